#include "tools/court/told.hpp"

#include <algorithm>

#include "spec/scenario/spot.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

Colour colour_of(const Game& game, int player) {
  return game.rules().players[static_cast<std::size_t>(player)];
}

sc::SpotName plain(Spot spot) {
  return {.spot = spot};
}

sc::TileRef tile_told(const Game& game, TypeId type, std::uint8_t rotation) {
  const std::uint16_t tile = game.rules().types[static_cast<std::size_t>(type)].tile;
  return {.tile = tile, .rotation = rotation, .name = std::string(game.rules().tile(type).id), .where = {}};
}

/// The place that a deployment or a move goes to.
sc::Place target_told(const Game& game, const Target& to) {
  if (to.slot < 0) return {.at = {}, .on = plain(to.spot), .where = {}};
  if (to.segment >= 0) {
    return place_told(
        game, {.kind = PlaceKind::segment, .part = static_cast<std::uint8_t>(to.segment), .where = to.slot});
  }
  return {.at = game.placed(to.slot).at, .on = plain(to.spot), .where = {}};
}

sc::Action capture_told(const Game& game, const Action& a) {
  if (a.neutral >= 0) return sc::Capture{.target = static_cast<Neutral>(a.neutral), .at = {}, .on = {}};
  const sc::Place from = place_told(game, game.place_of(a.figure));
  return sc::Capture{.target = figure_told(game, a.figure), .at = from.at, .on = from.on};
}

std::optional<sc::Beside> beside_told(const Game& game, FigureId f) {
  if (f < 0 || !on_board(game.place_of(f))) return std::nullopt;
  return sc::Beside{.figure = figure_told(game, f), .on = place_told(game, game.place_of(f)).on};
}

sc::Action action_told(const Game& game, const Action& a) {
  switch (a.kind) {
    case ActionKind::draw:
      return sc::Draw{tile_told(game, a.type, 0)};
    case ActionKind::place:
      return sc::PlaceTile{tile_told(game, a.type, a.rotation), a.at};
    case ActionKind::deploy:
      return sc::Deploy{figure_told(game, a.figure), target_told(game, a.to)};
    case ActionKind::floor:
      return sc::Floor{game.placed(a.to.slot).at};
    case ActionKind::capture:
      return capture_told(game, a);
    case ActionKind::exchange:
      return sc::Exchange{figure_told(game, a.figure)};
    case ActionKind::agree:
      return sc::Agree{a.yes};
    case ActionKind::ransom:
      return sc::Ransom{figure_told(game, a.figure), colour_of(game, game.place_of(a.figure).where), {}};
    case ActionKind::recall:
      return sc::Recall{figure_told(game, a.figure), game.placed(game.slot_of(a.figure)).at};
    case ActionKind::move:
      return sc::Move{figure_told(game, a.figure), place_told(game, game.place_of(a.figure)),
                      target_told(game, a.to)};
    case ActionKind::fairy:
      return sc::MoveFairy{game.placed(a.to.slot).at, beside_told(game, a.figure)};
    case ActionKind::dragon:
      return sc::MoveDragon{game.placed(a.to.slot).at};
    case ActionKind::princess: {
      const sc::Place from = place_told(game, game.place_of(a.figure));
      return sc::Princess{.figure = figure_told(game, a.figure), .at = from.at, .on = from.on};
    }
    case ActionKind::festival: {
      const sc::Place from = place_told(game, game.place_of(a.figure));
      return sc::Festival{.figure = figure_told(game, a.figure), .at = from.at, .on = from.on};
    }
    case ActionKind::double_turn:
      return sc::DoubleTurn{a.yes};
    case ActionKind::score:
      return sc::Score{a.yes};
    case ActionKind::pass:
      break;
  }
  return sc::Pass{};
}

/// What a supply lacks although it is neither on the board nor held: it is out of the game.
void tell_supplies(const Game& game, sc::Board& board) {
  for (std::size_t f = 0; f < game.rules().figures.size(); ++f) {
    const FigureInfo info = game.rules().figures[f];
    if (game.facts().figures[f].kind != PlaceKind::out) continue;
    int& left = board.supply[colour_of(game, info.player)].figures[info.kind];
    left = 0;
    for (const FigureId own : game.rules().figures_of(info.player, info.kind))
      left += game.place_of(own).kind == PlaceKind::supply ? 1 : 0;
  }
  const auto some = [](std::uint8_t n) { return n > 0; };
  if (std::none_of(game.facts().floors.begin(), game.facts().floors.end(), some)) return;
  for (int p = 0; p < game.rules().player_count(); ++p)
    board.supply[colour_of(game, p)].floors = game.facts().floor_supply[static_cast<std::size_t>(p)];
}

/// Neutral figures and tokens, but those that no clause of play moves.
void tell_neutrals(const Game& game, sc::Board& board) {
  for (const Standing& s : game.facts().neutrals) {
    if (s.slot < 0) continue;
    sc::BoardNeutral n{.kind = s.what, .at = game.placed(s.slot).at, .area = {}, .holder = {}, .span = {}, .beside = {}, .where = {}};
    if (s.what == Neutral::bridge) n.span = s.north_south ? "NS" : "WE";
    n.beside = beside_told(game, s.beside);
    (s.what <= Neutral::teacher ? board.neutral : board.tokens).push_back(std::move(n));
  }
}

