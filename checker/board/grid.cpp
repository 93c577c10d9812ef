#include "checker/board/grid.hpp"

namespace assize {

namespace {
constexpr int kFirstSize = 32;
}

void Grid::clear() {
  size_ = kFirstSize;
  fields_.assign(static_cast<std::size_t>(size_ * size_), {});
  left_ = top_ = -kFirstSize / 2;
  openings_.clear();
}

int Grid::neighbours(Cell c) const {
  int n = 0;
  for (const Side s : kSides) n += slot(neighbour(c, s)) >= 0 ? 1 : 0;
  return n;
}

int Grid::diagonal_neighbours(Cell c) const {
  int n = 0;
  for (const Side s : kSides) n += slot(neighbour(neighbour(c, s), turned(s, 1))) >= 0 ? 1 : 0;
  return n;
}

/// Grows so that `c` and its neighbours lie inside.
void Grid::make_room(Cell c) {
  while (!inside({static_cast<std::int16_t>(c.x - 1), static_cast<std::int16_t>(c.y - 1)}) ||
         !inside({static_cast<std::int16_t>(c.x + 1), static_cast<std::int16_t>(c.y + 1)})) {
    Grid bigger = *this;
    bigger.size_ = size_ * 2;
    bigger.left_ = left_ - size_ / 2;
    bigger.top_ = top_ - size_ / 2;
    bigger.fields_.assign(static_cast<std::size_t>(bigger.size_ * bigger.size_), {});
    for (int y = top_; y < top_ + size_; ++y) {
      for (int x = left_; x < left_ + size_; ++x) {
        const Cell at{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
        bigger.fields_[bigger.index(at)] = fields_[index(at)];
      }
    }
    *this = std::move(bigger);
  }
}

/// No opening any more; the last one takes its position.
void Grid::close(Field& here) {
  if (here.opening < 0) return;
  const Opening last = openings_.back();
  openings_[static_cast<std::size_t>(here.opening)] = last;
  fields_[index(last.at)].opening = here.opening;
  openings_.pop_back();
  here.opening = -1;
}

void Grid::constrain(Field& f, Cell c, Side side, SideKind kind) {
  if (f.slot >= 0) return;
  if (f.opening < 0) {
    f.opening = static_cast<std::int16_t>(openings_.size());
    openings_.push_back({.at = c});
  }
  std::uint16_t& need = openings_[static_cast<std::size_t>(f.opening)].need;
  const int place = kConstraintPlace[static_cast<std::size_t>(side)];
  need = static_cast<std::uint16_t>(need + (static_cast<int>(kind) - static_cast<int>(SideKind::any)) * place);
}

void Grid::place(Cell c, Slot slot, const std::array<SideKind, 4>& sides) {
  make_room(c);
  const std::size_t here = index(c);
  fields_[here].slot = slot;
  close(fields_[here]);
  for (const Side s : kSides) {
    constrain(fields_[here + step(s)], neighbour(c, s), opposite(s), sides[static_cast<std::size_t>(s)]);
  }
}

}  // namespace assize
