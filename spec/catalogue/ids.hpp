// Names of clauses, rulings and numbers as literals. A name that spec/ does not hold does not compile.
#pragma once

#include "spec/catalogue/catalogue.hpp"
#include "spec_names.hpp"  // generated: kClauseNames, kRulingNames, kOptionNames, kNumberNames, sorted

namespace assize {

namespace ids {
/// Position of `name` in a sorted table; no such name: not a constant expression.
template <typename Table>
consteval std::size_t find(const Table& table, std::string_view name) {
  std::size_t lo = 0;
  std::size_t hi = table.size();
  while (lo < hi) {
    const std::size_t mid = (lo + hi) / 2;
    if (table[mid].name < name) {
      lo = mid + 1;
    } else {
      hi = mid;
    }
  }
  if (lo == table.size() || table[lo].name != name) throw "unknown name: spec/ does not hold it";
  return lo;
}
}  // namespace ids

/// "tower.ransom.price"_c
consteval ClauseId operator""_c(const char* s, std::size_t n) {
  return static_cast<ClauseId>(ids::kClauseNames[ids::find(ids::kClauseNames, {s, n})].index);
}
/// "tower.capture-own=no"_r
consteval Ruling operator""_r(const char* s, std::size_t n) {
  const auto& row = ids::kRulingNames[ids::find(ids::kRulingNames, {s, n})];
  return {static_cast<OptionId>(row.index), row.value};
}
/// "tower.capture-own"_o
consteval OptionId operator""_o(const char* s, std::size_t n) {
  return static_cast<OptionId>(ids::kOptionNames[ids::find(ids::kOptionNames, {s, n})].index);
}
/// "tower.ransom.price.ransom"_n: the number `ransom` of the clause
consteval NumberId operator""_n(const char* s, std::size_t n) {
  return static_cast<NumberId>(ids::kNumberNames[ids::find(ids::kNumberNames, {s, n})].index);
}

}  // namespace assize
