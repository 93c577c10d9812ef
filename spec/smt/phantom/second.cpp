#include "spec/smt/phantom/second.hpp"

#include "spec/smt/base/deploy.hpp"
#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/base/turn.hpp"

namespace assize::smt::phantom {

namespace {

/// base.phantom-first-action: what came first was a figure's placement, or may be anything.
Bool first_action_fits(const State& state, const Law& law) {
  const Turn& turn = state.turn;
  const Bool any = law.guard("phantom.after-any-first-action"_c);
  if (turn.deployed > 0) return any | !turn.companion;
  if (!turn.floored) return any;
  if (!law.is("tower.phantom-after-floor=yes"_r)) return false;
  return any & !law.undone("tower.interactions.phantom.floor-capture-then-phantom"_c);
}

/// tower.phantom-combo-reach = adjacent-only
Bool capture_fits(const State& state, const Law& law) {
  const Turn& turn = state.turn;
  if (turn.captures == 0 || law.is("tower.phantom-combo-reach=any-legal-capture"_r)) return true;
  return turn.spelled_out;
}

}  // namespace

Bool second(const State& state, const Deploy& deploy) {
  const Table& table = *state.table;
  const int kind = table.position(FigureKind::phantom);
  if (kind < 0 || !table.has(Part::phantom) || !state.turn.acted) return false;
  Bool phantom = false;
  for (int p = 0; p < table.player_count(); ++p) phantom |= deploy.figure[static_cast<std::size_t>(table.who(p, kind))];
  return phantom;
}

Bool granted(const State& state, const Law& law, const Deploy& deploy) {
  if (state.turn.second) return false;
  if (state.turn.knight_removed) return (!law.guard("phantom.not-after-princess"_c)) & law.guard("phantom.second"_c);
  const int most = law.amount("phantom.second.meeples-per-turn"_n);
  return second(state, deploy) & law.law("phantom.second"_c, first_action_fits(state, law)) & Bool(most > 1);
}

void judge_second(const State& state, const Deploy& deploy, const Bool& tower, Grounds& no) {
  const Law& law = no.law();
  const Turn& turn = state.turn;
  no.require(granted(state, law, deploy) | Bool(turn.knight_removed), "phantom.second"_c);
  no.forbid(turn.knight_removed, "phantom.not-after-princess"_c);
  Grounds sequence(law);
  sequence.require(false, "tower.interactions.phantom.floor-capture-then-phantom"_c);
  no.add_all(sequence, !capture_fits(state, law));
  const bool late = turn.scored || turn.stage > Stage::dragon || turn.dragon.steps > 0 || (turn.stage == Stage::phantom && turn.decided);
  no.forbid(late, "base.turn.steps"_c);
  if (tower.is_false()) return;
  // tower.phantom-tower-scope, tower.phantom-on-same-tower
  no.rest_on("tower.interactions.phantom.any-open-tower"_c, tower);
  no.rest_on("tower.interactions.phantom.two-towers-one-turn"_c, tower & Bool(turn.deployed > 0 && turn.tower_action));
  const Bool here = turn.placed < 0 ? Bool(false) : deploy.to.cell[static_cast<std::size_t>(turn.placed)];
  const bool anywhere = law.is("tower.phantom-tower-scope=any-open-tower"_r);
  if (!anywhere) {
    Grounds far(law);
    far.require(false, "phantom.second"_c);
    no.add_all(far, tower & !here);
  }
  if (!turn.has_floor || law.is("tower.phantom-on-same-tower=yes"_r)) return;
  Bools same;
  for (std::size_t at = 0; at < turn.floor.size(); ++at) same.push_back(turn.floor[at] & deploy.to.cell[at]);
  no.add_all(sequence, tower & any_of(same));
}

namespace {

Bool phantom_due(const State& state, const Law& law) {
  const Table& table = *state.table;
  const int kind = table.position(FigureKind::phantom);
  if (kind < 0 || !table.has(Part::phantom) || !state.turn.acted || state.turn.second || state.turn.placed < 0) return false;
  const Who phantom = table.who(state.turn.player, kind);
  const Bool at_hand = base::usable(state, phantom) > 0;
  if (at_hand.is_false()) return false;
  Bools places;
  for (At at = 0; at < table.area.size(); ++at) {
    for (Seat seat = 0; seat < kSeats; ++seat) {
      if (state.at(at).seat[static_cast<std::size_t>(seat)].is_false()) continue;
      Bools figure(static_cast<std::size_t>(table.who_count()));
      figure[static_cast<std::size_t>(phantom)] = true;
      Grounds no(law);
      base::judge_deploy(state, state.turn.player, {std::move(figure), place(table, at, seat), false, false, std::nullopt}, no);
      places.push_back(no.legal());
    }
  }
  return at_hand & any_of(places);
}

}  // namespace

Bool due(const State& state, const Law& law) { return phantom_due(state, law) | dragon::due_after_floor(state, law); }

}  // namespace assize::smt::phantom
