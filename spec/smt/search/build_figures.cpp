#include <fmt/format.h>

#include <algorithm>

#include "spec/smt/board/reach.hpp"
#include "spec/smt/eligibility.hpp"
#include "spec/smt/search/build.hpp"

namespace assize::smt {

namespace {

constexpr int kMostHeight = 7;  ///< where earlier turns set no limit

class Figures {
 public:
  explicit Figures(const Building& b) : b_(b) {}

  void build() {
    build_towers();
    stand();
    stand_off_the_tiles();
    join_builders();
    leave_complete_empty();
  }

 private:
  void build_towers() {
    if (!b_.board.table->tower) return;
    const int most =
        b_.likeness == Likeness::counts ? b_.earlier_turns() : std::min(kMostHeight, 2 * b_.board.tiles - 2);
    for (At at = 0; at < b_.cells(); ++at) {
      if (at == b_.board.middle) continue;
      Num& floors = b_.board.before.floors[static_cast<std::size_t>(at)];
      floors = open_num(b_.z3, fmt::format("floors:{}", at), 0, most, b_.board.holds);
      b_.assert_that(implies(floors > 0, b_.board.before.at(at).foundation()));
      for (int n = 1; n <= most; ++n) b_.board.floors.push_back(floors >= n);
    }
  }

  [[nodiscard]] bool may_stand(FigureKind kind, Seat seat) const {
    if (seat == kCastleSeat) return false;
    if (seat == kBridgeSeat && b_.beyond.stands != Neutral::bridge) return false;
    const Spot spot = spot_of(seat);
    if (spot == Spot::garden && !b_.board.table->abbot) return false;
    if (kind == FigureKind::mayor && spot != Spot::city) return false;
    return std::all_of(b_.laws.begin(), b_.laws.end(), [&](const Law& law) {
      return !eligible(law, Cause::deployed, kind, spot).is_false();
    });
  }

  void stand() {
    for (At at = 0; at < b_.cells(); ++at) {
      if (at == b_.board.middle) continue;
      for (Seat seat = 0; seat < kSeats; ++seat) {
        Bools here;
        for (Who w = 0; w < b_.board.table->who_count(); ++w) {
          if (!may_stand(b_.board.table->kind(w), seat)) continue;
          Bool& stands = b_.board.before.stands(at, seat, w);
          stands = open_bool(b_.z3, fmt::format("figure:{}:{}:{}", at, seat, w));
          here.push_back(stands);
        }
        if (here.empty()) continue;
        const Bool taken = any_of(here);
        b_.assert_that(at_most(here, 1));
        // Where the bridge lies, the script says.
        if (seat != kBridgeSeat)
          b_.assert_that(implies(taken, b_.board.before.at(at).seat[static_cast<std::size_t>(seat)]));
        // Nobody has placed the start tile, and deployed to it (base.meeple.just-placed).
        if (seat < kTowerSeat) b_.assert_that(!(taken & b_.board.start[static_cast<std::size_t>(at)]));
        if (seat == kTowerSeat)
          b_.assert_that(implies(taken, b_.board.before.floors[static_cast<std::size_t>(at)] > 0));
        b_.board.figures.push_back(taken);
      }
    }
  }

  void stand_off_the_tiles() {
    if (!b_.beyond.area) return;
    const auto area = static_cast<std::size_t>(*b_.beyond.area) - static_cast<std::size_t>(Spot::carcassonne);
    for (Who w = 0; w < b_.board.table->who_count(); ++w) {
      if (!b_.board.table->occupies_as(w)) continue;
      Bool& stands = b_.board.before.area_figure[static_cast<std::size_t>(w)][area];
      stands = open_bool(b_.z3, fmt::format("area:{}", w));
      b_.board.figures.push_back(stands);
    }
  }

