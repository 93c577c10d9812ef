#include "tools/court/reduce_size.hpp"

#include <algorithm>
#include <cstdlib>

#include "tools/court/reduce_cuts.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

int number(std::size_t n) {
  return static_cast<int>(n);
}

template <typename Kind>
int steps_of(const sc::Scenario& s) {
  return number(
      static_cast<std::size_t>(std::count_if(s.steps.begin(), s.steps.end(), [](const sc::Step& step) {
        return std::holds_alternative<Kind>(step.action);
      })));
}

struct OnBoard {
  int tiles = 1, figures = 0, floors = 0, prisoners = 0, neutrals = 0, points = 0, stated = 0;
};

/// A new game has its start tile.
OnBoard on_board_of(const sc::Scenario& s) {
  OnBoard n;
  if (!s.board) return n;
  const sc::Board& board = *s.board;
  n.tiles = number(board.tiles.size());
  n.figures = number(board.figures.size());
  for (const sc::BoardTower& t : board.towers) n.floors += t.floors;
  for (const auto& [captor, held] : board.prisoners) n.prisoners += number(held.size());
  n.neutrals = number(board.neutral.size() + board.tokens.size());
  for (const sc::BoardFigure& f : board.figures) n.neutrals += f.ghosts;
  for (const auto& [player, points] : board.score) n.points += std::abs(points);
  for (const auto& [player, supply] : board.supply)
    n.stated += number(supply.figures.size()) + (supply.floors ? 1 : 0);
  if (board.bag) n.stated += 1 + number(board.bag->size());
  return n;
}

int words_of_steps(const sc::Scenario& s) {
  int n = s.stop_here ? 1 : 0;
  for (const sc::Step& step : s.steps) {
    n += (step.by ? 1 : 0) + (step.name.empty() ? 0 : 1) + (step.when ? 1 : 0) + (step.options ? 1 : 0) +
         (step.expect ? 1 : 0);
  }
  return n;
}

int expectations_of(const sc::Scenario& s) {
  return number(entries(s, [](sc::Scenario& copy, const Keep& keep) { sift_expectations(copy, keep); }));
}

}  // namespace

Size size_of(const sc::Scenario& s) {
  const OnBoard board = on_board_of(s);
  int rulings = number(s.rulings.size());
  for (const sc::ExpectUnder& under : s.expect_under) rulings += number(under.rulings.size());
  return {board.tiles + steps_of<sc::PlaceTile>(s),
          board.figures + steps_of<sc::Deploy>(s),
          board.floors + steps_of<sc::Floor>(s),
          board.prisoners + steps_of<sc::Capture>(s),
          number(s.players.size()),
          number(s.steps.size()),
          board.points,
          board.neutrals,
          board.stated,
          number(s.profiles.size() + s.expect_under.size()),
          rulings,
          number(s.sets.size() + s.with.size()),
          words_of_steps(s),
          expectations_of(s)};
}

std::vector<Number> numbers_of(sc::Board& board) {
  std::vector<Number> numbers;
  for (sc::BoardTower& t : board.towers) numbers.push_back({&t.floors, 1});
  for (auto& [player, points] : board.score) numbers.push_back({&points, std::min(points, 0)});
  for (sc::BoardFigure& f : board.figures) numbers.push_back({&f.ghosts, 0});
  return numbers;
}

}  // namespace assize::court
