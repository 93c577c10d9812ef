// Names of the engine that this library waits for.
#pragma once

#include "checker/ruleset.hpp"

namespace assize::jcz {

template <typename Enum, std::size_t N>
constexpr Enum named(const std::array<std::string_view, N>& names, std::string_view name) {
  for (std::size_t i = 0; i < N; ++i) {
    if (names[i] == name) return static_cast<Enum>(i);
  }
  return static_cast<Enum>(250);
}
inline constexpr auto kFairyAction = named<ActionKind>(kActionNames, "fairy");
inline constexpr auto kDragonAction = named<ActionKind>(kActionNames, "dragon");
inline constexpr auto kPrincessAction = named<ActionKind>(kActionNames, "princess");
inline constexpr auto kFestivalAction = named<ActionKind>(kActionNames, "festival");
inline constexpr auto kDoubleTurnAction = named<ActionKind>(kActionNames, "double_turn");
inline constexpr auto kPhantomStep = named<StepId>(kStepNames, "phantom");
inline constexpr auto kDragonStep = named<StepId>(kStepNames, "dragon");
inline constexpr auto kDoubleTurnStep = named<StepId>(kStepNames, "double turn");

}  // namespace assize::jcz
