#include "spec/smt/base/turn.hpp"
#include "spec/smt/tower/exchange.hpp"
#include "tests/smt/prisoners.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

using Kinds = std::vector<FigureKind>;
const Kinds kMeeple = {FigureKind::meeple};
const Kinds kTwo = {FigureKind::meeple, FigureKind::large_meeple};

/// `captor` gets one more prisoner of that owner and kind, out of the supply.
void hold(State& s, int captor, int owner, int kind = 0) {
  const auto w = static_cast<size_t>(s.table->who(owner, kind));
  s.held[static_cast<size_t>(captor)][w] += 1;
  s.supply[w] -= 1;
}

int held(const State& s, int captor, int owner, int kind = 0) {
  return *s.held[static_cast<size_t>(captor)][static_cast<size_t>(s.table->who(owner, kind))].known();
}
int supply(const State& s, int owner, int kind = 0) {
  return *s.supply[static_cast<size_t>(s.table->who(owner, kind))].known();
}
bool settled(State& s, const Law& law) {
  return tower::settle_exchange(s, law, 0).is_true() && tower::waits(s, law).is_false();
}
bool asks(const State& s, const Law& law, int player) {
  return tower::asked(s, law)[static_cast<size_t>(player)].is_true();
}

Exchange exchange(const State& s, int owner, int kind) {
  return {one_of(s.table->who_count(), s.table->who(owner, kind))};
}
Grounds judged(const State& s, const Law& law, int by, const Exchange& e) {
  Grounds no(law);
  tower::judge_exchange(s, by, e, no);
  return no;
}
Grounds judged(const State& s, const Law& law, int by, const Agree& a) {
  Grounds no(law);
  tower::judge_agree(s, by, a, no);
  return no;
}

/// Somebody holds one of somebody who holds one of his.
Bool mutual(const State& s, int a, int b) {
  const auto holds = [&](int captor, int owner) {
    Num all = 0;
    for (int k = 0; k < s.table->kind_count(); ++k) {
      all += s.held[static_cast<size_t>(captor)][static_cast<size_t>(s.table->who(owner, k))];
    }
    return all > 0;
  };
  return holds(a, b) & holds(b, a);
}

}  // namespace

using tower::rings;

TEST_CASE("rings of players: pairs first, then longer ones, smaller numbers first", "[smt]") {
  CHECK(rings(1).empty());
  CHECK(rings(3) == std::vector<tower::Ring>{{0, 1}, {0, 2}, {1, 2}, {0, 1, 2}, {0, 2, 1}});
  CHECK(rings(6).size() == 409);
}

TEST_CASE("a mutual pair goes home at once, the surplus stays", "[smt]") {
  const Law law = law_of("C2-HiG", {"tower.returned-usable-at-once=ransom-only"_r});
  State s = table_of(3, kMeeple);
  hold(s, 0, 1);
  hold(s, 0, 2);
  hold(s, 1, 0);
  hold(s, 1, 0);
  REQUIRE(tower::settle_exchange(s, law, 0).is_true());
  CHECK(held(s, 0, 1) == 0);
  CHECK(held(s, 1, 0) == 1);
  CHECK(held(s, 0, 2) == 1);
  CHECK(supply(s, 1) == 7);
  CHECK(supply(s, 0) == 6);
  CHECK(s.waiting[0].known() == 1);
}

TEST_CASE("without the trigger nothing is exchanged and nobody is kept waiting", "[smt]") {
  Law law = law_of();
  law.alter("tower.exchange.trigger"_c, Change::off);
  State s = table_of(2, kMeeple);
  hold(s, 0, 1);
  hold(s, 1, 0);
  REQUIRE(settled(s, law));
  CHECK(held(s, 0, 1) == 1);
  s.turn.placed = 0;
  s.turn.stage = Stage::figure;
  CHECK(judge(s, law, {0, Pass{}}).legal().is_true());
}

TEST_CASE("without the way to the owners' supplies the exchanged are held by their owners", "[smt]") {
  Law law = law_of();
  law.alter("tower.exchange.to-owners"_c, Change::off);
  State s = table_of(2, kMeeple);
  hold(s, 0, 1);
  hold(s, 1, 0);
  const State before = s;
  REQUIRE(settled(s, law));
  CHECK(held(s, 0, 1) == 0);
  CHECK(held(s, 0, 0) == 1);
  CHECK(held(s, 1, 1) == 1);
  CHECK(supply(s, 0) == 6);
  CHECK(same_figures(before, s).is_true());
}

