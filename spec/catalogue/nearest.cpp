#include "spec/catalogue/nearest.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <numeric>

namespace assize {

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replace = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({replace, last[j] + 1, row[j - 1] + 1});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], before[j - 2] + 1);
      }
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

std::optional<std::string_view> nearest(std::string_view name,
                                        const std::vector<std::string_view>& candidates) {
  std::optional<std::string_view> best;
  std::size_t best_distance = 0;
  for (const std::string_view candidate : candidates) {
    const std::size_t distance = edit_distance(name, candidate);
    const std::size_t slip = std::max<std::size_t>(1, std::max(name.size(), candidate.size()) / 3);
    if (distance <= slip && (!best || distance < best_distance)) {
      best = candidate;
      best_distance = distance;
    }
  }
  if (best || name.size() < 3) return best;
  for (const std::string_view candidate : candidates) {
    if (candidate.ends_with(name) || (candidate.size() >= 3 && name.ends_with(candidate))) return candidate;
  }
  return std::nullopt;
}

std::string hint_for(std::string_view name, const std::vector<std::string_view>& candidates) {
  if (const auto match = nearest(name, candidates)) return fmt::format("did you mean '{}'?", *match);
  if (!candidates.empty() && candidates.size() <= 12)
    return fmt::format("known: {}", fmt::join(candidates, ", "));
  return {};
}

}  // namespace assize
