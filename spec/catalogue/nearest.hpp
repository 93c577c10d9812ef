// The known word that somebody probably meant.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assize {

/// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b);

/// The candidate with the least edit distance if it is close enough to be a slip (a third of the longer
/// word), else one that ends in the name or that the name ends in; nothing if there is none.
[[nodiscard]] std::optional<std::string_view> nearest(std::string_view name,
                                                      const std::vector<std::string_view>& candidates);

/// "did you mean 'x'?", else the whole list if it is short, else empty.
[[nodiscard]] std::string hint_for(std::string_view name, const std::vector<std::string_view>& candidates);

/// Any range of things that convert to string_view, as candidates.
template <typename Range>
[[nodiscard]] std::vector<std::string_view> as_candidates(const Range& range) {
  std::vector<std::string_view> names;
  for (const auto& each : range) names.push_back(std::string_view(each));
  return names;
}
/// The ids of a table's rows, as candidates.
template <typename Range>
[[nodiscard]] std::vector<std::string_view> ids_of(const Range& range) {
  std::vector<std::string_view> names;
  for (const auto& each : range) names.push_back(std::string_view(each.id));
  return names;
}

}  // namespace assize
