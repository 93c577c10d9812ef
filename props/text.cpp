#include "props/text.hpp"

#include <fmt/format.h>

namespace assize::props {

namespace {

std::string player(const Game& game, PlayerId p) {
  return p < 0 ? "chance" : std::string(name_of(game.rules().players[static_cast<std::size_t>(p)]));
}

std::string tile(const Game& game, Slot s) {
  if (s < 0) return "no tile";
  const Placed& p = game.placed(s);
  return fmt::format("{}@{} at [{}, {}]", game.rules().tile(p.type).id, p.rotation, p.at.x, p.at.y);
}

std::string figure(const Game& game, FigureId f) {
  if (f < 0) return "nobody";
  return fmt::format("{} {} (figure {})", player(game, game.owner(f)), name_of(game.kind(f)), f);
}

}  // namespace

std::string to_text(const Game& game, const Action& a) {
  std::string text = fmt::format("{} {}", player(game, a.by), kActionNames[static_cast<std::size_t>(a.kind)]);
  if (a.kind == ActionKind::draw || a.kind == ActionKind::place)
    text += fmt::format(" {}", game.rules().tile(a.type).id);
  if (a.kind == ActionKind::place) text += fmt::format("@{} at [{}, {}]", a.rotation, a.at.x, a.at.y);
  if (a.figure >= 0) text += fmt::format(" {}", figure(game, a.figure));
  if (a.to.slot >= 0)
    text += fmt::format(" {} (segment {}) of {}", name_of(a.to.spot), a.to.segment, tile(game, a.to.slot));
  if (a.neutral >= 0) text += fmt::format(" {}", name_of(static_cast<Neutral>(a.neutral)));
  if (a.with >= 0) text += fmt::format(" from {}", player(game, a.with));
  if (a.kind == ActionKind::agree || a.kind == ActionKind::score) text += a.yes ? " yes" : " no";
  return text;
}

}  // namespace assize::props
