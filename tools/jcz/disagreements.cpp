#include "tools/jcz/disagreements.hpp"

#include <algorithm>
#include <stdexcept>

#include "spec/catalogue/table_reader.hpp"
#include "tools/jcz/disagreements_text.hpp"

namespace assize::jcz {

namespace {

constexpr int kMostNumber = 100'000;

Disagreement read_one(const Node& table, const Complaints& complaints) {
  TableReader reader(table, complaints, "disagreement");
  Disagreement d;
  d.file = reader.text("file");
  d.assertion = reader.integer_or("assertion", 0, kMostNumber);
  d.move = reader.integer_or("move", 0, kMostNumber);
  d.kind = reader.text("kind");
  d.clause = reader.text("clause");
  d.reason = reader.text("reason");
  if ((d.assertion > 0) == (d.move > 0))
    complaints.add(table.where, "a disagreement is about an assertion or about a move",
                   "write 'assertion' or 'move'");
  reader.close();
  return d;
}

/// The path ends in these folders and this name.
bool ends_in(const std::filesystem::path& path, const std::filesystem::path& end) {
  auto p = path.end();
  for (auto e = end.end(); e != end.begin();) {
    if (p == path.begin()) return false;
    --p;
    --e;
    if (*p != *e) return false;
  }
  return true;
}

template <typename Matches>
const Disagreement* find(const std::filesystem::path& recording, Matches matches) {
  const auto& all = disagreements();
  std::error_code error;
  const std::filesystem::path whole = std::filesystem::absolute(recording, error);
  const auto found = std::find_if(all.begin(), all.end(), [&](const Disagreement& d) {
    return matches(d) && ends_in(whole, d.file);
  });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace

tl::expected<std::vector<Disagreement>, std::vector<Diagnostic>> read_disagreements(std::string_view text) {
  const std::string file = "disagreements.toml";
  const auto document = parse_document(text, file);
  if (!document) return tl::unexpected(std::vector{document.error()});
  std::vector<Diagnostic> faults;
  const Complaints complaints(file, faults);
  std::vector<Disagreement> all;
  TableReader reader(*document, complaints, "list");
  for (const Node* table : reader.tables("disagreement")) all.push_back(read_one(*table, complaints));
  reader.close();
  if (!faults.empty()) return tl::unexpected(std::move(faults));
  return all;
}

const std::vector<Disagreement>& disagreements() {
  static const std::vector<Disagreement> kAll = [] {
    auto read = read_disagreements(kDisagreementsText);
    if (!read) throw std::logic_error(to_string(read.error()));
    return *std::move(read);
  }();
  return kAll;
}

const Disagreement* listed_assertion(const std::filesystem::path& recording, int assertion, std::string_view kind) {
  return find(recording, [&](const Disagreement& d) { return d.assertion == assertion && d.kind == kind; });
}

const Disagreement* listed_move(const std::filesystem::path& recording, int move) {
  return find(recording, [move](const Disagreement& d) { return d.move == move; });
}

}  // namespace assize::jcz
