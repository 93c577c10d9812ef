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
  std::error_code unknown;  // a link that leads nowhere is no file
  std::vector<std::filesystem::path> files;
  const std::filesystem::recursive_directory_iterator end;
  for (std::filesystem::recursive_directory_iterator it(folder, error); !error && it != end;
       it.increment(error)) {
    if (it->path().extension() == ".toml" && it->is_regular_file(unknown)) files.push_back(it->path());
  }
  if (error || files.empty()) {
    faults.push_back({folder.string(),
                      0,
                      0,
                      error ? "is not a readable folder" : "there is no TOML file in this folder",
                      {}});
    return;
  }
  std::sort(files.begin(), files.end());
  for (const auto& file : files) read_file(file, reader, draft, faults);
}

/// What no law can do without, and what check_shape has no row to complain of.
void require_rows(const Draft& draft, const std::filesystem::path& dir, std::vector<Diagnostic>& faults) {
  const auto require = [&](bool there, const char* part, const char* what) {
    if (!there) faults.push_back({(dir / part).string(), 0, 0, std::string("holds no ") + what, {}});
  };
  if (!faults.empty()) return;
  require(!draft.clauses.empty(), "clauses", "clause");
  require(!draft.options.empty(), "rulings", "option");
  require(!draft.profiles.empty(), "rulings", "profile");
  require(!draft.sets.empty(), "tiles", "tile set");
  require(!draft.cells.empty(), "eligibility.toml", "cell");
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
  if (shape != nullptr) {
    check_shape(draft, *shape);
    require_rows(draft, dir, faults);
  }

  const auto storage = std::make_shared<Storage>();
  const NameIndex index(draft);
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
