#include "spec/smt/eligibility.hpp"
#include "spec/smt/search/build.hpp"

namespace assize::smt {

namespace {

std::shared_ptr<const Table> table_of(const Catalogue& catalogue, const Setting& setting, int tiles,
                                      const Law& law) {
  auto table = std::make_shared<Table>(Area(diamond(tiles - 1)));
  table->most_tiles = tiles;
  table->players = setting.players;
  table->kinds = setting.kinds;
  table->abbot = setting.abbot;
  table->parts = setting.parts;
  for (const FigureKind k : setting.kinds) table->occupies.push_back(occupies(law, k, setting.abbot));
  for (const std::size_t s : setting.sets) {
    const TileSet& set = catalogue.sets[s];
    table->tower = table->tower || set.rulebook == "tower";
    table->river = table->river || set.rulebook.starts_with("river");
  }
  return table;
}

}  // namespace

Board open_board(z3::context& z3, const Catalogue& catalogue, const Setting& setting, int tiles,
                 Likeness likeness, std::span<const Law> laws) {
  Board board;
  board.table = table_of(catalogue, setting, tiles, laws.front());
  board.stock = stock_of(catalogue, setting.sets, setting.parts);
  board.tiles = tiles;
  board.before = empty_state(board.table);
  board.middle = board.table->area.at({0, 0});
  const Building building{z3, board, setting.beyond, likeness, laws};
  lay_tiles(building);
  stand_figures(building);
  stand_neutrals(building);
  fill_supplies(building);
  return board;
}

}  // namespace assize::smt
