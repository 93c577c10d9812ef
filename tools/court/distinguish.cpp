#include "tools/court/distinguish.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "spec/scenario/parts.hpp"
#include "spec/scenario/read.hpp"
#include "spec/scenario/write.hpp"
#include "tools/court/check.hpp"
#include "tools/court/reach_game.hpp"
#include "tools/court/told.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

constexpr std::uint64_t kMostNodes = 200'000;  ///< of a search for a game that leads to a board

/// What the side rules on top of its profile.
sc::Run run_of(const Catalogue& catalogue, std::size_t profile, const smt::Side& side) {
  sc::Run run{
      .profile = profile, .rulings = {}, .name = std::string(catalogue.profiles[profile].id), .expect = {}};
  const auto usual = catalogue.profiles[profile].rulings;
  for (std::size_t o = 0; o < side.rulings.size(); ++o) {
    if (side.rulings[o] != usual[o]) run.rulings.push_back({static_cast<OptionId>(o), side.rulings[o]});
  }
  return run;
}

std::string account(const sc::Scenario& scenario, const smt::Found& found, const Confirmed& confirmed) {
  std::string text = fmt::format("the constraints part the readings after: {}\n", to_string(found.script));
  if (!confirmed.part()) text += "the engine plays the same under both readings\n";
  return text + sc::to_toml(scenario);
}

/// Why what would be written could not be read again; empty: it can.
std::string unreadable(const sc::Scenario& scenario, const Catalogue& catalogue) {
  const auto again = sc::parse_scenario(sc::to_toml(scenario), "as written", catalogue);
  return again ? std::string() : to_string(again.error().front());
}

class Asker {
 public:
  Asker(const Catalogue& catalogue, const Distinguish& question, const smt::Context& context)
      : catalogue_(catalogue),
        question_(question),
        a_(run_of(catalogue, context.profile, context.a)),
        b_(run_of(catalogue, context.profile, context.b)) {
    result_.context = context;
  }

  Distinguished run() {
    look(smt::Likeness::counts, question_.most_tiles, Label::count_consistent);
    if (!result_.boards.empty() || !result_.disagreements.empty()) return std::move(result_);
    // Boards that are free of counts include all that obey them: their bound is the one that is told.
    const int none = look(smt::Likeness::bag, question_.most_loose, Label::bag_consistent);
    if (result_.boards.empty()) result_.none_up_to = none;
    return std::move(result_);
  }

 private:
  int look(smt::Likeness likeness, int most, Label label) {
    const smt::Wanted wanted{.setting = result_.context.setting,
                             .a = result_.context.a,
                             .b = result_.context.b,
                             .most_tiles = most,
                             .likeness = likeness,
                             .how_many = question_.how_many,
                             .on_query = question_.on_query};
    const smt::Search search = smt::search(catalogue_, wanted);
    result_.gave_up |= search.gave_up;
    for (const smt::Found& found : search.found) keep(found, label);
    return search.none_up_to;
  }

  /// Nothing that the engine does not confirm is ever shown.
  void keep(const smt::Found& found, Label label) {
    sc::Scenario scenario = found.scenario;
    auto game = reach_game(scenario, a_, catalogue_, kMostNodes).game;
    // Tiles of expansions that are not played may lie on a board, but no game can be played with them.
    if (game && play(*game, a_, catalogue_).status == Status::unsupported) game.reset();
    if (game) label = Label::reachable;
    scenario.origin.note = fmt::format("{} ({})", question_.command, name_of(label));
    const Confirmed confirmed = confirm(scenario, a_, b_, catalogue_);
    const auto written = with_expectations(scenario, a_, b_, catalogue_);
    if (!confirmed.unjudged.empty()) {
      result_.unjudged = fmt::format("{}", fmt::join(confirmed.unjudged, "; "));
      return;
    }
    const std::string trouble = written ? unreadable(*written, catalogue_) : written.error();
    if (!confirmed.part() || !trouble.empty()) {
      result_.disagreements.push_back(account(scenario, found, confirmed) + trouble);
      return;
    }
    if (game && game->steps.empty()) game.reset();  // the board is a new game's own
    if (game) complete(*game, *written);
    result_.boards.push_back(
        {*written, found.size, to_string(found.script), label, std::move(game), confirmed.differences});
  }

  /// The game as a scenario of its own: under the same rules, and then it is the same player's turn.
  void complete(sc::Scenario& game, const sc::Scenario& board) const {
    game.title = "A game that leads to: " + board.title;
    game.clauses = {clause_told(catalogue_, "base.tile.draw-one"_c)};
    game.profiles = board.profiles;
    game.rulings = board.rulings;
    game.origin = board.origin;
    game.expect.turn = board.players.front();
  }

  const Catalogue& catalogue_;
  const Distinguish& question_;
  sc::Run a_;
  sc::Run b_;
  Distinguished result_;
};

