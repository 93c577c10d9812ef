// Turns drafts into tables: names become indices, and what does not fit together becomes a complaint.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/catalogue/draft.hpp"
#include "spec/catalogue/storage.hpp"

namespace assize {

/// The ids of a draft, sorted: an id's position is its index in the tables.
class NameIndex {
 public:
  explicit NameIndex(const Draft& draft);

  [[nodiscard]] std::optional<ClauseId> clause(const Ref& ref, const Complaints& complaints) const;
  [[nodiscard]] std::optional<OptionId> option(const Ref& ref, const Complaints& complaints) const;
  /// "option=a|b"
  [[nodiscard]] std::optional<Condition> condition(const Ref& ref, const Complaints& complaints) const;
  /// Position of a value among those of the option.
  [[nodiscard]] std::optional<std::uint8_t> value(OptionId option, const Ref& ref,
                                                  const Complaints& complaints) const;

  [[nodiscard]] std::vector<ClauseId> clauses(const std::vector<Ref>& refs,
                                              const Complaints& complaints) const;
  [[nodiscard]] std::vector<Condition> conditions(const std::vector<Ref>& refs,
                                                  const Complaints& complaints) const;

 private:
  const Draft* draft_;
  std::map<std::string_view, std::uint16_t> clauses_, options_;
};

/// Sorts the rows of a draft by id and complains about ids that occur twice.
void sort_rows(Draft& draft);

void resolve_clauses(const Draft& draft, const NameIndex& index, Storage& storage);
void resolve_options(const Draft& draft, const NameIndex& index, Storage& storage);
void resolve_profiles(const Draft& draft, const NameIndex& index, Storage& storage);
void resolve_constraints(const Draft& draft, const NameIndex& index, Storage& storage);
void resolve_ambiguities(const Draft& draft, const NameIndex& index, Storage& storage);
void resolve_eligibility(const Draft& draft, const NameIndex& index, Storage& storage);
void resolve_tiles(const Draft& draft, Storage& storage);

/// Clauses, options, values, numbers and profiles must be those of `shape`: a program's names are fixed when
/// it is built.
void check_shape(const Draft& draft, const Catalogue& shape);

}  // namespace assize
