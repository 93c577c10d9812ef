#include <fmt/format.h>

#include <algorithm>

#include "spec/smt/search/build.hpp"
#include "spec/smt/tower/exchange.hpp"
#include "spec/smt/tower/floors.hpp"

namespace assize::smt {

namespace {

constexpr int kMostPoints = 15;  ///< before the turn; no rule asks for more
constexpr int kMostHeld = 2;     ///< of a kind, where earlier turns set no limit

class Supplies {
 public:
  explicit Supplies(const Building& b) : b_(b) {}

  void build() {
    take_prisoners();
    fill();
    count_turns();
  }

 private:
  void take_prisoners() {
    const Table& table = *b_.board.table;
    if (!table.tower) return;
    for (int captor = 0; captor < table.player_count(); ++captor) {
      for (Who w = 0; w < table.who_count(); ++w) {
        if (table.player_of(w) == captor || !table.occupies_as(w)) continue;
        const int own = table.owned(w);
        const int most = b_.likeness == Likeness::counts ? std::max(0, b_.earlier_turns() / 2) : kMostHeld;
        Num& held = b_.board.before.held[static_cast<std::size_t>(captor)][static_cast<std::size_t>(w)];
        held = open_num(b_.z3, fmt::format("held:{}:{}", captor, w), 0, std::min(own, most), b_.board.holds);
        for (int n = 1; n <= held.hi(); ++n) b_.board.prisoners.push_back(held >= n);
      }
    }
    // An exchange that is due has been settled before the turn.
    for (const Law& law : b_.laws) {
      const bool cycles = law.is("tower.exchange-cycles=cycles-too"_r);
      for (const tower::Ring& ring : tower::rings(table.player_count())) {
        if (ring.size() > 2 && !cycles) continue;
        Bools each;
        for (std::size_t i = 0; i < ring.size(); ++i)
          each.push_back(holds_some(ring[i], ring[(i + 1) % ring.size()]));
        b_.assert_that(!all_of(each));
      }
    }
  }

  [[nodiscard]] Bool holds_some(int captor, int owner) const {
    Bools some;
    for (int k = 0; k < b_.board.table->kind_count(); ++k) {
      some.push_back(b_.board.before.held[static_cast<std::size_t>(captor)]
                                         [static_cast<std::size_t>(b_.board.table->who(owner, k))] > 0);
    }
    return any_of(some);
  }

  /// All of that kind and owner that are not in the supply.
  [[nodiscard]] Bools away(Who w) const {
    Bools away;
    for (At at = 0; at < b_.cells(); ++at) {
      for (Seat seat = 0; seat < kSeats; ++seat) {
        const Bool& stands = b_.board.before.stands(at, seat, w);
        if (!stands.is_false()) away.push_back(stands);
      }
    }
    for (const Bool& stands : b_.board.before.area_figure[static_cast<std::size_t>(w)]) {
      if (!stands.is_false()) away.push_back(stands);
    }
    for (const Nums& held : b_.board.before.held) {
      const Num& n = held[static_cast<std::size_t>(w)];
      for (int i = 1; i <= n.hi(); ++i) away.push_back(n >= i);
    }
    return away;
  }

  /// All that are not on the board, in an area or held.
  void fill_supply(Who w) {
    const int own = b_.board.table->owned(w);
    const Bools gone = away(w);
    b_.assert_that(at_most(gone, own));
    const bool bounded = b_.likeness == Likeness::counts && b_.earlier_turns() < own;
    Num home = own == 1 ? as_num(!any_of(gone)) : Num(own);
    if (own > 1) {
      const int most_gone = bounded ? std::max(0, b_.earlier_turns()) : own;
      home = open_num(b_.z3, fmt::format("supply:{}", w), own - most_gone, own, b_.board.holds);
      for (int n = 1; n <= most_gone; ++n) b_.assert_that((home <= own - n) == at_least(gone, n));
    }
    b_.board.before.supply[static_cast<std::size_t>(w)] = home;
  }

  void fill() {
    const Table& table = *b_.board.table;
    for (Who w = 0; w < table.who_count(); ++w) fill_supply(w);
    Nums points;
    for (std::size_t p = 0; p < static_cast<std::size_t>(table.player_count()); ++p) {
      b_.board.before.score[p] = open_num(b_.z3, fmt::format("score:{}", p), 0, kMostPoints, b_.board.holds);
      points.push_back(b_.board.before.score[p]);
    }
    b_.board.points = sum(points);
    if (table.tower) deal_floors();
  }

  /// Whoever holds prisoners has placed a floor for each (tower.capture.at-most-one).
  void pay_for_prisoners(const Nums& used) {
    for (std::size_t captor = 0; captor < used.size(); ++captor) {
      Bools taken;
      for (const Num& held : b_.board.before.held[captor]) {
        for (int n = 1; n <= held.hi(); ++n) taken.push_back(held >= n);
      }
      const int most = std::min(static_cast<int>(taken.size()), std::max(0, b_.earlier_turns()));
      for (int n = 1; n <= most; ++n) b_.assert_that(implies(at_least(taken, n), used[captor] >= n));
    }
  }

  /// Floors that lie came from somebody's supply.
  void deal_floors() {
    const int players = b_.board.table->player_count();
    const int each = tower::floors_per_player(b_.laws.front(), players);
    const int all = b_.laws.front().amount("tower.component.floors.floors"_n);
    Nums used;
    for (int p = 0; p < players; ++p) {
      const int most =
          b_.likeness == Likeness::counts ? std::max(0, std::min(each, b_.earlier_turns())) : each;
      used.push_back(open_num(b_.z3, fmt::format("used:{}", p), 0, most, b_.board.holds));
      b_.board.before.floor_supply[static_cast<std::size_t>(p)] = within(Num(each) - used.back(), 0, each);
    }
    if (b_.likeness == Likeness::counts)
      b_.assert_that(sum(used) == within(sum(b_.board.before.floors), 0, std::max(0, b_.earlier_turns())));
    if (b_.likeness == Likeness::counts) pay_for_prisoners(used);
    b_.board.before.floor_box = std::max(0, all - each * players);
  }

  /// Every earlier turn brought a figure or a floor, and every prisoner was taken by a floor.
  void count_turns() {
    if (b_.likeness != Likeness::counts) return;
    Bools brought = b_.board.figures;
    brought.insert(brought.end(), b_.board.floors.begin(), b_.board.floors.end());
    brought.push_back(any_of(b_.board.before.fairy.tile));
    brought.insert(brought.end(), b_.board.prisoners.begin(), b_.board.prisoners.end());
    b_.assert_that(at_most(brought, std::max(0, b_.earlier_turns())));
    for (int n = 1; n <= b_.earlier_turns(); ++n) {
      b_.assert_that(implies(at_least(b_.board.prisoners, n), at_least(b_.board.floors, n)));
    }
  }

  const Building& b_;
};

}  // namespace

void fill_supplies(const Building& building) {
  Supplies(building).build();
}

}  // namespace assize::smt
