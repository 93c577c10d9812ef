#include "tools/court/waits.hpp"

#include <algorithm>
#include <array>

#include "checker/rules/features.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

using Reasons = std::vector<std::string>;

/// The figure's feature was complete and it went home.
bool scored(const Game& before, const Game& after, FigureId f) {
  const FeatureRef was = feature_under(before, f);
  return was.slot >= 0 && after.place_of(f).kind == PlaceKind::supply && complete(after, was);
}

void note_scored(const Game& before, const Game& after, bool points, Reasons& out) {
  const bool finished = after.over() && !before.over();
  for (std::size_t i = 0; i < after.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const FeatureRef under = feature_under(before, f);
    const bool at_the_end = finished && (under.slot >= 0 || before.place_of(f).kind == PlaceKind::tower);
    if (!at_the_end && !scored(before, after, f)) continue;
    const FigureKind kind = after.kind(f);
    if (kind == FigureKind::wagon && !at_the_end) out.emplace_back("the wagon's move is not played yet");
    if (!points) continue;
    if (kind == FigureKind::mayor) out.emplace_back("the mayor's strength is not played yet");
    if (kind == FigureKind::barn && at_the_end) out.emplace_back("barns are not played yet");
    if (kind == FigureKind::ringmaster) out.emplace_back("the ringmaster's bonus is not played yet");
  }
}

/// Rulebooks whose tiles are played in full.
constexpr std::array<std::string_view, 8> kPlayed = {"base",  "river",   "river-2",         "tower",
                                                     "inns", "traders", "princess-dragon", "festival"};

/// Tiles of sets whose rules are not played: their symbols do something.
void note_tiles(const Game& before, const Game& after, const sc::Scenario& s, Reasons& out) {
  const Catalogue& catalogue = after.law().catalogue();
  const auto waits = [&](std::string_view set) {
    return std::any_of(s.sets.begin(), s.sets.end(), [&](const sc::SetRef& ref) {
      const TileSet& t = catalogue.sets[ref.index];
      return t.id == set && std::find(kPlayed.begin(), kPlayed.end(), t.rulebook) == kPlayed.end();
    });
  };
  for (std::size_t n = before.facts().tiles.size(); n < after.facts().tiles.size(); ++n) {
    const TileDef& tile = after.rules().tile(after.facts().tiles[n].type);
    if (waits(tile.set) && !tile.symbols.empty()) {
      out.push_back(std::string(tile.id) + ": its rules are not played yet (" + std::string(tile.symbols) + ")");
    }
  }
}

bool has(const Game& game, FigureKind kind) {
  return game.rules().has_kind[static_cast<std::size_t>(kind)] && game.in_supply(game.clock().player, kind) >= 0;
}

}  // namespace

std::vector<std::string> waits_between(const Game& before, const Game& after, const sc::Scenario& s, bool points) {
  Reasons out;
  note_scored(before, after, points, out);
  note_tiles(before, after, s, out);
  return out;
}

std::vector<std::string> waits_of_choices(const Game& game, const sc::Options& options) {
  Reasons out;
  if (game.over() || game.clock().placed < 0 || game.clock().scored || game.clock().actions > 0) return out;
  if (!options.all && !options.by_type.contains("deploy")) return out;
  constexpr std::array<FigureKind, 3> kWaiting = {FigureKind::barn, FigureKind::mayor, FigureKind::shepherd};
  for (const FigureKind kind : kWaiting) {
    if (has(game, kind)) out.push_back("placing the " + std::string(kFigureNames[static_cast<std::size_t>(kind)]) + " is not played yet");
  }
  return out;
}

bool speaks_of_points(const sc::Scenario& s, const sc::Expectation& e) {
  const auto speaks = [](const sc::Expectation& x) {
    return !x.gain.empty() || !x.score.empty() || !x.scored.empty() || !x.track.empty() || !x.winners.empty();
  };
  return speaks(e) || std::any_of(s.steps.begin(), s.steps.end(), [&](const sc::Step& t) { return t.expect && speaks(*t.expect); });
}

}  // namespace assize::court
