// A position, and the turn in it, as terms. Every step is a function from one State to the next.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/smt/board/area.hpp"
#include "spec/smt/board/land.hpp"
#include "spec/smt/formula/num.hpp"

namespace assize::smt {

/// A player and a kind of figure: player * kinds + position in Table::kinds.
using Who = int;

/// Areas off the tiles: Spot::carcassonne and those after it.
inline constexpr std::size_t kAreas = kSpotNames.size() - static_cast<std::size_t>(Spot::carcassonne);

/// What does not change while a query runs.
struct Table {
  explicit Table(Area the_area) : area(std::move(the_area)) {}
  Area area;
  int most_tiles = 0;               ///< no board of the query has more tiles: so many rounds reach everything
  std::vector<Colour> players;      ///< the first is on turn
  std::vector<FigureKind> kinds;    ///< that players own
  std::vector<bool> occupies;       ///< by position in kinds: it occupies features and counts for majority
  Parts parts;                      ///< of expansions, in play
  std::vector<int> stock;           ///< by position in kinds: how many a player owns
  bool tower = false;               ///< The Tower is played
  bool abbot = false;               ///< abbots are in play, gardens count
  bool river = false;

  [[nodiscard]] int player_count() const { return static_cast<int>(players.size()); }
  [[nodiscard]] int kind_count() const { return static_cast<int>(kinds.size()); }
  [[nodiscard]] int who_count() const { return player_count() * kind_count(); }
  [[nodiscard]] Who who(int player, int kind) const { return player * kind_count() + kind; }
  [[nodiscard]] int player_of(Who w) const { return w / kind_count(); }
  [[nodiscard]] int kind_of(Who w) const { return w % kind_count(); }
  [[nodiscard]] FigureKind kind(Who w) const { return kinds[static_cast<std::size_t>(kind_of(w))]; }
  [[nodiscard]] bool occupies_as(Who w) const { return occupies[static_cast<std::size_t>(kind_of(w))]; }
  [[nodiscard]] bool has(Part p) const { return parts[static_cast<std::size_t>(p)]; }
  /// Figures of that kind that a player owns: by the box where nothing else is said.
  [[nodiscard]] int owned(Who w) const;
  /// Position of the kind; -1: nobody owns one.
  [[nodiscard]] int position(FigureKind kind) const;
};

/// A place on the board: exactly one cell and one seat hold. Given or to be found.
struct Where {
  Bools cell;                     ///< by At
  std::array<Bool, kSeats> seat;
};
[[nodiscard]] Where place(const Table& table, At at, Seat seat);

/// Decision points of a turn, in the order of play.
enum class Stage : std::uint8_t {
  start,
  draw,
  place,
  figure,
  capture,
  phantom,       ///< a second figure
  after_action,
  dragon,        ///< its move, before scoring
  score,
  after_scoring,
  late_dragon,   ///< its move, after scoring
  double_turn,   ///< whether a second part follows
  end
};

/// A neutral figure or token that stands about; always given. Not the fairy and the dragon on tiles.
struct Standing {
  Neutral what{};
  At at = -1;
  bool north_south = false;  ///< the run of a bridge
};

/// The fairy. She stands on one tile or beside the board, and belongs to one figure on her tile or to nobody.
struct Fairy {
  Bools tile;    ///< by At
  Bools figure;  ///< by seat and Who; on her tile
  /// By player: he has to give her to another of his meeples (tower.fairy-after-capture = goes-with-owner).
  Bools given_by;
};

/// The dragon's move in this turn.
struct DragonMove {
  int steps = 0;
  Bools visited;  ///< by At; none before the first step
};

/// An exchange that waits for somebody; all empty where none was ever begun. Rings are numbered as in
/// tower/exchange.hpp. In a ring everybody owns just one of the prisoners that come home, so players name them.
struct Pending {
  Bools ring;                 ///< by ring: it is being exchanged; at most one holds
  Bools agreed;               ///< by player
  std::vector<Bools> chosen;  ///< by owner and kind: that kind comes home; none yet where no kind holds
};

/// What has happened in this turn. The sequence of steps is given, so what merely counts them is given, too.
struct Turn {
  int player = 0;
  int number = 0;              ///< turns before this one
  Stage stage = Stage::start;
  bool decided = false;        ///< the stage's decision is taken
  At placed = -1;              ///< where the turn's tile lies; -1: not yet
  int part = 1;                ///< of a double turn
  int actions = 0;             ///< figure actions taken, deployments included
  bool acted = false;          ///< something that a phantom may follow
  bool floored = false;        ///< a floor was that
  bool second = false;         ///< the phantom came as second figure
  int deployed = 0;
  bool tower_action = false;   ///< a floor was placed or a tower closed
  bool fairy_moved = false;
  Bool companion;              ///< a builder or pig was placed
  bool knight_removed = false; ///< a princess sent a knight home: nobody is placed
  bool barred = false;         ///< by a princess of the first part (base.princess-ban-scope = turn)
  bool took_home = false;      ///< by a princess or festival, where a floor may follow
  Bool by_portal;              ///< a figure was placed by the portal
  bool has_floor = false;      ///< a floor was placed this turn
  Bools floor;                 ///< by At: there; none where no floor was placed
  int captures = 0;            ///< made with that floor
  Bool spelled_out;            ///< by a first floor on the turn's tile, from a tile beside it
  int ransoms = 0;
  Bools ransomed_from;         ///< by player: paid this turn
  Bools vacated;               ///< by At: the tower vacated last in this turn
  Bools refused;               ///< by ring: this exchange is not offered again for now; empty: none is
  bool scored = false;         ///< completed features are scored
  DragonMove dragon;
  Bools builder;               ///< by At and seat: a builder of the player's works there whose feature the tile continued
};

struct State {
  std::shared_ptr<const Table> table;
  std::vector<Land> land;              ///< by At
  Bools figure;                        ///< by At, seat and Who: that figure stands there
  std::vector<std::array<Bool, kAreas>> area_figure;  ///< by Who: in areas off the tiles, by Spot - Spot::carcassonne
  Nums ghosts;                         ///< by At and seat: beside the figure there; empty: none anywhere
  std::vector<Standing> neutrals;
  Fairy fairy;
  Bools dragon;                        ///< by At: it stands there
  std::vector<Nums> goods;             ///< by player and kind: tokens taken
  Nums floors;                         ///< by At
  Bools shut;                          ///< by At: a vacated tower that stays closed
  Nums supply;                         ///< by Who: in the owner's supply
  Nums waiting;                        ///< by Who: of these, home since this turn and not yet at hand
  Nums recaptured;                     ///< by Who: of these, taken off the board by their owner
  std::vector<Nums> held;              ///< by captor and Who: prisoners
  Nums score;                          ///< by player
  Nums scored;                         ///< by player: the part of it that counts as scored
  std::vector<Nums> booked;            ///< by player: what the steps changed in the score, one after the other
  std::vector<Nums> booked_scored;     ///< the part of these that counts as scored
  Nums floor_supply;                   ///< by player
  Num floor_box;
  Pending exchange;
  Turn turn;
  Bool over;

