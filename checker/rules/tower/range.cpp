#include "checker/rules/tower/range.hpp"

#include <algorithm>
#include <cstdlib>

#include "checker/rules/tower/diagonal.hpp"

namespace assize::tower {

namespace {

Cell step_towards(Cell from, Cell to) {
  const auto sign = [](int v) { return static_cast<std::int16_t>((v > 0) - (v < 0)); };
  return {static_cast<std::int16_t>(from.x + sign(to.x - from.x)), static_cast<std::int16_t>(from.y + sign(to.y - from.y))};
}

bool one_block(const Game& game, Slot a, Slot b) {
  return a >= 0 && b >= 0 && game.rules().tile(game.placed(a).type).has_block &&
         game.rules().tile(game.placed(b).type).has_block;
}

/// The straight line from the tower to the target.
struct Line {
  int distance = 0;      ///< steps of range that it takes
  bool hole = false;     ///< it crosses an empty place
  bool bare = false;     ///< it crosses a place without figures
  bool tower = false;    ///< it crosses another tower
};

Line line_to(const Game& game, Cell from, Cell to) {
  const Law& law = game.law();
  const bool skip_holes = law.is("tower.hole-consumes-range=skipped"_r);
  const bool block_is_one = law.is("tower.large-block-cells=one-tile"_r);
  const bool figures_matter = law.in_force("tower.house.no-capture-over-holes"_c);
  Line line;
  Slot before = game.slot_at(from);
  for (Cell c = from; c != to;) {
    c = step_towards(c, to);
    const Slot slot = game.slot_at(c);
    const bool hole = slot < 0;
    const bool free = (hole && skip_holes) || (block_is_one && one_block(game, before, slot));
    line.distance += free ? 0 : 1;
    before = slot;
    if (c == to) break;
    line.hole = line.hole || hole;
    line.bare = line.bare || (figures_matter && !any_figure_at(game, c));
    line.tower = line.tower || (slot >= 0 && game.floors(slot) > 0);
  }
  return line;
}

void judge_line(const Game& game, Cell from, Cell target, int floors, Grounds& no) {
  const Line line = line_to(game, from, target);
  const int reach = floors * no.law().amount("tower.range.one-tile-per-floor.tiles-per-floor"_n);
  no.forbid(line.distance > reach, "tower.range.one-tile-per-floor"_c, {{"distance", line.distance}, {"height", floors}});
  no.forbid(line.distance > reach - 1, "tower.house.no-surprises"_c, {{"distance", line.distance}, {"height", floors}});
  const bool tiles_only = no.law().is("tower.house.empty-tile-meaning=no-tile"_r);
  no.forbid(tiles_only ? line.hole : line.bare, "tower.house.no-capture-over-holes"_c);
  if (line.hole) no.require(true, "tower.range.over-holes"_c);
  if (line.tower) no.require(true, "tower.range.over-towers"_c);
}

}  // namespace

void judge_reach(const Game& game, Slot tower, int floors, Cell target, Grounds& no) {
  const Cell from = game.placed(tower).at;
  if (target == from) return no.require(true, "tower.range.own-tile"_c);
  const bool straight = target.x == from.x || target.y == from.y;
  if (no.law().permits("tower.house.diagonal-reach"_c)) return judge_diagonal(game, from, target, floors, no);
  no.forbid(!straight, "tower.range.four-directions"_c);
  if (no.decided()) return;
  if (straight || !no.law().in_force("tower.range.four-directions"_c)) judge_line(game, from, target, floors, no);
}

bool reaches(const Game& game, Slot tower, int floors, Cell target) {
  Grounds no(game.law(), Grounds::Detail::verdict);
  judge_reach(game, tower, floors, target, no);
  return no.clear();
}

std::vector<Slot> tiles_in_range(const Game& game, Slot tower, int floors) {
  std::vector<Slot> tiles;
  for (std::size_t s = 0; s < game.facts().tiles.size(); ++s) {
    if (reaches(game, tower, floors, game.facts().tiles[s].at)) tiles.push_back(static_cast<Slot>(s));
  }
  return tiles;
}

}  // namespace assize::tower
