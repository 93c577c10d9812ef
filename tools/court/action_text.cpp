#include "tools/court/action_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "checker/rules/base/deploy.hpp"
#include "spec/scenario/spot.hpp"

namespace assize::court {

std::string cell_text(Cell c) {
  return fmt::format("[{},{}]", c.x, c.y);
}

std::string figure_text(const Game& game, FigureId f) {
  const Colour owner = game.rules().players[static_cast<std::size_t>(game.owner(f))];
  return fmt::format("{} {}", name_of(owner), name_of(game.kind(f)));
}

namespace {

std::string segment_text(const Game& game, Slot slot, int segment) {
  const Placed& tile = game.placed(slot);
  const TileDef& def = game.rules().tile(tile.type);
  if (static_cast<std::size_t>(segment) >= def.segments.size()) {
    return std::string(
        name_of(base::spot_of(game.type_at(slot).segments[static_cast<std::size_t>(segment)].kind)));
  }
  return scenario::spot_text({&def, tile.rotation}, static_cast<std::size_t>(segment));
}

std::string colour_of(const Game& game, int player) {
  return player < 0 ? "chance" : std::string(name_of(game.rules().players[static_cast<std::size_t>(player)]));
}

std::string target_text(const Game& game, const Target& to) {
  if (to.slot < 0) return std::string(name_of(to.spot));
  const std::string at = cell_text(game.placed(to.slot).at);
  if (to.segment < 0) return fmt::format("{} {}", at, name_of(to.spot));
  return fmt::format("{} {}", at, segment_text(game, to.slot, to.segment));
}

}  // namespace

std::string place_text(const Game& game, Place p) {
  switch (p.kind) {
    case PlaceKind::supply:
      return "supply";
    case PlaceKind::prisoner:
      return fmt::format("held by {}", colour_of(game, p.where));
    case PlaceKind::area:
      return std::string(kSpotNames[static_cast<std::size_t>(p.where)]);
    case PlaceKind::out:
      return "out of the game";
    case PlaceKind::tower:
      return fmt::format("{} tower", cell_text(game.placed(p.where).at));
    case PlaceKind::bridge:
      return fmt::format("{} bridge", cell_text(game.placed(p.where).at));
    case PlaceKind::castle:
      return fmt::format("{} castle", cell_text(game.placed(p.where).at));
    case PlaceKind::segment:
      break;
  }
  return fmt::format("{} {}", cell_text(game.placed(p.where).at), segment_text(game, p.where, p.part));
}

namespace {
/// "fairy [1,0] beside red meeple city"
std::string fairy_text(const Game& game, const Action& a) {
  const std::string at = cell_text(game.placed(a.to.slot).at);
  if (a.figure < 0 || !on_board(game.place_of(a.figure))) return fmt::format("fairy {}", at);
  const std::string place = place_text(game, game.place_of(a.figure));
  return fmt::format("fairy {} beside {}{}", at, figure_text(game, a.figure), place.substr(place.find(']') + 1));
}
}  // namespace

std::string action_text(const Game& game, const Action& a) {
  const std::string_view kind = kActionNames[static_cast<std::size_t>(a.kind)];
  switch (a.kind) {
    case ActionKind::draw:
      return fmt::format("draw {}", game.rules().tile(a.type).id);
    case ActionKind::place:
      return fmt::format("place {}@{} {}", game.rules().tile(a.type).id, a.rotation, cell_text(a.at));
    case ActionKind::deploy:
      return fmt::format("deploy {} {}", figure_text(game, a.figure), target_text(game, a.to));
    case ActionKind::floor:
      return fmt::format("floor {}", cell_text(game.placed(a.to.slot).at));
    case ActionKind::capture:
      if (a.neutral >= 0)
        return fmt::format("capture {}", kNeutralNames[static_cast<std::size_t>(a.neutral)]);
      [[fallthrough]];
    case ActionKind::recall:
      return fmt::format("{} {} {}", kind, figure_text(game, a.figure),
                         place_text(game, game.place_of(a.figure)));
    case ActionKind::ransom:
      if (game.place_of(a.figure).kind != PlaceKind::prisoner) return fmt::format("ransom {}", figure_text(game, a.figure));
      return fmt::format("ransom {} from {}", figure_text(game, a.figure),
                         colour_of(game, game.place_of(a.figure).where));
    case ActionKind::exchange:
      return fmt::format("exchange {}", figure_text(game, a.figure));
    case ActionKind::move:
      return fmt::format("move {} {}", figure_text(game, a.figure), target_text(game, a.to));
    case ActionKind::fairy:
      return fairy_text(game, a);
    case ActionKind::dragon:
      return fmt::format("dragon {}", cell_text(game.placed(a.to.slot).at));
    case ActionKind::princess:
    case ActionKind::festival:
      return fmt::format("{} {} {}", kind, figure_text(game, a.figure), place_text(game, game.place_of(a.figure)));
    case ActionKind::double_turn:
    case ActionKind::agree:
    case ActionKind::score:
      return fmt::format("{} {}", kind, a.yes);
    case ActionKind::pass:
      break;
  }
  return "pass";
}

std::string as_printed(const Game& game, const std::string& choice) {
  const std::size_t open = choice.find('[');
  const std::size_t close = choice.find("] ", open);
  if (open == std::string::npos || close == std::string::npos) return choice;
  Cell at{};
  const char* end = choice.data() + close;
  const auto x = std::from_chars(choice.data() + open + 1, end, at.x);
  if (x.ec != std::errc() || x.ptr == end || *x.ptr != ',') return choice;
  const auto y = std::from_chars(x.ptr + 1, end, at.y);
  const Slot slot = y.ec == std::errc() && y.ptr == end ? game.slot_at(at) : static_cast<Slot>(-1);
  if (slot < 0) return choice;
  const Placed& tile = game.placed(slot);
  const auto segment = scenario::resolve_spot({&game.rules().tile(tile.type), tile.rotation},
                                              std::string_view(choice).substr(close + 2));
  return segment && *segment >= 0 ? choice.substr(0, close + 2) + segment_text(game, slot, *segment) : choice;
}

std::vector<std::string> legal_texts(const Game& game) {
  std::vector<Action> actions;
  game.legal_actions(actions);
  std::vector<std::string> texts;
  for (const Action& a : actions) texts.push_back(action_text(game, a));
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  return texts;
}

}  // namespace assize::court
