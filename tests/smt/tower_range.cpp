// The reach of a tower: counts and shapes from the documents, and what holds on every board.
#include <catch2/catch.hpp>
#include <cstdlib>

#include "tests/smt/tower_table.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::tests;

namespace {

int reached(const State& state, const Law& law, int floors) {
  int n = 0;
  for (const Bool& b : tower::in_range(state, law, at(state, 0, 0), floors)) n += b.is_true() ? 1 : 0;
  return n;
}

std::vector<int> counts(const State& state, const Law& law, int most) {
  std::vector<int> all;
  for (int floors = 1; floors <= most; ++floors) all.push_back(reached(state, law, floors));
  return all;
}

Grounds grounds(const State& state, const Law& law, int floors, int x, int y) {
  Grounds no(law);
  tower::judge_reach(state, at(state, 0, 0), floors, at(state, x, y), no);
  return no;
}

bool reaches(const State& state, const Law& law, int floors, int x, int y) {
  return grounds(state, law, floors, x, y).legal().is_true();
}

constexpr Ruling kDiagonal = "tower.house.diagonal=on"_r;
constexpr Ruling kHoles = "tower.house.no-capture-over-holes=on"_r;

}  // namespace

TEST_CASE("constraints: five tiles with one floor, four more with each") {
  State state = on(square(5));
  tile_everywhere(state);
  for (const auto* profile : {"C2-HiG", "C1-RGG", "C1-HiG-current"}) {
    CHECK(counts(state, law_of(profile), 5) == std::vector{5, 9, 13, 17, 21});
  }
  CHECK(reached(state, law_of("C2-HiG"), 0) == 0);
}

TEST_CASE("constraints: the readings of the diagonal rule reach what the options say") {
  State state = on(square(4));
  tile_everywhere(state);
  CHECK(counts(state, law_of("C2-HiG", {kDiagonal}), 4) == std::vector{5, 13, 25, 41});
  const Ruling star = "tower.house.diagonal-shape=star"_r;
  CHECK(counts(state, law_of("C2-HiG", {kDiagonal, star}), 4) == std::vector{5, 13, 17, 25});
  const Ruling letter = "tower.house.diagonal-metric=horizontal-diagonal"_r;
  CHECK(counts(state, law_of("C2-HiG", {kDiagonal, letter}), 3) == std::vector{7, 21, 43});
  const Ruling king = "tower.house.diagonal-metric=eight-way"_r;
  CHECK(counts(state, law_of("C1-RGG", {kDiagonal, king}), 3) == std::vector{9, 25, 49});
}

TEST_CASE("constraints: no surprises, with and without diagonals") {
  State state = on(square(4));
  tile_everywhere(state);
  const Ruling less = "tower.house.no-surprises=on"_r;
  CHECK(counts(state, law_of("C2-HiG", {less}), 3) == std::vector{1, 5, 9});
  CHECK(counts(state, law_of("C2-HiG", {less, kDiagonal}), 3) == std::vector{1, 5, 13});
  const Law arms = law_of("C2-HiG", {less, kDiagonal, "tower.house.no-surprises-scope=orthogonal-only"_r});
  CHECK(counts(state, arms, 2) == std::vector{1, 9});
  CHECK(grounds(state, law_of("C2-HiG", {less}), 1, 1, 0).cites("tower.house.no-surprises"_c).is_true());
}

TEST_CASE("constraints: what is out of reach is so for a reason") {
  State state = on(square(3));
  tile_everywhere(state);
  const Law law = law_of("C2-HiG");
  const Grounds corner = grounds(state, law, 3, 1, 1);
  REQUIRE(corner.all().size() == 1);
  CHECK(corner.cites("tower.range.four-directions"_c).is_true());
  const Grounds far = grounds(state, law, 2, 0, 3);
  REQUIRE(far.all().size() == 1);
  CHECK(far.cites("tower.range.one-tile-per-floor"_c).is_true());
}

TEST_CASE("constraints: a hole takes a step of range, or none") {
  State state = on(square(3));
  tile_everywhere(state);
  state.land[static_cast<std::size_t>(at(state, 1, 0))] = Land{};
  CHECK_FALSE(reaches(state, law_of("C2-HiG"), 1, 2, 0));
  CHECK(reaches(state, law_of("C2-HiG"), 2, 2, 0));
  const Law skipped = law_of("C2-HiG", {"tower.hole-consumes-range=skipped"_r});
  CHECK(reaches(state, skipped, 1, 2, 0));
  CHECK_FALSE(reaches(state, skipped, 1, 3, 0));
}

TEST_CASE("constraints: a large tile counts its spaces, or one") {
  State state = on(square(4));
  tile_everywhere(state);
  for (int x = 1; x <= 3; ++x) state.land[static_cast<std::size_t>(at(state, x, 0))].block = true;
  CHECK_FALSE(reaches(state, law_of("C2-HiG"), 2, 4, 0));
  const Law one = law_of("C2-HiG", {"tower.large-block-cells=one-tile"_r});
  CHECK(reaches(state, one, 2, 4, 0));
  CHECK(reaches(state, one, 1, 3, 0));
  CHECK_FALSE(reaches(state, one, 1, 4, 0));
}

