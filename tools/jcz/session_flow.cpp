// The turn as a chain of phases, derived from where the engine's position stands.
#include <algorithm>

#include "tools/jcz/session.hpp"

namespace assize::jcz {

namespace {

bool open_at(const Game& game, StepId step) {
  return !game.over() && game.at() == step && !game.clock().closed;
}

/// Passing on what is open. Whoever may give the fairy to another meeple is not asked in that program.
Action passing(const Game& game) {
  const bool reassigned = game.facts().exchange.size == 0 && game.facts().reassigns >= 0;
  return {.kind = ActionKind::pass, .by = reassigned ? game.facts().reassigns : game.clock().player};
}

bool asks_something(const Game& game) {
  std::vector<Action> all;
  game.legal_actions(all);
  return std::any_of(all.begin(), all.end(), [](const Action& a) {
    return a.kind != ActionKind::pass && a.kind != ActionKind::ransom;
  });
}

/// Passed on as far as it goes, the dragon moves before features are scored.
bool dragon_waits(const Game& game, int score) {
  Game later = game;
  for (later.settle_before(score); later.clock().step < score && !open_at(later, StepId::dragon);
       later.settle_before(score)) {
    if (later.facts().exchange.size > 0 || !later.legal(passing(later))) return false;
    later.apply(passing(later));
  }
  return open_at(later, StepId::dragon);
}

}  // namespace

void Session::advance(std::string_view next_tile) {
  State& s = *state_;
  for (;;) {
    if (s.game.over()) {
      s.phase = Phase::game_over;
      s.active = -1;
      return;
    }
    if (s.game.clock().placed < 0) {
      begin_part(next_tile);
      if (!s.game.over()) return;
    } else if (!s.committed) {
      (void)ask_before_scoring();
      return;
    } else if (go_on_after_commit()) {
      return;
    }
  }
}

void Session::begin_part(std::string_view next_tile) {
  State& s = *state_;
  s.action_done = s.phantom_done = s.no_phantom = s.rewound = s.committed = false;
  s.game.settle();
  while (open_at(s.game, StepId::start)) {  // a ransom may be paid with the tile in hand as well
    s.game.apply(passing(s.game));
    s.game.settle();
  }
  if (!s.game.over() && s.game.facts().hand < 0) draw(next_tile);
  s.phase = Phase::tile;
  s.active = s.game.clock().player;
}

bool Session::ask_before_scoring() {
  State& s = *state_;
  Game& game = s.game;
  const int score = game.rules().position[static_cast<std::size_t>(StepId::score)];
  const auto ask = [&](Phase phase) {
    s.phase = phase;
    s.active = game.decider();
    return true;
  };
  for (game.settle_before(score); game.facts().exchange.size == 0 && game.facts().reassigns >= 0;
       game.settle_before(score))
    game.apply(passing(game));
  if (game.facts().exchange.size > 0 || open_at(game, StepId::capture)) return ask(Phase::tower_capture);
  if (open_at(game, StepId::figure) && !s.action_done && asks_something(game)) return ask(Phase::action);
  if (open_at(game, StepId::phantom) && !s.phantom_done && !s.no_phantom && asks_something(game))
    return ask(s.rewound ? Phase::action : Phase::phantom);
  if (dragon_waits(game, score)) {
    while (!open_at(game, StepId::dragon)) {
      game.apply(passing(game));
      game.settle_before(score);
    }
    return ask(Phase::dragon_move);
  }
  s.phase = Phase::commit_action;
  s.active = game.clock().player;
  return true;
}

/// The turn has gone on to its scoring, and something is asked after that.
void Session::add_score() {
  scenario::Step step;
  step.action = scenario::Score{.now = true};
  steps_.push_back(std::move(step));
}

void Session::add_end(bool of_game) {
  scenario::Step step;
  step.action = scenario::End{.game = of_game};
  steps_.push_back(std::move(step));
}

/// True: the dragon asks. False: the turn, or this part of it, is over.
bool Session::go_on_after_commit() {
  State& s = *state_;
  Game& game = s.game;
  const auto position = [&](StepId step) {
    return static_cast<int>(game.rules().position[static_cast<std::size_t>(step)]);
  };
  if (pack_empty()) std::fill(game.change().bag.begin(), game.change().bag.end(), std::uint8_t{0});
  if (!game.clock().scored) {
    game.settle_before(position(StepId::score));
    note_nothing_scored(game, false);
  }
  const int turn = game.clock().turn;
  for (;;) {
    game.settle_before(position(StepId::end));
    if (game.over() || game.clock().turn != turn || game.clock().placed < 0) return false;
    if (open_at(game, StepId::dragon)) {
      if (s.phase != Phase::dragon_move) add_score();
      s.phase = Phase::dragon_move;
      s.active = game.decider();
      return true;
    }
    if (game.at() == StepId::end) break;
    const bool again = open_at(game, StepId::double_turn);
    game.apply(again ? Action{.kind = ActionKind::double_turn, .by = game.clock().player} : passing(game));
  }
  if (pack_empty()) note_nothing_scored(game, true);
  game.settle();
  if (game.over()) add_end(true);
  // With several players the next step names another one; here nothing else tells that the turn is over.
  if (!game.over() && game.clock().turn != turn && game.rules().player_count() == 1) add_end(false);
  return false;
}

}  // namespace assize::jcz
