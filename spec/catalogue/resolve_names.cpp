#include <fmt/format.h>

#include <algorithm>

#include "spec/catalogue/resolve.hpp"

namespace assize {
namespace {

template <typename Rows>
void sort_by_id(Rows& rows, std::string_view what) {
  std::stable_sort(rows.begin(), rows.end(),
                   [](const auto& a, const auto& b) { return a.id.text < b.id.text; });
  for (std::size_t i = 1; i < rows.size(); ++i) {
    if (rows[i].id.text != rows[i - 1].id.text) continue;
    rows[i].complaints.add(
        rows[i].id.where, fmt::format("{} '{}' stands twice", what, rows[i].id.text),
        fmt::format("first at {}:{}", rows[i - 1].complaints.file(), rows[i - 1].id.where.line));
  }
}

template <typename Map>
std::vector<std::string_view> keys_of(const Map& map) {
  std::vector<std::string_view> keys;
  for (const auto& [key, index] : map) keys.push_back(key);
  return keys;
}

}  // namespace

void sort_rows(Draft& draft) {
  sort_by_id(draft.clauses, "clause");
  sort_by_id(draft.options, "option");
  sort_by_id(draft.ambiguities, "ambiguity");
  sort_by_id(draft.sets, "tile set");
}

NameIndex::NameIndex(const Draft& draft) : draft_(&draft) {
  for (std::size_t i = 0; i < draft.clauses.size(); ++i) {
    clauses_.emplace(draft.clauses[i].id.text, static_cast<std::uint16_t>(i));
  }
  for (std::size_t i = 0; i < draft.options.size(); ++i) {
    options_.emplace(draft.options[i].id.text, static_cast<std::uint16_t>(i));
  }
}

std::optional<ClauseId> NameIndex::clause(const Ref& ref, const Complaints& complaints) const {
  const auto found = clauses_.find(ref.text);
  if (found != clauses_.end()) return ClauseId{found->second};
  complaints.add(ref.where, fmt::format("unknown clause '{}'", ref.text),
                 hint_for(ref.text, keys_of(clauses_)));
  return std::nullopt;
}

std::optional<OptionId> NameIndex::option(const Ref& ref, const Complaints& complaints) const {
  const auto found = options_.find(ref.text);
  if (found != options_.end()) return OptionId{found->second};
  complaints.add(ref.where, fmt::format("unknown option '{}'", ref.text),
                 hint_for(ref.text, keys_of(options_)));
  return std::nullopt;
}

std::optional<std::uint8_t> NameIndex::value(OptionId option, const Ref& ref,
                                         const Complaints& complaints) const {
  const OptionDraft& row = draft_->options[static_cast<std::size_t>(option)];
  std::vector<std::string_view> known;
  for (std::size_t i = 0; i < row.values.size(); ++i) {
    if (row.values[i].value == ref.text) return static_cast<std::uint8_t>(i);
    known.push_back(row.values[i].value);
  }
  complaints.add(ref.where, fmt::format("option '{}' has no value '{}'", row.id.text, ref.text),
                 hint_for(ref.text, known));
  return std::nullopt;
}

std::optional<Condition> NameIndex::condition(const Ref& ref, const Complaints& complaints) const {
  const std::size_t equals = ref.text.find('=');
  if (equals == std::string::npos) {
    complaints.add(ref.where, fmt::format("'{}' is not of the form option=value", ref.text));
    return std::nullopt;
  }
  const auto id = option({ref.text.substr(0, equals), ref.where}, complaints);
  if (!id) return std::nullopt;
  Condition condition{*id, 0};
  std::string_view rest = std::string_view(ref.text).substr(equals + 1);
  while (true) {
    const std::size_t bar = rest.find('|');
    const auto one = value(*id, {std::string(rest.substr(0, bar)), ref.where}, complaints);
    if (!one) return std::nullopt;
    condition.values |= 1U << *one;
    if (bar == std::string_view::npos) return condition;
    rest.remove_prefix(bar + 1);
  }
}

std::vector<ClauseId> NameIndex::clauses(const std::vector<Ref>& refs, const Complaints& complaints) const {
  std::vector<ClauseId> list;
  for (const Ref& ref : refs) {
    if (const auto id = clause(ref, complaints)) list.push_back(*id);
  }
  return list;
}

std::vector<Condition> NameIndex::conditions(const std::vector<Ref>& refs, const Complaints& complaints) const {
  std::vector<Condition> list;
  for (const Ref& ref : refs) {
    if (const auto one = condition(ref, complaints)) list.push_back(*one);
  }
  return list;
}

}  // namespace assize
