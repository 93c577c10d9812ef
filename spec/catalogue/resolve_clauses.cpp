#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "spec/catalogue/resolve.hpp"

namespace assize {
namespace {

void resolve_cite(const Draft& draft, const ClauseDraft& row, const NameIndex& index, Clause& clause) {
  if (row.cites.text.empty()) return;
  const auto target = index.clause(row.cites, row.complaints);
  if (!target) return;
  clause.restates = true;
  clause.cites = *target;
  const ClauseDraft& decision = draft.clauses[static_cast<std::size_t>(*target)];
  if (!decision.cites.text.empty()) {
    row.complaints.add(row.cites.where,
                       fmt::format("'{}' is itself a cite: name the decision", decision.id.text),
                       fmt::format("it cites '{}'", decision.cites.text));
  }
}

}  // namespace

void resolve_clauses(const Draft& draft, const NameIndex& index, Storage& storage) {
  std::vector<Clause> clauses;
  std::vector<Number> numbers;
  for (const ClauseDraft& row : draft.clauses) {
    Clause clause;
    const auto id = static_cast<ClauseId>(clauses.size());
    clause.id = storage.keep(row.id.text);
    clause.rulebook = storage.keep(row.rulebook);
    clause.editions = row.editions;
    clause.adopted = row.adopted;
    clause.adopted_why = storage.keep(row.adopted_why);
    clause.authority = storage.keep(row.authority);
    clause.kind = storage.keep(row.kind);
    clause.source = storage.keep(row.source);
    clause.locator = storage.keep(row.locator);
    clause.also = storage.keep(row.also);
    clause.statement = storage.keep(row.statement);
    clause.when = storage.keep(index.conditions(row.when, row.complaints));
    std::vector<OptionId> options;
    for (const Ref& ref : row.options) {
      if (const auto option = index.option(ref, row.complaints)) options.push_back(*option);
    }
    clause.options = storage.keep(std::move(options));
    clause.first_number = static_cast<std::uint16_t>(numbers.size());
    clause.number_count = static_cast<std::uint16_t>(row.numbers.size());
    std::vector<NumberDraft> sorted = row.numbers;
    std::sort(sorted.begin(), sorted.end(),
              [](const NumberDraft& a, const NumberDraft& b) { return a.name.text < b.name.text; });
    for (const NumberDraft& number : sorted)
      numbers.push_back({id, storage.keep(number.name.text), number.value});
    resolve_cite(draft, row, index, clause);
    clause.pending = storage.keep(row.pending);
    clause.testable = row.testable;
    clause.why_not = storage.keep(row.why_not);
    clause.flag_changed = storage.keep(row.flag_changed);
    clause.evidence = storage.keep(row.evidence);
    clause.note = storage.keep(row.note);
    clauses.push_back(clause);
  }
  storage.catalogue.clauses = storage.keep(std::move(clauses));
  storage.catalogue.numbers = storage.keep(std::move(numbers));
}

void resolve_options(const Draft& draft, const NameIndex& index, Storage& storage) {
  std::vector<Option> options;
  for (const OptionDraft& row : draft.options) {
    Option option;
    option.id = storage.keep(row.id.text);
    option.title = storage.keep(row.title);
    option.kind = storage.keep(row.kind);
    option.rulebook = storage.keep(row.rulebook);
    option.pending = storage.keep(row.pending);
    option.inseparable = storage.keep(row.inseparable);
    option.note = storage.keep(row.note);
    std::vector<OptionValue> values;
    std::set<std::string_view> seen;
    for (const auto& [value, meaning, by] : row.values) {
      if (!seen.insert(value).second) {
        row.complaints.add(row.id.where, fmt::format("option '{}' has '{}' twice", row.id.text, value));
      }
      values.push_back({storage.keep(value), storage.keep(meaning), storage.keep(by)});
    }
    if (values.size() < 2 || values.size() > 32) {
      row.complaints.add(row.id.where, fmt::format("option '{}' needs 2 to 32 values", row.id.text));
    }
    option.values = storage.keep(std::move(values));
    option.clauses = storage.keep(index.clauses(row.clauses, row.complaints));
    options.push_back(option);
  }
  storage.catalogue.options = storage.keep(std::move(options));
}

}  // namespace assize
