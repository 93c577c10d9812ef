// Random positions and turns for a duel, and what can be seen of a game.
#include <fmt/format.h>

#include <algorithm>

#include "checker/random.hpp"
#include "checker/rules/tower/closing.hpp"
#include "spec/catalogue/find.hpp"
#include "spec/catalogue/rulings.hpp"
#include "tools/court/bout_event.hpp"
#include "tools/court/duel.hpp"
#include "tools/court/position.hpp"
#include "tools/court/told.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// A profile, and now and then a few readings on top of it.
sc::Run random_rules(const Catalogue& catalogue, Random& random) {
  const auto usual = {std::string_view("C2-HiG"), std::string_view("C1-HiG-current"), std::string_view("C1-RGG")};
  const Profile* profile = profile_by_id(catalogue, *(usual.begin() + random.below(3)));
  sc::Run run{.profile = static_cast<std::size_t>(profile - catalogue.profiles.data()), .rulings = {},
              .name = std::string(profile->id), .expect = {}};
  std::vector<std::uint8_t> values(profile->rulings.begin(), profile->rulings.end());
  for (std::uint32_t tries = random.below(6); tries > 0; --tries) {
    const auto o = random.below(static_cast<std::uint32_t>(catalogue.options.size()));
    const Option& option = catalogue.options[o];
    if (!option.pending.empty() || option.id == "base.farmer-scoring" || option.id == "base.builder-pig-class") continue;
    std::vector<std::uint8_t> changed = values;
    changed[o] = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(option.values.size())));
    if (changed[o] == values[o] || !broken_constraints(catalogue, changed).empty()) continue;
    values = changed;
    std::erase_if(run.rulings, [o](const Ruling& r) { return r.option == static_cast<OptionId>(o); });
    run.rulings.push_back({static_cast<OptionId>(o), changed[o]});
  }
  return run;
}

/// Each of them now and then, with its tiles.
void add_expansions(sc::Scenario& s, const Catalogue& catalogue, bool old, Random& random) {
  for (const std::string_view name : {"inns-cathedrals", "traders-builders", "princess-dragon"}) {
    if (random.below(2) == 0) continue;
    const std::string id = fmt::format("{}{}", name, old ? "-c1" : "-c2");
    s.sets.push_back({static_cast<std::size_t>(set_by_id(catalogue, id) - catalogue.sets.data()), id, {}});
  }
  if (random.below(4) == 0) s.sets.push_back({static_cast<std::size_t>(set_by_id(catalogue, "festival") - catalogue.sets.data()), "festival", {}});
  if (random.below(2) == 0) s.with.emplace_back("phantom");
}

sc::Scenario random_head(const Catalogue& catalogue, const sc::Run& run, Random& random) {
  sc::Scenario s;
  const bool old = catalogue.profiles[run.profile].edition == Edition::c1;
  for (const std::string_view name : old ? std::array{std::string_view("base-c1"), std::string_view("tower-c1")}
                                         : std::array{std::string_view("base-c2"), std::string_view("tower-c2")}) {
    s.sets.push_back({static_cast<std::size_t>(set_by_id(catalogue, name) - catalogue.sets.data()), std::string(name), {}});
  }
  if (!old && random.below(2) == 0) s.with.emplace_back("abbot");
  if (random.below(2) == 0) add_expansions(s, catalogue, old, random);
  const auto players = 2 + random.below(2);
  for (std::uint32_t p = 0; p < players; ++p) s.players.push_back(static_cast<Colour>(p));
  s.profiles = {{run.profile, run.name, {}}};
  return s;
}

/// Plays on by chance; floors, captures and towers come up more often than anything else.
const Action& lively(const Game& game, const std::vector<Action>& actions, Random& random) {
  if (random.below(2) == 0) {
    const auto first = random.below(static_cast<std::uint32_t>(actions.size()));
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const Action& a = actions[(first + i) % actions.size()];
      const bool closes = a.kind == ActionKind::deploy && a.to.spot == Spot::tower;
      if (closes || a.kind == ActionKind::floor || a.kind == ActionKind::capture || a.kind == ActionKind::ransom) return a;
    }
  }
  return pick(game, actions, random);
}

