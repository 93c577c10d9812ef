#include "checker/rules/inns/values.hpp"

#include <algorithm>

#include "checker/rules/marks.hpp"

namespace assize::inns {

namespace {

bool inn_on_tile(const TileType& type) {
  return std::any_of(type.segments.begin(), type.segments.end(), [](const Segment& s) { return s.inn; });
}

/// inns.inn.only-its-road: without that an inn would serve every road of its tile.
bool inn_at(const Game& game, NodeId road) {
  if (!game.rules().plays(Part::inns)) return false;
  bool found = false;
  each_segment(game, road, [&](Slot slot, const Segment& s) {
    found = found || s.inn || (inn_on_tile(game.type_at(slot)) && !game.law().means("inns.inn.only-its-road"_c, true, false));
  });
  return found;
}

bool cathedral_in(const Game& game, NodeId city) {
  if (!game.rules().plays(Part::cathedrals)) return false;
  bool found = false;
  each_segment(game, city, [&](Slot, const Segment& s) { found = found || s.cathedral; });
  return found;
}

}  // namespace

std::optional<Changed> road(const Game& game, NodeId road, int tiles, bool as_complete) {
  if (!inn_at(game, road)) return std::nullopt;
  const Law& law = game.law();
  if (as_complete && law.applies("inns.inn.complete"_c)) {
    return Changed{tiles * law.amount("inns.inn.complete.per-tile"_n), "inns.inn.complete"_c};
  }
  if (!as_complete && law.applies("inns.inn.incomplete"_c)) {
    return Changed{law.amount("inns.inn.incomplete.points"_n), "inns.inn.incomplete"_c};
  }
  return std::nullopt;
}

std::optional<Changed> city(const Game& game, NodeId city, int tiles, int coats, bool as_complete) {
  if (!cathedral_in(game, city)) return std::nullopt;
  const Law& law = game.law();
  if (as_complete && law.applies("inns.cathedral.complete"_c)) {
    return Changed{tiles * law.amount("inns.cathedral.complete.per-tile"_n) + coats * law.amount("inns.cathedral.complete.per-coat"_n),
                   "inns.cathedral.complete"_c};
  }
  if (!as_complete && law.applies("inns.cathedral.incomplete"_c)) {
    return Changed{law.amount("inns.cathedral.incomplete.points"_n), "inns.cathedral.incomplete"_c};
  }
  return std::nullopt;
}

}  // namespace assize::inns