void tell_goods(const Game& game, sc::Board& board) {
  for (int p = 0; p < game.rules().player_count(); ++p) {
    const auto& taken = game.facts().goods[static_cast<std::size_t>(p)];
    for (std::size_t kind = 0; kind < taken.size(); ++kind) {
      if (taken[kind] > 0) board.goods[colour_of(game, p)][static_cast<Goods>(kind)] = taken[kind];
    }
  }
}

void tell_figures(const Game& game, sc::Board& board) {
  for (std::size_t i = 0; i < game.rules().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const Place place = game.place_of(f);
    if (place.kind == PlaceKind::prisoner)
      board.prisoners[colour_of(game, place.where)].push_back(figure_told(game, f));
    if (on_board(place)) board.figures.push_back({figure_told(game, f), place_told(game, place), 0, {}});
  }
  for (auto& [captor, held] : board.prisoners) std::sort(held.begin(), held.end());
}

}  // namespace

sc::ClauseRef clause_told(const Catalogue& catalogue, ClauseId clause) {
  return {clause, std::string(catalogue.clauses[static_cast<std::size_t>(clause)].id), {}};
}

std::vector<sc::RulingRef> rulings_told(const Catalogue& catalogue, const std::vector<Ruling>& rulings) {
  std::vector<sc::RulingRef> refs;
  for (const Ruling r : rulings) {
    const Option& option = catalogue.options[static_cast<std::size_t>(r.option)];
    refs.push_back({r, std::string(option.id), std::string(option.values[r.value].value), {}});
  }
  return refs;
}

sc::Figure figure_told(const Game& game, FigureId f) {
  return {colour_of(game, game.owner(f)), game.kind(f)};
}

sc::Place place_told(const Game& game, Place p) {
  if (p.kind == PlaceKind::area) return {.at = {}, .on = plain(static_cast<Spot>(p.where)), .where = {}};
  const Placed& tile = game.placed(p.where);
  if (p.kind == PlaceKind::tower) return {.at = tile.at, .on = plain(Spot::tower), .where = {}};
  if (p.kind == PlaceKind::bridge) return {.at = tile.at, .on = plain(Spot::bridge), .where = {}};
  if (p.kind == PlaceKind::castle) return {.at = tile.at, .on = plain(Spot::castle), .where = {}};
  const TileType& type = game.type_at(p.where);
  if (p.part == type.monastery) return {.at = tile.at, .on = plain(Spot::monastery), .where = {}};
  if (p.part == type.garden) return {.at = tile.at, .on = plain(Spot::garden), .where = {}};
  const std::string text = sc::spot_text({&game.rules().tile(tile.type), tile.rotation}, p.part);
  return {.at = tile.at, .on = *sc::parse_spot(text), .segment = p.part, .where = {}};
}

sc::Step step_told(const Game& game, const Action& a) {
  sc::Step step;
  step.action = action_told(game, a);
  return step;
}

void add_step(const Game& game, const Action& a, Colour& last, std::vector<sc::Step>& steps) {
  sc::Step step = step_told(game, a);
  if (a.by >= 0 && game.facts().exchange.size == 0) {
    const Colour by = colour_of(game, a.by);
    if (by != last) step.by = by;
    last = by;
  }
  steps.push_back(std::move(step));
}

sc::Board board_told(const Game& game) {
  sc::Board board;
  for (std::size_t s = 0; s < game.facts().tiles.size(); ++s) {
    const Placed& tile = game.facts().tiles[s];
    board.tiles.push_back({tile.at, tile_told(game, tile.type, tile.rotation)});
    if (game.facts().floors[s] > 0) board.towers.push_back({tile.at, game.facts().floors[s], {}});
  }
  std::sort(board.tiles.begin(), board.tiles.end(), [](const sc::MapTile& a, const sc::MapTile& b) {
    return std::pair(a.at.y, a.at.x) < std::pair(b.at.y, b.at.x);
  });
  tell_figures(game, board);
  for (int p = 0; p < game.rules().player_count(); ++p) {
    const int points = game.facts().score[static_cast<std::size_t>(p)];
    if (points != 0) board.score[colour_of(game, p)] = points;
  }
  tell_supplies(game, board);
  tell_neutrals(game, board);
  tell_goods(game, board);
  board.second_part = game.clock().part > 0;
  return board;
}

std::vector<sc::TileRef> bag_told(const Game& game) {
  std::vector<sc::TileRef> bag;
  for (std::size_t t = 0; t < game.facts().bag.size(); ++t) {
    bag.insert(bag.end(), game.facts().bag[t], tile_told(game, static_cast<TypeId>(t), 0));
  }
  return bag;
}

sc::TileRef hand_told(const Game& game) {
  return tile_told(game, game.facts().hand, 0);
}

}  // namespace assize::court
