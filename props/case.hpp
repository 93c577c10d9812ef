// A game as a value: the set-up, the rulings and the numbers by which every decision is taken.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "checker/ruleset.hpp"

namespace assize::props {

/// Everything a game follows from. Decision i takes the listed action for which choices[i] stands; when the
/// choices are used up the game breaks off.
struct Case {
  std::uint64_t seed = 0;  ///< where it came from, for reports; 0: made by hand
  Edition edition = Edition::c2;
  int players = 2;
  bool tower = false, river = false, abbot = false;
  bool inns = false, traders = false, dragon = false, phantom = false, festival = false;
  std::vector<std::uint8_t> rulings;  ///< by OptionId
  std::vector<std::uint32_t> choices;
};

/// The plainest case of an edition: two players, the base game, the rulings of the edition's profile, no
/// choices.
[[nodiscard]] Case plain_case(Edition edition);
/// Any case; its rulings obey the catalogue's constraints. The same seed gives the same case everywhere.
[[nodiscard]] Case random_case(std::uint64_t seed);
/// Sets what constraints force and lets go of what they exclude. False: no way was found.
[[nodiscard]] bool reconcile(std::vector<std::uint8_t>& rulings);

/// The rules of the case; `listener` makes a law to which somebody listens, `off` is a clause to judge
/// without. Null: the rules refuse the set-up.
[[nodiscard]] std::shared_ptr<const Ruleset> rules_of(const Case& c, Listener listener = {},
                                                      std::optional<ClauseId> off = {});

/// The set-up and every ruling that differs from the edition's profile.
[[nodiscard]] std::string to_text(const Case& c);

}  // namespace assize::props
