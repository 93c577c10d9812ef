#include "checker/law.hpp"

#include <catch2/catch.hpp>

#include "tests/checker/games.hpp"

using namespace assize;

TEST_CASE("a clause is in force where its edition or its ruling puts it", "[law]") {
  const Law c2(builtin_catalogue(), tests::rulings("C2-HiG"));
  const Law c1(builtin_catalogue(), tests::rulings("C1-RGG"));
  CHECK(c2.in_force("tower.action.one-of-four"_c));
  CHECK_FALSE(c1.in_force("tower.action.one-of-four"_c));
  CHECK(c1.in_force("tower.variant.original.opponents-only"_c));
  CHECK_FALSE(c2.in_force("tower.variant.original.opponents-only"_c));
  CHECK(c2.is("tower.capture-own=yes"_r));
  CHECK(c1.is("tower.capture-own=no"_r));
}

TEST_CASE("numbers come from the data", "[law]") {
  const Law law(builtin_catalogue(), tests::rulings("C2-HiG"));
  CHECK(law.amount("tower.ransom.price.ransom"_n) == 3);
  CHECK(law.amount("base.city.points.per-coat"_n) == 2);
}

TEST_CASE("a clause switched off decides nothing, and says so", "[law]") {
  Law law(builtin_catalogue(), tests::rulings("C2-HiG"));
  CHECK(law.forbids("base.meeple.unoccupied"_c));
  law.alter("base.meeple.unoccupied"_c, Switch::off);
  CHECK_FALSE(law.forbids("base.meeple.unoccupied"_c));
  CHECK(law.undone("base.meeple.unoccupied"_c));
  CHECK(law.altered());
}

TEST_CASE("switching a number moves it by one and leaves the others alone", "[law]") {
  Law law(builtin_catalogue(), tests::rulings("C2-HiG"));
  law.alter("tower.ransom.price"_c, Switch::one_more);
  CHECK(law.amount("tower.ransom.price.ransom"_n) == 4);
  CHECK(law.amount("base.road.points.per-tile"_n) == 1);
}

TEST_CASE("a clause that is not in force cannot be undone", "[law]") {
  Law law(builtin_catalogue(), tests::rulings("C2-HiG"));
  law.alter("tower.variant.original.opponents-only"_c, Switch::off);
  CHECK_FALSE(law.undone("tower.variant.original.opponents-only"_c));
}

TEST_CASE("a listener hears what decides, with its facts", "[law]") {
  Law law(builtin_catalogue(), tests::rulings("C2-HiG"));
  std::vector<std::pair<ClauseId, int>> heard;
  law.listen([&heard](const Decision& d) { heard.emplace_back(d.clause, d.facts.empty() ? 0 : d.facts[0].value); });
  CHECK(law.forbids("tower.range.one-tile-per-floor"_c, {{"distance", 3}}));
  CHECK(heard == std::vector<std::pair<ClauseId, int>>{{"tower.range.one-tile-per-floor"_c, 3}});
}
