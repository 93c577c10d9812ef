#include <catch2/catch.hpp>
#include <set>

#include "spec/catalogue/find.hpp"
#include "spec/catalogue/ids.hpp"
#include "spec/catalogue/rulings.hpp"

using namespace assize;

namespace {

const Catalogue& law() {
  return builtin_catalogue();
}

/// The cell that decides under the profile and some rulings on top.
const EligibilityCell* cell(Cause cause, FigureKind figure, Spot spot, const char* profile = "C2-HiG",
                            std::vector<Ruling> on_top = {}) {
  const Profile& p = *profile_by_id(law(), profile);
  std::vector<std::uint8_t> rulings(p.rulings.begin(), p.rulings.end());
  for (const Ruling& r : on_top) rulings[static_cast<std::size_t>(r.option)] = r.value;
  for (const EligibilityCell& c : law().eligibility) {
    if (c.cause != cause || !(c.any_figure || c.figure == figure) || !(c.any_spot || c.spot == spot))
      continue;
    if (in_force(law().clauses[static_cast<std::size_t>(c.clause)], p.edition, rulings)) return &c;
  }
  return nullptr;
}

void decides(const EligibilityCell* found, bool allowed, ClauseId clause) {
  REQUIRE(found != nullptr);
  INFO(law().clauses[static_cast<std::size_t>(found->clause)].id);
  CHECK(found->allowed == allowed);
  CHECK(found->clause == clause);
}

}  // namespace

TEST_CASE("no cell rests on a cite", "[catalogue]") {
  for (const EligibilityCell& c : law().eligibility) {
    const Clause& clause = law().clauses[static_cast<std::size_t>(c.clause)];
    INFO(clause.id);
    CHECK_FALSE(clause.restates);
  }
}

TEST_CASE("every figure may or may not stand on a tower by a clause, in both editions", "[catalogue]") {
  for (std::size_t f = 0; f < kFigureNames.size(); ++f) {
    for (const char* profile : {"C1-HiG-current", "C1-RGG", "C2-HiG"}) {
      INFO(kFigureNames[f] << " under " << profile);
      CHECK(cell(Cause::deployed, static_cast<FigureKind>(f), Spot::tower, profile) != nullptr);
      CHECK(cell(Cause::captured, static_cast<FigureKind>(f), Spot::road, profile) != nullptr);
    }
  }
}

TEST_CASE("who may stand on a tower", "[catalogue]") {
  decides(cell(Cause::deployed, FigureKind::ringmaster, Spot::tower), true,
          "tower.figures.may-stand.ringmaster"_c);
  decides(cell(Cause::deployed, FigureKind::abbot, Spot::tower), false,
          "tower.figures.may-not-stand.abbot"_c);
  decides(cell(Cause::deployed, FigureKind::builder, Spot::tower), false,
          "tower.figures.may-not-stand.builder"_c);
  decides(cell(Cause::deployed, FigureKind::builder, Spot::tower, "C1-HiG-initial"), true,
          "tower.variant.old.builder-pig-on-tower"_c);
  decides(cell(Cause::deployed, FigureKind::meeple, Spot::foundation), false,
          "tower.foundation.floors-only"_c);
}

TEST_CASE("where figures go on a tile", "[catalogue]") {
  decides(cell(Cause::deployed, FigureKind::abbot, Spot::garden), true, "abbot.place"_c);
  decides(cell(Cause::deployed, FigureKind::abbot, Spot::city), false, "abbot.nowhere-else"_c);
  decides(cell(Cause::deployed, FigureKind::meeple, Spot::garden), false, "garden.no-ordinary-meeple"_c);
  decides(cell(Cause::deployed, FigureKind::meeple, Spot::river), false, "river.meeple"_c);
  decides(cell(Cause::deployed, FigureKind::meeple, Spot::field), true, "base.meeple.one-feature"_c);
  decides(cell(Cause::deployed, FigureKind::meeple, Spot::field, "C2", {"base.farmers=off"_r}), false,
          "base.field.optional"_c);
  decides(cell(Cause::deployed, FigureKind::wagon, Spot::field), false, "wagon.place"_c);
}

