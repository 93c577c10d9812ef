#include "spec/smt/board/area.hpp"

#include <cstdlib>

namespace assize::smt {

Area::Area(std::vector<Cell> cells) : cells_(std::move(cells)) {
  for (At at = 0; at < size(); ++at) at_.emplace(cell(at), at);
  beside_.assign(cells_.size() * 4, -1);
  edge_.assign(cells_.size() * 4, -1);
  for (At here = 0; here < size(); ++here) {
    for (const Side s : kSides) {
      const At next = at(neighbour(cell(here), s));
      beside_[index(here, s)] = next;
      const bool known = next >= 0 && edge_[index(next, opposite(s))] >= 0;
      edge_[index(here, s)] = known ? edge_[index(next, opposite(s))] : edges_++;
    }
  }
}

At Area::at(Cell c) const {
  const auto found = at_.find(c);
  return found == at_.end() ? -1 : found->second;
}

std::array<At, 8> Area::around(At here) const {
  std::array<At, 8> ring{};
  std::size_t i = 0;
  const Cell c = cell(here);
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      if (dx == 0 && dy == 0) continue;
      ring[i++] = at({static_cast<std::int16_t>(c.x + dx), static_cast<std::int16_t>(c.y + dy)});
    }
  }
  return ring;
}

int Area::half_edge(At at, int half) const {
  // Seen clockwise, the left half of the north and east side is the west or north one; of the others the right half.
  const Side s = side_of_half(half);
  const bool first = s == Side::n || s == Side::e;
  return 2 * edge(at, s) + (first ? half % 2 : 1 - half % 2);
}

std::vector<Cell> diamond(int radius) {
  std::vector<Cell> cells;
  for (int y = -radius; y <= radius; ++y) {
    for (int x = -radius; x <= radius; ++x) {
      if (std::abs(x) + std::abs(y) > radius) continue;
      cells.push_back({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
    }
  }
  return cells;
}

}  // namespace assize::smt
