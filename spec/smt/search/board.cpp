#include "spec/smt/search/board.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/smt/board/reach.hpp"
#include "spec/smt/eligibility.hpp"
#include "spec/smt/tower/exchange.hpp"
#include "spec/smt/tower/floors.hpp"

namespace assize::smt {

namespace {

constexpr int kMeeples = 7;
constexpr int kMostPoints = 15;  ///< before the turn; no rule asks for more
constexpr int kMostHeight = 7;   ///< where earlier turns set no limit
constexpr int kMostReturns = 3;  ///< of one owner's kind in a turn: ransoms, an exchange, a capture
constexpr int kMostHeld = 2;     ///< of a kind, where earlier turns set no limit

/// Builds a Board part by part; every part adds what it asserts.
class Builder {
 public:
  Builder(z3::context& z3, Board& board, const Beyond& beyond, Likeness likeness, std::span<const Law> laws)
      : z3_(z3), board_(board), beyond_(beyond), likeness_(likeness), laws_(laws) {}

  void build() {
    choose_tiles();
    match_sides();
    count_tiles();
    connect();
    build_towers();
    stand_figures();
    stand_off_the_tiles();
    join_builders();
    leave_complete_empty();
    take_prisoners();
    fill_supplies();
    count_turns();
  }

 private:
  void assert_that(const Bool& b) {
    if (!b.is_true()) board_.holds.push_back(b);
  }
  [[nodiscard]] int cells() const { return board_.table->area.size(); }
  [[nodiscard]] int earlier_turns() const { return board_.tiles - 2; }
  [[nodiscard]] Land& land(At at) {
    return at == board_.middle ? board_.turn_tile : board_.before.land[static_cast<std::size_t>(at)];
  }

  void choose_tiles() {
    board_.lies.resize(static_cast<std::size_t>(cells()));
    for (At at = 0; at < cells(); ++at) {
      std::vector<Choice> choices;
      Bools all;
      auto& here = board_.lies[static_cast<std::size_t>(at)];
      for (std::size_t d = 0; d < board_.stock.size(); ++d) {
        here.emplace_back();
        const auto& ways = board_.stock[d].ways;
        const std::size_t open = at == board_.middle ? 1 : ways.size();
        for (std::size_t w = 0; w < open; ++w) {
          here[d].push_back(open_bool(z3_, fmt::format("tile:{}:{}:{}", at, d, w)));
          choices.push_back({ways[w], here[d].back()});
          all.push_back(here[d].back());
        }
      }
      assert_that(at_most(all, 1));
      land(at) = land_of(choices);
    }
    assert_that(board_.turn_tile.tile);
  }

  /// Every grid edge carries what it shows; the tiles at it agree with it, and so with each other.
  void match_sides() {
    const Area& area = board_.table->area;
    std::vector<std::array<Bool, 4>> shown(static_cast<std::size_t>(area.edges()));
    for (std::size_t e = 0; e < shown.size(); ++e) {
      for (std::size_t k = 0; k < 4; ++k) shown[e][k] = open_bool(z3_, fmt::format("edge:{}:{}", e, k));
      assert_that(at_most(shown[e], 1));
    }
    for (At at = 0; at < cells(); ++at) {
      for (const Side s : kSides) {
        const auto& edge = shown[static_cast<std::size_t>(area.edge(at, s))];
        const auto side = static_cast<std::size_t>(s);
        const auto& here = board_.lies[static_cast<std::size_t>(at)];
        for (std::size_t d = 0; d < here.size(); ++d) {
          for (std::size_t w = 0; w < here[d].size(); ++w) {
            const Show what = board_.stock[d].ways[w].show[side];
            assert_that(implies(here[d][w], edge[static_cast<std::size_t>(what)]));
          }
        }
        Land& tile = land(at);
        for (std::size_t k = 0; k < 4; ++k) {
          if (!tile.show[side][k].is_false()) tile.show[side][k] = tile.tile & edge[k];
        }
      }
    }
  }