TEST_CASE("constraints: no capture over holes, by every reading") {
  State state = on(square(3));
  tile_everywhere(state);
  state.land[static_cast<std::size_t>(at(state, 1, 0))] = Land{};
  const Law holes = law_of("C2-HiG", {kHoles});
  CHECK(grounds(state, holes, 2, 2, 0).cites("tower.house.no-capture-over-holes"_c).is_true());
  CHECK(reaches(state, holes, 2, 0, 2));
  // A hole is no tile with nobody on it; the bare tile at (0,1) is.
  const Law bare = law_of("C2-HiG", {kHoles, "tower.house.empty-tile-meaning=no-figure"_r});
  CHECK(reaches(state, bare, 2, 2, 0));
  CHECK_FALSE(reaches(state, bare, 2, 0, 2));
  state.stands(at(state, 0, 1), kMonasterySeat, 0) = true;
  CHECK(reaches(state, bare, 2, 0, 2));
  // Round the hole on some shortest way, or only where all of them are free.
  const Ruling all = "tower.house.hole-path=all-paths"_r;
  CHECK(reaches(state, law_of("C2-HiG", {kHoles, kDiagonal}), 2, 1, 1));
  CHECK_FALSE(reaches(state, law_of("C2-HiG", {kHoles, kDiagonal, all}), 2, 1, 1));
  CHECK(reaches(state, law_of("C2-HiG", {kHoles, kDiagonal, all}), 2, -1, 1));
}

TEST_CASE("constraints: without its clause a permission of range is gone") {
  State state = on(square(3));
  tile_everywhere(state);
  state.floors[static_cast<std::size_t>(at(state, 0, 1))] = 1;
  state.land[static_cast<std::size_t>(at(state, 1, 0))] = Land{};
  const auto refused = [&](ClauseId clause, int x, int y) {
    Law law = law_of("C2-HiG");
    REQUIRE(reaches(state, law, 2, x, y));
    law.alter(clause, Change::off);
    return grounds(state, law, 2, x, y).cites(clause).is_true();
  };
  CHECK(refused("tower.range.over-holes"_c, 2, 0));
  CHECK_FALSE(refused("tower.range.over-holes"_c, 0, 2));
  CHECK(refused("tower.range.over-towers"_c, 0, 2));
  CHECK(refused("tower.range.own-tile"_c, 0, 0));
  Law wider = law_of("C2-HiG");
  wider.alter("tower.range.one-tile-per-floor"_c, Change::one_more);
  CHECK(reached(state, wider, 1) == 8);  // nine, and one of them a hole
}

TEST_CASE("constraints: on every board and at every height the range is the straight lines") {
  Query query;
  State state = on(diamond(5));
  for (std::size_t c = 0; c < state.land.size(); ++c) {
    state.land[c].tile = query.boolean("tile" + std::to_string(c));
    state.floors[c] = query.number("floors" + std::to_string(c), 0, 30);
  }
  const At here = at(state, 0, 0);
  const Num height = query.number("height", 1, 10);
  const Bools range = tower::in_range(state, law_of("C2-HiG"), here, height);
  Bools same;
  for (At c = 0; c < state.table->area.size(); ++c) {
    const Cell cell = state.table->area.cell(c);
    const bool line = cell.x == 0 || cell.y == 0;
    const Bool expected = Bool(line) & state.tile(c) & (height >= std::abs(cell.x) + std::abs(cell.y));
    same.push_back(range[static_cast<std::size_t>(c)] == expected);
  }
  CHECK(always(query, all_of(same)));
}

TEST_CASE("constraints: holes never widen the range, and where the rule forbids them they only narrow it") {
  Query query;
  State state = on(diamond(3));
  for (std::size_t c = 0; c < state.land.size(); ++c)
    state.land[c].tile = query.boolean("tile" + std::to_string(c));
  const At here = at(state, 0, 0);
  const Num height = query.number("height", 1, 4);
  for (const Ruling& metric :
       {"tower.house.diagonal-metric=horizontal-vertical"_r,
        "tower.house.diagonal-metric=horizontal-diagonal"_r, "tower.house.diagonal-metric=eight-way"_r}) {
    const Bools free = tower::in_range(state, law_of("C2-HiG", {kDiagonal, metric}), here, height);
    const Bools some = tower::in_range(state, law_of("C2-HiG", {kDiagonal, metric, kHoles}), here, height);
    const Ruling all_paths = "tower.house.hole-path=all-paths"_r;
    const Bools all =
        tower::in_range(state, law_of("C2-HiG", {kDiagonal, metric, kHoles, all_paths}), here, height);
    const Ruling skips = "tower.hole-consumes-range=skipped"_r;
    const Bools wide = tower::in_range(state, law_of("C2-HiG", {kDiagonal, metric, skips}), here, height);
    Bools nested;
    for (std::size_t c = 0; c < free.size(); ++c) {
      nested.push_back(implies(all[c], some[c]) & implies(some[c], free[c]) & implies(free[c], wide[c]));
    }
    CHECK(always(query, all_of(nested)));
  }
}

TEST_CASE("constraints: the straight range rests on five clauses") {
  Query query;
  State state = on(diamond(3));
  tile_everywhere(state);
  Law law = law_of("C2-HiG");
  law.trace(query.z3());
  const Bools range = tower::in_range(state, law, at(state, 0, 0), 2);
  const Bools expected = tower::in_range(state, law_of("C2-HiG"), at(state, 0, 0), 2);
  Bools same;
  for (std::size_t c = 0; c < range.size(); ++c) same.push_back(range[c] == expected[c]);
  Bools in_force;
  for (const auto& [clause, guard] : law.guards()) in_force.push_back(guard);
  CHECK(in_force.size() == 5);
  CHECK(always(query, implies(all_of(in_force), all_of(same))));
  CHECK_FALSE(always(query, all_of(same)));
}
