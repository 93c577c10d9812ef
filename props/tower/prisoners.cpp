// Prisoners: never the captor's own, never mutual once settled; a ransom moves points and makes none.
#include <fmt/format.h>

#include <array>

#include "props/property.hpp"

namespace assize::props {

Complaint prisoners_foreign(const Position& p) {
  for (std::size_t i = 0; i < p.game.facts().figures.size(); ++i) {
    const Place place = p.game.facts().figures[i];
    if (place.kind == PlaceKind::prisoner && place.where == p.game.rules().figures[i].player) {
      return fmt::format("player {} holds an own figure", place.where);
    }
  }
  return std::nullopt;
}

Complaint prisoners_not_mutual(const Position& p) {
  const bool open =
      p.game.facts().exchange.size > 0 || p.game.over() || !has(p, "tower.exchange-negotiable=no"_r);
  if (open) return std::nullopt;
  std::array<unsigned, kMaxPlayers> holds{};  // by captor: mask of owners
  for (std::size_t i = 0; i < p.game.facts().figures.size(); ++i) {
    const Place place = p.game.facts().figures[i];
    if (place.kind == PlaceKind::prisoner)
      holds[static_cast<std::size_t>(place.where)] |= 1U << p.game.rules().figures[i].player;
  }
  for (std::size_t a = 0; a < kMaxPlayers; ++a) {
    for (std::size_t b = 0; b < a; ++b) {
      if (((holds[a] >> b) & 1U) != 0 && ((holds[b] >> a) & 1U) != 0) {
        return fmt::format("players {} and {} hold prisoners of each other", b, a);
      }
    }
  }
  return std::nullopt;
}

Complaint ransom_balanced(const Position& p) {
  if (p.last == nullptr || p.last->kind != ActionKind::ransom) return std::nullopt;
  int sum = 0;
  int paid = 0;
  for (const PointsEvent& e : p.points) {
    const bool price = e.clause == "tower.ransom.price"_c;
    if ((!price && e.clause != "tower.ransom.paid-to-captor"_c) || (price && e.points > 0))
      continue;  // + at the end
    sum += e.points;
    paid -= price ? e.points : 0;
  }
  if (paid < 0 || paid > 3) return fmt::format("a ransom of {}", paid);
  // Only this reading lets the captor have more than the payer could give.
  const bool topped_up = has(p, "tower.ransom-short-payment=full-to-captor"_r);
  if (topped_up ? sum == 3 - paid : sum == 0) return std::nullopt;
  return fmt::format("a ransom made {} points", sum);
}

}  // namespace assize::props
