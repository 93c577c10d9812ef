#include "tools/perft/tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace assize::perft {

namespace {

std::shared_ptr<const Ruleset> rules_for(std::vector<std::string> sets, int players, bool abbot) {
  const Catalogue& catalogue = builtin_catalogue();
  const auto profile = std::find_if(catalogue.profiles.begin(), catalogue.profiles.end(),
                                    [](const Profile& p) { return p.id == "C2-HiG"; });
  if (profile == catalogue.profiles.end()) throw std::logic_error("no profile C2-HiG");
  SetUp setup{.sets = std::move(sets),
              .players = {},
              .parts = {},
              .standing = {},
              .each = {},
              .rulings = rulings_of(*profile)};
  setup.parts[static_cast<std::size_t>(Part::abbot)] = abbot;
  for (int p = 0; p < players; ++p) setup.players.push_back(static_cast<Colour>(p));
  auto rules = make_ruleset(setup, Law(catalogue, setup.rulings));
  if (!rules) throw std::logic_error(rules.error().why);
  return *rules;
}

/// 1, 2 or 4: so many rotations show the identical tile.
int symmetry_of(const TileType& type) {
  const auto maps_onto_itself = [&type](int quarters) {
    return std::all_of(type.segments.begin(), type.segments.end(), [&](const Segment& s) {
      return std::any_of(type.segments.begin(), type.segments.end(), [&](const Segment& t) {
        return t.kind == s.kind && t.coats == s.coats && t.edges == turned(s.edges, quarters);
      });
    });
  };
  if (maps_onto_itself(1)) return 4;
  return maps_onto_itself(2) ? 2 : 1;
}

}  // namespace

std::vector<Tile> base_tiles() {
  const auto rules = base_rules();
  std::vector<Tile> tiles;
  for (std::size_t t = 0; t < rules->types.size(); ++t) {
    const TileDef& def = rules->tile(static_cast<TypeId>(t));
    if (def.letter.size() != 1) continue;
    tiles.push_back({def.letter.front(), std::string(def.id), symmetry_of(rules->types[t])});
  }
  return tiles;
}

std::shared_ptr<const Ruleset> base_rules(int players) {
  return rules_for({"base-c1"}, players, false);
}

std::shared_ptr<const Ruleset> tower_rules(int players) {
  return rules_for({"base-c2", "tower-c2"}, players, false);
}

std::shared_ptr<const Ruleset> all_rules(int players) {
  return rules_for({"base-c2", "river-c2", "tower-c2"}, players, true);
}

Letters::Letters(const Ruleset& rules, const std::vector<Tile>& tiles) : rotations_(rules.types.size(), 4) {
  by_letter_.fill(-1);
  for (const Tile& t : tiles) {
    const TypeId type = rules.type_of(t.id);
    if (type < 0) throw std::invalid_argument(fmt::format("the game has no tile {}", t.id));
    by_letter_.at(static_cast<std::size_t>(t.letter)) = type;
    rotations_[static_cast<std::size_t>(type)] = 4 / t.symmetry;
  }
}

TypeId Letters::type(char letter) const {
  const auto at = static_cast<unsigned char>(letter);
  const TypeId type = at < by_letter_.size() ? by_letter_[at] : static_cast<TypeId>(-1);
  if (type < 0) throw std::invalid_argument(fmt::format("no tile has the letter {}", letter));
  return type;
}

std::vector<TypeId> Letters::types(const std::string& letters) const {
  std::vector<TypeId> types;
  for (const char c : letters) types.push_back(type(c));
  return types;
}

}  // namespace assize::perft
