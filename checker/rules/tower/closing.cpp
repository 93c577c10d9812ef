#include "checker/rules/tower/closing.hpp"

#include "checker/rules/eligibility.hpp"

namespace assize::tower {

bool open(const Game& game, Slot tower) {
  const bool waits = game.clock().vacated == tower && game.law().is("tower.reopened-tower-usable-same-turn=no"_r);
  return game.on_tower(tower) < 0 && !waits && !game.facts().closed_for_good.contains(tower);
}

void judge_closing(const Game& game, const Action& a, Grounds& no) {
  if (!game.rules().tower) return no.unsupported("towers need The Tower");
  if (a.to.slot < 0) return no.malformed("no tile lies there");
  const int floors = game.floors(a.to.slot);
  no.require(game.type_at(a.to.slot).foundation, "tower.action.meeple-on-open-tower"_c);
  no.forbid(floors == 0, "tower.foundation.floors-only"_c);
  no.forbid(floors < no.law().amount("tower.foundation.block-only-existing-tower.minimum-floors"_n),
            "tower.foundation.block-only-existing-tower"_c, {{"floors", floors}});
  const int there = game.on_tower(a.to.slot) >= 0 ? 1 : 0;
  no.forbid(there >= no.law().amount("tower.close.one-meeple-per-tower.maximum"_n), "tower.close.one-meeple-per-tower"_c,
            {{"meeples on it", there}});
  no.forbid(there == 0 && !open(game, a.to.slot), "tower.close.meeple-closes-tower"_c);
  judge_eligible(game.rules(), Cause::deployed, game.kind(a.figure), Spot::tower, no);
}

void offer_closings(const Game& game, FigureId figure, std::vector<Action>& out) {
  for (std::size_t s = 0; s < game.facts().tiles.size(); ++s) {
    const auto slot = static_cast<Slot>(s);
    if (game.floors(slot) == 0 && !game.law().altered()) continue;
    const Action a{.kind = ActionKind::deploy, .by = game.clock().player, .figure = figure, .to = {Spot::tower, slot, -1}};
    if (game.legal(a)) out.push_back(a);
  }
}

void score_prisoners(Game& game) {
  if (game.law().is("tower.prisoner-end-value=nothing"_r)) return;
  const int each = game.law().amount("tower.ransom.price.ransom"_n);
  for (const Place& p : game.facts().figures) {
    if (p.kind != PlaceKind::prisoner) continue;
    game.award({.player = static_cast<PlayerId>(p.where), .points = each, .clause = "tower.ransom.price"_c});
  }
}

}  // namespace assize::tower
