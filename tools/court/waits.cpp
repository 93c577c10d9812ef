#include "tools/court/waits.hpp"

#include <algorithm>
#include <array>

#include "checker/rules/features.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

using Reasons = std::vector<std::string>;

bool fairy_at(const Game& game, Slot slot) {
  const auto& all = game.facts().neutrals;
  return std::any_of(all.begin(), all.end(), [slot](const Standing& s) { return s.what == Neutral::fairy && s.slot == slot && slot >= 0; });
}

bool occupies(const Game& game, FigureId f) { return game.rules().occupies[static_cast<std::size_t>(game.kind(f))]; }

/// The figure's feature was complete and it went home.
bool scored(const Game& before, const Game& after, FigureId f) {
  const FeatureRef was = feature_under(before, f);
  return was.slot >= 0 && after.place_of(f).kind == PlaceKind::supply && complete(after, was);
}

bool shows(const Game& game, Slot slot, std::string_view symbol) {
  return game.rules().tile(game.placed(slot).type).symbols.find(symbol) != std::string_view::npos;
}

/// Inns and cathedrals change what a road or city pays.
void note_inns(const Game& game, FeatureRef f, Reasons& out) {
  const JoinedFeature& node = game.index().feature(f.slot, f.segment);
  const std::string_view symbol = node.kind == FeatureKind::road ? "inn" : node.kind == FeatureKind::city ? "cathedral" : "";
  if (symbol.empty()) return;
  node.tiles.each([&](Slot slot) {
    if (shows(game, slot, symbol)) out.emplace_back("inns and cathedrals are not played yet");
  });
}

void note_scored(const Game& before, const Game& after, bool inns, bool points, Reasons& out) {
  const bool finished = after.over() && !before.over();
  for (std::size_t i = 0; i < after.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const FeatureRef under = feature_under(before, f);
    const bool at_the_end = finished && (under.slot >= 0 || before.place_of(f).kind == PlaceKind::tower);
    if (!at_the_end && !scored(before, after, f)) continue;
    const FigureKind kind = after.kind(f);
    if (kind == FigureKind::wagon && !at_the_end) out.emplace_back("the wagon's move is not played yet");
    if (!points) continue;
    if (fairy_at(before, before.slot_of(f))) out.emplace_back("the points of the fairy are not played yet");
    if (kind == FigureKind::mayor) out.emplace_back("the mayor's strength is not played yet");
    if (kind == FigureKind::pig && at_the_end) out.emplace_back("the pig's bonus is not played yet");
    if (kind == FigureKind::barn && at_the_end) out.emplace_back("barns are not played yet");
    if (kind == FigureKind::ringmaster) out.emplace_back("the ringmaster's bonus is not played yet");
    if (inns && under.slot >= 0) note_inns(after, under, out);
  }
}

/// fairy.turn-point
void note_turn(const Game& before, const Game& after, Reasons& out) {
  if (after.over() || after.clock().turn == before.clock().turn) return;
  for (std::size_t i = 0; i < after.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    if (occupies(after, f) && after.owner(f) == after.clock().player && fairy_at(after, after.slot_of(f))) {
      out.emplace_back("the points of the fairy are not played yet");
    }
  }
}

/// builder.double-turn: the new tile continues the road or city of a builder of the player on turn.
void note_builder(const Game& before, const Game& after, Reasons& out) {
  for (std::size_t s = before.facts().tiles.size(); s < after.facts().tiles.size(); ++s) {
    const auto slot = static_cast<Slot>(s);
    const auto& segments = after.type_at(slot).segments;
    for (std::size_t i = 0; i < before.facts().figures.size(); ++i) {
      const auto f = static_cast<FigureId>(i);
      const FeatureRef under = feature_under(before, f);
      if (under.slot < 0 || before.kind(f) != FigureKind::builder || before.owner(f) != before.clock().player) continue;
      for (std::size_t n = 0; n < segments.size(); ++n) {
        if (root(after, {slot, static_cast<std::int8_t>(n)}) == root(after, under)) out.emplace_back("double turns are not played yet");
      }
    }
  }
}

/// builder.returns, pig.returns: towers see to it themselves; here for those whom something else has left alone.
void note_orphans(const Game& before, const Game& after, Reasons& out) {
  if (after.clock().captures > before.clock().captures) return;
  for (std::size_t i = 0; i < after.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const FeatureRef under = feature_under(after, f);
    const bool lonely = after.kind(f) == FigureKind::builder || after.kind(f) == FigureKind::pig;
    if (!lonely || occupies(after, f) || under.slot < 0 || before.place_of(f) != after.place_of(f)) continue;
    const auto owner = static_cast<std::size_t>(after.owner(f));
    if (tally(after, under).meeples[owner] == 0 && tally(before, under).meeples[owner] > 0) {
      out.emplace_back("builders and pigs that lose their companions are not played yet");
    }
  }
}

/// Tiles of sets whose rules are not played: their symbols do something.
void note_tiles(const Game& before, const Game& after, const sc::Scenario& s, Reasons& out) {
  const Catalogue& catalogue = after.law().catalogue();
  const auto waits = [&](std::string_view set) {
    return std::any_of(s.sets.begin(), s.sets.end(), [&](const sc::SetRef& ref) {
      const TileSet& t = catalogue.sets[ref.index];
      const bool played = t.rulebook == "base" || t.rulebook == "river" || t.rulebook == "river-2" || t.rulebook == "tower";
      return t.id == set && !played;
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
  const bool inns = std::find(s.with.begin(), s.with.end(), "inns-cathedrals") != s.with.end() ||
                    std::any_of(s.sets.begin(), s.sets.end(), [](const sc::SetRef& r) { return r.name.starts_with("inns-"); });
  Reasons out;
  note_scored(before, after, inns, points, out);
  if (points) note_turn(before, after, out);
  note_builder(before, after, out);
  note_orphans(before, after, out);
  note_tiles(before, after, s, out);
  return out;
}

std::vector<std::string> waits_of_choices(const Game& game, const sc::Options& options) {
  Reasons out;
  if (game.over() || game.clock().placed < 0 || game.clock().scored) return out;
  if (!options.all && !options.by_type.contains("deploy")) return out;
  if (game.clock().actions > 0) {
    if (has(game, FigureKind::phantom)) out.emplace_back("the phantom as a second figure is not played yet");
    return out;
  }
  constexpr std::array<FigureKind, 5> kWaiting = {FigureKind::builder, FigureKind::pig, FigureKind::barn, FigureKind::mayor,
                                                  FigureKind::shepherd};
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
