#include <fmt/format.h>

#include "spec/catalogue/resolve.hpp"

namespace assize {
namespace {

const std::string kFixed = "names are fixed when the program is built; build it anew with the changed spec/";

/// Both sides sorted by id.
template <typename Rows, typename Known>
void compare_ids(const Rows& rows, const Known& known, std::string_view what) {
  const std::vector<std::string_view> names = ids_of(known);
  std::size_t i = 0;
  for (const auto& row : rows) {
    while (i < known.size() && known[i].id < row.id.text) {
      row.complaints.add(row.id.where, fmt::format("{} '{}' is missing before this one", what, known[i].id),
                         kFixed);
      ++i;
    }
    if (i < known.size() && known[i].id == row.id.text) {
      ++i;
    } else {
      const std::string hint = hint_for(row.id.text, names);
      row.complaints.add(row.id.where, fmt::format("unknown {} '{}'", what, row.id.text),
                         hint.empty() ? kFixed : hint);
    }
  }
  for (; i < known.size() && !rows.empty(); ++i) {
    const auto& last = rows.back();
    last.complaints.add(last.id.where, fmt::format("{} '{}' is missing after this one", what, known[i].id),
                        kFixed);
  }
}

template <typename Known>
auto lookup(const Known& known, std::string_view id) {
  auto it = known.begin();
  while (it != known.end() && it->id != id) ++it;
  return it;
}

void compare_numbers(const ClauseDraft& row, const Clause& clause, const Catalogue& shape) {
  const auto numbers = shape.numbers.subspan(clause.first_number, clause.number_count);
  std::vector<std::string_view> names;
  for (const Number& number : numbers) names.push_back(number.name);
  for (const NumberDraft& number : row.numbers) {
    if (std::erase(names, number.name.text) != 0) continue;
    row.complaints.add(number.name.where,
                       fmt::format("unknown number '{}' of '{}'", number.name.text, row.id.text),
                       hint_for(number.name.text, names));
  }
  for (const std::string_view name : names) {
    row.complaints.add(row.id.where, fmt::format("'{}' lacks its number '{}'", row.id.text, name), kFixed);
  }
}

void compare_values(const OptionDraft& row, const Option& option) {
  bool equal = row.values.size() == option.values.size();
  for (std::size_t i = 0; equal && i < row.values.size(); ++i)
    equal = row.values[i].value == option.values[i].value;
  if (!equal) {
    row.complaints.add(row.id.where,
                       fmt::format("option '{}' has other values than the program", row.id.text), kFixed);
  }
}

}  // namespace

void check_shape(const Draft& draft, const Catalogue& shape) {
  compare_ids(draft.clauses, shape.clauses, "clause");
  compare_ids(draft.options, shape.options, "option");
  for (const ClauseDraft& row : draft.clauses) {
    const auto clause = lookup(shape.clauses, row.id.text);
    if (clause != shape.clauses.end()) compare_numbers(row, *clause, shape);
  }
  for (const OptionDraft& row : draft.options) {
    const auto option = lookup(shape.options, row.id.text);
    if (option != shape.options.end()) compare_values(row, *option);
  }
}

}  // namespace assize
