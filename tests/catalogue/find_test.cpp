#include "spec/catalogue/find.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace assize;

namespace {
const Catalogue& law() {
  return builtin_catalogue();
}
}  // namespace

TEST_CASE("things are found by id and by part of their words", "[catalogue]") {
  const auto ransom = find_clauses(law(), "tower.ransom.price");
  REQUIRE_FALSE(ransom.empty());
  CHECK(law().clauses[ransom[0]].id == "tower.ransom.price");
  CHECK(find_clauses(law(), "").size() == law().clauses.size());
  CHECK(find_clauses(law(), "EYE FOR AN EYE").size() == 1);
  CHECK(find_clauses(law(), "no such words").empty());
  REQUIRE_FALSE(find_options(law(), "lake").empty());
  REQUIRE_FALSE(find_sets(law(), "dragon").empty());
  REQUIRE(find_profiles(law(), "C2").size() > 1);
  CHECK(law().profiles[find_profiles(law(), "C2")[0]].id == "C2");
  CHECK(clause_by_id(law(), "tower.ransom.pirce") == std::nullopt);
  CHECK(option_by_id(law(), "tower.capture-own") != std::nullopt);
}

TEST_CASE("tiles are found by set and letter", "[catalogue]") {
  const auto start = find_tiles(law(), "base-c2:D");
  REQUIRE(start.size() == 1);
  CHECK(law().tiles[start[0]].id == "BA/RCr");
  CHECK(find_tiles(law(), "base:D").size() == 2);     // one in each edition
  CHECK(find_tiles(law(), "base-c2:E").size() == 2);  // with and without garden
  CHECK(find_tiles(law(), "tower:A").size() == 1);
  CHECK(find_tiles(law(), "nowhere:A").empty());
}

TEST_CASE("tiles are found by their sides in any rotation", "[catalogue]") {
  const auto quarters = [](const char* pattern, const char* set, const char* id) {
    const auto hits = find_by_sides(law(), pattern);
    const auto hit = std::find_if(hits.begin(), hits.end(), [&](const SidesHit& h) {
      return law().tiles[h.tile].set == set && law().tiles[h.tile].id == id;
    });
    return hit == hits.end() ? -1 : hit->quarters;
  };
  CHECK(quarters("CRFR", "base-c2", "BA/RCr") == 0);
  CHECK(quarters("RCRF", "base-c2", "BA/RCr") == 1);
  CHECK(quarters("FRCR", "base-c2", "BA/RCr") == 2);
  CHECK(quarters("RFRC", "base-c2", "BA/RCr") == 3);
  CHECK(quarters("CCCC", "base-c2", "BA/Cccc+") == 0);
  CHECK(quarters("CRFR", "base-c2", "BA/RFr") == -1);
  CHECK(quarters("?V?V", "river-c2", "RI.1/IFI") == 0);
  CHECK(find_by_sides(law(), "CRF").empty());
  CHECK(find_by_sides(law(), "crfr").empty());
  CHECK_FALSE(find_by_sides(law(), "????").empty());
}

TEST_CASE("a clause is quoted from the document of the edition that is played", "[catalogue]") {
  const auto place = [](std::string_view id, Edition e) {
    return place_in(law().clauses[static_cast<std::size_t>(*clause_by_id(law(), id))], e);
  };
  CHECK(place("tower.exchange.trigger", Edition::c2) == "000 149, 151");
  CHECK(place("tower.exchange.trigger", Edition::c1) == "002 173");
  CHECK(place("tower.exchange.trigger", Edition::c3) ==
        "000 149, 151");  // the second edition's rules stand in
  CHECK(place("tower.exchange.automatic", Edition::c2) == "000 151-154");
  CHECK(place("tower.exchange.automatic", Edition::c1) == "002 173-175");
  CHECK(place("tower.variant.original.opponents-only", Edition::c2) == "002 98-99");
  CHECK(place("abbot.call-back", Edition::c1) == "https://wikicarpedia.com/car/The_Abbot The Abbot");
}
