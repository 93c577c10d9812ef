#include "spec/smt/river/course.hpp"

#include <algorithm>

namespace assize::smt::river {

namespace {

using Path = std::vector<At>;

/// Followed from `from` over the tile at `at`, not by way of `passed` cells, the river comes to the spring.
Bool reaches_spring(const State& state, At at, Side from, Path& passed) {
  if (at < 0 || std::find(passed.begin(), passed.end(), at) != passed.end()) return false;
  if (static_cast<int>(passed.size()) > state.table->most_tiles) return false;
  const Land& land = state.at(at);
  const Bool comes = land.tile & land.shows(from, Show::river);
  if (comes.is_false()) return false;
  Bools found = {comes & land.role[static_cast<std::size_t>(RiverRole::source)]};
  passed.push_back(at);
  for (const Side on : kSides) {
    const Bool further = comes & land.shows(on, Show::river);
    if (on == from || further.is_false()) continue;
    found.push_back(further & reaches_spring(state, state.table->area.beside(at, on), opposite(on), passed));
  }
  passed.pop_back();
  return any_of(found);
}

/// The river runs through the tile from `in` to `out`, which shows it at no third side.
Bool flows(const Land& land, Side in, Side out) {
  Bools all = {land.shows(in, Show::river), land.shows(out, Show::river)};
  for (const Side s : kSides) {
    if (s != in && s != out) all.push_back(!land.shows(s, Show::river));
  }
  return all_of(all);
}

/// A fork that the river leaves by `out`, having come to it by `in`.
Bool divides(const Land& land, Side in, Side out) {
  return land.role[static_cast<std::size_t>(RiverRole::fork)] & land.shows(in, Show::river) &
         land.shows(out, Show::river);
}

/// What the options make of a bend.
struct Bends {
  bool past_straight;  ///< base.river-turns = every-u-turn
  bool at_forks;       ///< base.river-fork-bend = yes
};

/// The river comes to the tile at `at` by `in` and leaves it by `out`; to a fork it comes from the spring.
Bool came(const State& state, At at, Side in, Side out, Bends bends) {
  const Land& land = state.at(at);
  const Bool divided = Bool(bends.at_forks) & divides(land, in, out);
  if (divided.is_false()) return flows(land, in, out);
  Path passed = {at};
  const Bool from_spring = reaches_spring(state, state.table->area.beside(at, in), opposite(in), passed);
  return flows(land, in, out) | (divided & from_spring);
}

Side left_of(Side in) { return turned(in, 1); }    // walking in at that side, the way out on the left
Side right_of(Side in) { return turned(in, 3); }

/// Whether the river, followed upstream from the tile at `at` that it leaves by `out`, last bent to the left
/// (right): on the tile itself, or past straight ones.
Bool bent(const State& state, At at, Side out, bool left, Bends bends, int rounds) {
  if (at < 0 || rounds == 0 || state.tile(at).is_false()) return false;
  Bools found;
  for (const Side in : kSides) {
    if (in == out) continue;
    const bool turns_left = left_of(in) == out;
    const bool turns_right = right_of(in) == out;
    const bool straight = !turns_left && !turns_right;
    if (straight ? !bends.past_straight : turns_left != left) continue;
    const Bool here = came(state, at, in, out, bends);
    if (here.is_false()) continue;
    const At before = state.table->area.beside(at, in);
    found.push_back(straight ? here & bent(state, before, opposite(in), left, bends, rounds - 1) : here);
  }
  return any_of(found);
}

/// river.no-uturn for the tile that continues the river at `in`.
Bool turns_back(const State& state, const PlaceTile& place, Side in, Bends bends) {
  const At before = state.table->area.beside(place.at, in);
  Bools back;
  for (const bool left : {true, false}) {
    const Side out = left ? left_of(in) : right_of(in);
    const Bool turns = flows(place.land, in, out) | (Bool(bends.at_forks) & divides(place.land, in, out));
    if (turns.is_false()) continue;
    back.push_back(turns & bent(state, before, opposite(in), left, bends, state.table->most_tiles));
  }
  return any_of(back);
}

}  // namespace

void judge_course(const State& state, const PlaceTile& place, Grounds& no) {
  const Bool river = place.land.tile & !place.land.role[static_cast<std::size_t>(RiverRole::none)];
  const Law& law = no.law();
  const Bends bends{law.is("base.river-turns=every-u-turn"_r), law.is("base.river-fork-bend=yes"_r)};
  Bools continues;
  Bools back;
  for (const Side in : kSides) {
    const At before = state.table->area.beside(place.at, in);
    if (before < 0) continue;
    const Bool joined = place.land.shows(in, Show::river) & state.at(before).shows(opposite(in), Show::river);
    continues.push_back(joined);
    if (!joined.is_false()) back.push_back(joined & turns_back(state, place, in, bends));
  }
  const Bool joins_ends = Bool(law.is("base.river-ends-joined=no"_r)) & (count(continues) > 1);
  no.forbid(river & ((!any_of(continues)) | joins_ends), "river.continue"_c);
  no.forbid(river & any_of(back), "river.no-uturn"_c);
}

}  // namespace assize::smt::river
