// The table of who may be moved by what, as constraints.
#include "spec/smt/eligibility.hpp"

#include <catch2/catch.hpp>

#include "tests/smt/tower_table.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::tests;

TEST_CASE("constraints: the first cell in force decides") {
  const Law law = law_of("C2-HiG");
  CHECK(eligible(law, Cause::captured, FigureKind::meeple, Spot::city).is_true());
  CHECK(eligible(law, Cause::captured, FigureKind::pig, Spot::field).is_false());
  CHECK(eligible(law, Cause::captured, FigureKind::meeple, Spot::castle).is_false());
  CHECK(eligible(law, Cause::captured, FigureKind::meeple, Spot::acrobats).is_true());
  CHECK(eligible(law_of("C1-RGG"), Cause::captured, FigureKind::pig, Spot::field).is_true());
  const Law silent = law_of("C1-RGG", {"tower.large-capturable=no"_r});
  Grounds no(silent);
  judge_eligible(silent, Cause::captured, FigureKind::large_meeple, Spot::city, no);
  CHECK(no.cites("tower.capture.trigger"_c).is_true());
}

TEST_CASE("constraints: a cell whose clause is switched off decides the other way round") {
  Law law = law_of("C2-HiG");
  law.alter("tower.figures.not-capturable.in-castle"_c, Change::off);
  CHECK(eligible(law, Cause::captured, FigureKind::meeple, Spot::castle).is_true());
  law.alter("tower.figures.capturable.normal-meeple"_c, Change::off);
  CHECK(eligible(law, Cause::captured, FigureKind::meeple, Spot::road).is_false());
  Grounds no(law);
  judge_eligible(law, Cause::captured, FigureKind::meeple, Spot::road, no);
  CHECK(no.cites("tower.figures.capturable.normal-meeple"_c).is_true());
}

TEST_CASE(
    "constraints: neutral figures are never taken, for the reason of their own and for the common one") {
  const Law law = law_of("C2-HiG");
  Grounds no(law);
  judge_neutral(law, Cause::captured, Neutral::fairy, no);
  CHECK(no.all().size() == 2);
  const Law text = law_of("C1-RGG", {"tower.figure-lists=c1-text-only"_r});
  Grounds common(text);
  judge_neutral(text, Cause::captured, Neutral::fairy, common);
  REQUIRE(common.all().size() == 1);
  CHECK(common.cites("tower.figures.not-capturable.neutral"_c).is_true());
}

TEST_CASE("constraints: an open figure at an open place is eligible where the table says so of the two") {
  Query query;
  const State state = on(diamond(1), {FigureKind::meeple, FigureKind::pig, FigureKind::abbot});
  const Bools who = booleans(query, 6, "who");
  exactly_one(query, who);
  Where from = where(state, 0, -1);
  for (std::size_t s = 0; s < kSeats; ++s) from.seat[s] = query.boolean("seat" + std::to_string(s));
  exactly_one(query, from.seat);
  for (const Cause cause : {Cause::captured, Cause::deployed, Cause::plague, Cause::recalled}) {
    const Law law = law_of("C2-HiG");
    Grounds no(law);
    judge_eligible(state, law, cause, who, from, no);
    Bools expected;
    for (Who w = 0; w < 6; ++w) {
      for (Seat s = 0; s < kSeats; ++s) {
        const Bool both = who[static_cast<std::size_t>(w)] & from.seat[static_cast<std::size_t>(s)];
        expected.push_back(both & eligible(law, cause, state.table->kind(w), spot_of(s)));
      }
    }
    CHECK(always(query, no.legal() == any_of(expected)));
  }
}

TEST_CASE("constraints: who occupies is a question of the printing") {
  CHECK(occupies(law_of("C2-HiG"), FigureKind::meeple, false));
  CHECK_FALSE(occupies(law_of("C2-HiG"), FigureKind::builder, false));
  CHECK(occupies(law_of("C1-HiG-initial"), FigureKind::builder, false));
  CHECK_FALSE(occupies(law_of("C1-HiG-initial"), FigureKind::barn, false));
  CHECK(occupies(law_of("C2-HiG"), FigureKind::abbot, true));
  CHECK_FALSE(occupies(law_of("C2-HiG"), FigureKind::abbot, false));
}
