#include "tools/perft/bench.hpp"

#include <catch2/catch.hpp>

namespace assize::perft {

TEST_CASE("Equal seeds do equal work, other seeds other work") {
  for (const Kind kind : {Kind::base, Kind::tower, Kind::all}) {
    const Bench a = bench(kind, 3, 7);
    const Bench b = bench(kind, 3, 7);
    const Bench c = bench(kind, 3, 8);
    CHECK(a.final_scores == b.final_scores);
    CHECK(a.decisions == b.decisions);
    CHECK_FALSE(a.final_scores == c.final_scores);
  }
}

TEST_CASE("The checksum depends on the order of scores") {
  Checksum a;
  Checksum b;
  a.add(Points{1, 2});
  b.add(Points{2, 1});
  CHECK_FALSE(a == b);
  CHECK(Checksum().text() == "cbf29ce484222325");
}

TEST_CASE("The line of a benchmark names seed and checksum") {
  const Bench b = bench(Kind::base, 1, 42);
  CHECK(to_text(b).find("from seed 42") != std::string::npos);
  CHECK(to_text(b).find("checksum " + b.final_scores.text()) != std::string::npos);
}

}  // namespace assize::perft
