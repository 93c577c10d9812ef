#include <fmt/format.h>

#include <map>

#include "spec/scenario/check.hpp"
#include "spec/scenario/checker.hpp"
#include "spec/scenario/parts.hpp"

namespace assize::scenario {
namespace {

struct Count {
  int board = 0, held = 0, supply = 0;
  Where last;  ///< where the last of them is named
};

std::map<Figure, Count> counts(const Board& board) {
  std::map<Figure, Count> all;
  for (const BoardFigure& figure : board.figures) {
    Count& count = all[figure.figure];
    ++count.board;
    count.last = figure.where;
  }
  for (const auto& [captor, figures] : board.prisoners) {
    for (const Figure& figure : figures) {
      Count& count = all[figure];
      ++count.held;
      count.last = board.prisoners_where;
    }
  }
  for (const auto& [owner, supply] : board.supply) {
    for (const auto& [kind, number] : supply.figures) {
      Count& count = all[{owner, kind}];
      count.supply += number;
      if (number > 0) count.last = supply.where;
    }
  }
  return all;
}

void check_figure_counts(const Checker& checker) {
  for (const auto& [figure, count] : counts(*checker.scenario.board)) {
    const int most = count_each(checker.scenario, figure.kind);
    const int all = count.board + count.held + count.supply;
    if (all <= most) continue;
    checker.complain(count.last,
                     fmt::format("{} has {} of {} '{}': {} on the board, {} held by others, {} at hand",
                                 name_of(figure.owner), all, most, name_of(figure.kind), count.board,
                                 count.held, count.supply),
                     "take some away");
  }
}

void check_floors(const Checker& checker) {
  const Board& board = *checker.scenario.board;
  int standing = 0, at_hand = 0;
  for (const BoardTower& tower : board.towers) standing += tower.floors;
  for (const auto& [owner, supply] : board.supply) at_hand += supply.floors.value_or(0);
  if (standing + at_hand <= kBoxFloors) return;
  checker.complain(
      board.towers.empty() ? board.where : board.towers.front().where,
      fmt::format("{} floors: {} on the board, {} at hand", standing + at_hand, standing, at_hand),
      fmt::format("the box holds {}", kBoxFloors));
}

void check_goods(const Checker& checker) {
  GoodsCount taken;
  for (const auto& [owner, goods] : checker.scenario.board->goods) {
    for (const auto& [kind, number] : goods) taken[kind] += number;
  }
  for (const auto& [kind, number] : taken) {
    const int most = kGoodsTokens[static_cast<std::size_t>(kind)];
    if (number <= most) continue;
    checker.complain(checker.scenario.board->where, fmt::format("{} tokens of {}", number, name_of(kind)),
                     fmt::format("the box holds {}", most));
  }
}

bool holds(const Board& board, Colour captor, Colour owner) {
  const auto held = board.prisoners.find(captor);
  if (held == board.prisoners.end()) return false;
  for (const Figure& figure : held->second) {
    if (figure.owner == owner) return true;
  }
  return false;
}

void check_prisoners(const Checker& checker) {
  const Board& board = *checker.scenario.board;
  for (const auto& [captor, figures] : board.prisoners) {
    for (const auto& [other, theirs] : board.prisoners) {
      if (!(captor < other) || !holds(board, captor, other) || !holds(board, other, captor)) continue;
      checker.complain(
          board.prisoners_where,
          fmt::format("{0} and {1} hold prisoners of each other", name_of(captor), name_of(other)),
          "such prisoners are exchanged at once: let only one of them hold the other's");
    }
  }
}

}  // namespace

void check_stock(Checker& checker) {
  check_figure_counts(checker);
  check_floors(checker);
  check_goods(checker);
  check_prisoners(checker);
}

}  // namespace assize::scenario