TEST_CASE("no figure but one that came home this turn waits for the clause on returned ones", "[smt]") {
  Law off = law_of("C2-HiG", {"tower.returned-usable-at-once=ransom-only"_r});
  const Law law = off;
  off.alter("tower.exchange.to-owners"_c, Change::off);
  State s = table_of(2, kMeeple);
  s.land[1].tile = true;
  s.land[1].seat[kMonasterySeat] = true;
  s.turn.placed = 1;
  s.turn.stage = Stage::figure;
  const Deploy monk{one_of(2, 0), place(*s.table, 1, kMonasterySeat), false, false, std::nullopt};
  CHECK(judge(s, law, {0, monk}).legal().is_true());
  CHECK(judge(s, off, {0, monk}).legal().is_true());
  s.supply[0] = 1;
  s.waiting[0] = 1;
  CHECK(judge(s, law, {0, monk}).cites("tower.exchange.to-owners"_c).is_true());
}

TEST_CASE("everybody goes home where exchanges are of all", "[smt]") {
  const Law law = law_of("C2-HiG", {"tower.exchange-all=all"_r});
  State s = table_of(2, kTwo);
  hold(s, 0, 1);
  hold(s, 1, 0);
  hold(s, 1, 0);
  hold(s, 1, 0, 1);
  REQUIRE(settled(s, law));
  CHECK(held(s, 1, 0) + held(s, 1, 0, 1) + held(s, 0, 1) == 0);
  CHECK(supply(s, 0) == 7);
  CHECK(supply(s, 0, 1) == 1);
}

TEST_CASE("a ring of three is exchanged only where rings are", "[smt]") {
  State s = table_of(3, kMeeple);
  hold(s, 0, 1);
  hold(s, 1, 2);
  hold(s, 2, 0);
  State pairs = s;
  REQUIRE(settled(pairs, law_of()));
  CHECK(held(pairs, 0, 1) == 1);
  REQUIRE(settled(s, law_of("C2-HiG", {"tower.exchange-cycles=cycles-too"_r})));
  CHECK(held(s, 0, 1) + held(s, 1, 2) + held(s, 2, 0) == 0);
}

TEST_CASE("the owner of two kinds is asked, the holder where the choice is his", "[smt]") {
  State s = table_of(2, kTwo);
  hold(s, 0, 1);
  hold(s, 1, 0);
  hold(s, 1, 0, 1);
  const Law law = law_of();
  State mine = s;
  CHECK(tower::settle_exchange(mine, law, 0).is_true());
  REQUIRE(tower::waits(mine, law).is_true());
  CHECK(tower::asked_to_agree(mine, law).is_false());
  CHECK(asks(mine, law, 0));
  CHECK_FALSE(asks(mine, law, 1));
  CHECK(judged(mine, law, 0, exchange(mine, 0, 1)).legal().is_true());
  CHECK(judged(mine, law, 1, exchange(mine, 0, 1)).cites("tower.exchange.owner-chooses"_c).is_true());
  CHECK(judged(mine, law, 0, exchange(mine, 1, 1)).legal().is_false());
  tower::apply_exchange(mine, law, exchange(mine, 0, 1));
  REQUIRE(settled(mine, law));
  CHECK(held(mine, 1, 0) == 1);
  CHECK(held(mine, 1, 0, 1) == 0);
  CHECK(held(mine, 0, 1) == 0);

  const Law holders = law_of("C2-HiG", {"tower.exchange-chooser=holder"_r});
  CHECK(tower::settle_exchange(s, holders, 0).is_true());
  CHECK(asks(s, holders, 1));
  CHECK_FALSE(asks(s, holders, 0));
  CHECK(judged(s, holders, 0, exchange(s, 0, 0)).legal().is_false());
  CHECK(judged(s, holders, 1, exchange(s, 0, 0)).legal().is_true());

  const Law lots = law_of("C2-HiG", {"tower.exchange-chooser=random"_r});
  CHECK(any_of(tower::asked(s, lots)).is_false());
  CHECK(judged(s, lots, 1, exchange(s, 0, 1)).legal().is_true());
}

TEST_CASE("where exchanges are negotiable both agree, or nothing is exchanged", "[smt]") {
  const Law law = law_of("C2-HiG", {"tower.exchange-negotiable=yes"_r});
  State s = table_of(2, kMeeple);
  hold(s, 0, 1);
  hold(s, 1, 0);
  CHECK(tower::settle_exchange(s, law, 0).is_true());
  REQUIRE(tower::asked_to_agree(s, law).is_true());
  REQUIRE(asks(s, law, 0));
  CHECK(judged(s, law, 1, Agree{true}).legal().is_false());
  tower::apply_agree(s, law, Agree{true});
  REQUIRE(asks(s, law, 1));
  State refused = s;
  tower::apply_agree(refused, law, Agree{false});
  REQUIRE(settled(refused, law));
  CHECK(held(refused, 0, 1) == 1);
  tower::apply_agree(s, law, Agree{true});
  REQUIRE(settled(s, law));
  CHECK(held(s, 0, 1) == 0);
  CHECK(judged(s, law_of(), 0, Agree{false}).cites("tower.exchange.automatic"_c).is_true());
}

