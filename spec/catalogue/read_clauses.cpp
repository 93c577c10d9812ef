#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "spec/catalogue/draft.hpp"

namespace assize {
namespace {

constexpr std::array<std::string_view, 5> kAuthorities = {"rule", "official-faq", "community", "edition-note",
                                                          "house"};
constexpr std::array<std::string_view, 9> kKinds = {"component",   "definition", "effect",
                                                    "limit",       "obligation", "permission",
                                                    "prohibition", "scoring",    "setup"};
constexpr int kMostLines = 1'000'000;
constexpr int kMostNumber = 250;  ///< what floors, tiles and figures are counted in holds no more

std::uint8_t editions_of(const std::vector<Ref>& names, const Complaints& complaints) {
  unsigned mask = 0;
  for (const Ref& name : names) {
    if (const auto e = read_word<Edition>(name, kEditionNames, "edition", complaints)) {
      mask |= 1U << static_cast<unsigned>(*e);
    }
  }
  return static_cast<std::uint8_t>(mask);
}

/// "lines 71-73, 80" or the section.
std::string locator_of(TableReader& source) {
  const Node* lines = source.node("lines", Node::Kind::array);
  const std::string section = source.text_or("section");
  if (lines == nullptr || lines->items.empty()) return section;
  std::vector<int> numbers;
  for (const Node& line : lines->items)
    numbers.push_back(natural(line, "a line", kMostLines, source.complaints()));
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t last = i;
    while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
    if (!text.empty()) text += ", ";
    text += fmt::format("{}", numbers[i]);
    if (last > i) text += fmt::format("-{}", numbers[last]);
    i = last + 1;
  }
  return text;
}

void read_source(TableReader& table, ClauseDraft& clause, const Complaints& complaints) {
  if (const Node* node = table.node("source", Node::Kind::table)) {
    TableReader source(*node, complaints, "source");
    clause.source = source.text("file");
    clause.locator = locator_of(source);
    source.close();
  } else if (!table.has("source")) {
    complaints.add(table.where(), "clause without 'source'");
  }
  for (const Node* node : table.tables("also")) {
    TableReader source(*node, complaints, "also");
    if (!clause.also.empty()) clause.also += "; ";
    clause.also += source.text("file");
    clause.also += ':' + locator_of(source);
    source.close();
  }
}

bool is_number_name(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
}

void read_numbers(TableReader& table, ClauseDraft& clause, const Complaints& complaints) {
  const Node* numbers = table.node("numbers", Node::Kind::table);
  if (numbers == nullptr) return;
  for (const Member& member : numbers->members) {
    if (!is_number_name(member.key)) {
      complaints.add(member.where,
                     fmt::format("number name '{}' is not made of a-z, 0-9 and '-'", member.key));
    }
    const std::string what = fmt::format("number '{}'", member.key);
    clause.numbers.push_back(
        {{member.key, member.where}, natural(member.value, what, kMostNumber, complaints)});
  }
}

template <typename Names>
std::string word(TableReader& table, std::string_view key, const Names& names, const Complaints& complaints) {
  const Ref ref = table.ref(key);
  if (!ref.text.empty()) (void)read_word<int>(ref, names, key, complaints);
  return ref.text;
}

void read_clause(const Node& node, const Complaints& complaints, Draft& draft) {
  TableReader table(node, complaints, "clause");
  ClauseDraft clause;
  clause.complaints = complaints;
  clause.id = table.ref("id");
  clause.rulebook = table.text("rulebook");
  clause.editions = editions_of(table.refs("editions"), complaints);
  if (const Node* adopted = table.node("adopted", Node::Kind::table)) {
    TableReader reader(*adopted, complaints, "adopted");
    clause.adopted = editions_of(reader.refs("editions"), complaints);
    clause.adopted_why = reader.text("why");
    reader.close();
  }
  clause.authority = word(table, "authority", kAuthorities, complaints);
  for (const auto& [edition, authority] : table.text_table("authority_in")) {
    (void)read_word<Edition>(edition, kEditionNames, "edition", complaints);
    (void)read_word<int>(authority, kAuthorities, "authority", complaints);
  }
  clause.kind = word(table, "kind", kKinds, complaints);
  read_source(table, clause, complaints);
  clause.statement = table.text("statement");
  read_numbers(table, clause, complaints);
  clause.when = table.refs("when");
  clause.options = table.refs("options");
  if (table.has("cites")) clause.cites = table.ref("cites");
  clause.pending = table.text_or("pending");
  clause.testable = table.flag_or("testable", true);
  clause.why_not = table.text_or("why_not");
  clause.flag_changed = table.text_or("flag_changed");
  clause.evidence = table.text_or("evidence");
  (void)table.refs("see");
  clause.note = table.text_or("note");
  table.close();
  if (!clause.testable && clause.why_not.empty()) {
    complaints.add(clause.id.where, fmt::format("'{}' is not testable but has no 'why_not'", clause.id.text));
  }
  if (clause.testable && !clause.why_not.empty()) {
    complaints.add(clause.id.where, fmt::format("'{}' is testable and has a 'why_not'", clause.id.text));
  }
  draft.clauses.push_back(std::move(clause));
}

}  // namespace

void read_clauses(const Node& file, const Complaints& complaints, Draft& draft) {
  TableReader top(file, complaints, "a clause file");
  for (const Node* node : top.tables("clause")) read_clause(*node, complaints, draft);
  top.close();
}

}  // namespace assize
