#include "spec/scenario/read.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/scenario/check.hpp"
#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

/// In the order of the file, without repetitions, and not too many.
std::vector<Diagnostic> tidy(std::vector<Diagnostic> all, const std::string& file) {
  std::stable_sort(all.begin(), all.end(), [](const Diagnostic& a, const Diagnostic& b) {
    return std::pair(a.line, a.column) < std::pair(b.line, b.column);
  });
  all.erase(std::unique(all.begin(), all.end()), all.end());
  if (all.size() > kMostComplaints) {
    const std::size_t more = all.size() - kMostComplaints;
    all.resize(kMostComplaints);
    all.push_back({file, 0, 0, fmt::format("and {} more", more), {}});
  }
  return all;
}

}  // namespace

tl::expected<Scenario, std::vector<Diagnostic>> parse_scenario(std::string_view text, const std::string& file,
                                                               const Catalogue& catalogue) {
  if (auto unfit = check_text(text, file); !unfit.empty()) return tl::unexpected(std::move(unfit));
  const auto document = parse_document(text, file);
  if (!document) {
    Diagnostic fault = document.error();
    if (fault.hint.empty()) fault.hint = "this is not TOML";
    return tl::unexpected(std::vector{std::move(fault)});
  }

  std::vector<Diagnostic> found;
  const Complaints complaints(file, found);
  Scenario scenario;
  scenario.file = file;
  Reader reader{catalogue, complaints, text, scenario, TileBook(catalogue, {})};
  const Fields head(*document, kHead, complaints);
  read_head(head, reader);
  std::vector<std::size_t> sets;
  for (const SetRef& set : scenario.sets) sets.push_back(set.index);
  reader.book = TileBook(catalogue, std::move(sets));
  Sound sound{.board = found.empty()};
  if (const Node* board = head.find("board")) read_board(*board, reader);
  sound.board = found.empty();
  read_steps(head, reader);
  sound.steps = found.empty();
  if (const Node* expect = head.find("expect")) {
    scenario.expect = read_expectation(Fields(*expect, kExpect, complaints), true, reader);
    if (expect->kind == Node::Kind::table && expect->members.empty()) {
      complaints.add(expect->where, "[expect] is empty and says nothing",
                     "say what the rules make of it, or leave it out");
    }
  }
  read_expect_under(head, reader);
  sound.expectations = found.empty();
  check_scenario(scenario, catalogue, sound, complaints);
  if (found.empty()) return scenario;
  return tl::unexpected(tidy(std::move(found), file));
}

tl::expected<Scenario, std::vector<Diagnostic>> read_scenario(const std::filesystem::path& path,
                                                              const Catalogue& catalogue) {
  const auto text = read_text(path);
  if (!text) return tl::unexpected(std::vector{text.error()});
  return parse_scenario(*text, path.string(), catalogue);
}

}  // namespace assize::scenario
