#include "tools/court/reduce_later.hpp"

#include <algorithm>
#include <iterator>

#include "checker/rules/base/turn.hpp"
#include "tools/court/run.hpp"
#include "tools/court/told.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// A board can say where the game stands: nobody is asked, and nothing has been done after the tile.
bool can_be_told(const Game& game) {
  if (game.over() || game.facts().exchange.size > 0 || game.facts().reassigns >= 0) return false;
  const Clock& clock = game.clock();
  if (clock.part > 0 || base::acted(clock)) return false;  // what the turn has spent no board says
  return clock.placed < 0 || !game.past(StepId::figure);
}

/// What lies in an area or before a player: a game that is told shows only what is on tiles.
void keep_off_tiles(const std::vector<sc::BoardNeutral>& from, std::vector<sc::BoardNeutral>& to) {
  std::copy_if(from.begin(), from.end(), std::back_inserter(to), [](const sc::BoardNeutral& n) { return !n.at; });
}

sc::Board board_at(const Game& game, const sc::Scenario& s) {
  sc::Board board = board_told(game);
  if (s.board) {
    keep_off_tiles(s.board->neutral, board.neutral);
    keep_off_tiles(s.board->tokens, board.tokens);
    if (s.board->bag) board.bag = bag_told(game);
  }
  if (game.clock().placed >= 0) board.just_placed = game.placed(game.clock().placed).at;
  if (game.facts().hand >= 0) board.hand = hand_told(game);
  return board;
}

void forget_steps(sc::Expectation& e, std::size_t first) {
  if (!e.illegal) return;
  std::erase_if(*e.illegal, [first](const sc::IllegalStep& i) { return i.step < first; });
  for (sc::IllegalStep& i : *e.illegal) i.step -= first;
  if (e.illegal->empty()) e.illegal.reset();
}

sc::Scenario started_at(const sc::Scenario& s, std::size_t step, const Game& game) {
  sc::Scenario later = s;
  later.board = board_at(game, s);
  const auto on_turn = std::find(later.players.begin(), later.players.end(),
                                 game.rules().players[static_cast<std::size_t>(game.clock().player)]);
  std::rotate(later.players.begin(), on_turn, later.players.end());
  later.steps.erase(later.steps.begin(), later.steps.begin() + static_cast<std::ptrdiff_t>(step));
  forget_steps(later.expect, step);
  for (sc::ExpectUnder& under : later.expect_under) forget_steps(under.expect, step);
  return later;
}

}  // namespace

std::vector<sc::Scenario> later_starts(const sc::Scenario& s, const Catalogue& catalogue) {
  const auto runs = sc::runs_of(s, catalogue);
  if (!runs || runs->empty()) return {};
  std::vector<sc::Scenario> starts;
  const Hearing hearing{.before = [&](std::size_t step, const Game& game) {
    if (step > 0 && can_be_told(game)) starts.push_back(started_at(s, step, game));
  }};
  (void)play(s, runs->front(), catalogue, hearing);
  std::reverse(starts.begin(), starts.end());
  return starts;
}

}  // namespace assize::court
