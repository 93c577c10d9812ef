#include <fmt/format.h>

#include <algorithm>

#include "checker/rules/tower/floors.hpp"
#include "tools/jcz/assertions.hpp"
#include "tools/jcz/items.hpp"

namespace assize::jcz {

namespace {

/// -1: nobody has that name.
PlayerId player_named(const std::vector<std::string>& players, std::string_view name) {
  const auto found = std::find(players.begin(), players.end(), name);
  return found == players.end() ? static_cast<PlayerId>(-1) : static_cast<PlayerId>(found - players.begin());
}

Evaluation nobody(const Assertion& a) {
  return {false, fmt::format("a player {}", a.subject), "nobody has that name"};
}

Evaluation points(const Assertion& a, const Session& session, const std::vector<std::string>& players) {
  const PlayerId p = player_named(players, a.subject);
  if (p < 0) return nobody(a);
  const int score = session.game().facts().score[static_cast<std::size_t>(p)];
  return {score == a.number, fmt::format("{} points", a.number), fmt::format("{} points", score)};
}

Evaluation scored(const Assertion& a, const Session& session, const std::vector<std::string>& players) {
  const PlayerId p = player_named(players, a.subject);
  if (p < 0) return nobody(a);
  std::string all;
  bool found = false;
  for (const Scored& s : session.history()) {
    if (s.player != p) continue;
    const std::string key = s.name.substr(0, s.name.find('.'));
    found = found || (key == a.object && s.points == a.number);
    all += fmt::format("{}{} {}", all.empty() ? "" : ", ", s.name, s.points);
  }
  return {found, fmt::format("{} {}", a.object, a.number), all.empty() ? "nothing" : all};
}

std::string yes_or_no(bool yes) {
  return yes ? "yes" : "no";
}

Evaluation pass(const Assertion& a, const Session& session) {
  if (session.phase() == Phase::game_over)
    return {false, yes_or_no(a.yes), "nobody is asked: the game is over"};
  return {session.can_pass() == a.yes, yes_or_no(a.yes), yes_or_no(session.can_pass())};
}

Evaluation phase(const Assertion& a, const Session& session) {
  const std::string_view name = kPhaseNames[static_cast<std::size_t>(session.phase())];
  return {name == a.subject, a.subject, std::string(name)};
}

std::string listed(const std::vector<std::string>& options) {
  return options.empty() ? "none" : fmt::format("{}", fmt::join(options, "; "));
}

std::string title(const Item& item) {
  return item.id.empty() ? item.type : item.type + " for " + item.id;
}

/// What "for" may name in that type.
bool named_by_id(std::string_view type) {
  return type == "TilePlacement" || type == "TowerPiece" || type == "Tunnel" || type == "Meeple" ||
         type == "ReturnMeeple";
}

Evaluation available(const Assertion& a, const Session& session) {
  std::vector<std::string> all;
  bool found = false;
  for (const Item& item : items_of(session)) {
    all.push_back(title(item));
    const bool id = a.object.empty() || (named_by_id(item.type) && item.id == a.object);
    found = found || (item.type == a.subject && id);
  }
  return {found, a.object.empty() ? a.subject : a.subject + " for " + a.object, listed(all)};
}

Evaluation options(const Assertion& a, const Session& session, std::string_view type, bool with_id) {
  for (const Item& item : items_of(session)) {
    if (item.type != type || (with_id && item.id != a.subject)) continue;
    return {item.options == a.options, listed(a.options), listed(item.options)};
  }
  return {false, listed(a.options), "no such action"};
}

/// Sets: what stands twice counts once.
Evaluation option_set(Assertion a, const Session& session, std::string_view type) {
  a.options.erase(std::unique(a.options.begin(), a.options.end()), a.options.end());
  return options(a, session, type, true);
}

Evaluation token_size(const Assertion& a, const Session& session, const std::vector<std::string>& players) {
  const PlayerId p = player_named(players, a.subject);
  if (p < 0) return nobody(a);
  constexpr std::array<std::string_view, 3> kGoods = {"WINE", "GRAIN", "CLOTH"};
  const Facts& facts = session.game().facts();
  int size = 0;  // tokens that are not in play: none
  if (a.object == "TOWER_PIECE") size = facts.floor_supply[static_cast<std::size_t>(p)];
  for (std::size_t g = 0; g < kGoods.size(); ++g) {
    if (a.object == kGoods[g]) size = facts.goods[static_cast<std::size_t>(p)][g];
  }
  return {size == a.number, fmt::format("{}", a.number), fmt::format("{}", size)};
}

}  // namespace

Evaluation evaluate(const Assertion& a, const Session& session, const std::vector<std::string>& players) {
  switch (a.kind) {
    case AssertionKind::points:
      return points(a, session, players);
    case AssertionKind::scored:
      return scored(a, session, players);
    case AssertionKind::pass:
      return pass(a, session);
    case AssertionKind::phase:
      return phase(a, session);
    case AssertionKind::available_action:
      return available(a, session);
    case AssertionKind::tile_options:
      return option_set(a, session, "TilePlacement");
    case AssertionKind::undo:
      return {session.undo_allowed() == a.yes, yes_or_no(a.yes), yes_or_no(session.undo_allowed())};
    case AssertionKind::meeple_options:
      return options(a, session, "Meeple", true);
    case AssertionKind::return_options:
      return options(a, session, "ReturnMeeple", true);
    case AssertionKind::token_size:
      return token_size(a, session, players);
    case AssertionKind::tower_options:
      return option_set(a, session, "TowerPiece");
    case AssertionKind::capture_options:
      return options(a, session, "CaptureFollower", false);
    case AssertionKind::bazaar_no_auction:
      return {false, yes_or_no(a.yes), "no bazaar is in play"};
    case AssertionKind::tunnel_options:
      return {false, listed(a.options), "no tunnel is in play"};
    case AssertionKind::ferries_options:
      return {false, listed(a.options), "no ferry is in play"};
    case AssertionKind::unknown:
      break;
  }
  return {false, "a sentence that is known", "nobody knows what it means"};
}

}  // namespace assize::jcz
