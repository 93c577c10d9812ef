#include "tools/jcz/deeds.hpp"

#include <fmt/format.h>

#include "tools/jcz/places.hpp"

namespace assize::jcz {

namespace {

using Deed = tl::expected<Action, std::string>;

std::string cell(Cell c) {
  return fmt::format("[{},{}]", c.x, c.y);
}

/// The meeple of the pointer, which must stand where it says.
tl::expected<FigureId, std::string> standing(const Game& game, const MeeplePointer& pointer) {
  const auto figure = find_meeple(game, pointer.meeple);
  if (!figure) return figure;
  const auto target = find_target(game, pointer.place);
  if (!target) return tl::unexpected(target.error());
  if (game.place_of(*figure) != place_of(*target)) {
    return tl::unexpected(fmt::format("the meeple {} does not stand on {} {} at {}", pointer.meeple,
                                      pointer.place.feature, pointer.place.location, cell(pointer.place.at)));
  }
  return figure;
}

struct Maker {
  const Game& game;
  PlayerId by;

  Deed operator()(const PlaceTile& m) const {
    const TypeId type = game.rules().type_of(m.tile);
    if (type < 0) return tl::unexpected(fmt::format("there is no tile {} in this game", m.tile));
    return Action{.kind = ActionKind::place, .by = by, .rotation = m.rotation, .type = type, .at = m.at};
  }
  Deed operator()(const DeployMeeple& m) const {
    const auto figure = find_meeple(game, m.meeple);
    if (!figure) return tl::unexpected(figure.error());
    const auto target = find_target(game, m.place);
    if (!target) return tl::unexpected(target.error());
    return Action{.kind = ActionKind::deploy, .by = by, .figure = *figure, .to = *target};
  }
  Deed operator()(const PlaceToken& m) const {
    if (m.token != "TOWER_PIECE")
      return tl::unexpected(fmt::format("the token {} is not in this game", m.token));
    const auto* pointer = std::get_if<Pointer>(&m.place);
    const auto target = pointer != nullptr ? find_target(game, *pointer)
                                           : find_target(game, {std::get<Cell>(m.place), "I", "Tower"});
    if (!target) return tl::unexpected(target.error());
    if (target->spot != Spot::tower) return tl::unexpected(std::string("a tower piece goes on a tower"));
    return Action{.kind = ActionKind::floor, .by = by, .to = *target};
  }
  Deed operator()(const CaptureFollower& m) const {
    return on_figure(ActionKind::capture, standing(game, m.target));
  }
  Deed operator()(const ExchangeFollower& m) const {
    return on_figure(ActionKind::exchange, find_meeple(game, m.meeple));
  }
  Deed operator()(const PayRansom& m) const {
    Deed deed = on_figure(ActionKind::ransom, find_meeple(game, m.meeple));
    if (deed) deed->by = game.clock().player;
    return deed;
  }
  Deed operator()(const MoveNeutral& m) const {
    const std::string_view kind = std::string_view(m.figure).substr(0, m.figure.find('.'));
    if (kind == "dragon") return dragon(m);
    if (kind == "fairy") return fairy(m);
    return tl::unexpected(fmt::format("the figure {} is not played", m.figure));
  }
  Deed operator()(const ReturnMeeple& m) const {
    if (m.source == "PRINCESS") return on_figure(ActionKind::princess, standing(game, m.target));
    if (m.source == "FESTIVAL") return on_figure(ActionKind::festival, standing(game, m.target));
    if (m.source == "ABBOT_RETURN") return on_figure(ActionKind::recall, standing(game, m.target));
    return tl::unexpected(fmt::format("the source {} is not played", m.source));
  }
  template <typename Flow>
  Deed operator()(const Flow&) const {
    return tl::unexpected(std::string("this is no move"));
  }

 private:
  [[nodiscard]] Deed on_figure(ActionKind kind, const tl::expected<FigureId, std::string>& figure) const {
    if (!figure) return tl::unexpected(figure.error());
    return Action{.kind = kind, .by = by, .figure = *figure};
  }
  [[nodiscard]] Deed dragon(const MoveNeutral& m) const {
    const auto* to = std::get_if<Cell>(&m.to);
    if (to == nullptr) return tl::unexpected(std::string("the dragon moves to a position"));
    const Slot slot = game.slot_at(*to);
    if (slot < 0) return tl::unexpected(fmt::format("no tile lies at {}", cell(*to)));
    Action a{.kind = ActionKind::dragon, .by = by};
    a.to.slot = slot;
    return a;
  }
  [[nodiscard]] Deed fairy(const MoveNeutral& m) const {
    Action a{.kind = ActionKind::fairy, .by = by};
    if (const auto* to = std::get_if<Cell>(&m.to)) {
      a.to.slot = game.slot_at(*to);
      if (a.to.slot < 0) return tl::unexpected(fmt::format("no tile lies at {}", cell(*to)));
      return a;
    }
    const auto* to = std::get_if<MeeplePointer>(&m.to);
    if (to == nullptr)
      return tl::unexpected(std::string("the fairy moves next to a meeple, or to a position"));
    const auto figure = standing(game, *to);
    if (!figure) return tl::unexpected(figure.error());
    a.figure = *figure;
    a.to.slot = game.slot_of(*figure);
    return a;
  }
};

}  // namespace

tl::expected<Action, std::string> action_of(const Game& game, const Message& message, PlayerId active) {
  return std::visit(Maker{game, active}, message.act);
}

}  // namespace assize::jcz
