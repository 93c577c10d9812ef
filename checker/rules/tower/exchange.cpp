#include "checker/rules/tower/exchange.hpp"

#include <algorithm>
#include <optional>
#include <span>

#include "checker/rules/leave.hpp"

namespace assize::tower {

namespace {

/// Figures of `owner` that `holder` keeps.
std::vector<FigureId> prisoners(const Game& game, PlayerId owner, PlayerId holder) {
  std::vector<FigureId> found;
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    const Place p = game.facts().figures[f];
    if (p.kind == PlaceKind::prisoner && p.where == holder && game.owner(static_cast<FigureId>(f)) == owner) {
      found.push_back(static_cast<FigureId>(f));
    }
  }
  return found;
}

/// By holder: mask of the players whose figures he keeps.
using Captivity = std::array<unsigned, kMaxPlayers>;

Captivity captivity(const Game& game) {
  Captivity held{};
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    const Place p = game.facts().figures[f];
    if (p.kind == PlaceKind::prisoner) held[static_cast<std::size_t>(p.where)] |= 1U << game.rules().figures[f].player;
  }
  return held;
}

bool holds(const Captivity& held, PlayerId holder, PlayerId owner) {
  return ((held[static_cast<std::size_t>(holder)] >> owner) & 1U) != 0;
}

RingNumber number(std::span<const PlayerId> ring) {
  RingNumber n = 0;
  for (const PlayerId p : ring) n = n * 8U + static_cast<RingNumber>(p) + 1U;
  return n;
}

/// A ring of players that begins with those in `ring`, each holding a prisoner of the next; the first is the
/// smallest. Not one that was refused.
bool find_ring(const Game& game, const Captivity& held, std::vector<PlayerId>& ring, int size) {
  if (static_cast<int>(ring.size()) == size) {
    return holds(held, ring.back(), ring.front()) && !game.facts().refused.contains(number(ring));
  }
  for (auto p = static_cast<PlayerId>(ring.front() + 1); p < kMaxPlayers; ++p) {
    if (!holds(held, ring.back(), p) || std::find(ring.begin(), ring.end(), p) != ring.end()) continue;
    ring.push_back(p);
    if (find_ring(game, held, ring, size)) return true;
    ring.pop_back();
  }
  return false;
}

/// tower.exchange.trigger, tower.exchange.pairwise; option tower.exchange-cycles.
std::vector<PlayerId> due_ring(const Game& game) {
  const Captivity held = captivity(game);
  const auto holders = std::count_if(held.begin(), held.end(), [](unsigned owners) { return owners != 0; });
  if (holders < 2) return {};  // nobody can be part of a ring
  const Law& law = game.law();
  const int pair = law.amount("tower.exchange.pairwise.players"_n);
  const int longest = law.is("tower.exchange-cycles=cycles-too"_r) ? game.rules().player_count() : pair;
  for (int size = 2; size <= longest; ++size) {
    for (PlayerId p = 0; p < game.rules().player_count(); ++p) {
      std::vector<PlayerId> ring = {p};
      const bool found = find_ring(game, held, ring, size);
      if (found && law.applies("tower.exchange.trigger"_c, {{"players", size}})) return ring;
    }
  }
  return {};
}

/// Position i of the exchange: owner[i]'s figures are held by the player before in the ring.
PlayerId holder_at(const Exchange& e, std::size_t i) { return e.owner[(i + e.size - 1U) % e.size]; }

std::vector<FigureId> choices(const Game& game, std::size_t i) {
  const Exchange& e = game.facts().exchange;
  std::vector<FigureId> one_of_a_kind;
  for (const FigureId f : prisoners(game, e.owner[i], holder_at(e, i))) {
    const bool known = std::any_of(one_of_a_kind.begin(), one_of_a_kind.end(),
                                   [&](FigureId g) { return game.kind(g) == game.kind(f); });
    if (!known) one_of_a_kind.push_back(f);
  }
  return one_of_a_kind;
}

bool needs_consent(const Game& game) {
  if (game.law().is("tower.exchange-negotiable=yes"_r)) return true;
  return !game.law().applies("tower.exchange.automatic"_c);
}

/// The first position that waits for a consent or a choice.
std::optional<std::size_t> waiting(const Game& game, bool consent) {
  const Exchange& e = game.facts().exchange;
  for (std::size_t i = 0; i < e.size; ++i) {
    if (consent ? ((e.agreed >> i) & 1) == 0 : e.chosen[i] < 0) return i;
  }
  return std::nullopt;
}

void bring_home(Game& game) {
  const Exchange e = game.facts().exchange;
  const Law& law = game.law();
  const bool all = law.is("tower.exchange-all=all"_r) || !law.applies("tower.exchange.one-for-one"_c);
  for (std::size_t i = 0; i < e.size; ++i) {
    std::vector<FigureId> home = {e.chosen[i]};
    if (all) home = prisoners(game, e.owner[i], holder_at(e, i));
    for (const FigureId f : home) {
      if (law.applies("tower.exchange.to-owners"_c)) {
        leave(game, f, Cause::exchanged);
      } else {
        game.put(f, {.kind = PlaceKind::out});
      }
    }
  }
  game.change().exchange = {};
}

