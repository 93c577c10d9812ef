#include "spec/smt/tower/spaces.hpp"

#include "spec/smt/board/reach.hpp"

namespace assize::smt::tower {

namespace {

template <std::size_t N>
void keep(Links<N>& links, const Bool& when) {
  for (auto& row : links) {
    for (Bool& link : row) link &= when;
  }
}

/// The board with nothing but the large tile on it.
State block_only(State state) {
  for (Land& land : state.land) {
    land.tile &= land.block;
    for (Bool& seat : land.seat) seat &= land.block;
    keep(land.city, land.block);
    keep(land.road, land.block);
    keep(land.field, land.block);
  }
  return state;
}

}  // namespace

std::vector<std::pair<At, Bool>> other_spaces(const State& state, const Law& law, At at, Seat seat) {
  std::vector<std::pair<At, Bool>> spaces;
  if (!law.is("tower.large-block-targets=any-space-of-its-feature"_r)) return spaces;
  const Area& area = state.table->area;
  if (seat == kBridgeSeat) {
    for (const Standing& s : state.neutrals) {
      if (s.what != Neutral::bridge || s.at != at) continue;
      for (const Side end : {s.north_south ? Side::n : Side::w, s.north_south ? Side::s : Side::e}) {
        if (area.beside(at, end) >= 0) spaces.emplace_back(area.beside(at, end), true);
      }
    }
  }
  if (!in_net(seat) || state.at(at).block.is_false()) return spaces;
  const State block = block_only(state);
  const Feature part = feature_of(block, net_of(seat), place(*state.table, at, seat));
  for (At other = 0; other < area.size(); ++other) {
    if (other == at || block.tile(other).is_false()) continue;
    const Bool covered = lies_on(block, part, other);
    if (!covered.is_false()) spaces.emplace_back(other, covered);
  }
  return spaces;
}

}  // namespace assize::smt::tower
