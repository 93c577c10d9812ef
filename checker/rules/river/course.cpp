#include "checker/rules/river/course.hpp"

#include <algorithm>
#include <vector>

#include "checker/few.hpp"

namespace assize::river {

namespace {

bool shows_river(const Rotated& tile, Side s) { return tile.side[static_cast<std::size_t>(s)] == SideKind::river; }

const Rotated& lying(const Game& game, Slot slot) { return game.type_at(slot).rotated[game.placed(slot).rotation]; }

using Sides = Few<Side, 4>;

/// The other sides at which the tile shows the river.
Sides other_sides(const Rotated& tile, Side than) {
  Sides others;
  for (const Side s : kSides) {
    if (s != than && shows_river(tile, s)) others.push_back(s);
  }
  return others;
}

bool fork_bends(const Game& game) { return game.law().is("base.river-fork-bend=yes"_r); }

/// Followed from `from` over the tile at `cell`, not by way of `passed` tiles, the river comes to the spring.
bool reaches_spring(const Game& game, Cell cell, Side from, std::vector<Slot>& passed) {
  const Slot slot = game.slot_at(cell);
  if (slot < 0 || std::find(passed.begin(), passed.end(), slot) != passed.end()) return false;
  passed.push_back(slot);
  if (game.type_at(slot).river == RiverRole::source) return true;
  const Sides on = other_sides(lying(game, slot), from);
  return std::any_of(on.begin(), on.end(),
                     [&](Side s) { return reaches_spring(game, neighbour(cell, s), opposite(s), passed); });
}

/// The sides by which the river comes to a tile that it leaves by `out`: none at an end. Into a fork, where
/// that counts, from the spring.
Sides ways_in(const Game& game, Cell cell, Side out) {
  const Slot slot = game.slot_at(cell);
  if (slot < 0) return {};
  const Sides others = other_sides(lying(game, slot), out);
  if (others.size() < 2) return others;
  Sides upstream;
  for (const Side s : others) {
    std::vector<Slot> passed = {slot};
    if (fork_bends(game) && reaches_spring(game, neighbour(cell, s), opposite(s), passed))
      upstream.push_back(s);
  }
  return upstream;
}

enum class Bend { straight, left, right };

Bend bend(Side in, Side out) {
  switch ((static_cast<int>(out) - static_cast<int>(in) + 4) % 4) {
    case 1: return Bend::left;
    case 3: return Bend::right;
    default: return Bend::straight;
  }
}

/// The river that leaves the tile at `cell` by `out` has bent that way, there or past straight pieces.
bool bent(const Game& game, Cell cell, Side out, Bend way, bool past_straight) {
  const Sides ins = ways_in(game, cell, out);
  return std::any_of(ins.begin(), ins.end(), [&](Side in) {
    const Bend here = bend(in, out);
    if (here != Bend::straight) return here == way;
    return past_straight && bent(game, neighbour(cell, in), opposite(in), way, past_straight);
  });
}

/// The sides at which the tile would continue the river.
Sides joined_sides(const Game& game, const Rotated& tile, Cell at) {
  Sides joined;
  for (const Side s : kSides) {
    const Slot other = game.slot_at(neighbour(at, s));
    if (other >= 0 && shows_river(tile, s) && shows_river(lying(game, other), opposite(s)))
      joined.push_back(s);
  }
  return joined;
}

/// river.no-uturn for the tile that continues the river at `in`; options base.river-turns,
/// base.river-fork-bend.
bool turns_back(const Game& game, const Action& a, const Rotated& tile, Side in) {
  const Sides outs = other_sides(tile, in);
  if (outs.empty() || (outs.size() > 1 && !fork_bends(game))) return false;
  const bool every = game.law().is("base.river-turns=every-u-turn"_r);
  return std::any_of(outs.begin(), outs.end(), [&](Side out) {
    const Bend way = bend(in, out);
    return way != Bend::straight && bent(game, neighbour(a.at, in), opposite(in), way, every);
  });
}

}  // namespace

void judge_course(const Game& game, const Action& a, Grounds& no) {
  if (game.rules().type(a.type).river == RiverRole::none) return;
  const Rotated& tile = game.rules().type(a.type).rotated[a.rotation];
  const Sides joined = joined_sides(game, tile, a.at);
  const bool joins_ends = joined.size() > 1 && no.law().is("base.river-ends-joined=no"_r);
  no.forbid(joined.empty() || joins_ends, "river.continue"_c);
  const bool back =
      std::any_of(joined.begin(), joined.end(), [&](Side in) { return turns_back(game, a, tile, in); });
  no.forbid(back, "river.no-uturn"_c);
}

}  // namespace assize::river
