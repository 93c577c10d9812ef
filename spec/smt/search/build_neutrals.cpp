#include <fmt/format.h>

#include "spec/smt/search/build.hpp"

namespace assize::smt {

namespace {

/// On a tile that lies, beside a figure there or beside nobody.
void stand_fairy(const Building& b) {
  State& before = b.board.before;
  Bools figures;
  for (At at = 0; at < b.cells(); ++at) {
    if (at == b.board.middle) continue;
    Bool& here = before.fairy.tile[static_cast<std::size_t>(at)];
    here = open_bool(b.z3, fmt::format("fairy:{}", at));
    b.assert_that(implies(here, before.tile(at)));
  }
  b.assert_that(at_most(before.fairy.tile, 1));
  const int whos = b.board.table->who_count();
  for (Seat seat = 0; seat < kSeats; ++seat) {
    for (Who w = 0; w < whos; ++w) {
      Bools there;
      for (At at = 0; at < b.cells(); ++at) there.push_back(before.fairy.tile[static_cast<std::size_t>(at)] & before.stands(at, seat, w));
      const Bool somewhere = any_of(there);
      if (somewhere.is_false() || !b.board.table->occupies_as(w)) continue;
      Bool& hers = before.fairy.figure[static_cast<std::size_t>(seat * whos + w)];
      hers = open_bool(b.z3, fmt::format("fairy's:{}:{}", seat, w));
      b.assert_that(implies(hers, somewhere));
    }
  }
  b.assert_that(at_most(before.fairy.figure, 1));
}

/// dragon.volcano-arrives, dragon.not-yet, dragon.volcano-no-meeple: it is on the board since the first volcano, and nobody
/// is where it stands or on a volcano. It does not stand with the fairy.
void stand_dragon(const Building& b) {
  State& before = b.board.before;
  Bools volcanoes;
  for (At at = 0; at < b.cells(); ++at) {
    if (at == b.board.middle) continue;
    const Bool& volcano = before.at(at).has(Symbol::volcano);
    volcanoes.push_back(volcano);
    Bool& here = before.dragon[static_cast<std::size_t>(at)];
    here = open_bool(b.z3, fmt::format("dragon:{}", at));
    b.assert_that(implies(here, before.tile(at) & !before.fairy.tile[static_cast<std::size_t>(at)]));
    Bools somebody;
    for (Seat seat = 0; seat < kSeats; ++seat) somebody.push_back(before.taken(at, seat));
    b.assert_that(implies(here | volcano, !any_of(somebody)));
  }
  const Bool some = any_of(volcanoes);
  b.assert_that(at_most(before.dragon, 1));
  b.assert_that(any_of(before.dragon) == some);
  for (At at = 0; at < b.cells(); ++at) b.assert_that(implies(b.land(at).has(Symbol::dragon), some));
}

}  // namespace

void stand_neutrals(const Building& building) {
  if (building.beyond.fairy) stand_fairy(building);
  if (building.board.table->has(Part::dragon)) stand_dragon(building);
}

}  // namespace assize::smt