/// An action that nobody may have offered: by whom, with what and where at random.
Action wild(const Game& game, Random& random) {
  const auto any = [&](std::size_t n) { return static_cast<std::int16_t>(random.below(static_cast<std::uint32_t>(n))); };
  Action a{.by = random.below(8) == 0 ? static_cast<PlayerId>(any(static_cast<std::size_t>(game.rules().player_count())))
                                      : game.clock().player};
  const auto tiles = game.facts().tiles.size();
  const auto figures = game.facts().figures.size();
  switch (random.below(5)) {
    case 0:
      a.kind = ActionKind::floor;
      a.to = {Spot::tower, any(tiles), -1};
      return a;
    case 1:
    case 2: {
      a.kind = ActionKind::capture;
      a.figure = any(figures);
      for (std::size_t i = 0; i < figures && !on_board(game.place_of(a.figure)); ++i) {
        a.figure = static_cast<FigureId>((static_cast<std::size_t>(a.figure) + 1) % figures);
      }
      return a;
    }
    case 3:
      a.kind = ActionKind::ransom;
      a.figure = any(figures);
      for (std::size_t i = 0; i < figures && game.place_of(a.figure).kind != PlaceKind::prisoner; ++i) {
        a.figure = static_cast<FigureId>((static_cast<std::size_t>(a.figure) + 1) % figures);
      }
      return a;
    default: break;
  }
  a.kind = ActionKind::deploy;
  a.figure = game.any_figure(game.clock().player, FigureKind::meeple);
  if (game.clock().placed < 0 || random.below(2) == 0) {
    a.to = {Spot::tower, any(tiles), -1};
    return a;
  }
  const auto& segments = game.type_at(game.clock().placed).segments;
  const auto segment = any(segments.size());
  const Place place{.kind = PlaceKind::segment, .part = static_cast<std::uint8_t>(segment), .where = game.clock().placed};
  a.to = {place_told(game, place).on.spot, game.clock().placed, static_cast<std::int8_t>(segment)};
  return a;
}

/// It speaks of a figure and place that a scenario can name.
bool can_be_told(const Game& game, const Action& a) {
  if (a.kind == ActionKind::capture) return on_board(game.place_of(a.figure));
  if (a.kind == ActionKind::ransom) return game.place_of(a.figure).kind == PlaceKind::prisoner && a.by == game.clock().player;
  if (a.kind == ActionKind::deploy && a.to.spot == Spot::river) return false;
  return a.kind != ActionKind::pass && a.kind != ActionKind::draw;
}

/// Once a turn has begun, so many turns later; false: the game is over before.
bool play_turns(Game& game, std::uint32_t turns, Random& random) {
  std::vector<Action> actions;
  game.settle();
  while (!game.over() && (game.clock().turn < turns || game.clock().placed >= 0 || game.facts().hand >= 0 || game.clock().part > 0)) {
    actions.clear();
    game.legal_actions(actions);
    if (actions.empty()) return false;
    game.apply(lively(game, actions, random));
    game.settle();
  }
  return !game.over();
}

/// One turn of the game as steps, with a wild one here and there, and with events.
std::vector<sc::Step> random_turn(Game game, bool events, Random& random) {
  std::vector<sc::Step> steps;
  std::vector<Action> actions;
  std::optional<sc::Step> drawn;
  const int turn = game.clock().turn;
  for (int i = 0; i < 12 && !game.over() && game.clock().turn == turn; ++i) {
    if (game.facts().exchange.size == 0 && game.clock().placed >= 0 && random.below(3) == 0) {
      const Action odd = wild(game, random);
      const bool legal = can_be_told(game, odd) && game.legal(odd);
      if (can_be_told(game, odd) && !legal) steps.push_back(step_told(game, odd));
    }
    if (events && game.facts().exchange.size == 0 && game.clock().placed >= 0 && random.below(2) == 0) {
      const auto event = random_event(game, random);
      // A dragon that is played comes by its own tiles.
      const bool own_tiles = event && event->event.kind == EventKind::dragon && game.rules().plays(Part::dragon);
      if (event && !own_tiles) {
        steps.emplace_back().action = event->told;
        if (judge_event(game, event->event).legal()) apply_event(game, event->event);
        game.settle();
        continue;
      }
    }
    actions.clear();
    game.legal_actions(actions);
    if (actions.empty()) break;
    const Action a = lively(game, actions, random);
    if (a.kind == ActionKind::draw) {
      drawn = step_told(game, a);
    } else {
      // A tile that is placed at once needs no draw of its own.
      if (drawn && a.kind != ActionKind::place) steps.push_back(*drawn);
      drawn.reset();
      steps.push_back(step_told(game, a));
      if (a.by != game.clock().player && a.by >= 0) {
        steps.back().by = game.rules().players[static_cast<std::size_t>(a.by)];
      }
    }
    game.apply(a);
    game.settle();
  }
  return steps;
}

}  // namespace

