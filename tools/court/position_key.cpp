#include "tools/court/position_key.hpp"

namespace assize::court {

namespace {

std::uint64_t mixed(std::uint64_t x) {
  x ^= x >> 30U;
  x *= 0xbf58476d1ce4e5b9U;
  x ^= x >> 27U;
  x *= 0x94d049bb133111ebU;
  return x ^ (x >> 31U);
}

/// Adds things in any order.
class Sum {
 public:
  void add(std::uint64_t what, std::uint64_t x, std::uint64_t y = 0, std::uint64_t z = 0) {
    const std::uint64_t word = mixed(mixed(mixed(what * 0x9e3779b97f4a7c15U + x) + y) + z);
    key_[0] += word;
    key_[1] += mixed(word ^ 0xd6e8feb86659fd93U) | 1U;
  }
  [[nodiscard]] PositionKey key() const { return key_; }

 private:
  PositionKey key_{};
};

std::uint64_t number(Cell c) {
  return static_cast<std::uint64_t>(static_cast<std::uint16_t>(c.x)) << 16U | static_cast<std::uint16_t>(c.y);
}

void add_board(const Game& game, Sum& sum) {
  const Facts& facts = game.facts();
  for (std::size_t s = 0; s < facts.tiles.size(); ++s) {
    const Placed& tile = facts.tiles[s];
    sum.add(1, number(tile.at), static_cast<std::uint64_t>(tile.type), tile.rotation);
    if (facts.floors[s] > 0) sum.add(2, number(tile.at), facts.floors[s]);
  }
  for (std::size_t f = 0; f < facts.figures.size(); ++f) {
    const Place p = facts.figures[f];
    if (p.kind == PlaceKind::supply) continue;
    const FigureInfo info = game.rules().figures[f];
    const auto who = static_cast<std::uint64_t>(info.player) * 64 + static_cast<std::uint64_t>(info.kind);
    const std::uint64_t where =
        on_board(p) ? number(game.placed(p.where).at) : static_cast<std::uint64_t>(p.where);
    sum.add(3, who, static_cast<std::uint64_t>(p.kind) * 256 + p.part, where);
  }
  for (const TypeId t : facts.discarded) sum.add(4, static_cast<std::uint64_t>(t));
  for (const Standing& s : facts.neutrals) {
    const Place beside = s.beside < 0 ? Place{} : facts.figures[static_cast<std::size_t>(s.beside)];
    const std::uint64_t owner = s.beside < 0 ? 0 : static_cast<std::uint64_t>(game.owner(s.beside)) + 1;
    sum.add(11, static_cast<std::uint64_t>(s.what), s.slot < 0 ? 0 : number(game.placed(s.slot).at) + 1, 
            owner * 65536 + static_cast<std::uint64_t>(beside.kind) * 256 + beside.part);
  }
  for (std::size_t p = 0; p < facts.goods.size(); ++p) {
    for (std::size_t kind = 0; kind < facts.goods[p].size(); ++kind) sum.add(12, p, kind, facts.goods[p][kind]);
  }
}

/// What the table does not show.
void add_hidden(const Game& game, Sum& sum) {
  for (const Slot s : game.facts().closed_for_good) sum.add(5, number(game.placed(s).at));
  const Clock& clock = game.clock();
  sum.add(6, static_cast<std::uint64_t>(game.at()) * 2 + (clock.closed ? 1 : 0),
          static_cast<std::uint64_t>(clock.player), clock.part);
  for (const RingNumber ring : game.facts().refused) sum.add(10, ring);
}

}  // namespace

PositionKey position_key(const Game& game, int tiles_to_come) {
  Sum sum;
  add_board(game, sum);
  add_hidden(game, sum);
  const Facts& facts = game.facts();
  sum.add(7, static_cast<std::uint64_t>(tiles_to_come), facts.floor_box);
  for (std::size_t p = 0; p < facts.score.size(); ++p) {
    sum.add(8, p, static_cast<std::uint64_t>(facts.score[p]), static_cast<std::uint64_t>(facts.scored[p]));
    sum.add(9, p, facts.floor_supply[p]);
  }
  return sum.key();
}

}  // namespace assize::court
