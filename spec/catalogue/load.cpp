#include "spec/catalogue/load.hpp"

#include <algorithm>

#include "spec/catalogue/resolve.hpp"

namespace assize {
namespace {

using Reader = void (*)(const Node&, const Complaints&, Draft&);

void read_file(const std::filesystem::path& path, Reader reader, Draft& draft,
               std::vector<Diagnostic>& faults) {
  auto document = read_document(path);
  if (!document) {
    faults.push_back(std::move(document.error()));
    return;
  }
  reader(*document, Complaints(path.string(), faults), draft);
}

void read_folder(const std::filesystem::path& folder, Reader reader, Draft& draft,
                 std::vector<Diagnostic>& faults) {
  std::error_code error;
  std::vector<std::filesystem::path> files;
  std::filesystem::recursive_directory_iterator it(folder, error);
  if (error) {
    faults.push_back({folder.string(), 0, 0, "is not a readable folder", {}});
    return;
  }
  for (const auto& entry : it) {
    if (entry.is_regular_file() && entry.path().extension() == ".toml") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  for (const auto& file : files) read_file(file, reader, draft, faults);
}

}  // namespace

tl::expected<std::shared_ptr<const Catalogue>, std::vector<Diagnostic>> load_catalogue(
    const std::filesystem::path& dir, const Catalogue* shape) {
  std::vector<Diagnostic> faults;
  Draft draft;
  read_folder(dir / "clauses", read_clauses, draft, faults);
  read_folder(dir / "rulings", read_rulings, draft, faults);
  read_folder(dir / "tiles", read_tiles, draft, faults);
  read_file(dir / "eligibility.toml", read_eligibility, draft, faults);
  sort_rows(draft);
  if (shape != nullptr) check_shape(draft, *shape);

  const auto storage = std::make_shared<Storage>();
  const Index index(draft);
  resolve_clauses(draft, index, *storage);
  resolve_options(draft, index, *storage);
  resolve_profiles(draft, index, *storage);
  resolve_constraints(draft, index, *storage);
  resolve_ambiguities(draft, index, *storage);
  resolve_eligibility(draft, index, *storage);
  resolve_tiles(draft, *storage);
  if (!faults.empty()) return tl::unexpected(std::move(faults));
  return std::shared_ptr<const Catalogue>(storage, &storage->catalogue);
}

}  // namespace assize