std::optional<Bout> random_bout(const Catalogue& catalogue, std::uint64_t seed) {
  Random random(seed * 7919 + 17);
  Bout bout;
  bout.run = random_rules(catalogue, random);
  bout.scenario = random_head(catalogue, bout.run, random);
  Law law(catalogue, rulings_of(bout.run, catalogue));
  const SetUp setup = set_up_of(bout.scenario, catalogue, law.rulings());
  const auto rules = make_ruleset(setup, std::move(law));
  if (!rules) return std::nullopt;
  Game game(*rules);
  if (!play_turns(game, 2 + random.below(8), random)) return std::nullopt;
  // No set-up holds prisoners mutually.
  if (game.facts().exchange.size > 0 || !game.facts().refused.empty()) return std::nullopt;
  std::rotate(bout.scenario.players.begin(), bout.scenario.players.begin() + game.clock().player, bout.scenario.players.end());
  bout.scenario.board = board_told(game);
  // Every other bout; in every fourth of these a fairy stands on some tile.
  const bool events = random.below(2) == 0;
  const auto& about = game.facts().neutrals;
  const bool fairy = std::any_of(about.begin(), about.end(), [](const Standing& s) { return s.what == Neutral::fairy; });
  if (events && !fairy && random.below(4) == 0) {
    const auto slot = static_cast<Slot>(random.below(static_cast<std::uint32_t>(game.facts().tiles.size())));
    game.change().neutrals.push_back({Neutral::fairy, slot, false});
    bout.scenario.board->neutral.push_back(
        {.kind = Neutral::fairy, .at = game.placed(slot).at, .area = {}, .holder = {}, .span = {}, .beside = {}, .where = {}});
  }
  bout.scenario.steps = random_turn(game, events, random);
  bout.scenario.file = fmt::format("cross-check --random 1 --seed {}", seed);
  return bout.scenario.steps.empty() ? std::nullopt : std::optional<Bout>(std::move(bout));
}

sc::Expectation everything_seen(const Game& game) {
  sc::Expectation e;
  const Ruleset& rules = game.rules();
  for (std::size_t p = 0; p < rules.players.size(); ++p) {
    const Colour colour = rules.players[p];
    e.score[colour] = game.facts().score[p];
    e.prisoners[colour] = {};
    sc::Supply supply;
    for (const FigureKind kind : rules.kinds) supply.figures[kind] = 0;
    if (rules.tower) supply.floors = game.facts().floor_supply[p];
    e.supply[colour] = supply;
  }
  std::vector<bool> taken(game.facts().tiles.size());
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const Place place = game.place_of(f);
    const sc::Figure figure = figure_told(game, f);
    if (place.kind == PlaceKind::supply) ++e.supply[figure.owner].figures[figure.kind];
    if (place.kind == PlaceKind::prisoner) e.prisoners[rules.players[static_cast<std::size_t>(place.where)]].push_back(figure);
    if (!on_board(place)) continue;
    taken[static_cast<std::size_t>(place.where)] = true;
    e.figures.push_back({figure, place_told(game, place), {}, {}});
  }
  for (auto& [captor, figures] : e.prisoners) std::sort(figures.begin(), figures.end());
  for (std::size_t s = 0; s < taken.size(); ++s) {
    const auto slot = static_cast<Slot>(s);
    if (!taken[s]) e.empty.push_back(game.placed(slot).at);
    if (game.floors(slot) > 0) e.towers.push_back({game.placed(slot).at, game.floors(slot), tower::open(game, slot), {}});
  }
  for (std::size_t p = 0; rules.plays(Part::goods) && p < rules.players.size(); ++p) {
    for (std::size_t kind = 0; kind < kGoodsNames.size(); ++kind) {
      e.goods[rules.players[p]][static_cast<Goods>(kind)] = game.facts().goods[p][kind];
    }
  }
  if (rules.plays(Part::fairy)) e.fairy = sc::NeutralExpected{};
  if (rules.plays(Part::dragon)) e.dragon = sc::NeutralExpected{};
  for (const Standing& s : game.facts().neutrals) {
    if (s.slot < 0 || (s.what != Neutral::fairy && s.what != Neutral::dragon)) continue;
    std::optional<sc::NeutralExpected>& told = s.what == Neutral::fairy ? e.fairy : e.dragon;
    if (!told) continue;
    sc::NeutralExpected& where = *told;
    where.at = game.placed(s.slot).at;
    if (s.beside < 0) continue;
    const sc::Place place = place_told(game, game.place_of(s.beside));
    where.beside = sc::Beside{figure_told(game, s.beside), place.on, place.segment};
  }
  if (!game.over()) e.turn = rules.players[static_cast<std::size_t>(game.clock().player)];
  return e;
}

}  // namespace assize::court