TEST_CASE("who is captured where", "[catalogue]") {
  using F = FigureKind;
  decides(cell(Cause::captured, F::meeple, Spot::castle), false, "tower.figures.not-capturable.in-castle"_c);
  decides(cell(Cause::captured, F::meeple, Spot::carcassonne), false,
          "tower.figures.not-capturable.in-carcassonne"_c);
  decides(cell(Cause::captured, F::phantom, Spot::tower), true, "tower.figures.capturable.meeple-on-tower"_c);
  decides(cell(Cause::captured, F::meeple, Spot::bridge), true,
          "tower.figures.capturable.meeple-on-bridge"_c);
  decides(cell(Cause::captured, F::pig, Spot::field), false, "tower.figures.not-capturable.pig"_c);
  decides(cell(Cause::captured, F::pig, Spot::field, "C1-RGG"), true,
          "tower.variant.old-faq.builder-pig-capturable"_c);
  decides(cell(Cause::captured, F::meeple, Spot::acrobats), true, "tower.figures.capturable.normal-meeple"_c);
  decides(cell(Cause::captured, F::meeple, Spot::acrobats, "C2-HiG", {"tower.unlisted-figures=safe"_r}),
          false, "tower.figures.lists-purpose"_c);
  decides(
      cell(Cause::captured, F::wagon, Spot::road, "C1-HiG-current", {"tower.figure-lists=c1-text-only"_r}),
      true, "tower.capture.trigger"_c);
  decides(
      cell(Cause::captured, F::barn, Spot::field, "C1-HiG-current", {"tower.figure-lists=c1-text-only"_r}),
      false, "base.figure.classes"_c);
  decides(cell(Cause::captured, F::large_meeple, Spot::road, "C1-RGG", {"tower.large-capturable=no"_r}),
          false, "tower.capture.trigger"_c);
}

TEST_CASE("what else takes a figure away", "[catalogue]") {
  using F = FigureKind;
  decides(cell(Cause::eaten, F::meeple, Spot::castle), false,
          "tower.interactions.castles.safe-from-dragon"_c);
  decides(cell(Cause::eaten, F::meeple, Spot::tower), true,
          "tower.interactions.princess-dragon.dragon-eats-tower-meeple"_c);
  decides(cell(Cause::eaten, F::meeple, Spot::tower, "C1-RGG"), false, "tower.close.stays-to-end"_c);
  decides(cell(Cause::plague, F::meeple, Spot::tower), true,
          "tower.interactions.plague.affects-tower-meeple"_c);
  decides(cell(Cause::plague, F::meeple, Spot::tower, "C1-HiG-initial"), false,
          "tower.close.removed-only-by-dragon-or-tower"_c);
  decides(cell(Cause::princess, F::meeple, Spot::tower), false,
          "tower.interactions.princess-dragon.princess-cannot"_c);
  decides(cell(Cause::ghosted, F::guard_meeple, Spot::tower), false,
          "tower.interactions.ghosts.not-on-guards"_c);
  decides(cell(Cause::recalled, F::abbot, Spot::monastery), true, "abbot.call-back"_c);
  decides(cell(Cause::recalled, F::meeple, Spot::tower), false, "tower.close.owner-may-not-withdraw"_c);
  decides(cell(Cause::recalled, F::meeple, Spot::city), false, "base.meeple.no-recall"_c);
}

TEST_CASE("every neutral figure and token has its own clause", "[catalogue]") {
  for (std::size_t n = 0; n < kNeutralNames.size(); ++n) {
    std::set<ClauseId> clauses;
    for (const NeutralCell& c : law().neutrals) {
      if (c.cause == Cause::captured && c.neutral == static_cast<Neutral>(n)) clauses.insert(c.clause);
    }
    INFO(kNeutralNames[n]);
    CHECK(clauses.size() == 2);  // its own and the general one
  }
}
