#include "checker/rules/tower/orphans.hpp"

#include "checker/rules/leave.hpp"

namespace assize::tower {

namespace {

/// Option tower.pig-kept-by-barn: every follower, or only those whose roles the text names.
bool companion(const Game& game, FigureKind kind) {
  if (!game.rules().occupies[static_cast<std::size_t>(kind)] || kind == FigureKind::builder || kind == FigureKind::pig) {
    return false;
  }
  const bool literal = game.law().is("tower.pig-kept-by-barn=literal-roles"_r);
  return !literal || (kind != FigureKind::mayor && kind != FigureKind::wagon);
}

bool stands_in(const Game& game, std::size_t f, NodeId feature) {
  const Place p = game.facts().figures[f];
  return p.kind == PlaceKind::segment && game.index().root(p.where, p.part) == feature;
}

bool removed(const Game& game, FigureKind kind) {
  if (game.law().is("tower.orphan-builder-pig-removed=no"_r)) return false;
  return kind == FigureKind::builder ? game.law().applies("tower.capture.orphan-builder-removed"_c)
                                     : game.law().applies("tower.capture.orphan-pig-removed"_c);
}

}  // namespace

void remove_orphans(Game& game, FeatureRef from, PlayerId owner, PlayerId captor) {
  const NodeId feature = root(game, from);
  FigureId orphan = -1;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const FigureInfo info = game.rules().figures[i];
    if (info.player != owner || !stands_in(game, i, feature)) continue;
    if (companion(game, info.kind)) return;
    if (info.kind == FigureKind::builder || info.kind == FigureKind::pig) orphan = static_cast<FigureId>(i);
  }
  if (orphan < 0 || !removed(game, game.kind(orphan))) return;
  if (game.law().undone("tower.capture.orphan-not-prisoner"_c)) return leave(game, orphan, Cause::captured, captor);
  leave(game, orphan, Cause::recalled);
}

}  // namespace assize::tower