  void count_tiles() {
    Bools tiles;
    for (At at = 0; at < cells(); ++at) tiles.push_back(land(at).tile);
    assert_that(at_most(tiles, board_.tiles));
    assert_that(at_least(tiles, board_.tiles));
    for (std::size_t d = 0; d < board_.stock.size(); ++d) {
      Bools copies;
      for (const auto& here : board_.lies) copies.insert(copies.end(), here[d].begin(), here[d].end());
      assert_that(at_most(copies, static_cast<int>(board_.stock[d].tiles.size())));
    }
  }

  /// The start tile lies, the others hang together with it, and the turn's tile touches one of them.
  void connect() {
    Bools start;
    for (At at = 0; at < cells(); ++at) {
      start.push_back(open_bool(z3_, fmt::format("start:{}", at)));
      Bools is_start;
      for (std::size_t d = 0; d < board_.stock.size(); ++d) {
        if (!board_.stock[d].start) continue;
        const auto& ways = board_.lies[static_cast<std::size_t>(at)][d];
        is_start.insert(is_start.end(), ways.begin(), ways.end());
      }
      assert_that(implies(start.back(), at == board_.middle ? Bool(false) : any_of(is_start)));
    }
    assert_that(exactly_one(start));
    Bools reached = start;
    for (int round = 2; round < board_.tiles; ++round) {
      const Bools before = reached;
      for (At at = 0; at < cells(); ++at) {
        Bools beside = {before[static_cast<std::size_t>(at)]};
        for (const Side s : kSides) {
          const At next = board_.table->area.beside(at, s);
          if (next >= 0) beside.push_back(before[static_cast<std::size_t>(next)]);
        }
        reached[static_cast<std::size_t>(at)] = board_.before.tile(at) & any_of(beside);
      }
    }
    for (At at = 0; at < cells(); ++at) {
      if (at != board_.middle)
        assert_that(implies(board_.before.tile(at), reached[static_cast<std::size_t>(at)]));
    }
    Bools touched;
    for (const Side s : kSides)
      touched.push_back(board_.before.tile(board_.table->area.beside(board_.middle, s)));
    assert_that(any_of(touched));
  }

  void build_towers() {
    if (!board_.table->tower) return;
    const int most =
        likeness_ == Likeness::counts ? earlier_turns() : std::min(kMostHeight, 2 * board_.tiles - 2);
    for (At at = 0; at < cells(); ++at) {
      if (at == board_.middle) continue;
      Num& floors = board_.before.floors[static_cast<std::size_t>(at)];
      floors = open_num(z3_, fmt::format("floors:{}", at), 0, most, board_.holds);
      assert_that(implies(floors > 0, board_.before.at(at).foundation()));
      for (int n = 1; n <= most; ++n) board_.floors.push_back(floors >= n);
    }
  }

  [[nodiscard]] bool may_stand(FigureKind kind, Seat seat) const {
    if (seat == kCastleSeat) return false;
    if (seat == kBridgeSeat && beyond_.stands != Neutral::bridge) return false;
    const Spot spot = spot_of(seat);
    if (spot == Spot::garden && !board_.table->abbot) return false;
    return std::all_of(laws_.begin(), laws_.end(), [&](const Law& law) {
      return !eligible(law, Cause::deployed, kind, spot).is_false();
    });
  }

  void stand_figures() {
    for (At at = 0; at < cells(); ++at) {
      if (at == board_.middle) continue;
      for (Seat seat = 0; seat < kSeats; ++seat) {
        Bools here;
        for (Who w = 0; w < board_.table->who_count(); ++w) {
          if (!may_stand(board_.table->kind(w), seat)) continue;
          Bool& stands = board_.before.stands(at, seat, w);
          stands = open_bool(z3_, fmt::format("figure:{}:{}:{}", at, seat, w));
          here.push_back(stands);
        }
        if (here.empty()) continue;
        const Bool taken = any_of(here);
        assert_that(at_most(here, 1));
        // Where the bridge lies, the script says.
        if (seat != kBridgeSeat)
          assert_that(implies(taken, board_.before.at(at).seat[static_cast<std::size_t>(seat)]));
        if (seat == kTowerSeat)
          assert_that(implies(taken, board_.before.floors[static_cast<std::size_t>(at)] > 0));
        board_.figures.push_back(taken);
      }
    }
  }

