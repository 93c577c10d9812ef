#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "spec/specgen/emit.hpp"

namespace assize::specgen {
namespace {

struct Row {
  std::string name;
  std::size_t index = 0;
  std::size_t value = 0;
};

std::string table(std::string_view type, std::string_view name, std::vector<Row> rows, bool with_value) {
  std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.name < b.name; });
  std::string out = fmt::format("inline constexpr std::array<{}, {}> {} = {{{{\n", type, rows.size(), name);
  for (const Row& row : rows) {
    out += with_value ? fmt::format("    {{\"{}\", {}, {}}},\n", row.name, row.index, row.value)
                      : fmt::format("    {{\"{}\", {}}},\n", row.name, row.index);
  }
  return out + "}};\n";
}

template <typename Rows>
std::vector<Row> rows_of(const Rows& things) {
  std::vector<Row> rows;
  for (const auto& thing : things) rows.push_back({std::string(thing.id), rows.size()});
  return rows;
}

}  // namespace

std::string names_header(const Catalogue& catalogue) {
  std::vector<Row> rulings;
  for (std::size_t i = 0; i < catalogue.options.size(); ++i) {
    const Option& option = catalogue.options[i];
    for (std::size_t v = 0; v < option.values.size(); ++v) {
      rulings.push_back({fmt::format("{}={}", option.id, option.values[v].value), i, v});
    }
  }
  std::vector<Row> numbers;
  for (const Number& number : catalogue.numbers) {
    const Clause& clause = catalogue.clauses[static_cast<std::size_t>(number.clause)];
    numbers.push_back({fmt::format("{}.{}", clause.id, number.name), numbers.size()});
  }
  return "// Generated from spec/: do not edit.\n#pragma once\n\n#include <array>\n#include <cstdint>\n"
         "#include <string_view>\n\nnamespace assize::ids {\n\n"
         "struct NameRow {\n  std::string_view name;\n  std::uint16_t index;\n};\n"
         "struct RulingRow {\n  std::string_view name;\n  std::uint16_t index;\n  std::uint8_t "
         "value;\n};\n\n" +
         table("NameRow", "kClauseNames", rows_of(catalogue.clauses), false) +
         table("NameRow", "kOptionNames", rows_of(catalogue.options), false) +
         table("NameRow", "kNumberNames", std::move(numbers), false) +
         table("RulingRow", "kRulingNames", std::move(rulings), true) + "\n}  // namespace assize::ids\n";
}

}  // namespace assize::specgen
