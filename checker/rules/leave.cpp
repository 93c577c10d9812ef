#include "checker/rules/leave.hpp"

#include "checker/rules/princess_dragon/fairy.hpp"
#include "checker/rules/traders/companions.hpp"

namespace assize {

namespace {

Return mark_of(Cause cause) {
  switch (cause) {
    case Cause::ransomed: return Return::ransomed;
    case Cause::captured: return Return::taken_back;
    case Cause::exchanged: return Return::exchanged;
    default: return Return::before;
  }
}

/// tower.capture.prisoner-kept-in-front, tower.capture.own-to-supply
Place captured_place(const Game& game, FigureId f, PlayerId captor) {
  const Law& law = game.law();
  const Place prisoner{.kind = PlaceKind::prisoner, .where = captor};
  const Place home{.kind = PlaceKind::supply, .part = static_cast<std::uint8_t>(Return::taken_back)};
  if (game.owner(f) == captor) return law.means("tower.capture.own-to-supply"_c, home, prisoner);
  return law.means("tower.capture.prisoner-kept-in-front"_c, prisoner, home);
}

/// tower.capture.ghosts-return, tower.reopen.by-third-ghost: its ghosts do not stay with it.
void free_ghosts(Game& game, FigureId f, Cause cause) {
  Facts& facts = game.change();
  if (facts.ghosts.empty()) return;
  if (cause == Cause::captured && !game.law().applies("tower.capture.ghosts-return"_c)) return;
  facts.ghosts[static_cast<std::size_t>(f)] = 0;
}

/// tower.reopen.*: presence closes a tower, not the act of placing.
bool reopens(const Game& game, Cause cause) {
  const Law& law = game.law();
  if (law.is("tower.reopen-when-vacated=no"_r)) return false;
  if (!law.applies("tower.reopen.presence-not-act"_c)) return false;
  switch (cause) {
    case Cause::captured: return law.applies("tower.reopen.by-other-tower"_c);
    case Cause::eaten: return law.applies("tower.reopen.by-dragon"_c);
    case Cause::plague: return !law.undone("tower.reopen.by-plague"_c);
    case Cause::festival: return !law.undone("tower.reopen.by-festival"_c);
    case Cause::third_ghost:
      return law.applies("tower.reopen.by-third-ghost"_c) && !law.undone("tower.reopen.other-means"_c);
    default: return !law.undone("tower.reopen.other-means"_c);
  }
}

void vacate_tower(Game& game, Slot slot, Cause cause) {
  Facts& facts = game.change();
  facts.clock.vacated = slot;
  if (!reopens(game, cause)) facts.closed_for_good.insert(slot);
}

bool has_companions(const Game& game) {
  const auto& kinds = game.rules().has_kind;
  return kinds[static_cast<std::size_t>(FigureKind::builder)] || kinds[static_cast<std::size_t>(FigureKind::pig)];
}

}  // namespace

void leave(Game& game, FigureId f, Cause cause, PlayerId captor) {
  const Place from = game.place_of(f);
  Place to{.kind = PlaceKind::supply, .part = static_cast<std::uint8_t>(mark_of(cause))};
  if (cause == Cause::captured) to = captured_place(game, f, captor);
  game.put(f, to);
  // What the player on turn loses of builders: builder.presence-at-placement.
  if (game.kind(f) == FigureKind::builder && game.owner(f) == game.clock().player && cause != Cause::scored) {
    game.change().clock.builder_lost = true;
  }
  if (on_board(from)) free_ghosts(game, f, cause);
  if (from.kind == PlaceKind::tower) vacate_tower(game, from.where, cause);
  if (on_board(from) && game.rules().plays(Part::fairy)) princess_dragon::fairy_left(game, f, cause);
  // A scored feature sends everybody home.
  if (from.kind == PlaceKind::segment && cause != Cause::scored && has_companions(game)) {
    traders::remove_orphans(game, {from.where, static_cast<std::int8_t>(from.part)}, game.owner(f), cause, captor);
  }
}

}  // namespace assize
