#include "spec/smt/tower/exchange.hpp"

#include <algorithm>
#include <array>

#include "spec/smt/leave.hpp"

namespace assize::smt::tower {

namespace {

/// More exchanges than any known position can bring one after another.
constexpr int kMostRounds = 100;

std::size_t at(int i) {
  return static_cast<std::size_t>(i);
}

void extend(Ring& ring, int players, int length, std::vector<Ring>& all) {
  if (static_cast<int>(ring.size()) == length) {
    all.push_back(ring);
    return;
  }
  for (int p = ring.front() + 1; p < players; ++p) {
    if (std::find(ring.begin(), ring.end(), p) != ring.end()) continue;
    ring.push_back(p);
    extend(ring, players, length, all);
    ring.pop_back();
  }
}

std::vector<Ring> all_rings(int players) {
  std::vector<Ring> all;
  for (int length = 2; length <= players; ++length) {
    for (int first = 0; first < players; ++first) {
      Ring ring = {first};
      extend(ring, players, length, all);
    }
  }
  return all;
}

using RingTables = std::array<std::vector<Ring>, kMaxPlayers + 1>;
RingTables all_tables() {
  RingTables by_players;
  for (int n = 0; n <= kMaxPlayers; ++n) by_players[at(n)] = all_rings(n);
  return by_players;
}

int next_in(const Ring& ring, std::size_t position) {
  return ring[(position + 1) % ring.size()];
}

/// tower.exchange.pairwise: two players. Without it (tower.exchange-cycles = cycles-too) any number.
Bool of_allowed_length(const Law& law, const Ring& ring) {
  const bool pair = static_cast<int>(ring.size()) == law.amount("tower.exchange.pairwise.players"_n);
  return law.means("tower.exchange.pairwise"_c, Bool(pair), Bool(true));
}

/// How many of the rings can be allowed: of six players there are 409, 15 of them pairs.
std::size_t possible_rings(const Law& law, const std::vector<Ring>& all) {
  const int longest = law.amount("tower.exchange.pairwise.players"_n);
  if (!law.guard("tower.exchange.pairwise"_c).is_true()) return all.size();
  const auto longer = std::find_if(all.begin(), all.end(),
                                   [longest](const Ring& r) { return static_cast<int>(r.size()) > longest; });
  return static_cast<std::size_t>(longer - all.begin());
}

Bool negotiable(const Law& law) {
  return Bool(law.is("tower.exchange-negotiable=yes"_r)) | law.undone("tower.exchange.automatic"_c);
}

/// tower.exchange-all = all, or nothing limits the exchange to one for one.
Bool all_go(const Law& law) {
  return Bool(law.is("tower.exchange-all=all"_r)) | law.undone("tower.exchange.one-for-one"_c);
}

/// By captor and owner: he holds some prisoner of his.
std::vector<Bools> holding(const State& state) {
  const Table& table = *state.table;
  std::vector<Bools> holds(at(table.player_count()), Bools(at(table.player_count())));
  for (int captor = 0; captor < table.player_count(); ++captor) {
    for (int owner = 0; owner < table.player_count(); ++owner) {
      Bools some;
      for (int k = 0; k < table.kind_count(); ++k)
        some.push_back(state.held[at(captor)][at(table.who(owner, k))] > 0);
      holds[at(captor)][at(owner)] = any_of(some);
    }
  }
  return holds;
}

Bool pending(const State& state) {
  return any_of(state.exchange.ring);
}

/// By ring: the first that is due and was not refused, where none is being exchanged.
Bools due(const State& state, const Law& law) {
  const std::vector<Bools> holds = holding(state);
  const std::vector<Ring>& all = rings(state.table->player_count());
  Bool free = law.guard("tower.exchange.trigger"_c) & !pending(state);
  Bools first(possible_rings(law, all));
  for (std::size_t r = 0; r < first.size() && !free.is_false(); ++r) {
    Bool closed = of_allowed_length(law, all[r]);
    if (r < state.turn.refused.size()) closed &= !state.turn.refused[r];
    for (std::size_t p = 0; p < all[r].size() && !closed.is_false(); ++p) {
      closed &= holds[at(all[r][p])][at(next_in(all[r], p))];
    }
    first[r] = closed & free;
    free &= !closed;
  }
  return first;
}

void begin(State& state, const Bools& with) {
  const Table& table = *state.table;
  Pending& p = state.exchange;
  p.ring.resize(std::max(p.ring.size(), with.size()));
  p.agreed.resize(at(table.player_count()));
  p.chosen.resize(at(table.player_count()), Bools(at(table.kind_count())));
  for (std::size_t r = 0; r < with.size(); ++r) p.ring[r] |= with[r];
}

/// The exchange that is going on. By owner.
struct View {
  std::vector<Bools> holder;  ///< and captor: he holds the prisoner
  Bools done;                 ///< it is said which kind comes home
  Bools question;             ///< it has to be said now which kind comes home
  Bools vote;                 ///< by player: it has to be said now whether he agrees
  Bool agreed = true;         ///< by all
  Bool settled = true;        ///< nothing has to be said any more
};

View view_of(const State& state, const Law& law) {
  const Table& table = *state.table;
  const auto players = at(table.player_count());
  const Pending& p = state.exchange;
  View v{std::vector<Bools>(players, Bools(players)), Bools(players), Bools(players), Bools(players)};
  if (p.ring.empty()) return v;
  for (std::size_t o = 0; o < players; ++o) v.done[o] = all_go(law) | any_of(p.chosen[o]);
  const std::vector<Ring>& all = rings(table.player_count());
  const Bool vote = negotiable(law);
  for (std::size_t r = 0; r < p.ring.size(); ++r) {
    if (p.ring[r].is_false()) continue;
    Bool so_far = p.ring[r];
    for (const int player : all[r]) {
      const Bool says = p.agreed[at(player)] | !vote;
      v.vote[at(player)] |= so_far & !says;
      so_far &= says;
    }
    v.agreed &= so_far | !p.ring[r];
    for (std::size_t i = 0; i < all[r].size(); ++i) {
      const auto owner = at(next_in(all[r], i));
      v.holder[owner][at(all[r][i])] |= p.ring[r];
      v.question[owner] |= so_far & !v.done[owner];
      so_far &= v.done[owner];
    }
    v.settled &= so_far | !p.ring[r];
  }
  return v;
}

/// By kind: the holder of that owner's prisoners has such a one.
Bools kinds_held(const State& state, const View& v, int owner) {
  const Table& table = *state.table;
  Bools has(at(table.kind_count()));
  for (int captor = 0; captor < table.player_count(); ++captor) {
    const Bool& holds = v.holder[at(owner)][at(captor)];
    if (holds.is_false()) continue;
    for (int k = 0; k < table.kind_count(); ++k) {
      has[at(k)] |= holds & (state.held[at(captor)][at(table.who(owner, k))] > 0);
    }
  }
  return has;
}

/// Of one kind only: nothing to choose.
void take_forced(State& state, const Law& law) {
  const View v = view_of(state, law);
  for (int owner = 0; owner < state.table->player_count(); ++owner) {
    const Bool open = v.agreed & !v.done[at(owner)];
    if (open.is_false()) continue;
    const Bools has = kinds_held(state, v, owner);
    const Bool only_one = count(has) == 1;
    Bools& chosen = state.exchange.chosen[at(owner)];
    for (std::size_t k = 0; k < has.size(); ++k) chosen[k] |= open & only_one & has[k];
  }
}

/// tower.exchange.to-owners: into the supply. Without it the owner holds his figures as the other held them.
void give_back(State& state, const Law& law, Who who, const Num& figures) {
  const Bool home = law.guard("tower.exchange.to-owners"_c);
  send(state, law, who, Cause::exchanged, ite(home, figures, Num(0)));
  if (home.is_true()) return;
  Num& held = state.held[at(state.table->player_of(who))][at(who)];
  held += ite(home, Num(0), figures);
}

/// tower.exchange.one-for-one: what was agreed upon comes back.
void come_home(State& state, const Law& law) {
  const Table& table = *state.table;
  const View v = view_of(state, law);
  const Bool now = pending(state) & v.settled;
  if (now.is_false()) return;
  const int each = law.amount("tower.exchange.one-for-one.each"_n);
  for (Who w = 0; w < table.who_count(); ++w) {
    const auto owner = at(table.player_of(w));
    const Bool chosen = state.exchange.chosen[owner][at(table.kind_of(w))];
    Num home = 0;
    for (int captor = 0; captor < table.player_count(); ++captor) {
      const Bool goes = now & v.holder[owner][at(captor)];
      Num& held = state.held[at(captor)][at(w)];
      if (goes.is_false() || held.known() == 0) continue;
      const Num one = each == 1 ? Num(1) : ite(held < each, held, Num(each));
      const Num leaving = ite(goes, ite(all_go(law), held, ite(chosen, one, Num(0))), Num(0));
      held = within(held - leaving, 0, held.hi());
      home += leaving;
    }
    give_back(state, law, w, home);
  }
  Pending& p = state.exchange;
  for (Bool& r : p.ring) r &= !now;
  for (Bool& a : p.agreed) a &= !now;
  for (Bools& kinds : p.chosen) {
    for (Bool& k : kinds) k &= !now;
  }
}

void advance(State& state, const Law& law) {
  if (pending(state).is_false()) return;
  take_forced(state, law);
  come_home(state, law);
}

}  // namespace

const std::vector<Ring>& rings(int players) {
  static const RingTables by_players = all_tables();
  return by_players[at(players)];
}

Bool settle_exchange(State& state, const Law& law, int rounds) {
  advance(state, law);
  for (int round = 0;; ++round) {
    const Bools next = due(state, law);
    const Bool more = any_of(next);
    if (more.is_false()) return true;
    if (round >= (more.is_true() ? kMostRounds : rounds)) return !more;
    begin(state, next);
    advance(state, law);
  }
}

void prisoners_changed(State& state, const Law& law, const Bool& taken_or_freed) {
  if (!law.is("tower.exchange-reoffer=when-prisoners-change"_r)) return;
  for (Bool& r : state.turn.refused) r &= !taken_or_freed;
}

Bools refusals_lasting(const State& state, const Law& law) {
  return law.is("tower.exchange-reoffer=when-prisoners-change"_r) ? state.turn.refused : Bools();
}

Bool waits(const State& state, const Law& law) {
  return pending(state) & !view_of(state, law).settled;
}

Bool asked_to_agree(const State& state, const Law& law) {
  return any_of(view_of(state, law).vote);
}

Bools asked(const State& state, const Law& law) {
  const View v = view_of(state, law);
  Bools who = v.vote;
  // tower.exchange.owner-chooses; without the clause it is the holder.
  const Bool by_owner = law.guard("tower.exchange.owner-chooses"_c);
  const Bool by_holder =
      Bool(law.is("tower.exchange-chooser=holder"_r)) | law.undone("tower.exchange.owner-chooses"_c);
  for (std::size_t o = 0; o < who.size(); ++o) {
    who[o] |= v.question[o] & by_owner;
    for (std::size_t captor = 0; captor < who.size(); ++captor) {
      who[captor] |= v.question[o] & v.holder[o][captor] & by_holder;
    }
  }
  return who;
}

void judge_exchange(const State& state, int by, const Exchange& exchange, Grounds& no) {
  const Law& law = no.law();
  const Table& table = *state.table;
  const View v = view_of(state, law);
  Bool possible = false;
  for (int owner = 0; owner < table.player_count(); ++owner) {
    if (v.question[at(owner)].is_false()) continue;
    const Bools has = kinds_held(state, v, owner);
    for (int k = 0; k < table.kind_count(); ++k) {
      possible |= v.question[at(owner)] & has[at(k)] & exchange.figure[at(table.who(owner, k))];
    }
  }
  no.require(possible, "tower.exchange.trigger"_c);
  const Bool other = any_of(v.question) & !asked(state, law)[at(by)];
  no.forbid(other, "tower.exchange.owner-chooses"_c);
  if (!law.is("tower.exchange-chooser=holder"_r)) return;
  Grounds not_holder(law);
  not_holder.require(false, "tower.exchange.trigger"_c);
  no.add_all(not_holder, other);
}

void apply_exchange(State& state, const Law& law, const Exchange& exchange) {
  const Table& table = *state.table;
  const View v = view_of(state, law);
  if (state.exchange.chosen.empty()) return;
  for (Who w = 0; w < table.who_count(); ++w) {
    const auto owner = at(table.player_of(w));
    state.exchange.chosen[owner][at(table.kind_of(w))] |= v.question[owner] & exchange.figure[at(w)];
  }
}

void judge_agree(const State& state, int by, const Agree&, Grounds& no) {
  const Law& law = no.law();
  no.forbid(true, "tower.exchange.automatic"_c);
  Grounds unasked(law);
  unasked.require(view_of(state, law).vote[at(by)], "tower.exchange.trigger"_c);
  no.add_all(unasked, negotiable(law));
}

void apply_agree(State& state, const Law& law, const Agree& agree) {
  const View v = view_of(state, law);
  const Bool vote = any_of(v.vote);
  Pending& p = state.exchange;
  for (std::size_t player = 0; player < p.agreed.size(); ++player) {
    p.agreed[player] = agree.yes ? p.agreed[player] | v.vote[player] : p.agreed[player] & !vote;
  }
  if (agree.yes) return;
  Bools& refused = state.turn.refused;
  refused.resize(std::max(refused.size(), p.ring.size()));
  for (std::size_t r = 0; r < p.ring.size(); ++r) {
    refused[r] |= p.ring[r] & vote;
    p.ring[r] &= !vote;
  }
}

}  // namespace assize::smt::tower
