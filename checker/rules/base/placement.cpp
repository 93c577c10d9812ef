#include "checker/rules/base/placement.hpp"

#include <algorithm>
#include <bit>

#include "checker/rules/base/turn.hpp"
#include "checker/rules/river/course.hpp"
#include "checker/rules/princess_dragon/dragon.hpp"
#include "checker/rules/tower/ransom.hpp"
#include "checker/rules/traders/double_turn.hpp"

namespace assize::base {

namespace {

/// base.tile.touch, base.tile.corner
void judge_touch(const Game& game, Cell at, Grounds& no) {
  const int edges = game.index().grid().neighbours(at);
  if (edges > 0) return;
  const int corners = game.index().grid().diagonal_neighbours(at);
  no.forbid(corners > 0, "base.tile.corner"_c, {{"tiles at the corners", corners}});
  no.forbid(corners == 0, "base.tile.touch"_c, {{"tiles at the sides", 0}});
}

/// base.tile.match-all
void judge_match(const Game& game, const Action& a, Grounds& no) {
  const int need = game.index().grid().need(a.at);
  const Rotated& tile = game.rules().type(a.type).rotated[a.rotation];
  int wrong = 0;
  for (std::size_t s = 0; s < 4; ++s) {
    const auto kind = static_cast<SideKind>(need / kConstraintPlace[s] % 5);
    wrong += kind != SideKind::any && kind != tile.side[s] ? 1 : 0;
  }
  no.forbid(wrong > 0, "base.tile.match-all"_c, {{"sides that do not continue", wrong}});
}

/// Segments of the tile that would join two features which are both occupied already.
int occupied_joins(const Game& game, const Action& a) {
  const TileType& type = game.rules().type(a.type);
  std::array<int, 24> first{};
  first.fill(-1);
  int joins = 0;
  for (const Side side : kSides) {
    const Slot other = game.slot_at(neighbour(a.at, side));
    if (other < 0) continue;
    const auto& across = game.type_at(other).rotated[game.placed(other).rotation].segment[static_cast<std::size_t>(opposite(side))];
    const auto& ours = type.rotated[a.rotation].segment[static_cast<std::size_t>(side)];
    for (std::size_t i = 0; i < 3; ++i) {
      if (ours[i] < 0 || across[2 - i] < 0) continue;
      const NodeId root = game.index().root(other, across[2 - i]);
      if (game.index().at(root).figures == 0) continue;
      int& seen = first[static_cast<std::size_t>(ours[i])];
      joins += seen >= 0 && seen != root ? 1 : 0;
      seen = root;
    }
  }
  return joins;
}

void judge_board(const Game& game, const Action& a, Grounds& no) {
  judge_touch(game, a.at, no);
  judge_match(game, a, no);
  if (a.rotation != 0) no.require(true, "base.tile.rotate"_c);
  if (!no.law().in_force("base.meeple.join-later"_c) || !no.law().silent()) {
    if (occupied_joins(game, a) > 0) no.require(true, "base.meeple.join-later"_c);
  }
  if (game.rules().river) river::judge_course(game, a, no);
}

bool fits_board(const Game& game, const Action& a) {
  Grounds no(game.law(), Grounds::Detail::verdict);
  judge_board(game, a, no);
  return no.clear();
}

/// Every placement that touches and matches, by the table of fitting rotations, until `enough` has seen enough.
template <typename Enough>
void matching(const Game& game, Action a, Enough enough) {
  const auto& openings = game.index().grid().openings();
  const std::uint8_t* const fits = game.rules().type(a.type).fits.data();
  // Sixteen openings at a time, four bits each for the rotations: no branch hangs on what a single opening shows.
  constexpr std::size_t kAtATime = 16;
  for (std::size_t first = 0; first < openings.size(); first += kAtATime) {
    const std::size_t count = std::min(kAtATime, openings.size() - first);
    std::uint64_t fitting = 0;
    for (std::size_t i = 0; i < count; ++i) fitting |= std::uint64_t{fits[openings[first + i].need]} << (4 * i);
    for (; fitting != 0; fitting &= fitting - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(fitting));
      a.at = openings[first + bit / 4].at;
      a.rotation = static_cast<std::uint8_t>(bit % 4);
      if (enough(a)) return;
    }
  }
}

/// Shows `enough` every legal placement of the tile in hand until it has seen enough.
template <typename Enough>
void fitting(const Game& game, Enough enough) {
  Action a{.kind = ActionKind::place, .by = game.clock().player, .type = game.facts().hand};
  const auto judged = [&](const Action& placement) { return fits_board(game, placement) && enough(placement); };
  if (!game.law().plain()) {
    for (const Opening& opening : game.index().grid().openings()) {
      a.at = opening.at;
      for (a.rotation = 0; a.rotation < 4; ++a.rotation) {
        if (judged(a)) return;
      }
    }
    return;
  }
  // Nobody listens and no clause is switched: the table says what touching and matching come to. Only a river tile has
  // more to obey.
  if (game.rules().type(a.type).river != RiverRole::none) return matching(game, a, judged);
  matching(game, a, enough);
}

}  // namespace

bool tile_in_hand(const Game& game) { return game.facts().hand >= 0 && game.clock().placed < 0; }
bool tile_lies(const Game& game) { return game.clock().placed >= 0; }

bool placeable(const Game& game) {
  bool found = false;
  fitting(game, [&found](const Action&) { return found = true; });
  return found;
}

void judge_place(const Game& game, const Action& a, Grounds& no) {
  judge_own_turn(game, a, no);
  if (game.clock().placed >= 0) return no.forbid(true, "base.tile.draw-one"_c, {{"tiles placed", 1}});
  if (game.facts().hand != a.type || a.type < 0) return no.malformed("that tile is not in hand");
  if (game.slot_at(a.at) >= 0) return no.malformed("a tile lies there already");
  no.forbid(game.past(StepId::place), "base.turn.steps"_c);
  judge_board(game, a, no);
}

void offer_places(const Game& game, std::vector<Action>& out) {
  fitting(game, [&out](const Action& a) {
    out.push_back(a);
    return false;
  });
  if (game.rules().tower) tower::offer_ransoms(game, out);
}

void apply_place(Game& game, const Action& a) {
  const Slot slot = game.put_tile({.at = a.at, .type = a.type, .rotation = a.rotation});
  Facts& facts = game.change();
  facts.hand = -1;
  facts.clock.placed = slot;
  facts.clock.step = game.rules().position[static_cast<std::size_t>(StepId::place)];
  facts.clock.closed = true;
  if (game.rules().plays(Part::dragon)) princess_dragon::arrive(game);
  if (game.rules().has_kind[static_cast<std::size_t>(FigureKind::builder)]) traders::note_extension(game);
}

}  // namespace assize::base