namespace {

/// A refused exchange is offered again when the prisoners change, or in the next turn.
Law negotiable(bool on_change) {
  return law_of("C2-HiG", {"tower.exchange-negotiable=yes"_r,
                           on_change ? "tower.exchange-reoffer=when-prisoners-change"_r
                                     : "tower.exchange-reoffer=next-turn"_r});
}

}  // namespace

TEST_CASE("what was refused is offered again when the prisoners change, where the ruling says so", "[smt]") {
  for (const bool on_change : {false, true}) {
    const Law law = negotiable(on_change);
    State s = table_of(2, kMeeple);
    hold(s, 0, 1);
    hold(s, 1, 0);
    CHECK(tower::settle_exchange(s, law, 0).is_true());
    tower::apply_agree(s, law, Agree{false});
    State later = s;
    base::next_turn(later, law);
    CHECK(tower::settle_exchange(later, law, 0).is_true());
    CHECK(asks(later, law, 0) == !on_change);
    tower::prisoners_changed(s, law, true);
    CHECK(tower::settle_exchange(s, law, 0).is_true());
    CHECK(asks(s, law, 0) == on_change);
  }
}

TEST_CASE("a refused exchange hides no other one", "[smt]") {
  for (const bool on_change : {false, true}) {
    const Law law = negotiable(on_change);
    State s = table_of(3, kMeeple);
    hold(s, 0, 1);
    hold(s, 1, 0);
    hold(s, 1, 2);
    hold(s, 2, 1);
    CHECK(tower::settle_exchange(s, law, 0).is_true());
    REQUIRE(asks(s, law, 0));
    tower::apply_agree(s, law, Agree{false});
    CHECK(tower::settle_exchange(s, law, 1).is_true());
    CHECK_FALSE(asks(s, law, 0));
    REQUIRE(asks(s, law, 1));
    State both = s;
    tower::apply_agree(both, law, Agree{false});
    REQUIRE(settled(both, law));
    base::next_turn(both, law);
    CHECK(tower::settle_exchange(both, law, 0).is_true());
    CHECK(asks(both, law, 0) == !on_change);
    tower::apply_agree(s, law, Agree{true});
    tower::apply_agree(s, law, Agree{true});
    REQUIRE(settled(s, law));
    CHECK(held(s, 0, 1) + held(s, 1, 0) == 2);
    CHECK(held(s, 1, 2) + held(s, 2, 1) == 0);
  }
}

TEST_CASE("of six players every mutual pair goes home, and quickly", "[smt]") {
  const Law law = law_of("C2-HiG", {"tower.exchange-cycles=cycles-too"_r});
  State s = table_of(6, {FigureKind::meeple, FigureKind::large_meeple, FigureKind::abbot});
  for (int a = 0; a < 6; ++a) {
    for (int b = 0; b < 6; ++b) {
      if (a != b) hold(s, a, b);
    }
  }
  REQUIRE(settled(s, law));
  for (int a = 0; a < 6; ++a) CHECK(supply(s, a) == 7);
}

TEST_CASE("an exchange keeps everybody's figures, whoever is held", "[smt]") {
  for (const bool cycles : {false, true}) {
    const Law law = law_of(
        "C2-HiG", {cycles ? "tower.exchange-cycles=cycles-too"_r : "tower.exchange-cycles=pairs-only"_r});
    Query q;
    const State before = [&] {
      State s = table_of(3, kTwo);
      open_prisoners(q, s, 1);
      return s;
    }();
    State after = before;
    q.assert_that(tower::settle_exchange(after, law, 1));
    proves(q, same_figures(before, after));
    const Bool over = !tower::waits(after, law);
    proves(q, implies(over, !mutual(after, 0, 1)));
    proves(q, implies(over, !mutual(after, 1, 2)));
    CHECK(q.check(mutual(before, 0, 1) & !over) == Answer::sat);
    CHECK(q.check(mutual(before, 0, 1) & over) == Answer::sat);
  }
}

TEST_CASE("one choice settles whatever pair had to choose once", "[smt]") {
  const Law law = law_of();
  Query q;
  State s = table_of(2, kTwo);
  open_prisoners(q, s, 1);
  const State before = s;
  q.assert_that(tower::settle_exchange(s, law, 1));
  q.assert_that(tower::waits(s, law));
  const Bools who = open_choice(q, "who", s.table->who_count());
  const Exchange said{who};
  const int by = 0;
  q.assert_that(judged(s, law, by, said).legal());
  CHECK(q.check() == Answer::sat);
  proves(q, who[0] | who[1]);  // his own
  tower::apply_exchange(s, law, said);
  q.assert_that(tower::settle_exchange(s, law, 1));
  proves(q, same_figures(before, s));
  const Bool other_asked = tower::asked(s, law)[1];
  proves(q, tower::waits(s, law) == other_asked);
  // Whoever is chosen is home, as soon as nobody is asked any more.
  proves(q, implies(who[1] & !other_asked, s.held[1][1] == 0));
}
