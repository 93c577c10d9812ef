// Dragon and fairy.
#include <fmt/format.h>

#include <algorithm>

#include "checker/rules/eligibility.hpp"
#include "checker/rules/marks.hpp"
#include "props/property.hpp"

namespace assize::props {

namespace {

/// Whether the dragon would eat the figure, by the rules with nothing switched off.
bool prey(const Position& p, FigureId f) {
  switch (p.game.spot_of(f)) {
    case Spot::castle: return false;
    case Spot::tower: return has(p, "tower.dragon-eats-tower-follower=yes"_r);
    default: return true;
  }
}

}  // namespace

Complaint dragon_feared(const Position& p) {
  const Standing* dragon = standing(p.game, Neutral::dragon);
  if (dragon == nullptr || !has(p, "base.figure-on-dragon-tile=no"_r)) return std::nullopt;
  for (std::size_t i = 0; i < p.game.facts().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    if (p.game.slot_of(f) == dragon->slot && prey(p, f)) {
      return fmt::format("the {} of player {} stands beside the dragon", name_of(p.game.kind(f)), p.game.owner(f));
    }
  }
  return std::nullopt;
}

Complaint fairy_single(const Position& p) {
  const auto& all = p.game.facts().neutrals;
  for (const Neutral what : {Neutral::fairy, Neutral::dragon}) {
    const auto count = std::count_if(all.begin(), all.end(), [what](const Standing& s) { return s.what == what; });
    if (count > 1) return fmt::format("{} of {}", count, name_of(what));
  }
  const Standing* fairy = standing(p.game, Neutral::fairy);
  if (fairy != nullptr && fairy->beside >= 0 && p.game.slot_of(fairy->beside) != fairy->slot) {
    return "the fairy's figure stands elsewhere";
  }
  const auto turn_point = [](const PointsEvent& e) { return e.clause == "fairy.turn-point"_c; };
  const bool given = std::any_of(p.points.begin(), p.points.end(), turn_point);
  const bool same_turn = p.game.clock().turn == p.before.clock().turn && p.last != nullptr;
  if (given && same_turn && p.game.clock().part > 0) return "the point at the start of the turn came in its second part";
  return std::nullopt;
}

}  // namespace assize::props
