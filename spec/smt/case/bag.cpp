#include "spec/smt/case/bag.hpp"

namespace assize::smt::cases {

namespace {

std::vector<std::size_t> indices(const std::vector<scenario::SetRef>& sets) {
  std::vector<std::size_t> all;
  for (const scenario::SetRef& set : sets) all.push_back(set.index);
  return all;
}

}  // namespace

Bag::Bag(const scenario::Scenario& scenario, const Catalogue& catalogue, bool start_removed)
    : catalogue_(&catalogue), book_(catalogue, indices(scenario.sets)) {
  std::optional<Design> land_start;
  for (const std::size_t set : book_.sets()) {
    for (const SetEntry& entry : catalogue.sets[set].entries) {
      left_[same(entry.tile)] += entry.count;
      if (entry.start && !land_start) land_start = same(entry.tile);
      if (role(entry.tile) == RiverRole::source) start_ = same(entry.tile);
      if (is_lake(entry.tile)) pile_end_ = same(entry.tile);
    }
  }
  if (start_ && land_start && start_removed) take(*land_start);
  if (!start_) start_ = land_start;
  std::map<Design, int> all = left_;
  if (start_) take(*start_);
  new_game_ = size();
  if (!scenario.board) return;
  left_ = std::move(all);
  for (const scenario::MapTile& tile : scenario.board->tiles) take(tile.tile.tile);
  if (scenario.board->hand) take(scenario.board->hand->tile);
  if (!scenario.board->bag) return;
  left_.clear();
  for (const scenario::TileRef& tile : *scenario.board->bag) ++left_[same(tile.tile)];
}

int Bag::without_dragons() const {
  int all = 0;
  for (const auto& [tile, n] : left_) all += catalogue_->tiles[tile].dragon ? 0 : n;
  return all;
}

int Bag::size() const {
  int all = 0;
  for (const auto& [tile, count] : left_) all += count;
  return all;
}

void Bag::take(Design tile) {
  int& left = left_[same(tile)];
  if (left > 0) --left;
}

bool Bag::river_left(Design but) const {
  for (const auto& [tile, count] : left_) {
    if (is_river(tile) && count > (tile == same(but) ? 1 : 0)) return true;
  }
  return false;
}

}  // namespace assize::smt::cases