  void stand_off_the_tiles() {
    if (!beyond_.area) return;
    const auto area = static_cast<std::size_t>(*beyond_.area) - static_cast<std::size_t>(Spot::carcassonne);
    for (Who w = 0; w < board_.table->who_count(); ++w) {
      if (!board_.table->occupies_as(w)) continue;
      Bool& stands = board_.before.area_figure[static_cast<std::size_t>(w)][area];
      stands = open_bool(z3_, fmt::format("area:{}", w));
      board_.figures.push_back(stands);
    }
  }

  /// A builder works on a city or road on which a meeple of its owner is. The turn's tile does not extend it:
  /// double turns are not played.
  void join_builders() {
    const Table& table = *board_.table;
    const int builder = table.position(FigureKind::builder);
    if (builder < 0) return;
    for (int p = 0; p < table.player_count(); ++p) {
      const Who w = table.who(p, builder);
      Bools joined(static_cast<std::size_t>(table.area.edges()));
      each_line_seat([&](At at, Seat seat, std::size_t edge) {
        for (int k = 0; k < table.kind_count(); ++k) {
          if (k != builder) joined[edge] |= board_.before.stands(at, seat, table.who(p, k));
        }
      });
      joined = spread(std::move(joined));
      Bools built(joined.size());
      each_line_seat(
          [&](At at, Seat seat, std::size_t edge) { built[edge] |= board_.before.stands(at, seat, w); });
      built = spread(std::move(built));
      for (const Side s : kSides)
        assert_that(!built[static_cast<std::size_t>(table.area.edge(board_.middle, s))]);
      each_line_seat([&](At at, Seat seat, std::size_t edge) {
        assert_that(implies(board_.before.stands(at, seat, w), joined[edge]));
      });
      for (At at = 0; at < cells(); ++at) {
        for (Seat seat = kFieldSeat; seat < kTowerSeat; ++seat)
          assert_that(!board_.before.stands(at, seat, w));
      }
    }
  }

  /// Calls `visit(at, seat, edge)` for all places on cities and roads, with the grid edge of the place's
  /// first side.
  template <typename Visit>
  void each_line_seat(Visit visit) const {
    const Area& area = board_.table->area;
    for (At at = 0; at < cells(); ++at) {
      for (Seat seat = kCitySeat; seat < kFieldSeat; ++seat) {
        visit(at, seat, static_cast<std::size_t>(area.edge(at, static_cast<Side>(seat % 4))));
      }
    }
  }

  /// What was complete before the turn was scored then, and its figures went home.
  void leave_complete_empty() {
    const Bools open = open_edges();
    const Area& area = board_.table->area;
    for (At at = 0; at < cells(); ++at) {
      for (Seat seat = kCitySeat; seat < kFieldSeat; ++seat) {
        const Bool taken = board_.before.taken(at, seat);
        if (taken.is_false()) continue;
        assert_that(
            implies(taken, open[static_cast<std::size_t>(area.edge(at, static_cast<Side>(seat % 4)))]));
      }
      for (const Seat seat : {kMonasterySeat, kGardenSeat}) {
        const Bool taken = board_.before.taken(at, seat);
        if (taken.is_false()) continue;
        Bools around;
        for (const At next : area.around(at)) around.push_back(board_.before.tile(next));
        assert_that(implies(taken, !all_of(around)));
      }
    }
  }

