#include "tools/jcz/items.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "tools/jcz/places.hpp"

namespace assize::jcz {

namespace {

std::string cell(Cell c) {
  return fmt::format("[{},{}]", c.x, c.y);
}

Item tile_placement(const Game& game, const std::vector<Action>& actions) {
  std::map<Cell, std::vector<int>> places;
  for (const Action& a : actions) {
    if (a.kind == ActionKind::place) places[a.at].push_back(90 * a.rotation);
  }
  Item item{.type = "TilePlacement", .id = std::string(game.rules().tile(game.facts().hand).id)};
  for (auto& [at, rotations] : places) {
    std::sort(rotations.begin(), rotations.end());
    item.options.push_back(fmt::format("{} - [{}]", cell(at), fmt::join(rotations, ",")));
  }
  std::sort(item.options.begin(), item.options.end());
  return item;
}

/// The item to which an action belongs, and the option that it is there.
struct Told {
  std::string type, id, option;
};

Told told(const Game& game, const Action& a) {
  const auto figure = [&] { return meeple_pointer_text(game, a.figure); };
  const auto slot = [&] { return cell(game.placed(a.to.slot).at); };
  switch (a.kind) {
    case ActionKind::fairy:
      return a.figure < 0 ? Told{"MoveFairyOnTile", "", slot()} : Told{"MoveFairyNextTo", "", figure()};
    case ActionKind::dragon:
      return {"MoveDragon", "", slot()};
    case ActionKind::princess:
      return {"ReturnMeeple", "PRINCESS", figure()};
    case ActionKind::festival:
      return {"ReturnMeeple", "FESTIVAL", figure()};
    case ActionKind::deploy:
      return {"Meeple", std::string(meeple_class(game.kind(a.figure))), pointer_text(game, a.to)};
    case ActionKind::floor:
      return {"TowerPiece", "TOWER_PIECE", slot()};
    case ActionKind::capture:
      return {"CaptureFollower", "", a.figure >= 0 ? figure() : ""};
    case ActionKind::exchange:
      return {"SelectPrisonerToExchange", "", meeple_id(game, a.figure)};
    case ActionKind::recall:
      return {"ReturnMeeple", "ABBOT_RETURN", figure()};
    default:
      return {};
  }
}

}  // namespace

std::vector<Item> items_of(const Session& session) {
  std::vector<Item> items;
  if (session.phase() == Phase::commit_action) items.push_back({.type = "Confirm"});
  const std::vector<Action> actions = session.choices();
  if (session.phase() == Phase::tile) {
    items.push_back(tile_placement(session.game(), actions));
    return items;
  }
  for (const Action& a : actions) {
    Told t = told(session.game(), a);
    if (t.type.empty()) continue;
    const auto same = std::find_if(items.begin(), items.end(),
                                   [&](const Item& i) { return i.type == t.type && i.id == t.id; });
    Item& item = same == items.end()
                     ? items.emplace_back(Item{.type = std::move(t.type), .id = std::move(t.id)})
                     : *same;
    item.options.push_back(std::move(t.option));
  }
  for (Item& item : items) std::sort(item.options.begin(), item.options.end());
  return items;
}

}  // namespace assize::jcz
