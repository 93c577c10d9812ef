#include "spec/smt/inns/values.hpp"

namespace assize::smt::inns {

// inns.inn.only-its-road: without it an inn is at every road of its tile.
Bool has_inn(const State& state, const Law& law, const Feature& f) {
  if (!state.table->has(Part::inns)) return false;
  const Bool all_roads = law.undone("inns.inn.only-its-road"_c);
  Bools inns;
  for (At at = 0; at < state.table->area.size(); ++at) {
    const Land& land = state.at(at);
    const Bool any = all_roads & any_of(land.inn);
    for (std::size_t s = 0; s < 4; ++s) {
      const Bool here = land.inn[s] | any;
      if (!here.is_false()) inns.push_back(here & has(state, f, at, kRoadSeat + static_cast<Seat>(s)));
    }
  }
  return any_of(inns);
}

Bool has_cathedral(const State& state, const Feature& f) {
  if (!state.table->has(Part::cathedrals)) return false;
  Bools cathedrals;
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (std::size_t s = 0; s < 4; ++s) {
      const Bool& here = state.at(at).cathedral[s];
      if (!here.is_false()) cathedrals.push_back(here & has(state, f, at, kCitySeat + static_cast<Seat>(s)));
    }
  }
  return any_of(cathedrals);
}

Num road_value(const State& state, const Law& law, const Feature& f, const Num& tiles, bool as_complete,
               const Num& otherwise) {
  const ClauseId clause = as_complete ? "inns.inn.complete"_c : "inns.inn.incomplete"_c;
  const Bool inn = law.law(clause, has_inn(state, law, f));
  const Num complete = tiles * law.amount("inns.inn.complete.per-tile"_n);
  return ite(inn, as_complete ? complete : Num(law.amount("inns.inn.incomplete.points"_n)), otherwise);
}

Num city_value(const State& state, const Law& law, const Feature& f, const Num& tiles, const Num& coats,
               bool as_complete, const Num& otherwise) {
  const ClauseId clause = as_complete ? "inns.cathedral.complete"_c : "inns.cathedral.incomplete"_c;
  const Bool cathedral = law.law(clause, has_cathedral(state, f));
  const Num complete = tiles * law.amount("inns.cathedral.complete.per-tile"_n) +
                       coats * law.amount("inns.cathedral.complete.per-coat"_n);
  return ite(cathedral, as_complete ? complete : Num(law.amount("inns.cathedral.incomplete.points"_n)), otherwise);
}

}  // namespace assize::smt::inns