  /// A builder works on a city or road on which a meeple of its owner is.
  void join_builders() {
    const Table& table = *b_.board.table;
    const int builder = table.position(FigureKind::builder);
    if (builder < 0) return;
    for (int p = 0; p < table.player_count(); ++p) {
      const Who w = table.who(p, builder);
      Bools joined(static_cast<std::size_t>(table.area.edges()));
      each_line_seat([&](At at, Seat seat, std::size_t edge) {
        for (int k = 0; k < table.kind_count(); ++k) {
          if (k != builder) joined[edge] |= b_.board.before.stands(at, seat, table.who(p, k));
        }
      });
      joined = spread(std::move(joined));
      each_line_seat([&](At at, Seat seat, std::size_t edge) {
        b_.assert_that(implies(b_.board.before.stands(at, seat, w), joined[edge]));
      });
      for (At at = 0; at < b_.cells(); ++at) {
        for (Seat seat = kFieldSeat; seat < kTowerSeat; ++seat)
          b_.assert_that(!b_.board.before.stands(at, seat, w));
      }
    }
  }

  /// Calls `visit(at, seat, edge)` for all places on cities and roads, with the grid edge of the place's
  /// first side.
  template <typename Visit>
  void each_line_seat(Visit visit) const {
    const Area& area = b_.board.table->area;
    for (At at = 0; at < b_.cells(); ++at) {
      for (Seat seat = kCitySeat; seat < kFieldSeat; ++seat) {
        visit(at, seat, static_cast<std::size_t>(area.edge(at, static_cast<Side>(seat % 4))));
      }
    }
  }

  /// What was complete before the turn was scored then, and its figures went home.
  void leave_complete_empty() {
    const Bools open = open_edges();
    const Area& area = b_.board.table->area;
    for (At at = 0; at < b_.cells(); ++at) {
      for (Seat seat = kCitySeat; seat < kFieldSeat; ++seat) {
        const Bool taken = b_.board.before.taken(at, seat);
        if (taken.is_false()) continue;
        b_.assert_that(
            implies(taken, open[static_cast<std::size_t>(area.edge(at, static_cast<Side>(seat % 4)))]));
      }
      for (const Seat seat : {kMonasterySeat, kGardenSeat}) {
        const Bool taken = b_.board.before.taken(at, seat);
        if (taken.is_false()) continue;
        Bools around;
        for (const At next : area.around(at)) around.push_back(b_.board.before.tile(next));
        b_.assert_that(implies(taken, !all_of(around)));
      }
    }
  }

  /// By grid edge: the city or road across it has an open end somewhere.
  [[nodiscard]] Bools open_edges() const {
    const Area& area = b_.board.table->area;
    Bools open(static_cast<std::size_t>(area.edges()));
    for (At at = 0; at < b_.cells(); ++at) {
      for (const Side s : kSides) {
        const Bool gap = b_.board.before.tile(at) & !b_.board.before.tile(area.beside(at, s));
        open[static_cast<std::size_t>(area.edge(at, s))] |= gap;
      }
    }
    return spread(std::move(open));
  }

  /// By grid edge: it holds for some edge of the city or road across this one.
  [[nodiscard]] Bools spread(Bools some) const {
    const Area& area = b_.board.table->area;
    const int before_turn = b_.board.tiles - 1;
    // Both ends of a chain may be first sides at its rim: one round more than it has sides between tiles.
    for (int left = rounds(Net::line, before_turn) + 1; left > 0; --left) {
      const Bools before = some;
      for (At at = 0; at < b_.cells(); ++at) {
        const Land& land = b_.board.before.at(at);
        for (const Side a : kSides) {
          Bools joined = {some[static_cast<std::size_t>(area.edge(at, a))]};
          for (const Side b : kSides) {
            if (a == b) continue;
            const auto i = static_cast<std::size_t>(a);
            const auto j = static_cast<std::size_t>(b);
            joined.push_back((land.city[i][j] | land.road[i][j]) &
                             before[static_cast<std::size_t>(area.edge(at, b))]);
          }
          some[static_cast<std::size_t>(area.edge(at, a))] = any_of(joined);
        }
      }
    }
    return some;
  }

  const Building& b_;
};

}  // namespace

void stand_figures(const Building& building) {
  Figures(building).build();
}

}  // namespace assize::smt
