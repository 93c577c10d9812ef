// Games for tests: rules by profile and sets, tiles put down by id.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "checker/game.hpp"

namespace assize::tests {

inline Rulings rulings(std::string_view profile) {
  for (const Profile& p : builtin_catalogue().profiles) {
    if (p.id == profile) return rulings_of(p);
  }
  throw std::runtime_error("no such profile");
}

inline std::shared_ptr<Ruleset> rules(std::string_view profile, std::vector<std::string> sets, int players = 2) {
  SetUp setup;
  setup.sets = std::move(sets);
  setup.rulings = rulings(profile);
  for (int p = 0; p < players; ++p) setup.players.push_back(static_cast<Colour>(p));
  auto made = make_ruleset(setup, Law(builtin_catalogue(), setup.rulings));
  if (!made) throw std::runtime_error(made.error().why);
  return *made;
}

/// Puts a tile down without asking whether it fits.
inline Slot put(Game& game, std::string_view id, int x, int y, int rotation = 0) {
  const TypeId type = game.rules().type_of(id);
  if (type < 0) throw std::runtime_error("no such tile");
  return game.put_tile({.at = {static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)},
                        .type = type,
                        .rotation = static_cast<std::uint8_t>(rotation)});
}

}  // namespace assize::tests