/// The tiles that begin a game of these sets.
std::set<std::uint16_t> start_tiles(const Catalogue& catalogue, const smt::Setting& setting) {
  std::set<std::uint16_t> tiles;
  for (const smt::Design& d : smt::stock_of(catalogue, setting.sets, setting.parts)) {
    if (d.start) tiles.insert(d.tiles.begin(), d.tiles.end());
  }
  return tiles;
}

std::vector<Cell> where_lie(const std::set<std::uint16_t>& tiles, const sc::Board& board) {
  std::vector<Cell> cells;
  for (const sc::MapTile& tile : board.tiles) {
    if (tiles.contains(tile.tile.tile)) cells.push_back(tile.at);
  }
  return cells;
}

/// A figure of an earlier turn stands on the start tile, or on the turn's tile.
bool stands_oddly(const sc::Board& board, const std::vector<Cell>& starts) {
  return std::any_of(board.figures.begin(), board.figures.end(), [&](const sc::BoardFigure& f) {
    if (!f.place.at || f.place.on.spot == Spot::tower) return false;
    return f.place.at == board.just_placed || (starts.size() == 1 && f.place.at == starts.front());
  });
}

/// The search could have come to that scenario's board and turn: with a start tile, as play leaves it, no
/// more tiles, players, parts of expansions and events than it looked at.
bool within_reach(const Catalogue& catalogue, const sc::Scenario& s, const smt::Setting& setting,
                  const std::set<std::uint16_t>& starts, int tiles) {
  if (!s.board || s.players.size() > setting.players.size()) return false;
  if ((sc::parts_in_play(s, catalogue) & ~setting.parts).any()) return false;
  const std::vector<Cell> begins = where_lie(starts, *s.board);
  if (begins.empty() || stands_oddly(*s.board, begins)) return false;
  const auto places = std::count_if(s.steps.begin(), s.steps.end(), [](const sc::Step& step) {
    return std::holds_alternative<sc::PlaceTile>(step.action);
  });
  const auto& events = setting.beyond.events;
  const bool strange = std::any_of(s.steps.begin(), s.steps.end(), [&](const sc::Step& step) {
    const auto* event = std::get_if<sc::Event>(&step.action);
    return event != nullptr &&
           std::find(events.begin(), events.end(), static_cast<smt::EventKind>(event->kind)) == events.end();
  });
  return !strange && static_cast<int>(s.board->tiles.size()) + places <= tiles;
}

}  // namespace

std::vector<std::string> contradicting(const Catalogue& catalogue, const smt::Context& context, int tiles,
                                       const std::vector<std::string>& paths) {
  std::vector<std::string> found;
  const auto files = scenario_files(paths);
  if (!files) return found;
  const sc::Run a = run_of(catalogue, context.profile, context.a);
  const sc::Run b = run_of(catalogue, context.profile, context.b);
  const std::set<std::uint16_t> starts = start_tiles(catalogue, context.setting);
  for (const auto& file : *files) {
    const auto s = sc::read_scenario(file.string(), catalogue);
    if (s && within_reach(catalogue, *s, context.setting, starts, tiles) && confirm(*s, a, b, catalogue).part())
      found.push_back(file.string());
  }
  return found;
}

bool parts_them(const Catalogue& catalogue, const smt::Context& context, const std::filesystem::path& file) {
  const auto s = sc::read_scenario(file.string(), catalogue);
  return s && confirm(*s, run_of(catalogue, context.profile, context.a),
                      run_of(catalogue, context.profile, context.b), catalogue)
                  .part();
}

std::string_view name_of(Label label) {
  switch (label) {
    case Label::reachable:
      return "reachable";
    case Label::count_consistent:
      return "count-consistent";
    case Label::bag_consistent:
      break;
  }
  return "bag-consistent";
}

std::string ruling_text(const Catalogue& catalogue, Ruling r) {
  const Option& option = catalogue.options[static_cast<std::size_t>(r.option)];
  return fmt::format("{}={}", option.id, option.values[r.value].value);
}

tl::expected<Distinguished, std::string> distinguish(const Catalogue& catalogue,
                                                     const Distinguish& question) {
  const Option& option = catalogue.options[static_cast<std::size_t>(question.asked.option)];
  if (!option.pending.empty()) return tl::unexpected(fmt::format("not played yet: {}", option.pending));
  if (!option.inseparable.empty())
    return tl::unexpected(fmt::format("no board can part them: {}", option.inseparable));
  const auto context = smt::context_for(catalogue, question.asked, question.fixed);
  if (!context) return tl::unexpected(context.error());
  if (const auto why = smt::outside_search(question.asked.option); !why.empty()) {
    return tl::unexpected(fmt::format("not searched: {}", why));
  }
  Distinguished result = Asker(catalogue, question, *context).run();
  if (!result.unjudged.empty())
    return tl::unexpected(fmt::format("the engine cannot judge it: {}", result.unjudged));
  return result;
}

}  // namespace assize::court
