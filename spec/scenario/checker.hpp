// What the checks share. Internal to this library.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "spec/catalogue/diagnostic.hpp"
#include "spec/scenario/model.hpp"
#include "spec/scenario/print.hpp"
#include "spec/scenario/tile_book.hpp"
#include "spec/scenario/tile_sides.hpp"

namespace assize::scenario {

/// The tiles on the table as far as that can be told without playing: those of the board, and those that
/// steps place.
class Ground {
 public:
  explicit Ground(const Catalogue& catalogue) : catalogue_(&catalogue) {}

  /// Without a board the set-up lays tiles that only play can tell.
  void open() { open_ = true; }
  /// `maybe`: some reading refuses the step that lays it.
  void lay(Cell at, const TileRef& tile, bool maybe = false) { tiles_[at].push_back({tile, maybe}); }
  /// Whether there may be a tile.
  [[nodiscard]] bool maybe(Cell at) const { return open_ || tiles_.contains(at); }
  [[nodiscard]] bool laid(Cell at) const { return tiles_.contains(at); }
  /// The tile that lies there under every reading.
  [[nodiscard]] const TileRef* under_every_reading(Cell at) const;
  /// The tile, if there is one and it is certain which.
  [[nodiscard]] std::optional<Lying> certain(Cell at) const;

 private:
  const Catalogue* catalogue_;
  bool open_ = false;
  struct Laid {
    TileRef tile;
    bool maybe = false;
  };
  std::map<Cell, std::vector<Laid>> tiles_;
};

struct Checker {
  Scenario& scenario;
  const Catalogue& catalogue;
  const Complaints& complaints;
  TileBook book;
  Ground ground;
  std::set<std::size_t> refused;  ///< steps that some reading refuses

  void complain(const Where& where, std::string message, std::string hint = {}) const {
    complaints.add(where, std::move(message), std::move(hint));
  }
  [[nodiscard]] Lying lying(const TileRef& tile) const {
    return {&catalogue.tiles[tile.tile], tile.rotation};
  }
  /// Whether a tile may lie there; a complaint if not.
  bool need_tile(Cell at, const Where& where) const;
  /// The place is on its tile; fills `segment` if the tile is certain.
  bool resolve(std::optional<Cell> at, const SpotName& on, std::int16_t& segment, const Where& where) const;
  /// The fairy's figure: fills its segment where `on` names one.
  bool resolve(Cell at, std::optional<Beside>& beside, const Where& where) const {
    return !beside || !beside->on || resolve(at, *beside->on, beside->segment, where);
  }
  bool resolve(Place& place) const { return resolve(place.at, place.on, place.segment, place.where); }
};

void check_tiles(Checker& checker);    ///< of the board
void check_figures(Checker& checker);  ///< figures, towers, neutral figures and tokens of the board
void check_stock(Checker& checker);    ///< figures, floors and prisoners: nobody has more than the box holds
void check_steps(Checker& checker);
void check_copies(const Checker& checker);  ///< tiles: not more than the sets hold
void check_runs(const Checker& checker);    ///< rulings go together, expectations do not contradict
void check_expectation(Checker& checker, Expectation& expect);

}  // namespace assize::scenario
