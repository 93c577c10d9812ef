#include "checker/rules/events/events.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "checker/rules/base/turn.hpp"
#include "checker/rules/eligibility.hpp"
#include "checker/rules/festival/festival.hpp"
#include "checker/rules/features.hpp"
#include "checker/rules/leave.hpp"
#include "checker/rules/princess_dragon/dragon.hpp"
#include "checker/rules/princess_dragon/princess.hpp"

namespace assize {

namespace {

std::vector<FigureId> figures_at(const Game& game, Slot slot) {
  std::vector<FigureId> found;
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    if (game.slot_of(static_cast<FigureId>(f)) == slot) found.push_back(static_cast<FigureId>(f));
  }
  return found;
}

bool struck(const Game& game, Cause cause, FigureId f) {
  return eligible(game.rules(), cause, game.kind(f), game.spot_of(f));
}

/// Plague and dragon: refused only where figures stand on the tile and not one of them can be struck.
void judge_sweep(const Game& game, const Event& e, Cause cause, Grounds& no) {
  const std::vector<FigureId> there = figures_at(game, e.slot);
  const auto can = [&](FigureId f) { return struck(game, cause, f); };
  if (there.empty() || std::any_of(there.begin(), there.end(), can)) return;
  for (const FigureId f : there) judge_eligible(game.rules(), cause, game.kind(f), game.spot_of(f), no);
}

void sweep(Game& game, const Event& e, Cause cause) {
  for (const FigureId f : figures_at(game, e.slot)) {
    if (game.slot_of(f) == e.slot && struck(game, cause, f)) leave(game, f, cause);  // companions may have gone already
  }
}

/// dragon.fairy-tile; option tower.fairy-shields-tower-follower.
void judge_dragon(const Game& game, const Event& e, Grounds& no) {
  princess_dragon::judge_fairy_tile(game, e.slot, no);
  judge_sweep(game, e, Cause::eaten, no);
}

/// A bridge over a foundation or tower: tower.interactions.bridges.*
void judge_bridge(const Game& game, const Event& e, Grounds& no) {
  if (!game.type_at(e.slot).foundation) return;
  no.require(true, "tower.interactions.bridges.same-tile"_c);
  const bool stands = game.floors(e.slot) > 0;
  if (stands) no.require(true, "tower.interactions.bridges.tower-does-not-stop-bridge"_c);
  if (stands) no.require(true, "tower.floor.physical-shift-for-bridge"_c);
}

/// Whether that player may make a castle of a city that these hold; option base.castle-tied-owners.
bool may_convert(const Game& game, unsigned owners, PlayerId player) {
  const auto among = [owners](PlayerId p) { return ((owners >> p) & 1U) != 0; };
  if (!among(player) || game.law().is("base.castle-tied-owners=any-of-them"_r)) return among(player);
  if (game.law().is("base.castle-tied-owners=nobody"_r)) return std::has_single_bit(owners);
  PlayerId first = game.clock().player;
  while (!among(first)) first = static_cast<PlayerId>((first + 1) % game.rules().player_count());
  return first == player;
}

/// A castle stands on one of the tiles. Which of a tile's cities it covers cannot be said, nor can two
/// castles on it.
bool has_castle(const Game& game, const SlotSet& tiles) {
  const auto& neutrals = game.facts().neutrals;
  return std::any_of(neutrals.begin(), neutrals.end(), [&](const Standing& s) {
    return s.what == Neutral::castle && s.slot >= 0 && tiles.has(s.slot);
  });
}

/// ix.castles.conversion: the owner of a two-tile city that this turn's tile has completed moves up.
void judge_castle(const Game& game, const Event& e, Grounds& no) {
  const FeatureRef f = feature_under(game, e.figure);
  const bool city = f.slot >= 0 && game.index().feature(f.slot, f.segment).kind == FeatureKind::city;
  if (!city) return no.require(false, "ix.castles.conversion"_c);
  const SlotSet& tiles = game.index().feature(f.slot, f.segment).tiles;
  const Clock& clock = game.clock();
  const bool now = clock.placed >= 0 && !clock.scored && tiles.has(clock.placed);
  const bool small = complete(game, f) && tiles.count() == 2 && !has_castle(game, tiles);
  const bool owner = may_convert(game, holders(game, tally(game, f)), game.owner(e.figure));
  no.require(now && owner && small, "ix.castles.conversion"_c);
}

/// A ghost beside a figure; the third one must be able to send it home.
void judge_ghost(const Game& game, const Event& e, Grounds& no) {
  judge_eligible(game.rules(), Cause::ghosted, game.kind(e.figure), game.spot_of(e.figure), no);
  const auto& ghosts = game.facts().ghosts;
  const int before = ghosts.empty() ? 0 : ghosts[static_cast<std::size_t>(e.figure)];
  const bool third = e.kind == EventKind::third_ghost || before + 1 >= no.law().amount("tower.reopen.by-third-ghost.ghosts"_n);
  if (third) judge_eligible(game.rules(), Cause::third_ghost, game.kind(e.figure), game.spot_of(e.figure), no);
}

bool needs_figure(EventKind kind) {
  return kind == EventKind::festival || kind == EventKind::ghost || kind == EventKind::third_ghost ||
         kind == EventKind::princess || kind == EventKind::castle;
}

void judge_into(const Game& game, const Event& e, Grounds& no) {
  if (needs_figure(e.kind) && e.figure < 0) return no.malformed("that figure does not stand there");
  if (!needs_figure(e.kind) && e.slot < 0) return no.malformed("no tile lies there");
  switch (e.kind) {
    case EventKind::plague: return judge_sweep(game, e, Cause::plague, no);
    case EventKind::dragon: return judge_dragon(game, e, no);
    case EventKind::festival: return festival::judge_removal(game, e.by, e.figure, no);
    case EventKind::ghost:
    case EventKind::third_ghost:
      return judge_ghost(game, e, no);
    case EventKind::princess: return princess_dragon::judge_knight(game, e.by, e.figure, no);
    case EventKind::bridge: return judge_bridge(game, e, no);
    case EventKind::castle: return judge_castle(game, e, no);
    case EventKind::performance: return no.require(true, "ix.circus.c2-scoring"_c);
  }
}

/// The third ghost: tower.reopen.by-third-ghost and the same rule for meeples elsewhere.
void add_ghosts(Game& game, FigureId f, bool up_to_third) {
  Facts& facts = game.change();
  facts.ghosts.resize(facts.figures.size(), 0);
  std::uint8_t& ghosts = facts.ghosts[static_cast<std::size_t>(f)];
  const int third = game.law().amount("tower.reopen.by-third-ghost.ghosts"_n);
  ghosts = static_cast<std::uint8_t>(up_to_third ? third : ghosts + 1);
  if (ghosts < third || !game.law().applies("tower.reopen.by-third-ghost"_c, {{"ghosts", ghosts}})) return;
  leave(game, f, Cause::third_ghost);
}

/// ix.circus.c2-scoring: every meeple on the tile and the eight around pays; option tower.tower-follower-in-proximity.
void perform(Game& game, const Event& e) {
  const Cell centre = game.placed(e.slot).at;
  const bool towers = game.law().is("tower.tower-follower-in-proximity=counts"_r);
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const Slot slot = game.slot_of(f);
    if (slot < 0 || !game.rules().occupies[static_cast<std::size_t>(game.kind(f))]) continue;
    const Cell at = game.placed(slot).at;
    const bool near = std::abs(at.x - centre.x) <= 1 && std::abs(at.y - centre.y) <= 1;
    if (!near || (game.place_of(f).kind == PlaceKind::tower && !towers)) continue;
    game.award({.player = game.owner(f), .points = e.value, .clause = "ix.circus.c2-scoring"_c, .slot = e.slot});
  }
}

void build_castle(Game& game, const Event& e) {
  const FeatureRef f = feature_under(game, e.figure);
  game.change().neutrals.push_back({.what = Neutral::castle, .slot = f.slot});
  game.put(e.figure, {.kind = PlaceKind::castle, .where = f.slot});
}

}  // namespace

Judgement judge_event(const Game& game, const Event& event) {
  Grounds no(game.law());
  judge_into(game, event, no);
  return std::move(no).judgement();
}

void apply_event(Game& game, const Event& e) {
  switch (e.kind) {
    case EventKind::plague: return sweep(game, e, Cause::plague);
    case EventKind::dragon: return princess_dragon::enter(game, e.slot);
    case EventKind::festival: return festival::take_home(game, e.figure);
    case EventKind::ghost: return add_ghosts(game, e.figure, false);
    case EventKind::third_ghost: return add_ghosts(game, e.figure, true);
    case EventKind::princess: return princess_dragon::remove_knight(game, e.figure);
    case EventKind::bridge:
      game.change().neutrals.push_back({.what = Neutral::bridge, .slot = e.slot, .north_south = e.north_south});
      return;
    case EventKind::castle: return build_castle(game, e);
    case EventKind::performance: return perform(game, e);
  }
}

}  // namespace assize
