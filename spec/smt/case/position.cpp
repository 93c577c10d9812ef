#include "spec/smt/case/position.hpp"

#include <algorithm>

#include "spec/scenario/check.hpp"
#include "spec/scenario/parts.hpp"
#include "spec/scenario/spot.hpp"
#include "spec/smt/board/reading.hpp"
#include "spec/smt/case/decide.hpp"
#include "spec/smt/case/kinds.hpp"
#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/eligibility.hpp"
#include "spec/smt/tower/floors.hpp"
#include "spec/smt/traders/double_turn.hpp"

namespace assize::smt::cases {

namespace {

using scenario::Scenario;

/// The cells that tiles lie on, or that steps put one on.
std::vector<Cell> tiled_cells(const Scenario& scenario) {
  std::vector<Cell> cells;
  if (scenario.board) {
    for (const scenario::MapTile& tile : scenario.board->tiles) cells.push_back(tile.at);
  } else {
    cells.push_back({0, 0});
  }
  for (const scenario::Step& step : scenario.steps) {
    if (const auto* place = std::get_if<scenario::PlaceTile>(&step.action)) cells.push_back(place->at);
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

/// And the ring around them.
std::vector<Cell> area_of(const std::vector<Cell>& tiled) {
  std::set<Cell> cells;
  for (const Cell c : tiled) {
    for (int dx = -1; dx <= 1; ++dx) {
      for (int dy = -1; dy <= 1; ++dy) {
        cells.insert({static_cast<std::int16_t>(c.x + dx), static_cast<std::int16_t>(c.y + dy)});
      }
    }
  }
  return {cells.begin(), cells.end()};
}

std::shared_ptr<Table> table_of(const Scenario& scenario, const Law& law, const Bag& bag) {
  const std::vector<Cell> tiled = tiled_cells(scenario);
  auto table = std::make_shared<Table>(Area(area_of(tiled)));
  table->most_tiles = static_cast<int>(tiled.size());
  table->players = scenario.players;
  const std::set<FigureKind> kinds = kinds_named(scenario, law.catalogue());
  table->kinds.assign(kinds.begin(), kinds.end());
  table->parts = scenario::parts_in_play(scenario, law.catalogue());
  for (const FigureKind kind : table->kinds) table->stock.push_back(scenario::count_each(scenario, kind));
  table->abbot = kinds_in_play(scenario, law.catalogue()).contains(FigureKind::abbot);
  for (const FigureKind kind : table->kinds) table->occupies.push_back(occupies(law, kind, table->abbot));
  table->tower = in_play(scenario, law.catalogue(), "tower") || (scenario.board && !scenario.board->towers.empty());
  table->river = bag.pile_end().has_value();
  return table;
}

Law law_of(const scenario::Run& run, const Catalogue& catalogue) {
  const Profile& profile = catalogue.profiles[run.profile];
  std::vector<std::uint8_t> rulings(profile.rulings.begin(), profile.rulings.end());
  for (const Ruling& r : run.rulings) rulings[static_cast<std::size_t>(r.option)] = r.value;
  return {catalogue, profile.edition, rulings};
}

void lay(Position& p, Cell cell, Design tile, int rotation) {
  const At at = p.table->area.at(cell);
  const Shape shape = p.shape(tile, rotation);
  p.state.land[static_cast<std::size_t>(at)] = land_of(shape);
  p.tiles.insert_or_assign(at, shape);
}

void put_figure(Position& p, const scenario::BoardFigure& f) {
  const Table& table = *p.table;
  const Who who = who_of(table, f.figure);
  if (off_the_tiles(f.place.on.spot)) {
    Bool& there = p.state.area_figure[static_cast<std::size_t>(who)]
                                     [static_cast<std::size_t>(f.place.on.spot) - static_cast<std::size_t>(Spot::carcassonne)];
    if (there.is_true()) throw NotExpressible("two like figures in one place");
    there = true;
    return;
  }
  const At at = table.area.at(*f.place.at);
  const Seat seat = seat_on(p, at, f.place.on);
  if (seat < 0) throw NotExpressible("a figure on the river");
  Bool& there = p.state.stands(at, seat, who);
  if (there.is_true()) throw NotExpressible("two like figures in one place");
  there = true;
  if (f.ghosts == 0) return;
  const auto places = static_cast<std::size_t>(table.area.size()) * kSeats;
  if (p.state.ghosts.empty()) p.state.ghosts.resize(places);
  p.state.ghosts[static_cast<std::size_t>(at) * kSeats + static_cast<std::size_t>(seat)] = f.ghosts;
}

/// The fairy's figure on the tile, if she has one.
void put_beside(Position& p, At at, const scenario::Beside& beside) {
  const Who who = who_of(*p.table, beside.figure);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (!p.state.stands(at, seat, who).is_true() || (beside.on && seat_on(p, at, *beside.on) != seat)) continue;
    const auto whos = static_cast<std::size_t>(p.table->who_count());
    p.state.fairy.figure[static_cast<std::size_t>(seat) * whos + static_cast<std::size_t>(who)] = true;
    return;
  }
}

void put_standing(Position& p, const scenario::BoardNeutral& n) {
  const At at = n.at ? p.table->area.at(*n.at) : -1;
  if (at >= 0 && n.kind == Neutral::dragon) {
    p.state.dragon[static_cast<std::size_t>(at)] = true;
    return;
  }
  if (at >= 0 && n.kind == Neutral::fairy) {
    p.state.fairy.tile[static_cast<std::size_t>(at)] = true;
    if (n.beside && !dragon::on_tiles(p.law)) put_beside(p, at, *n.beside);
    return;
  }
  p.state.neutrals.push_back({n.kind, at, n.span == "NS"});
  if (at < 0) return;
  Land& land = p.state.land[static_cast<std::size_t>(at)];
  if (n.kind == Neutral::bridge) land.seat[kBridgeSeat] = true;
  if (n.kind == Neutral::castle) land.seat[kCastleSeat] = true;
}

void put_board(Position& p, const scenario::Board& board) {
  const Table& table = *p.table;
  for (const scenario::MapTile& tile : board.tiles) lay(p, tile.at, tile.tile.tile, tile.tile.rotation);
  for (const scenario::BoardNeutral& n : board.tokens) put_standing(p, n);
  for (const scenario::BoardFigure& f : board.figures) put_figure(p, f);
  for (const scenario::BoardNeutral& n : board.neutral) put_standing(p, n);
  for (const scenario::BoardTower& t : board.towers) {
    p.state.floors[static_cast<std::size_t>(table.area.at(t.at))] = t.floors;
  }
  for (const auto& [captor, figures] : board.prisoners) {
    Nums& held = p.state.held[static_cast<std::size_t>(player_of(table, captor))];
    for (const scenario::Figure& f : figures) held[static_cast<std::size_t>(who_of(table, f))] += 1;
  }
  for (const auto& [colour, points] : board.score) {
    p.state.score[static_cast<std::size_t>(player_of(table, colour))] = points;
  }
  for (const auto& [colour, tokens] : board.goods) {
    for (const auto& [kind, n] : tokens) {
      p.state.goods[static_cast<std::size_t>(player_of(table, colour))][static_cast<std::size_t>(kind)] = n;
    }
  }
  if (board.second_part) p.state.turn.part = 2;
  if (board.hand) {
    p.hand = p.bag.same(board.hand->tile);
    p.state.turn.stage = Stage::place;
  }
  if (board.just_placed) {
    p.state.turn.placed = table.area.at(*board.just_placed);
    p.state.turn.stage = Stage::figure;
    traders::note_builders(p.state);
  }
}

/// How many of that figure are on the board or held.
int elsewhere(const Position& p, Who who) {
  int count = 0;
  for (At at = 0; at < p.table->area.size(); ++at) {
    for (Seat seat = 0; seat < kSeats; ++seat) count += p.state.stands(at, seat, who).is_true() ? 1 : 0;
  }
  for (const Bool& there : p.state.area_figure[static_cast<std::size_t>(who)]) count += there.is_true() ? 1 : 0;
  for (const Nums& held : p.state.held) count += held[static_cast<std::size_t>(who)].lo();
  return count;
}

/// All that is not on the board or held, unless the board says how many.
void put_supplies(Position& p, const Scenario& scenario) {
  const Table& table = *p.table;
  const std::set<FigureKind> kinds = kinds_at_hand(scenario, *p.catalogue);
  const int floors = table.tower ? tower::floors_per_player(p.law, table.player_count()) : 0;
  for (Who who = 0; who < table.who_count(); ++who) {
    const FigureKind kind = table.kind(who);
    const int all = kind == FigureKind::meeple || kinds.contains(kind) ? table.owned(who) : 0;
    p.state.supply[static_cast<std::size_t>(who)] = std::max(0, all - elsewhere(p, who));
  }
  for (Num& n : p.state.floor_supply) n = floors;
  p.state.floor_box = table.tower ? std::max(0, scenario::kBoxFloors - floors * table.player_count()) : 0;
  if (!scenario.board) return;
  for (const auto& [colour, supply] : scenario.board->supply) {
    const int player = player_of(table, colour);
    for (const auto& [kind, count] : supply.figures) {
      p.state.supply[static_cast<std::size_t>(who_of(table, {colour, kind}))] = count;
    }
    if (supply.floors) p.state.floor_supply[static_cast<std::size_t>(player)] = *supply.floors;
  }
}

}  // namespace

int player_of(const Table& table, Colour colour) {
  const auto found = std::find(table.players.begin(), table.players.end(), colour);
  return found == table.players.end() ? -1 : static_cast<int>(found - table.players.begin());
}

Who who_of(const Table& table, scenario::Figure figure) {
  return table.who(player_of(table, figure.owner), table.position(figure.kind));
}

scenario::Figure figure_of(const Table& table, Who who) {
  return {table.players[static_cast<std::size_t>(table.player_of(who))], table.kind(who)};
}

namespace {

/// Of a field in parts, the part at the half side that is named.
Seat seat_named(const Shape& shape, int segment, const scenario::SpotName& on) {
  const Seat first = seat_of(shape, segment);
  if (on.spot != Spot::field || on.ring < 0 || first < kFieldSeat) return first;
  const auto half = static_cast<std::size_t>(on.ring / 3 * 2 + (on.ring % 3 == 0 ? 0 : 1));
  const Seat part = kFieldSeat + shape.field[half];
  return shape.segment[static_cast<std::size_t>(part)] == segment ? part : first;
}

}  // namespace

Seat seat_on(const Position& p, At at, const scenario::SpotName& on) {
  switch (on.spot) {
    case Spot::monastery: return kMonasterySeat;
    case Spot::garden: return kGardenSeat;
    case Spot::tower:
    case Spot::foundation: return kTowerSeat;
    case Spot::bridge: return kBridgeSeat;
    case Spot::castle: return kCastleSeat;
    default: break;
  }
  const auto tile = p.tiles.find(at);
  if (tile == p.tiles.end()) return -1;
  const scenario::Lying lying{&p.catalogue->tiles[tile->second.tile], tile->second.rotation};
  const auto segment = scenario::resolve_spot(lying, on);
  return segment ? seat_named(tile->second, *segment, on) : -1;
}

Shape Position::shape(std::uint16_t tile, int rotation) const {
  return with_symbols_of(shape_of(*catalogue, tile, rotation, reading_of(law)), table->parts);
}

bool has_seat(const State& state, At at, Seat seat) {
  return !state.at(at).seat[static_cast<std::size_t>(seat)].is_false();
}

std::string spot_text(const Position& p, At at, Seat seat) {
  const auto tile = p.tiles.find(at);
  if (seat >= kMonasterySeat || tile == p.tiles.end()) return std::string(name_of(spot_of(seat)));
  const scenario::Lying lying{&p.catalogue->tiles[tile->second.tile], tile->second.rotation};
  return scenario::spot_text(lying, static_cast<std::size_t>(tile->second.segment[static_cast<std::size_t>(seat)]));
}

Position position_of(const Scenario& scenario, const scenario::Run& run, const Catalogue& catalogue,
                     std::span<const Alteration> altered) {
  Law law = law_of(run, catalogue);
  for (const Alteration& a : altered) law.alter(a);
  const Bag bag(scenario, catalogue, !law.undone("river.start-removed"_c).is_true());
  const std::shared_ptr<const Table> table = table_of(scenario, law, bag);
  Position p{&catalogue, table, law, empty_state(table), {}, bag, std::nullopt};
  if (scenario.board) {
    put_board(p, *scenario.board);
  } else if (bag.start()) {
    lay(p, {0, 0}, *bag.start(), 0);
  }
  put_supplies(p, scenario);
  return p;
}

}  // namespace assize::smt::cases