/// tower.exchange.owner-chooses; option tower.exchange-chooser.
PlayerId chooser(const Game& game, std::size_t i) {
  const Exchange& e = game.facts().exchange;
  const Law& law = game.law();
  if (law.is("tower.exchange-chooser=random"_r)) return -1;
  if (law.is("tower.exchange-chooser=holder"_r)) return holder_at(e, i);
  return law.means("tower.exchange.owner-chooses"_c, e.owner[i], holder_at(e, i));
}

bool all_surplus_goes(const Game& game) {
  return game.law().is("tower.exchange-all=all"_r) || game.law().undone("tower.exchange.one-for-one"_c);
}

}  // namespace

bool settle_exchange(Game& game) {
  for (;;) {
    Facts& facts = game.change();
    if (facts.exchange.size == 0) {
      const std::vector<PlayerId> ring = due_ring(game);
      if (ring.empty()) return false;
      facts.exchange.size = static_cast<std::uint8_t>(ring.size());
      std::copy(ring.begin(), ring.end(), facts.exchange.owner.begin());
      facts.exchange.chosen.fill(-1);
    }
    if (needs_consent(game) && waiting(game, true)) return true;
    while (const auto i = waiting(game, false)) {
      const std::vector<FigureId> options = choices(game, *i);
      if (options.size() > 1 && !all_surplus_goes(game)) return true;
      facts.exchange.chosen[*i] = options.front();
    }
    bring_home(game);
  }
}

PlayerId exchange_decider(const Game& game) {
  if (needs_consent(game)) {
    if (const auto i = waiting(game, true)) return game.facts().exchange.owner[*i];
  }
  const auto i = waiting(game, false);
  return i ? chooser(game, *i) : static_cast<PlayerId>(-1);
}

void judge_exchange(const Game& game, const Action& a, Grounds& no) {
  if (a.figure < 0) return no.malformed("no such figure in this game");
  const bool choosing = game.facts().exchange.size > 0 && !(needs_consent(game) && waiting(game, true));
  if (!choosing) return no.require(false, "tower.exchange.trigger"_c);
  const std::size_t i = *waiting(game, false);
  const std::vector<FigureId> all = prisoners(game, game.facts().exchange.owner[i], holder_at(game.facts().exchange, i));
  no.require(std::find(all.begin(), all.end(), a.figure) != all.end(), "tower.exchange.trigger"_c);
  const PlayerId who = chooser(game, i);
  // Where another reading lets the holder choose, the owner's clause is not in force and is no ground.
  const ClauseId choice = no.law().is("tower.exchange-chooser=holder"_r) ? "tower.exchange.trigger"_c : "tower.exchange.owner-chooses"_c;
  no.require(who < 0 || a.by == who, choice, {{"the choice is player", who}});
}

void judge_agree(const Game& game, const Action& a, Grounds& no) {
  const bool asked = game.facts().exchange.size > 0 && needs_consent(game) && waiting(game, true);
  if (!asked) {
    no.forbid(!a.yes || game.facts().exchange.size == 0, "tower.exchange.automatic"_c);
    if (a.yes || no.clear()) no.require(false, "tower.exchange.trigger"_c);
    return;
  }
  no.require(a.by == exchange_decider(game), "tower.exchange.trigger"_c);
}

void offer_exchange(const Game& game, std::vector<Action>& out) {
  const PlayerId by = exchange_decider(game);
  if (needs_consent(game) && waiting(game, true)) {
    out.push_back({.kind = ActionKind::agree, .by = by, .yes = true});
    out.push_back({.kind = ActionKind::agree, .by = by, .yes = false});
    return;
  }
  for (const FigureId f : choices(game, *waiting(game, false))) {
    out.push_back({.kind = ActionKind::exchange, .by = by, .figure = f});
  }
}

void apply_exchange(Game& game, const Action& a) {
  game.change().exchange.chosen[*waiting(game, false)] = a.figure;
  (void)settle_exchange(game);
}

void prisoners_changed(Game& game) {
  if (game.law().is("tower.exchange-reoffer=when-prisoners-change"_r)) game.change().refused.clear();
}

void forget_refusals(Game& game) {
  if (game.facts().refused.empty()) return;
  if (!game.law().is("tower.exchange-reoffer=when-prisoners-change"_r)) game.change().refused.clear();
}

void apply_agree(Game& game, const Action& a) {
  Facts& facts = game.change();
  if (a.yes) {
    facts.exchange.agreed = static_cast<std::uint8_t>(facts.exchange.agreed | (1U << *waiting(game, true)));
  } else {
    facts.refused.insert(number(std::span(facts.exchange.owner).first(facts.exchange.size)));
    facts.exchange = {};
  }
  (void)settle_exchange(game);
}

}  // namespace assize::tower
