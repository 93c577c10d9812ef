#include "spec/smt/search/script.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace assize::smt {

namespace {

constexpr std::array<std::string_view, 12> kNames = {"ransom",  "place",    "deploy", "close",  "floor",  "capture",
                                                     "exchange", "agree", "refuse", "recall", "pass", "end game"};

constexpr ScriptStep kPlace{StepKind::place, Stage::place, 0};
constexpr ScriptStep kDeploy{StepKind::deploy, Stage::figure, 0};
constexpr ScriptStep kClose{StepKind::close, Stage::figure, 0};
constexpr ScriptStep kFloor{StepKind::floor, Stage::figure, 0};
constexpr ScriptStep kCapture{StepKind::capture, Stage::capture, 0};
constexpr ScriptStep kPass{StepKind::pass, Stage::capture, 0};
constexpr ScriptStep kEndGame{StepKind::end_game, Stage::end, 0};

ScriptStep ransom(Stage stage) { return {StepKind::ransom, stage, 0}; }

void add_tower(std::vector<Script>& all, int players) {
  all.insert(all.end(), {{kPlace, kClose}, {kPlace, kFloor}, {kPlace, ransom(Stage::figure)}});
  all.insert(all.end(), {{ransom(Stage::start), kPlace},
                         {kPlace, kFloor, kCapture},
                         {kPlace, kFloor, kPass},
                         {kPlace, ransom(Stage::after_action)},
                         {kPlace, ransom(Stage::after_scoring)},
                         {kPlace, kDeploy, ransom(Stage::after_action)},
                         {kPlace, ransom(Stage::figure), ransom(Stage::figure)},
                         {ransom(Stage::start), kPlace, ransom(Stage::figure)},
                         {kPlace, ransom(Stage::figure), kDeploy},
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
  }
}

Bools one_of(z3::context& z3, const std::string& name, std::size_t count, Bools& holds, const auto& may) {
  Bools chosen(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (may(i)) chosen[i] = open_bool(z3, fmt::format("{}:{}", name, i));
  }
  holds.push_back(exactly_one(chosen));
  return chosen;
}

/// Opens one step's choices.
class Opener {
 public:
  Opener(z3::context& z3, const Board& board, std::string name, Bools& holds)
      : z3_(z3), board_(board), name_(std::move(name)), holds_(holds) {}

  [[nodiscard]] Deed open(const ScriptStep& step) {
    const Table& table = *board_.table;
    switch (step.kind) {
      case StepKind::place: return PlaceTile{board_.middle, board_.turn_tile, false};
      case StepKind::deploy: {
        Where to = place(table, board_.middle, -1);
        const Bools seats = one_of(z3_, name_ + ":seat", kTowerSeat, holds_, [](std::size_t) { return true; });
        std::copy(seats.begin(), seats.end(), to.seat.begin());
        for (std::size_t s = 0; s < seats.size(); ++s) holds_.push_back(implies(seats[s], board_.turn_tile.seat[s]));
        return Deploy{own(step.by), std::move(to), false, false, std::nullopt};
      }
      case StepKind::close: return Deploy{own(step.by), {tower(), seat_only(kTowerSeat)}, false, false, std::nullopt};
      case StepKind::floor: return Floor{tower()};
      case StepKind::capture: return Capture{figure(), anywhere(), std::nullopt, std::nullopt};
      case StepKind::exchange: return Exchange{figure()};
      case StepKind::agree: return Agree{true};
      case StepKind::refuse: return Agree{false};
      case StepKind::ransom: return open_ransom(step.by);
      case StepKind::recall: return Recall{own(step.by), anywhere()};
      case StepKind::pass:
      case StepKind::end_game: return Pass{};
    }
    return Pass{};
  }

 private:
  [[nodiscard]] Bools own(int by) {
    const Table& table = *board_.table;
    return one_of(z3_, name_ + ":who", static_cast<std::size_t>(table.who_count()), holds_,
                  [&](std::size_t w) { return table.player_of(static_cast<Who>(w)) == by; });
  }
  [[nodiscard]] Bools figure() {
    return one_of(z3_, name_ + ":who", static_cast<std::size_t>(board_.table->who_count()), holds_,
                  [](std::size_t) { return true; });
  }
  [[nodiscard]] Bools tower() {
    const Bools cells = one_of(z3_, name_ + ":cell", cell_count(), holds_, [](std::size_t) { return true; });
    for (std::size_t c = 0; c < cells.size(); ++c) {
      const bool middle = static_cast<At>(c) == board_.middle;
      const Land& land = middle ? board_.turn_tile : board_.before.land[c];
      holds_.push_back(implies(cells[c], land.tile));
    }
    return cells;
  }
  [[nodiscard]] static std::array<Bool, kSeats> seat_only(Seat seat) {
    std::array<Bool, kSeats> seats;
    seats[static_cast<std::size_t>(seat)] = true;
    return seats;
  }
  /// A place on the board where a figure stands before the turn.
  [[nodiscard]] Where anywhere() {
    Where from{one_of(z3_, name_ + ":cell", cell_count(), holds_, [](std::size_t) { return true; }), {}};
    const Bools seats = one_of(z3_, name_ + ":seat", kBridgeSeat, holds_, [](std::size_t) { return true; });
    std::copy(seats.begin(), seats.end(), from.seat.begin());
    return from;
  }
  [[nodiscard]] Deed open_ransom(int by) {
    const Bools captor = one_of(z3_, name_ + ":captor", static_cast<std::size_t>(board_.table->player_count()), holds_,
                                [by](std::size_t p) { return static_cast<int>(p) != by; });
    return Ransom{own(by), captor, std::nullopt};
  }
  [[nodiscard]] std::size_t cell_count() const { return static_cast<std::size_t>(board_.table->area.size()); }

  z3::context& z3_;
  const Board& board_;
  std::string name_;
  Bools& holds_;
};

}  // namespace

std::vector<Script> scripts_for(const Table& table, const Catalogue&) {
  std::vector<Script> all = {{kPlace}, {kPlace, kDeploy}};
  if (table.abbot) all.push_back({kPlace, {StepKind::recall, Stage::figure, 0}});
  if (table.tower) {
    add_tower(all, table.player_count());
  } else {
    all.push_back({kPlace, kEndGame});
  }
  std::stable_sort(all.begin(), all.end(), [](const Script& a, const Script& b) { return a.size() < b.size(); });
  return all;
}

std::string to_string(const Script& script) {
  std::string text;
  for (const ScriptStep& step : script) {
    if (!text.empty()) text += ", ";
    text += kNames[static_cast<std::size_t>(step.kind)];
  }
  return text;
}

Action open_action(z3::context& z3, const Board& board, std::size_t place, const ScriptStep& step, Bools& holds) {
  return {step.by, Opener(z3, board, fmt::format("step:{}", place), holds).open(step)};
}

}  // namespace assize::smt
