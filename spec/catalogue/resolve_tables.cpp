#include "spec/catalogue/resolve.hpp"

namespace assize {
namespace {

/// One cell for every figure and spot that the row names.
void expand(const CellDraft& row, ClauseId clause, std::vector<EligibilityCell>& cells) {
  EligibilityCell cell;
  cell.cause = row.cause;
  cell.allowed = row.allowed;
  cell.clause = clause;
  cell.any_figure = row.figures.empty();
  cell.any_spot = row.spots.empty();
  const std::vector<FigureKind> figures =
      cell.any_figure ? std::vector<FigureKind>{FigureKind{}} : row.figures;
  const std::vector<Spot> spots = cell.any_spot ? std::vector<Spot>{Spot{}} : row.spots;
  for (const FigureKind figure : figures) {
    for (const Spot spot : spots) {
      cell.figure = figure;
      cell.spot = spot;
      cells.push_back(cell);
    }
  }
}

TileDef tile_of(const TileDraft& row, std::string_view set, Storage& storage) {
  TileDef tile;
  tile.id = storage.keep(row.id.text);
  tile.set = set;
  tile.letter = storage.keep(row.letter);
  std::vector<SegmentDef> segments;
  for (const SegmentKind kind :
       {SegmentKind::city, SegmentKind::road, SegmentKind::river, SegmentKind::field}) {
    for (const SegmentDraft& s : row.segments) {
      if (s.kind == kind) segments.push_back({s.kind, s.edges, s.coats, s.cities, s.inn, s.cathedral, s.princess, s.goods});
    }
  }
  tile.segments = storage.keep(std::move(segments));
  tile.monastery = row.monastery;
  tile.garden = row.garden;
  tile.foundation = row.foundation;
  tile.volcano = row.volcano;
  tile.dragon = row.dragon;
  tile.portal = row.portal;
  tile.festival = row.festival;
  tile.river = row.river;
  tile.road_bridge = row.road_bridge;
  tile.has_block = row.has_block;
  tile.block_x = static_cast<std::int8_t>(row.block_x);
  tile.block_y = static_cast<std::int8_t>(row.block_y);
  tile.known = row.known;
  tile.symbols = storage.keep(row.symbols);
  return tile;
}

}  // namespace

void resolve_eligibility(const Draft& draft, const NameIndex& index, Storage& storage) {
  std::vector<EligibilityCell> cells;
  for (const CellDraft& row : draft.cells) {
    if (const auto clause = index.clause(row.clause, row.complaints)) expand(row, *clause, cells);
  }
  std::vector<NeutralCell> neutrals;
  for (const NeutralDraft& row : draft.neutrals) {
    const auto clause = index.clause(row.clause, row.complaints);
    if (!clause) continue;
    for (const Neutral neutral : row.neutrals) neutrals.push_back({row.cause, neutral, *clause});
  }
  storage.catalogue.eligibility = storage.keep(std::move(cells));
  storage.catalogue.neutrals = storage.keep(std::move(neutrals));
}

void resolve_tiles(const Draft& draft, Storage& storage) {
  std::vector<TileDef> tiles;
  std::vector<TileSet> sets;
  for (const SetDraft& row : draft.sets) {
    TileSet set;
    set.id = storage.keep(row.id.text);
    set.title = storage.keep(row.title);
    set.edition = storage.keep(row.edition);
    set.rulebook = storage.keep(row.rulebook);
    std::vector<SetEntry> entries;
    for (const TileDraft& tile : row.tiles) {
      if (tile.count > 0) {
        entries.push_back(
            {static_cast<std::uint16_t>(tiles.size()), static_cast<std::uint8_t>(tile.count), tile.start});
      }
      tiles.push_back(tile_of(tile, set.id, storage));
    }
    set.entries = storage.keep(std::move(entries));
    sets.push_back(set);
  }
  storage.catalogue.tiles = storage.keep(std::move(tiles));
  storage.catalogue.sets = storage.keep(std::move(sets));
}

}  // namespace assize