  /// By grid edge: the city or road across it has an open end somewhere.
  [[nodiscard]] Bools open_edges() const {
    const Area& area = board_.table->area;
    Bools open(static_cast<std::size_t>(area.edges()));
    for (At at = 0; at < cells(); ++at) {
      for (const Side s : kSides) {
        const Bool gap = board_.before.tile(at) & !board_.before.tile(area.beside(at, s));
        open[static_cast<std::size_t>(area.edge(at, s))] |= gap;
      }
    }
    return spread(std::move(open));
  }

  /// By grid edge: it holds for some edge of the city or road across this one.
  [[nodiscard]] Bools spread(Bools some) const {
    const Area& area = board_.table->area;
    // Every round that matters to another opens a side between two tiles.
    const int before_turn = board_.tiles - 1;
    for (int left = rounds(Net::line, before_turn); left > 0; --left) {
      const Bools before = some;
      for (At at = 0; at < cells(); ++at) {
        const Land& land = board_.before.at(at);
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

  void take_prisoners() {
    const Table& table = *board_.table;
    if (!table.tower) return;
    for (int captor = 0; captor < table.player_count(); ++captor) {
      for (Who w = 0; w < table.who_count(); ++w) {
        if (table.player_of(w) == captor || !table.occupies_as(w)) continue;
        const int own = table.kind(w) == FigureKind::meeple ? kMeeples : 1;
        const int most = likeness_ == Likeness::counts ? std::max(0, earlier_turns() / 2) : kMostHeld;
        Num& held = board_.before.held[static_cast<std::size_t>(captor)][static_cast<std::size_t>(w)];
        held = open_num(z3_, fmt::format("held:{}:{}", captor, w), 0, std::min(own, most), board_.holds);
        for (int n = 1; n <= held.hi(); ++n) board_.prisoners.push_back(held >= n);
      }
    }
    // An exchange that is due has been settled before the turn.
    for (const Law& law : laws_) {
      const bool cycles = law.is("tower.exchange-cycles=cycles-too"_r);
      for (const tower::Ring& ring : tower::rings(table.player_count())) {
        if (ring.size() > 2 && !cycles) continue;
        Bools each;
        for (std::size_t i = 0; i < ring.size(); ++i)
          each.push_back(holds_some(ring[i], ring[(i + 1) % ring.size()]));
        assert_that(!all_of(each));
      }
    }
  }

  [[nodiscard]] Bool holds_some(int captor, int owner) const {
    Bools some;
    for (int k = 0; k < board_.table->kind_count(); ++k) {
      some.push_back(board_.before.held[static_cast<std::size_t>(captor)]
                                       [static_cast<std::size_t>(board_.table->who(owner, k))] > 0);
    }
    return any_of(some);
  }

  /// All of that kind and owner that are not in the supply.
  [[nodiscard]] Bools away(Who w) const {
    Bools away;
    for (At at = 0; at < cells(); ++at) {
      for (Seat seat = 0; seat < kSeats; ++seat) {
        const Bool& stands = board_.before.stands(at, seat, w);
        if (!stands.is_false()) away.push_back(stands);
      }
    }
    for (const Bool& stands : board_.before.area_figure[static_cast<std::size_t>(w)]) {
      if (!stands.is_false()) away.push_back(stands);
    }
    for (const Nums& held : board_.before.held) {
      const Num& n = held[static_cast<std::size_t>(w)];
      for (int i = 1; i <= n.hi(); ++i) away.push_back(n >= i);
    }
    return away;
  }

  /// A supply matters by whether somebody is in it, and by how many more there is room for: what a turn can
  /// bring home. Between the two the number itself is open.
  void fill_supply(Who w) {
    const int own = board_.table->kind(w) == FigureKind::meeple ? kMeeples : 1;
    const Bools gone = away(w);
    assert_that(at_most(gone, own));
    const bool bounded = likeness_ == Likeness::counts && earlier_turns() < own;
    Num home = own == 1 ? as_num(!any_of(gone)) : Num(own);
    if (own > 1) {
      const int most_gone = bounded ? std::max(0, earlier_turns()) : own;
      home = open_num(z3_, fmt::format("supply:{}", w), own - most_gone, own, board_.holds);
      for (int n = 1; n <= std::min(most_gone, kMostReturns); ++n)
        assert_that((home <= own - n) == at_least(gone, n));
      if (!bounded) assert_that((home == 0) == at_least(gone, own));
    }
    board_.before.supply[static_cast<std::size_t>(w)] = home;
  }

  void fill_supplies() {
    const Table& table = *board_.table;
    for (Who w = 0; w < table.who_count(); ++w) fill_supply(w);
    Nums points;
    for (std::size_t p = 0; p < static_cast<std::size_t>(table.player_count()); ++p) {
      board_.before.score[p] = open_num(z3_, fmt::format("score:{}", p), 0, kMostPoints, board_.holds);
      points.push_back(board_.before.score[p]);
    }
    board_.points = sum(points);
    if (table.tower) deal_floors();
  }

  /// Floors that lie came from somebody's supply.
  void deal_floors() {
    const int players = board_.table->player_count();
    const int each = tower::floors_per_player(laws_.front(), players);
    const int all = laws_.front().amount("tower.component.floors.floors"_n);
    Nums used;
    for (int p = 0; p < players; ++p) {
      const int most = likeness_ == Likeness::counts ? std::max(0, std::min(each, earlier_turns())) : each;
      used.push_back(open_num(z3_, fmt::format("used:{}", p), 0, most, board_.holds));
      board_.before.floor_supply[static_cast<std::size_t>(p)] = within(Num(each) - used.back(), 0, each);
    }
    if (likeness_ == Likeness::counts)
      assert_that(sum(used) == within(sum(board_.before.floors), 0, std::max(0, earlier_turns())));
    board_.before.floor_box = std::max(0, all - each * players);
  }

  /// Every earlier turn brought a figure or a floor, and every prisoner was taken by a floor.
  void count_turns() {
    if (likeness_ != Likeness::counts) return;
    Bools brought = board_.figures;
    brought.insert(brought.end(), board_.floors.begin(), board_.floors.end());
    brought.insert(brought.end(), board_.prisoners.begin(), board_.prisoners.end());
    assert_that(at_most(brought, std::max(0, earlier_turns())));
    for (int n = 1; n <= earlier_turns(); ++n) {
      assert_that(implies(at_least(board_.prisoners, n), at_least(board_.floors, n)));
    }
  }

  z3::context& z3_;
  Board& board_;
  const Beyond& beyond_;
  Likeness likeness_;
  std::span<const Law> laws_;
};

std::shared_ptr<const Table> table_of(const Catalogue& catalogue, const Setting& setting, int tiles,
                                      const Law& law) {
  auto table = std::make_shared<Table>(Area(diamond(tiles - 1)));
  table->most_tiles = tiles;
  table->players = setting.players;
  table->kinds = setting.kinds;
  table->abbot = setting.abbot;
  for (const FigureKind k : setting.kinds) table->occupies.push_back(occupies(law, k, setting.abbot));
  for (const std::size_t s : setting.sets) {
    const TileSet& set = catalogue.sets[s];
    table->tower = table->tower || set.rulebook == "tower";
    table->river = table->river || set.rulebook.starts_with("river");
  }
  return table;
}

}  // namespace

Board open_board(z3::context& z3, const Catalogue& catalogue, const Setting& setting, int tiles,
                 Likeness likeness, std::span<const Law> laws) {
  Board board;
  board.table = table_of(catalogue, setting, tiles, laws.front());
  board.stock = stock_of(catalogue, setting.sets);
  board.tiles = tiles;
  board.before = empty_state(board.table);
  board.middle = board.table->area.at({0, 0});
  Builder(z3, board, setting.beyond, likeness, laws).build();
  return board;
}

}  // namespace assize::smt
