#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "tools/cli/input.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/court/action_text.hpp"
#include "tools/court/stages.hpp"

namespace assize::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string player_name(const Game& game, int p) {
  return p < 0 ? "chance" : std::string(name_of(game.rules().players[static_cast<std::size_t>(p)]));
}

/// The legal actions, one for each printed form, sorted by it.
std::vector<std::pair<std::string, Action>> choices(const Game& game) {
  std::vector<Action> actions;
  game.legal_actions(actions);
  std::vector<std::pair<std::string, Action>> list;
  for (const Action& a : actions) list.emplace_back(court::action_text(game, a), a);
  std::stable_sort(list.begin(), list.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  const auto same = [](const auto& a, const auto& b) { return a.first == b.first; };
  list.erase(std::unique(list.begin(), list.end(), same), list.end());
  return list;
}

Json cell(Cell c) {
  return Json::array({c.x, c.y});
}

Json json_of(const Game& game, const std::string& text, const Action& a) {
  Json j = {{"text", text},
            {"action", kActionNames[static_cast<std::size_t>(a.kind)]},
            {"by", player_name(game, a.by)}};
  if (a.type >= 0) j["tile"] = game.rules().tile(a.type).id;
  if (a.kind == ActionKind::place) {
    j["rotation"] = a.rotation;
    j["at"] = cell(a.at);
  }
  if (a.figure >= 0) {
    j["figure"] = court::figure_text(game, a.figure);
    j["from"] = court::place_text(game, game.place_of(a.figure));
  }
  if (a.neutral >= 0) j["neutral"] = kNeutralNames[static_cast<std::size_t>(a.neutral)];
  const bool goes = a.kind == ActionKind::deploy || a.kind == ActionKind::floor || a.kind == ActionKind::move;
  if (goes && a.to.slot >= 0) j["at"] = cell(game.placed(a.to.slot).at);
  if (a.kind == ActionKind::deploy || a.kind == ActionKind::move) j["on"] = name_of(a.to.spot);
  if (goes && a.to.segment >= 0) j["segment"] = a.to.segment;
  if (a.kind == ActionKind::agree || a.kind == ActionKind::score) j["yes"] = a.yes;
  return j;
}

void print_json(const Game& game) {
  Json j = {{"over", game.over()}, {"turn", game.clock().turn + 1}};
  j["on_turn"] = player_name(game, game.clock().player);
  j["decides"] = game.over() ? Json(nullptr) : Json(player_name(game, game.decider()));
  j["step"] = kStepNames[static_cast<std::size_t>(game.at())];
  j["actions"] = Json::array();
  for (const auto& [text, action] : choices(game)) j["actions"].push_back(json_of(game, text, action));
  fmt::print("{}\n", j.dump(2));
}

void print_text(const Game& game) {
  if (game.over()) {
    fmt::print("The game is over: nobody decides anything.\n");
    return;
  }
  const auto list = choices(game);
  const std::string_view step = kStepNames[static_cast<std::size_t>(game.at())];
  fmt::print("Turn of {}, step \"{}\": {} decides, {} choice{}\n", player_name(game, game.clock().player),
             step, inked(Ink::strong, player_name(game, game.decider())), list.size(),
             list.size() == 1 ? "" : "s");
  for (const auto& [text, action] : list) fmt::print("  {}\n", text);
}

}  // namespace

int play(const PlayOptions& options, const Catalogue& catalogue) {
  const auto chosen = read_run(options.run, catalogue);
  if (!chosen) return complain(chosen.error());
  const auto stages = court::stages_of(chosen->scenario, chosen->runs.front(), catalogue);
  if (!stages) return complain(stages.error());
  Game game = stages->after.empty() ? stages->start : stages->after.back();
  if (!options.step.empty()) {
    const auto step = court::find_step(chosen->scenario, options.step);
    if (!step) return complain(step.error());
    game = stages->before[*step];
  }
  game.settle();
  if (options.format == Format::json) {
    print_json(game);
  } else {
    print_text(game);
  }
  return kWell;
}

}  // namespace assize::cli
