#include <fmt/format.h>

#include <map>

#include "spec/scenario/check.hpp"
#include "spec/scenario/checker.hpp"

namespace assize::scenario {
namespace {

/// Counts tiles against a stock and complains once for each that runs out.
class Stock {
 public:
  Stock(const Checker& checker, std::string_view holder, std::string_view advice)
      : checker_(&checker), holder_(holder), advice_(advice) {}

  void add(std::uint16_t tile, int number) { left_[checker_->book.same(tile)] += number; }
  void add(const TileRef& tile) { add(tile.tile, 1); }
  void take(const TileRef& tile) {
    const std::uint16_t design = checker_->book.same(tile.tile);
    ++taken_[design];
    if (--left_[design] != -1) return;
    checker_->complain(tile.where,
                       fmt::format("{} is needed {} times, and {} {}", tile.name, taken_[design], holder_,
                                   taken_[design] - 1),
                       std::string(advice_));
  }

 private:
  const Checker* checker_;
  std::string_view holder_;
  std::string_view advice_;
  std::map<std::uint16_t, int> left_, taken_;
};

/// The tiles that steps draw. A refused placement leaves its tile in hand.
std::vector<TileRef> drawn(const Checker& checker) {
  std::vector<TileRef> tiles;
  std::optional<std::uint16_t> hand;
  const auto& board = checker.scenario.board;
  if (board && board->hand) hand = checker.book.same(board->hand->tile);
  for (std::size_t i = 0; i < checker.scenario.steps.size(); ++i) {
    const Action& action = checker.scenario.steps[i].action;
    const auto* draw = std::get_if<Draw>(&action);
    const auto* place = std::get_if<PlaceTile>(&action);
    if (draw == nullptr && place == nullptr) continue;
    const TileRef& tile = draw != nullptr ? draw->tile : place->tile;
    const std::uint16_t design = checker.book.same(tile.tile);
    if (hand != design) tiles.push_back(tile);
    hand = design;
    if (place != nullptr && !checker.refused.contains(i)) hand.reset();
  }
  return tiles;
}

/// The board and all that the steps put beside it.
void check_size(const Checker& checker) {
  std::vector<const TileRef*> tiles;
  if (checker.scenario.board) {
    for (const MapTile& tile : checker.scenario.board->tiles) tiles.push_back(&tile.tile);
  }
  for (const Step& step : checker.scenario.steps) {
    if (const auto* place = std::get_if<PlaceTile>(&step.action)) tiles.push_back(&place->tile);
  }
  if (tiles.size() <= kMostTiles) return;
  checker.complain(tiles[kMostTiles]->where, fmt::format("{} tiles on the table", tiles.size()),
                   fmt::format("no more than {} can be played with", kMostTiles));
}

}  // namespace

void check_copies(const Checker& checker) {
  check_size(checker);
  const Catalogue& catalogue = checker.catalogue;
  Stock sets(checker, "the sets hold", "take another tile, or add a set that has it");
  for (const std::size_t set : checker.book.sets()) {
    for (const SetEntry& entry : catalogue.sets[set].entries) sets.add(entry.tile, entry.count);
  }
  const auto& board = checker.scenario.board;
  if (board) {
    for (const MapTile& tile : board->tiles) sets.take(tile.tile);
    if (board->hand) sets.take(*board->hand);
  }
  if (board && board->bag) {
    Stock bag(checker, "the bag holds", "add it to 'bag', which also lists the tiles that the steps place");
    for (const TileRef& tile : *board->bag) {
      sets.take(tile);
      bag.add(tile);
    }
    for (const TileRef& tile : drawn(checker)) bag.take(tile);
  } else {
    for (const TileRef& tile : drawn(checker)) sets.take(tile);
  }
}

}  // namespace assize::scenario
