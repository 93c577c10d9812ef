#include "spec/smt/tower/ransom.hpp"

#include "spec/smt/base/turn.hpp"
#include "spec/smt/leave.hpp"
#include "spec/smt/tower/exchange.hpp"

namespace assize::smt::tower {

namespace {

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

/// tower.ransom-timing
bool in_time(const Law& law, const Turn& turn) {
  if (law.is("tower.ransom-timing=before-scoring"_r)) return !turn.scored;
  if (law.is("tower.ransom-timing=before-tile"_r)) return !base::past(turn, Stage::place);
  if (law.is("tower.ransom-timing=figure-step"_r)) {
    return base::past(turn, Stage::place) && !base::past(turn, Stage::figure);
  }
  if (law.is("tower.ransom-timing=after-action"_r)) return base::past(turn, Stage::figure);
  return true;
}

/// The captor holds that prisoner, and it is the buyer's.
Bool holds(const State& state, int by, const Ransom& ransom) {
  const Table& table = *state.table;
  Bool found = false;
  for (int captor = 0; captor < table.player_count(); ++captor) {
    if (ransom.captor[at(captor)].is_false()) continue;
    for (int kind = 0; kind < table.kind_count(); ++kind) {
      const Who who = table.who(by, kind);
      found |= ransom.captor[at(captor)] & ransom.figure[at(who)] & (state.held[at(captor)][at(who)] > 0);
    }
  }
  return found;
}

/// tower.ransom-scope: one in all, or one from each opponent; tower.ransom.once-per-turn,
/// tower.ransom.one-opponent
void judge_count(const State& state, const Ransom& ransom, Grounds& no) {
  const Law& law = no.law();
  const Turn& turn = state.turn;
  Bool from_him = false;
  Bools others;
  for (std::size_t captor = 0; captor < ransom.captor.size(); ++captor) {
    if (captor >= turn.ransomed_from.size()) break;
    from_him |= ransom.captor[captor] & turn.ransomed_from[captor];
    others.push_back(turn.ransomed_from[captor] & !ransom.captor[captor]);
  }
  if (law.is("tower.ransom-scope=one-per-opponent"_r)) {
    no.forbid(from_him, "tower.ransom.once-per-turn"_c);
    return;
  }
  no.forbid(turn.ransoms >= law.amount("tower.ransom.once-per-turn.per-turn"_n),
            "tower.ransom.once-per-turn"_c);
  no.forbid(count(others) >= law.amount("tower.ransom.one-opponent.opponents"_n),
            "tower.ransom.one-opponent"_c);
}

/// tower.ransom.price, the same whatever is bought: tower.ransom.large-not-doubled,
/// tower.ransom.same-for-every-figure
Num price(const State& state, const Law& law, const Bools& figure) {
  const Table& table = *state.table;
  const int once = law.amount("tower.ransom.price.ransom"_n);
  const Bool dearer_large = law.undone("tower.ransom.large-not-doubled"_c);
  const Bool dearer_others = law.undone("tower.ransom.same-for-every-figure"_c);
  Bool twice = false;
  for (Who w = 0; w < table.who_count(); ++w) {
    if (table.kind(w) == FigureKind::meeple) continue;
    Bool dearer = dearer_others;
    if (table.kind(w) == FigureKind::large_meeple) dearer |= dearer_large;
    twice |= figure[at(w)] & dearer;
  }
  return ite(twice, Num(2 * once), Num(once));
}

/// tower.ransom-needs-three-points, tower.ransom-short-payment
void judge_points(const State& state, int by, const Ransom& ransom, Grounds& no) {
  const Law& law = no.law();
  const Num& score = state.score[at(by)];
  const int needed = law.amount("tower.ransom.needs-three-points.minimum"_n);
  no.forbid(score < needed, "tower.ransom.needs-three-points"_c);
  Grounds no_limit(law);
  no_limit.require(true, "tower.variant.german-initial.no-minimum"_c);
  no.add_all(no_limit, score < needed);
  if (!law.is("tower.ransom-short-payment=n/a"_r)) return;
  const int least = law.amount("tower.ransom.no-negative-score.minimum-score"_n);
  no.forbid(score - price(state, law, ransom.figure) < least, "tower.ransom.no-negative-score"_c);
}

struct Payment {
  Num paid;
  Num received;
};

Payment payment(const State& state, const Law& law, int by, const Num& due) {
  const Num& score = state.score[at(by)];
  const Num purse = ite(score < 0, Num(0), score);
  const Num what_he_has = ite(purse < due, purse, due);
  if (law.is("tower.ransom-short-payment=pay-what-you-have"_r)) return {what_he_has, what_he_has};
  if (law.is("tower.ransom-short-payment=full-to-captor"_r)) return {what_he_has, due};
  return {due, due};
}

void pay(State& state, const Law& law, int by, const Ransom& ransom) {
  const Bool priced = law.guard("tower.ransom.price"_c);
  const Payment p = payment(state, law, by, price(state, law, ransom.figure));
  book(state, by, Num(0) - ite(priced, p.paid, Num(0)), false);
  const Bool to_captor = priced & law.guard("tower.ransom.paid-to-captor"_c);
  const bool scored = law.is("tower.ransom-is-scoring=captor-scores"_r);
  for (int captor = 0; captor < state.table->player_count(); ++captor) {
    book(state, captor, ite(to_captor & ransom.captor[at(captor)], p.received, Num(0)), scored);
  }
}

/// tower.ransom.one-prisoner, tower.ransom.usable-at-once
void set_free(State& state, const Law& law, const Ransom& ransom) {
  const Table& table = *state.table;
  const int freed = law.amount("tower.ransom.one-prisoner.prisoners"_n);
  for (Who w = 0; w < table.who_count(); ++w) {
    Bools of_owner;
    for (int k = 0; k < table.kind_count(); ++k) {
      of_owner.push_back(ransom.figure[at(table.who(table.player_of(w), k))]);
    }
    Num home = 0;
    for (int captor = 0; captor < table.player_count(); ++captor) {
      Num& held = state.held[at(captor)][at(w)];
      if (held.known() == 0 || ransom.captor[at(captor)].is_false()) continue;
      const Num named = freed == 1 ? Num(1) : ite(held < freed, held, Num(freed));
      const Num one = ite(ransom.figure[at(w)], named, Num(0));
      const Num all = ite(any_of(of_owner), held, Num(0));
      const Num goes =
          ite(ransom.captor[at(captor)], law.means("tower.ransom.one-prisoner"_c, one, all), Num(0));
      held = within(held - goes, 0, held.hi());
      home += goes;
    }
    const Bool later = law.undone("tower.ransom.usable-at-once"_c);
    state.waiting[at(w)] += ite(later, home, Num(0));
    send(state, law, w, Cause::ransomed, home);
  }
}

}  // namespace

void judge_ransom(const State& state, int by, const Ransom& ransom, Grounds& no) {
  const Law& law = no.law();
  // While the dragon moves nobody has time to pay: before it and after it he has.
  const bool flight = state.turn.stage == Stage::dragon || state.turn.stage == Stage::late_dragon;
  const bool his_turn = by == state.turn.player && in_time(law, state.turn) && !flight;
  const Bool now = Bool(his_turn) & !state.over & !waits(state, law);
  no.require(now & holds(state, by, ransom), "tower.ransom.permission"_c);
  if (ransom.named) no.forbid(!ransom.captor[at(*ransom.named)], "tower.ransom.paid-to-captor"_c);
  judge_count(state, ransom, no);
  judge_points(state, by, ransom, no);
  no.forbid(true, "tower.house.no-ransom"_c);
}

void apply_ransom(State& state, const Law& law, const Ransom& ransom) {
  pay(state, law, state.turn.player, ransom);
  set_free(state, law, ransom);
  Turn& turn = state.turn;
  ++turn.ransoms;
  turn.ransomed_from.resize(ransom.captor.size());
  for (std::size_t captor = 0; captor < ransom.captor.size(); ++captor) {
    turn.ransomed_from[captor] |= ransom.captor[captor];
  }
  prisoners_changed(state, law, true);
}

}  // namespace assize::smt::tower
