#include "spec/smt/tower/diagonal.hpp"

#include <algorithm>
#include <cstdlib>

namespace assize::smt::tower {

namespace {

bool allowed(Metric metric, int dx, int dy) {
  const bool diagonal = dx != 0 && dy != 0;
  switch (metric) {
    case Metric::line:
    case Metric::steps:
      return !diagonal;
    case Metric::letter:
      return dx != 0;
    case Metric::king:
      return true;
  }
  return false;
}

Cell offset(int dx, int dy) {
  return {static_cast<std::int16_t>(dx), static_cast<std::int16_t>(dy)};
}

}  // namespace

Ways::Ways(const State& state, const Law& law, At from, Metric metric)
    : state_(&state),
      law_(&law),
      from_(state.table->area.cell(from)),
      metric_(metric),
      moves_count_(!law.is("tower.hole-consumes-range=skipped"_r) &&
                   !law.is("tower.large-block-cells=one-tile"_r)) {}

int Ways::moves_to(int dx, int dy) const {
  const int wide = std::abs(dx);
  const int high = std::abs(dy);
  const int king = std::max(wide, high);
  switch (metric_) {
    case Metric::line:
      return wide == 0 || high == 0 ? king : -1;
    case Metric::steps:
      return wide + high;
    // Every move changes x by one: their number is odd where dx is.
    case Metric::letter:
      return king + (king - wide) % 2;
    case Metric::king:
      return king;
  }
  return -1;
}

At Ways::at(int dx, int dy) const {
  return state_->table->area.at(offset(from_.x + dx, from_.y + dy));
}

std::vector<Cell> Ways::before(int dx, int dy) const {
  std::vector<Cell> found;
  for (int y = -1; y <= 1; ++y) {
    for (int x = -1; x <= 1; ++x) {
      if ((x == 0 && y == 0) || !allowed(metric_, x, y)) continue;
      const int moves = moves_to(dx - x, dy - y);
      if (moves >= 0 && moves == moves_to(dx, dy) - 1) found.push_back(offset(dx - x, dy - y));
    }
  }
  return found;
}

Num Ways::tiles_to(int dx, int dy) const {
  if (dx == 0 && dy == 0) return 0;
  const auto known = tiles_.find({dx, dy});
  if (known != tiles_.end()) return known->second;
  const At here = at(dx, dy);
  const auto block = [this](At a) { return a < 0 ? Bool(false) : state_->at(a).block; };
  const bool one_block = law_->is("tower.large-block-cells=one-tile"_r);
  const bool skipped = law_->is("tower.hole-consumes-range=skipped"_r);
  std::optional<Num> fewest;
  for (const Cell& p : before(dx, dy)) {
    Bool counts = skipped ? state_->tile(here) : Bool(true);
    if (one_block) counts &= !(block(here) & block(at(p.x, p.y)));
    const Num tiles = tiles_to(p.x, p.y) + as_num(counts);
    fewest = fewest ? ite(tiles < *fewest, tiles, *fewest) : tiles;
  }
  return tiles_.emplace(std::pair(dx, dy), *fewest).first->second;
}

Num Ways::distance(At target) const {
  const Cell c = state_->table->area.cell(target);
  const int dx = c.x - from_.x;
  const int dy = c.y - from_.y;
  return moves_count_ ? Num(moves_to(dx, dy)) : tiles_to(dx, dy);
}

Bool Ways::in_the_way(At here, Obstacle what) const {
  if (what == Obstacle::hole) return !state_->tile(here);
  if (here < 0) return false;
  if (what == Obstacle::tower) return state_->floors[static_cast<std::size_t>(here)] > 0;
  Bools taken;
  for (Seat seat = 0; seat < kSeats; ++seat) taken.push_back(state_->taken(here, seat));
  return state_->tile(here) & !any_of(taken);
}

Bool Ways::clear_to(int dx, int dy, Obstacle what, bool all) const {
  const int moves = moves_to(dx, dy);
  if (moves <= 1) return true;
  const auto known = clear_.find({dx, dy, what, all});
  if (known != clear_.end()) return known->second;
  Bools ways;
  for (const Cell& p : before(dx, dy)) {
    ways.push_back(clear_to(p.x, p.y, what, all) & !in_the_way(at(p.x, p.y), what));
  }
  return clear_.emplace(Key(dx, dy, what, all), all ? all_of(ways) : any_of(ways)).first->second;
}

Bool Ways::clear(At target, Obstacle what, bool all) const {
  const Cell c = state_->table->area.cell(target);
  return clear_to(c.x - from_.x, c.y - from_.y, what, all);
}

}  // namespace assize::smt::tower
