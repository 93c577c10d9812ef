#include "tools/court/position.hpp"

#include <algorithm>
#include <set>

#include "checker/rules/base/turn.hpp"
#include "checker/rules/traders/double_turn.hpp"
#include "spec/scenario/check.hpp"
#include "spec/scenario/parts.hpp"
#include "spec/scenario/spot.hpp"

namespace assize::court {

namespace sc = assize::scenario;

static_assert(sc::kMostTiles < kMaxTiles, "the start tile of a new game comes on top");

namespace {

void note_kinds(const std::map<Colour, std::vector<sc::Figure>>& by_player, std::set<FigureKind>& kinds) {
  for (const auto& [player, figures] : by_player) {
    for (const sc::Figure& f : figures) kinds.insert(f.kind);
  }
}

void note_kinds(const std::map<Colour, sc::Supply>& by_player, std::set<FigureKind>& kinds) {
  for (const auto& [player, supply] : by_player) {
    for (const auto& [kind, n] : supply.figures) {
      if (n > 0) kinds.insert(kind);
    }
  }
}

/// Kinds of figures that are in play, or that the scenario speaks of.
std::set<FigureKind> kinds_of(const sc::Scenario& s, const Catalogue& catalogue) {
  std::set<FigureKind> kinds;
  if (s.board) {
    for (const sc::BoardFigure& f : s.board->figures) kinds.insert(f.figure.kind);
    note_kinds(s.board->prisoners, kinds);
    note_kinds(s.board->supply, kinds);
  }
  for (const sc::Step& step : s.steps) {
    if (const auto* deploy = std::get_if<sc::Deploy>(&step.action)) kinds.insert(deploy->figure.kind);
  }
  const sc::Kinds brought = sc::kinds_brought(s, catalogue);
  for (std::size_t k = 0; k < brought.size(); ++k) {
    if (brought[k]) kinds.insert(static_cast<FigureKind>(k));
  }
  return kinds;
}

void put_tiles(const sc::Board& board, const Ruleset& rules, Facts& facts) {
  facts.tiles.clear();
  facts.bag = rules.full_bag;
  for (const sc::MapTile& t : board.tiles) {
    const TypeId type = type_of(rules, t.tile.tile);
    facts.tiles.push_back({.at = t.at, .type = type, .rotation = t.tile.rotation});
    std::uint8_t& left = facts.bag[static_cast<std::size_t>(type)];
    if (left > 0) --left;
  }
  facts.floors.assign(facts.tiles.size(), 0);
  if (board.bag) {
    std::fill(facts.bag.begin(), facts.bag.end(), std::uint8_t{0});
    for (const sc::TileRef& t : *board.bag) ++facts.bag[static_cast<std::size_t>(type_of(rules, t.tile))];
  }
}

/// Floors on the board are those that the stated supplies lack; what they do not explain comes out of the
/// box, and where that is empty out of the other supplies in turn. What a stated supply lacks beyond that is
/// out of the game.
void put_floors(const sc::Board& board, Game& game) {
  Facts& facts = game.change();
  int unexplained = 0;
  for (const sc::BoardTower& t : board.towers) {
    facts.floors[static_cast<std::size_t>(game.slot_at(t.at))] = static_cast<std::uint8_t>(t.floors);
    unexplained += t.floors;
  }
  std::array<bool, kMaxPlayers> stated{};
  for (const auto& [player, supply] : board.supply) {
    if (!supply.floors) continue;
    const auto p = static_cast<std::size_t>(seat(game.rules(), player));
    stated[p] = true;
    unexplained -= facts.floor_supply[p] - *supply.floors;
    facts.floor_supply[p] = static_cast<std::uint8_t>(*supply.floors);
  }
  const int boxed = std::clamp<int>(unexplained, 0, facts.floor_box);
  facts.floor_box = static_cast<std::uint8_t>(facts.floor_box - boxed);
  unexplained -= boxed;
  const int n = game.rules().player_count();
  for (int p = 0, idle = 0; unexplained > 0 && idle < n; p = (p + 1) % n) {
    const auto at = static_cast<std::size_t>(p);
    const bool gives = !stated[at] && facts.floor_supply[at] > 0;
    idle = gives ? 0 : idle + 1;
    if (!gives) continue;
    --facts.floor_supply[at];
    --unexplained;
  }
}

void put_figures(const sc::Board& board, Game& game) {
  for (const sc::BoardFigure& f : board.figures) {
    const FigureId id = game.in_supply(seat(game.rules(), f.figure.owner), f.figure.kind);
    if (id < 0) continue;  // the reader has refused more figures than there are
    game.put(id, find_place(game, f.place));
    if (f.ghosts == 0) continue;
    game.change().ghosts.resize(game.facts().figures.size(), 0);
    game.change().ghosts[static_cast<std::size_t>(id)] = static_cast<std::uint8_t>(f.ghosts);
  }
  for (const auto& [captor, figures] : board.prisoners) {
    for (const sc::Figure& f : figures) {
      const FigureId id = game.in_supply(seat(game.rules(), f.owner), f.kind);
      if (id >= 0) game.put(id, {.kind = PlaceKind::prisoner, .where = seat(game.rules(), captor)});
    }
  }
}

/// `supply`: exactly this many at hand; the rest is out of the game.
void trim_supply(const sc::Board& board, Game& game) {
  for (const auto& [player, supply] : board.supply) {
    const PlayerId p = seat(game.rules(), player);
    for (const auto& [kind, keep] : supply.figures) {
      int seen = 0;
      for (std::size_t f = 0; f < game.rules().figures.size(); ++f) {
        const FigureInfo info = game.rules().figures[f];
        if (info.player != p || info.kind != kind || game.facts().figures[f].kind != PlaceKind::supply)
          continue;
        if (++seen > keep) game.put(static_cast<FigureId>(f), {.kind = PlaceKind::out});
      }
    }
  }
}

void put_goods(const sc::Board& board, Game& game) {
  for (const auto& [player, goods] : board.goods) {
    auto& taken = game.change().goods[static_cast<std::size_t>(seat(game.rules(), player))];
    for (const auto& [kind, n] : goods) taken[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(n);
  }
}

void put_neutrals(const std::vector<sc::BoardNeutral>& neutrals, Game& game) {
  for (const sc::BoardNeutral& n : neutrals) {
    const Slot slot = n.at ? game.slot_at(*n.at) : static_cast<Slot>(-1);
    Standing standing{.what = n.kind, .slot = slot, .north_south = n.span == "NS"};
    if (n.beside) standing.beside = figure_beside(game, *n.beside, slot);
    game.change().neutrals.push_back(standing);
  }
}

void set_clock(const sc::Board& board, Game& game) {
  Facts& facts = game.change();
  const auto at = [&](StepId s) { return game.rules().position[static_cast<std::size_t>(s)]; };
  if (board.hand) {
    facts.hand = type_of(game.rules(), board.hand->tile);
    std::uint8_t& left = facts.bag[static_cast<std::size_t>(facts.hand)];
    if (left > 0 && !board.bag) --left;
    facts.clock.draws = 1;
    facts.clock.step = at(StepId::draw);
    facts.clock.closed = true;
  }
  if (board.second_part) {
    facts.clock.part = 1;
    facts.clock.fairy_paid = true;
  }
  if (board.just_placed) {
    facts.clock.placed = game.slot_at(*board.just_placed);
    facts.clock.draws = 1;
    facts.clock.step = at(StepId::place);
    facts.clock.closed = true;
    traders::note_extension(game);
  }
}

}  // namespace

PlayerId seat(const Ruleset& rules, Colour colour) {
  const auto found = std::find(rules.players.begin(), rules.players.end(), colour);
  return found == rules.players.end() ? static_cast<PlayerId>(-1)
                                      : static_cast<PlayerId>(found - rules.players.begin());
}

TypeId type_of(const Ruleset& rules, std::uint16_t tile) {
  const auto found = std::find_if(rules.types.begin(), rules.types.end(),
                                  [tile](const TileType& t) { return t.tile == tile; });
  return found == rules.types.end() ? static_cast<TypeId>(-1)
                                    : static_cast<TypeId>(found - rules.types.begin());
}

Place find_place(const Game& game, const sc::Place& place, Slot fallback) {
  const Place nowhere{.kind = PlaceKind::out};
  if (off_the_tiles(place.on.spot))
    return {.kind = PlaceKind::area, .where = static_cast<std::int16_t>(place.on.spot)};
  const Slot slot = place.at ? game.slot_at(*place.at) : fallback;
  if (slot < 0) return nowhere;
  const TileType& type = game.type_at(slot);
  const auto segment = [&](int s) {
    return s < 0 ? nowhere
                 : Place{.kind = PlaceKind::segment, .part = static_cast<std::uint8_t>(s), .where = slot};
  };
  switch (place.on.spot) {
    case Spot::tower:
      return {.kind = PlaceKind::tower, .where = slot};
    case Spot::bridge:
      return {.kind = PlaceKind::bridge, .where = slot};
    case Spot::castle:
      return {.kind = PlaceKind::castle, .where = slot};
    case Spot::monastery:
      return segment(type.monastery);
    case Spot::garden:
      return segment(type.garden);
    default:
      break;
  }
  const Placed& tile = game.placed(slot);
  const auto found = sc::resolve_spot({&game.rules().tile(tile.type), tile.rotation}, place.on);
  return found ? segment(*found) : nowhere;
}

FigureId figure_beside(const Game& game, const sc::Beside& beside, Slot slot) {
  const PlayerId owner = seat(game.rules(), beside.figure.owner);
  for (std::size_t i = 0; i < game.rules().figures.size() && slot >= 0; ++i) {
    const auto f = static_cast<FigureId>(i);
    if (game.owner(f) != owner || game.kind(f) != beside.figure.kind || game.slot_of(f) != slot) continue;
    if (!beside.on || find_place(game, {.at = {}, .on = *beside.on, .where = {}}, slot) == game.place_of(f)) return f;
  }
  return -1;
}

FigureId find_figure(const Game& game, const sc::Figure& figure, const Place& place) {
  const PlayerId owner = seat(game.rules(), figure.owner);
  for (std::size_t f = 0; f < game.rules().figures.size(); ++f) {
    const FigureInfo info = game.rules().figures[f];
    if (info.player == owner && info.kind == figure.kind && game.facts().figures[f] == place)
      return static_cast<FigureId>(f);
  }
  return -1;
}

SetUp set_up_of(const sc::Scenario& s, const Catalogue& catalogue, Rulings rulings) {
  SetUp setup;
  for (const sc::SetRef& set : s.sets) setup.sets.emplace_back(catalogue.sets[set.index].id);
  setup.players = s.players;
  setup.rulings = std::move(rulings);
  setup.parts = sc::parts_in_play(s, catalogue);
  setup.each = s.each;
  for (const FigureKind kind : kinds_of(s, catalogue)) {
    if (kind == FigureKind::meeple) continue;
    // Whoever speaks of an abbot plays with abbots.
    if (kind == FigureKind::abbot) setup.parts[static_cast<std::size_t>(Part::abbot)] = true;
    setup.standing.push_back(kind);
  }
  return setup;
}

Game position_of(const sc::Scenario& s, std::shared_ptr<const Ruleset> rules) {
  Game game = beginning_of(s, std::move(rules));
  game.settle();
  return game;
}

Game beginning_of(const sc::Scenario& s, std::shared_ptr<const Ruleset> rules) {
  Facts facts;
  base::set_up(*rules, facts);
  if (!s.board) return Game(rules, std::move(facts));
  if (!s.board->tiles.empty()) put_tiles(*s.board, *rules, facts);
  for (const auto& [player, points] : s.board->score) {
    facts.score[static_cast<std::size_t>(seat(*rules, player))] = static_cast<std::int16_t>(points);
  }
  Game game(rules, std::move(facts));
  put_floors(*s.board, game);
  put_figures(*s.board, game);
  trim_supply(*s.board, game);
  put_neutrals(s.board->neutral, game);
  put_neutrals(s.board->tokens, game);
  put_goods(*s.board, game);
  set_clock(*s.board, game);
  return game;
}

}  // namespace assize::court
