// A step of a script with every choice in it open.
#include <fmt/format.h>

#include <algorithm>

#include "spec/smt/search/script.hpp"

namespace assize::smt {

namespace {

constexpr int kPerformance = 3;  ///< the value of an animal under the big top

bool names_figure(EventKind kind) {
  return kind == EventKind::festival || kind == EventKind::princess || kind == EventKind::ghost ||
         kind == EventKind::third_ghost || kind == EventKind::castle;
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
      case StepKind::place:
        return PlaceTile{board_.middle, board_.turn_tile, false};
      case StepKind::deploy: {
        Where to = place(table, board_.middle, -1);
        const Bools seats =
            one_of(z3_, name_ + ":seat", kTowerSeat, holds_, [](std::size_t) { return true; });
        std::copy(seats.begin(), seats.end(), to.seat.begin());
        for (std::size_t s = 0; s < seats.size(); ++s)
          holds_.push_back(implies(seats[s], board_.turn_tile.seat[s]));
        return Deploy{own(step.by), std::move(to), false, false, std::nullopt};
      }
      case StepKind::far:
        return Deploy{own(step.by), on_tile(kTowerSeat), false, false, std::nullopt};
      case StepKind::second: {
        const int phantom = table.position(FigureKind::phantom);
        Bools figure(static_cast<std::size_t>(table.who_count()));
        if (phantom >= 0) figure[static_cast<std::size_t>(table.who(step.by, phantom))] = true;
        return Deploy{std::move(figure), on_tile(kTowerSeat + 1), false, false, std::nullopt};
      }
      case StepKind::fairy:
        return MoveFairy{own(step.by), on_tile(kTowerSeat + 1)};
      case StepKind::dragon:
        return MoveDragon{any_tile()};
      case StepKind::princess:
        return SendHome{Cause::princess, figure(), anywhere(), false};
      case StepKind::take:
        return DoubleTurn{true};
      case StepKind::decline:
        return DoubleTurn{false};
      case StepKind::close:
        return Deploy{own(step.by), {any_tile(), seat_only(kTowerSeat)}, false, false, std::nullopt};
      case StepKind::floor:
        return Floor{any_tile()};
      case StepKind::capture:
        if (step.area) return Capture{figure(), smt::place(table, -1, -1), std::nullopt, step.area};
        return Capture{figure(), anywhere(), std::nullopt, std::nullopt};
      case StepKind::exchange:
        return Exchange{figure()};
      case StepKind::agree:
        return Agree{true};
      case StepKind::refuse:
        return Agree{false};
      case StepKind::ransom:
        return open_ransom(step.by);
      case StepKind::recall:
        return Recall{own(step.by), anywhere()};
      case StepKind::event:
        return open_event(step);
      case StepKind::stands:
        stand(step);
        return Pass{};
      case StepKind::pass:
      case StepKind::end_game:
        return Pass{};
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
  [[nodiscard]] Bools any_tile() {
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
  /// A place that a tile has, of the seats below `end`.
  [[nodiscard]] Where on_tile(Seat end) {
    Where to{any_tile(), {}};
    const Bools seats = one_of(z3_, name_ + ":seat", static_cast<std::size_t>(end), holds_, [](std::size_t) { return true; });
    std::copy(seats.begin(), seats.end(), to.seat.begin());
    for (std::size_t c = 0; c < to.cell.size(); ++c) {
      const bool middle = static_cast<At>(c) == board_.middle;
      const Land& land = middle ? board_.turn_tile : board_.before.land[c];
      for (std::size_t s = 0; s < seats.size(); ++s) holds_.push_back(implies(to.cell[c] & seats[s], land.seat[s]));
    }
    return to;
  }
  /// A place on the board where a figure stands before the turn.
  [[nodiscard]] Where anywhere() {
    Where from{one_of(z3_, name_ + ":cell", cell_count(), holds_, [](std::size_t) { return true; }), {}};
    const Bools seats = one_of(z3_, name_ + ":seat", kCastleSeat, holds_, [](std::size_t) { return true; });
    std::copy(seats.begin(), seats.end(), from.seat.begin());
    return from;
  }
  [[nodiscard]] Deed open_ransom(int by) {
    const Bools captor =
        one_of(z3_, name_ + ":captor", static_cast<std::size_t>(board_.table->player_count()), holds_,
               [by](std::size_t p) { return static_cast<int>(p) != by; });
    return Ransom{own(by), captor, std::nullopt};
  }
  [[nodiscard]] Deed open_event(const ScriptStep& step) {
    Event event{.kind = step.event, .figure = {}, .from = smt::place(*board_.table, step.at, -1)};
    if (step.event == EventKind::performance) event.value = kPerformance;
    if (names_figure(step.event)) {
      event.figure = figure();
      event.from = anywhere();
      return event;
    }
    event.figure.resize(static_cast<std::size_t>(board_.table->who_count()));
    if (step.at < 0) event.from.cell = any_tile();
    return event;
  }
  /// A fairy is beside a figure. A bridge spans a tile whose sides there show field and are free, and on no
  /// other tile does a figure stand on one.
  void stand(const ScriptStep& step) {
    const State& before = board_.before;
    holds_.push_back(before.tile(step.at));
    if (step.neutral == Neutral::fairy) {
      Bools somebody;
      for (Seat seat = 0; seat < kSeats; ++seat) somebody.push_back(before.taken(step.at, seat));
      holds_.push_back(any_of(somebody));
      return;
    }
    for (const Side end : {step.north_south ? Side::n : Side::w, step.north_south ? Side::s : Side::e}) {
      const auto& show = before.at(step.at).show[static_cast<std::size_t>(end)];
      const At beside = board_.table->area.beside(step.at, end);
      holds_.push_back(show[static_cast<std::size_t>(Show::field)] & !before.tile(beside) &
                       Bool(beside != board_.middle));
    }
    for (At at = 0; at < board_.table->area.size(); ++at) {
      if (at != step.at) holds_.push_back(!before.taken(at, kBridgeSeat));
    }
  }
  [[nodiscard]] std::size_t cell_count() const { return static_cast<std::size_t>(board_.table->area.size()); }

  z3::context& z3_;
  const Board& board_;
  std::string name_;
  Bools& holds_;
};

}  // namespace

Action open_action(z3::context& z3, const Board& board, std::size_t place, const ScriptStep& step,
                   Bools& holds) {
  return {step.by, Opener(z3, board, fmt::format("step:{}", place), holds).open(step)};
}

}  // namespace assize::smt
