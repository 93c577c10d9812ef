#include "checker/rules/river/course.hpp"

#include <optional>

namespace assize::river {

namespace {

bool shows_river(const Rotated& tile, Side s) { return tile.side[static_cast<std::size_t>(s)] == SideKind::river; }

const Rotated& lying(const Game& game, Slot slot) { return game.type_at(slot).rotated[game.placed(slot).rotation]; }

/// The side by which the river leaves a tile that it enters by `in`; none at an end or a fork.
std::optional<Side> way_out(const Rotated& tile, Side in) {
  std::optional<Side> out;
  for (const Side s : kSides) {
    if (s == in || !shows_river(tile, s)) continue;
    if (out) return std::nullopt;
    out = s;
  }
  return out;
}

enum class Bend { none, straight, left, right };

Bend bend(Side in, Side out) {
  switch ((static_cast<int>(out) - static_cast<int>(in) + 4) % 4) {
    case 1: return Bend::left;
    case 3: return Bend::right;
    default: return Bend::straight;
  }
}

/// The bend of the river tile at `cell`, seen downstream, when the river leaves it by `out`.
Bend bend_before(const Game& game, Cell cell, Side out, bool skip_straight) {
  for (;;) {
    const Slot slot = game.slot_at(cell);
    if (slot < 0) return Bend::none;
    const std::optional<Side> in = way_out(lying(game, slot), out);  // the other end
    if (!in) return Bend::none;
    const Bend b = bend(*in, out);
    if (b != Bend::straight || !skip_straight) return b;
    cell = neighbour(cell, *in);
    out = opposite(*in);
  }
}

}  // namespace

void judge_course(const Game& game, const Action& a, Grounds& no) {
  if (game.rules().type(a.type).river == RiverRole::none) return;
  const Rotated& tile = game.rules().type(a.type).rotated[a.rotation];
  std::optional<Side> in;
  for (const Side s : kSides) {
    const Slot other = game.slot_at(neighbour(a.at, s));
    if (other >= 0 && shows_river(tile, s) && shows_river(lying(game, other), opposite(s))) in = s;
  }
  no.forbid(!in, "river.continue"_c);
  if (!in) return;
  const std::optional<Side> out = way_out(tile, *in);
  if (!out) return;
  const Bend mine = bend(*in, *out);
  const bool every = no.law().is("base.river-turns=every-u-turn"_r);
  const bool turns = mine == Bend::left || mine == Bend::right;
  no.forbid(turns && bend_before(game, neighbour(a.at, *in), opposite(*in), every) == mine, "river.no-uturn"_c);
}

}  // namespace assize::river
