// What a claim that no board parts two readings is held against.
#include "tools/court/distinguish.hpp"

#include <catch2/catch.hpp>

using namespace assize;
using namespace assize::court;

namespace {

std::vector<std::string> against(int tiles, const std::string& scenario) {
  const Ruling no = "tower.floor-after-princess=no"_r;
  const auto context = smt::context_for(builtin_catalogue(), {no.option, 0, 1});
  REQUIRE(context);
  return contradicting(builtin_catalogue(), *context, tiles, {ASSIZE_SOURCE_DIR "/scenarios/" + scenario});
}

}  // namespace

TEST_CASE("a bound is contradicted by a board to which the search could have come, and by no other") {
  const std::string least = "generated/tower/tower.floor-after-princess-no-yes.toml";
  CHECK(against(3, least).size() == 1);
  CHECK(against(2, least).empty());
  // The figure stands on the turn's tile before the turn: no game comes to that.
  CHECK(against(4, "tower/ambiguities/princess-then-floor.toml").empty());
  // Other events, and a board that the readings do not part.
  CHECK(against(9, "tower/ambiguities/festival-then-floor.toml").empty());
}

TEST_CASE("castles of two owners are set up by hand: no game comes to one, and none contradicts the bound") {
  const Ruling any = "base.castle-tied-owners=any-of-them"_r;
  const auto context = smt::context_for(builtin_catalogue(), {any.option, 0, 2});
  REQUIRE(context);
  CHECK(contradicting(builtin_catalogue(), *context, 4, {ASSIZE_SOURCE_DIR "/scenarios"}).empty());
  CHECK(parts_them(builtin_catalogue(), *context,
                   ASSIZE_SOURCE_DIR "/scenarios/tower/interactions/castle-of-two-owners.toml"));
}
