#include "spec/smt/base/joining.hpp"

#include <optional>

#include "spec/smt/base/scoring.hpp"
#include "spec/smt/board/reach.hpp"

namespace assize::smt::base {

namespace {

/// What lies beyond a side (half side) of a place.
struct Beyond {
  At at = -1;
  int side = 0;
  Feature feature;
  Bool occupied;
};

std::optional<Beyond> beyond(const State& state, Net net, At at, int side) {
  const bool halves = net == Net::field;
  const Side here = halves ? side_of_half(side) : static_cast<Side>(side);
  const At next = state.table->area.beside(at, here);
  if (next < 0 || state.tile(next).is_false()) return std::nullopt;
  const int facing = static_cast<int>(opposite(here));
  // The left half of a side is the right half of the one that faces it.
  const int there = halves ? 2 * facing + 1 - side % 2 : facing;
  Feature feature = feature_at(state, net, next, there);
  const Bool somebody = occupied(state, feature);
  if (somebody.is_false()) return std::nullopt;
  return Beyond{next, there, std::move(feature), somebody};
}

}  // namespace

Bool joins_occupied(const State& state, At at, const Land& land) {
  Bools joined;
  for (const Net net : {Net::city, Net::road, Net::field}) {
    std::vector<std::pair<int, Beyond>> around;
    for (int side = 0; side < (net == Net::field ? kHalves : 4); ++side) {
      auto next = beyond(state, net, at, side);
      if (!next) continue;
      for (const auto& [other, b] : around) {
        const Bool apart = !touches(state, b.feature, next->at, next->side);
        joined.push_back(link(land, net, side, other) & next->occupied & b.occupied & apart);
      }
      around.emplace_back(side, *std::move(next));
    }
  }
  return any_of(joined);
}

Bool just_completed(const State& state, const Law& law, const Where& place) {
  if (state.turn.placed < 0) return false;
  Bools done;
  if (!any_of(std::span<const Bool>(place.seat).first(kFieldSeat)).is_false()) {
    const Feature line = feature_of(state, Net::line, place);
    done.push_back(lies_on(state, line, state.turn.placed) & complete(state, law, line));
  }
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (const Seat seat : {kMonasterySeat, kGardenSeat}) {
      const Bool here = place.cell[static_cast<std::size_t>(at)] & place.seat[static_cast<std::size_t>(seat)];
      if (!here.is_false()) done.push_back(here & complete(state, law, at, seat));
    }
  }
  return any_of(done);
}

}  // namespace assize::smt::base
