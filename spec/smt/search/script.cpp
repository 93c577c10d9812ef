#include "spec/smt/search/script.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/scenario/steps.hpp"

namespace assize::smt {

namespace {

/// In the order of StepKind.
constexpr std::array<std::string_view, 19> kNames = {
    "ransom", "place",  "deploy", "deploy far", "phantom",  "close",       "floor",        "capture", "exchange", "agree",
    "refuse", "recall", "fairy",  "dragon",     "princess", "second part", "no second part", "pass",    "end game"};

constexpr ScriptStep kPlace{StepKind::place, Stage::place, 0};
constexpr ScriptStep kDeploy{StepKind::deploy, Stage::figure, 0};
constexpr ScriptStep kClose{StepKind::close, Stage::figure, 0};
constexpr ScriptStep kFloor{StepKind::floor, Stage::figure, 0};
constexpr ScriptStep kCapture{StepKind::capture, Stage::capture, 0};
constexpr ScriptStep kPass{StepKind::pass, Stage::capture, 0};
constexpr ScriptStep kFar{StepKind::far, Stage::figure, 0};
constexpr ScriptStep kSecond{StepKind::second, Stage::phantom, 0};
constexpr ScriptStep kFairy{StepKind::fairy, Stage::figure, 0};
constexpr ScriptStep kDragon{StepKind::dragon, Stage::dragon, 0};
constexpr ScriptStep kPrincess{StepKind::princess, Stage::figure, 0};
constexpr ScriptStep kTake{StepKind::take, Stage::double_turn, 0};
constexpr ScriptStep kDecline{StepKind::decline, Stage::double_turn, 0};
constexpr ScriptStep kEndGame{StepKind::end_game, Stage::end, 0};

ScriptStep ransom(Stage stage) {
  return {StepKind::ransom, stage, 0};
}

void add_tower(std::vector<Script>& all, int players) {
  all.insert(all.end(), {{kPlace, kClose}, {kPlace, kFloor}, {kPlace, ransom(Stage::figure)}});
  all.insert(all.end(), {{ransom(Stage::start)},
                         {ransom(Stage::start), kPlace},
                         {kPlace, kFloor, kCapture},
                         {kPlace, kFloor, kPass},
                         {kPlace, ransom(Stage::after_action)},
                         {kPlace, ransom(Stage::after_scoring)},
                         {kPlace, kDeploy, ransom(Stage::after_action)},
                         {kPlace, ransom(Stage::figure), ransom(Stage::figure)},
                         {ransom(Stage::start), kPlace, ransom(Stage::figure)},
                         {kPlace, ransom(Stage::figure), kDeploy},
                         {kPlace, ransom(Stage::figure), kFloor},
                         {kPlace, ransom(Stage::figure), kFloor, kCapture},
                         {kPlace, ransom(Stage::figure), kEndGame},
                         {kPlace, kEndGame},
                         {kPlace, kFloor, kCapture, kFloor},
                         {kPlace, kFloor, kCapture, kDeploy},
                         {kPlace, kFloor, kCapture, kClose},
                         {kPlace, kFloor, kCapture, ransom(Stage::after_action)},
                         {kPlace, kFloor, kCapture, kEndGame}});
  for (int p = 0; p < players; ++p) {
    all.push_back({kPlace, kFloor, kCapture, {StepKind::exchange, Stage::capture, p}});
    all.push_back({kPlace, kFloor, kCapture, {StepKind::agree, Stage::capture, p}});
    all.push_back({kPlace, kFloor, kCapture, {StepKind::refuse, Stage::capture, p}});
    for (int q = 0; q < players; ++q) {
      const ScriptStep agrees{StepKind::agree, Stage::capture, p};
      if (q != p) all.push_back({kPlace, kFloor, kCapture, agrees, {StepKind::agree, Stage::capture, q}});
    }
  }
}

/// What expansions that are played add to a turn.
void add_parts(std::vector<Script>& all, const Table& table) {
  const bool tower = table.tower;
  if (table.has(Part::portal)) all.push_back({kPlace, kFar});
  if (table.has(Part::fairy)) {
    all.push_back({kPlace, kFairy});
    if (tower) all.insert(all.end(), {{kPlace, kFloor, kFairy}, {kPlace, kFairy, kFloor}});
  }
  if (table.has(Part::dragon)) all.insert(all.end(), {{kPlace, kDragon}, {kPlace, kDragon, kDragon}});
  if (table.has(Part::princess)) all.push_back({kPlace, kPrincess});
  if (table.position(FigureKind::phantom) >= 0) {
    all.push_back({kPlace, kDeploy, kSecond});
    if (table.has(Part::fairy)) all.push_back({kPlace, kFairy, kSecond});
    if (table.has(Part::portal)) all.push_back({kPlace, kFar, kSecond});
    if (tower) all.insert(all.end(), {{kPlace, kFloor, kSecond}, {kPlace, kFloor, kCapture, kSecond}});
  }
  if (table.position(FigureKind::builder) >= 0 && table.has(Part::builder)) {
    all.insert(all.end(), {{kPlace, kDecline}, {kPlace, kTake}});
    if (tower) all.insert(all.end(), {{kPlace, kFloor, kCapture, kTake}, {ransom(Stage::start), kPlace, kTake, ransom(Stage::start)}});
  }
}

/// Festival and princess take the place of the turn's action; whether a floor may follow is asked. A third
/// ghost may come before the action, the others when it is over.
void add_event(std::vector<Script>& all, EventKind kind, const Table& table) {
  const bool action = kind == EventKind::festival || kind == EventKind::princess;
  const bool before = action || kind == EventKind::third_ghost;
  const ScriptStep step{
      .kind = StepKind::event, .stage = before ? Stage::figure : Stage::after_action, .event = kind};
  all.push_back({kPlace, step});
  if (before && table.tower) all.push_back({kPlace, step, kFloor});
  if (before && !action && table.tower) all.push_back({kPlace, step, kClose});
}

/// With a fairy the dragon comes to her tile; with a bridge somebody is captured.
void add_standing(std::vector<Script>& all, Neutral what, const Table& table, At middle) {
  ScriptStep stands{.kind = StepKind::stands, .stage = Stage::start, .neutral = what};
  for (stands.at = 0; stands.at < table.area.size(); ++stands.at) {
    if (stands.at == middle) continue;
    if (what == Neutral::fairy) {
      const ScriptStep dragon{
          .kind = StepKind::event, .stage = Stage::after_action, .event = EventKind::dragon, .at = stands.at};
      all.push_back({stands, kPlace, dragon});
      continue;
    }
    for (const bool north_south : {false, true}) {
      stands.north_south = north_south;
      all.push_back({stands, kPlace, kFloor, kCapture});
    }
  }
}

}  // namespace

std::vector<Script> scripts_for(const Table& table, const Beyond& beyond, At middle) {
  std::vector<Script> all;
  if (beyond.stands) {
    add_standing(all, *beyond.stands, table, middle);
    return all;
  }
  for (const EventKind kind : beyond.events) add_event(all, kind, table);
  if (beyond.only) return all;
  all.insert(all.end(), {{kPlace}, {kPlace, kDeploy}});
  if (table.abbot) all.push_back({kPlace, {StepKind::recall, Stage::figure, 0}});
  if (table.tower) {
    add_tower(all, table.player_count());
  } else {
    all.push_back({kPlace, kEndGame});
  }
  add_parts(all, table);
  if (beyond.area) {
    all.push_back(
        {kPlace, kFloor, {.kind = StepKind::capture, .stage = Stage::capture, .area = beyond.area}});
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Script& a, const Script& b) { return a.size() < b.size(); });
  return all;
}

namespace {

std::string name_of(const ScriptStep& step) {
  if (step.kind == StepKind::event)
    return std::string(scenario::kEventNames[static_cast<std::size_t>(step.event)]);
  if (step.kind == StepKind::stands) return fmt::format("with a {}", assize::name_of(step.neutral));
  return std::string(kNames[static_cast<std::size_t>(step.kind)]);
}

}  // namespace

std::string to_string(const Script& script) {
  std::string text;
  for (const ScriptStep& step : script) {
    if (!text.empty()) text += ", ";
    text += name_of(step);
  }
  return text;
}

}  // namespace assize::smt
