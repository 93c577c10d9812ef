#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "spec/scenario/checker.hpp"
#include "spec/scenario/parts.hpp"

namespace assize::scenario {
namespace {

bool has_token(const Board& board, Neutral kind, Cell at) {
  return std::any_of(board.tokens.begin(), board.tokens.end(),
                     [&](const BoardNeutral& token) { return token.kind == kind && token.at == at; });
}

void check_token(const Checker& checker, const BoardFigure& figure, Neutral token) {
  if (has_token(*checker.scenario.board, token, *figure.place.at)) return;
  checker.complain(figure.place.where,
                   fmt::format("no {} lies at {}", name_of(token), text_of(*figure.place.at)),
                   fmt::format("add it to 'tokens': {{ token = \"{}\", at = {} }}", name_of(token),
                               text_of(*figure.place.at)));
}

void check_towers(Checker& checker) {
  std::set<Cell> seen;
  for (const BoardTower& tower : checker.scenario.board->towers) {
    if (!seen.insert(tower.at).second) {
      checker.complain(tower.where, fmt::format("two towers stand at {}", text_of(tower.at)),
                       "add their floors up in one entry");
    }
    if (!checker.need_tile(tower.at, tower.where)) continue;
    const auto tile = checker.ground.certain(tower.at);
    if (!tile || tile->tile->foundation) continue;
    checker.complain(
        tower.where,
        fmt::format("floors on no foundation: {} at {} has none", tile->tile->id, text_of(tower.at)),
        "take a tile with a tower foundation, such as those of the tower sets");
  }
}

/// The fairy's figure stands on her tile.
void check_beside(const Checker& checker, BoardNeutral& fairy) {
  if (!fairy.beside || !fairy.at) {
    if (fairy.beside) checker.complain(fairy.where, "the fairy stands beside a figure off the tiles", "write 'at'");
    return;
  }
  checker.resolve(*fairy.at, fairy.beside, fairy.where);
  const auto& figures = checker.scenario.board->figures;
  const auto count = std::count_if(figures.begin(), figures.end(), [&](const BoardFigure& f) {
    const bool there = f.figure == fairy.beside->figure && f.place.at == fairy.at;
    return there && (!fairy.beside->on || f.place.on == *fairy.beside->on || (fairy.beside->segment >= 0 && f.place.segment == fairy.beside->segment));
  });
  const std::string figure = text_of(fairy.beside->figure);
  if (count == 0) {
    checker.complain(fairy.where, fmt::format("no {} stands at {} for the fairy to stand beside", figure, text_of(*fairy.at)),
                     "add it to 'figures', or leave 'beside' out");
  } else if (count > 1) {
    checker.complain(fairy.where, fmt::format("several times {} stands at {}", figure, text_of(*fairy.at)),
                     "say which with 'beside_on'");
  }
}

/// Once a volcano lies, the dragon is on the board: dragon.volcano-arrives.
void check_dragon(const Checker& checker) {
  if (!has(parts_in_play(checker.scenario, checker.catalogue), Part::dragon)) return;
  const Board& board = *checker.scenario.board;
  const bool named = std::any_of(board.neutral.begin(), board.neutral.end(),
                                 [](const BoardNeutral& n) { return n.kind == Neutral::dragon; });
  if (named) return;
  for (const MapTile& tile : board.tiles) {
    if (!checker.catalogue.tiles[tile.tile.tile].volcano) continue;
    checker.complain(tile.tile.where, fmt::format("a volcano lies at {}, and nothing says where the dragon is", text_of(tile.at)),
                     "add it to 'neutral': { figure = \"dragon\", at = [x, y] }");
    return;
  }
}

void check_neutrals(Checker& checker) {
  std::set<Neutral> seen;
  for (BoardNeutral& neutral : checker.scenario.board->neutral) {
    if (neutral.at) checker.need_tile(*neutral.at, neutral.where);
    if (neutral.kind == Neutral::fairy) check_beside(checker, neutral);
    if (neutral.kind == Neutral::ghost || seen.insert(neutral.kind).second) continue;
    checker.complain(neutral.where, fmt::format("there is only one {}", name_of(neutral.kind)),
                     "leave one out");
  }
  for (const BoardNeutral& token : checker.scenario.board->tokens) {
    if (token.at) checker.need_tile(*token.at, token.where);
  }
}

/// On a tower: there is one, and nobody else stands there.
void check_tower_top(Checker& checker, const BoardFigure& figure, std::map<Cell, Figure>& tops) {
  const Cell at = *figure.place.at;
  const auto& towers = checker.scenario.board->towers;
  if (std::none_of(towers.begin(), towers.end(), [&](const BoardTower& tower) { return tower.at == at; })) {
    checker.complain(figure.place.where,
                     fmt::format("no tower stands at {}, only a bare foundation", text_of(at)),
                     fmt::format("add floors: towers = [{{ at = {}, floors = 1 }}]", text_of(at)));
  }
  const auto [place, fresh] = tops.emplace(at, figure.figure);
  if (fresh) return;
  checker.complain(figure.place.where,
                   fmt::format("two figures on the tower at {}: {} and {}", text_of(at),
                               text_of(place->second), text_of(figure.figure)),
                   "a tower has room for one");
}

}  // namespace

void check_figures(Checker& checker) {
  Board& board = *checker.scenario.board;
  check_towers(checker);
  std::map<Cell, Figure> tops;
  for (BoardFigure& figure : board.figures) {
    if (!checker.resolve(figure.place)) continue;
    switch (figure.place.on.spot) {
      case Spot::tower:
        check_tower_top(checker, figure, tops);
        break;
      case Spot::bridge:
        check_token(checker, figure, Neutral::bridge);
        break;
      case Spot::castle:
        check_token(checker, figure, Neutral::castle);
        break;
      case Spot::foundation:
        checker.complain(figure.place.where, "no figure stands on a bare foundation",
                         "give the tower floors and write on = \"tower\"");
        break;
      default:
        break;
    }
  }
  check_neutrals(checker);
  check_dragon(checker);
  if (!board.just_placed) return;
  checker.need_tile(*board.just_placed, board.just_placed_where);
  if (board.hand) {
    checker.complain(board.just_placed_where, "a tile is in hand although the turn's tile is already placed",
                     "give 'hand' or 'just_placed', not both");
  }
}

}  // namespace assize::scenario
