#include "checker/rules/traders/companions.hpp"

#include "checker/rules/leave.hpp"

namespace assize::traders {

namespace {

/// Option tower.pig-kept-by-barn: every meeple, or only those whose roles the text names.
bool companion(const Game& game, FigureKind kind) {
  if (!game.rules().occupies[static_cast<std::size_t>(kind)] || keeps_company(kind)) return false;
  const bool literal = game.law().is("tower.pig-kept-by-barn=literal-roles"_r);
  return !literal || (kind != FigureKind::mayor && kind != FigureKind::wagon);
}

bool stands_in(const Game& game, std::size_t f, NodeId feature) {
  const Place p = game.facts().figures[f];
  return p.kind == PlaceKind::segment && game.index().root(p.where, p.part) == feature;
}

bool has_company(const Game& game, NodeId feature, PlayerId owner) {
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const FigureInfo info = game.rules().figures[i];
    if (info.player == owner && companion(game, info.kind) && stands_in(game, i, feature)) return true;
  }
  return false;
}

/// By a capture the Tower's own clauses decide, elsewhere those of the expansion.
ClauseId returning(FigureKind kind, Cause cause) {
  const bool builder = kind == FigureKind::builder;
  if (cause == Cause::captured) return builder ? "tower.capture.orphan-builder-removed"_c : "tower.capture.orphan-pig-removed"_c;
  return builder ? "builder.returns"_c : "pig.returns"_c;
}

void send_home(Game& game, FigureId orphan, Cause cause, PlayerId captor) {
  const bool taken = cause == Cause::captured && game.law().undone("tower.capture.orphan-not-prisoner"_c);
  leave(game, orphan, taken ? Cause::captured : Cause::recalled, captor);
}

}  // namespace

void judge_company(const Game& game, const Action& a, Grounds& no) {
  const FeatureRef f{a.to.slot, a.to.segment};
  const NodeId feature = root(game, f);
  const FeatureKind kind = game.index().at(feature).kind;
  const bool builder = game.kind(a.figure) == FigureKind::builder;
  const bool right = builder ? kind == FeatureKind::road || kind == FeatureKind::city : kind == FeatureKind::field;
  const bool here = f.slot == game.clock().placed;
  no.require(right && here && has_company(game, feature, a.by), builder ? "builder.place"_c : "pig.place"_c);
  if (builder && game.clock().part > 0) no.require(true, "builder.reuse"_c);
}

void remove_orphans(Game& game, FeatureRef from, PlayerId owner, Cause cause, PlayerId captor) {
  const NodeId feature = root(game, from);
  const Law& law = game.law();
  const bool alone = !has_company(game, feature, owner) && !law.is("tower.orphan-builder-pig-removed=no"_r);
  for (const FigureKind kind : {FigureKind::builder, FigureKind::pig}) {
    for (const FigureId f : game.rules().figures_of(owner, kind)) {
      if (!stands_in(game, static_cast<std::size_t>(f), feature)) continue;
      if (!alone) {
        law.passes(returning(kind, cause));
      } else if (law.applies(returning(kind, cause))) {
        send_home(game, f, cause, captor);
      }
    }
  }
}

}  // namespace assize::traders