  [[nodiscard]] std::size_t spot(At at, Seat seat, Who who) const {
    return (static_cast<std::size_t>(at) * kSeats + static_cast<std::size_t>(seat)) *
               static_cast<std::size_t>(table->who_count()) +
           static_cast<std::size_t>(who);
  }
  [[nodiscard]] const Bool& stands(At at, Seat seat, Who who) const { return figure[spot(at, seat, who)]; }
  [[nodiscard]] Bool& stands(At at, Seat seat, Who who) { return figure[spot(at, seat, who)]; }
  /// Some figure is there.
  [[nodiscard]] Bool taken(At at, Seat seat) const;
  /// The fairy belongs to the figure there.
  [[nodiscard]] Bool fairy_at(At at, Seat seat, Who who) const;
  /// A tile lies at the cell; false outside the area.
  [[nodiscard]] Bool tile(At at) const { return at < 0 ? Bool(false) : land[static_cast<std::size_t>(at)].tile; }
  [[nodiscard]] const Land& at(At at) const { return land[static_cast<std::size_t>(at)]; }
};

/// Changes the player's score; `scored`: as points that were scored.
void book(State& state, int player, const Num& change, bool scored);

/// An empty table: no tile, no figure, nothing in any supply.
[[nodiscard]] State empty_state(std::shared_ptr<const Table> table);

}  // namespace assize::smt
