#include "spec/smt/river/course.hpp"

namespace assize::smt::river {

namespace {

/// The river leaves the tile at `out`, having come in at `in`, and at no third side.
Bool flows(const Land& land, Side in, Side out) {
  Bools all = {land.shows(in, Show::river), land.shows(out, Show::river)};
  for (const Side s : kSides) {
    if (s != in && s != out) all.push_back(!land.shows(s, Show::river));
  }
  return all_of(all);
}

Side left_of(Side in) { return turned(in, 1); }    // walking in at that side, the way out on the left
Side right_of(Side in) { return turned(in, 3); }

/// Whether the river, followed upstream from the tile at `at` that it leaves by `out`, last bent to the left (right).
/// base.river-turns: only the tile itself, or past straight ones.
Bool bent(const State& state, At at, Side out, bool left, bool past_straight, int rounds) {
  if (at < 0 || rounds == 0) return false;
  const Land& land = state.at(at);
  if (land.tile.is_false()) return false;
  Bools found;
  for (const Side in : kSides) {
    if (in == out) continue;
    const bool turns_left = left_of(in) == out;
    const bool turns_right = right_of(in) == out;
    const Bool here = flows(land, in, out);
    if (here.is_false()) continue;
    if (left ? turns_left : turns_right) found.push_back(here);
    const bool straight = !turns_left && !turns_right;
    if (straight && past_straight) {
      const At before = state.table->area.beside(at, in);
      found.push_back(here & bent(state, before, opposite(in), left, past_straight, rounds - 1));
    }
  }
  return any_of(found);
}

}  // namespace

void judge_course(const State& state, const PlaceTile& place, Grounds& no) {
  const Bool river = place.land.tile & !place.land.role[static_cast<std::size_t>(RiverRole::none)];
  const bool past_straight = no.law().is("base.river-turns=every-u-turn"_r);
  Bools continues;
  Bools turns_back;
  for (const Side in : kSides) {
    const At before = state.table->area.beside(place.at, in);
    if (before < 0) continue;
    const Bool joined = place.land.shows(in, Show::river) & state.at(before).shows(opposite(in), Show::river);
    continues.push_back(joined);
    for (const bool left : {true, false}) {
      const Bool bends = joined & flows(place.land, in, left ? left_of(in) : right_of(in));
      if (bends.is_false()) continue;
      turns_back.push_back(bends & bent(state, before, opposite(in), left, past_straight, state.table->most_tiles));
    }
  }
  no.forbid(river & !any_of(continues), "river.continue"_c);
  no.forbid(river & any_of(turns_back), "river.no-uturn"_c);
}

}  // namespace assize::smt::river
