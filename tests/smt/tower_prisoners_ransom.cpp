#include "spec/smt/tower/exchange.hpp"
#include "spec/smt/tower/ransom.hpp"
#include "tests/smt/prisoners.hpp"

using namespace assize;
using namespace assize::smt;
using namespace assize::smt::test;

namespace {

const std::vector<FigureKind> kTwo = {FigureKind::meeple, FigureKind::large_meeple};

/// Player 0 is on turn, at the figure step, and player 1 holds one meeple of his.
State held_by_one(int score) {
  State s = table_of(3, kTwo);
  s.held[1][0] = 1;
  s.supply[0] = 6;
  s.score[0] = score;
  s.turn.placed = 0;
  s.turn.stage = Stage::figure;
  return s;
}

Ransom ransom(const State& s, int captor = 1, Who who = 0) {
  return {one_of(s.table->who_count(), who), one_of(s.table->player_count(), captor), captor};
}

Grounds judged(const State& s, const Law& law, const Ransom& r, int by = 0) {
  Grounds no(law);
  tower::judge_ransom(s, by, r, no);
  return no;
}
bool legal(const State& s, const Law& law, const Ransom& r) {
  return judged(s, law, r).legal().is_true();
}
bool cites(const State& s, const Law& law, const Ransom& r, ClauseId c) {
  return judged(s, law, r).cites(c).is_true();
}

/// Whoever holds whom, and however many points there are.
State open_state(Query& q, int least) {
  State s = table_of(3, kTwo);
  open_prisoners(q, s, 2);
  for (size_t p = 0; p < s.score.size(); ++p) s.score[p] = q.number("score" + std::to_string(p), least, 200);
  s.turn.placed = 0;
  s.turn.stage = Stage::figure;
  return s;
}
Ransom open_ransom(Query& q, const State& s) {
  return {open_choice(q, "who", s.table->who_count()), open_choice(q, "captor", s.table->player_count()),
          std::nullopt};
}

}  // namespace

TEST_CASE("a ransom moves three points and a figure", "[smt]") {
  const Law law = law_of();
  State s = held_by_one(10);
  s.score[1] = 4;
  REQUIRE(legal(s, law, ransom(s)));
  tower::apply_ransom(s, law, ransom(s));
  CHECK(s.score[0].known() == 7);
  CHECK(s.score[1].known() == 7);
  CHECK(s.scored[1].known() == 0);
  CHECK(s.held[1][0].known() == 0);
  CHECK(s.supply[0].known() == 7);
  CHECK(s.waiting[0].known() == 0);
  State scoring = held_by_one(10);
  tower::apply_ransom(scoring, law_of("C2-HiG", {"tower.ransom-is-scoring=captor-scores"_r}),
                      ransom(scoring));
  CHECK(scoring.scored[1].known() == 3);
}

TEST_CASE("what a ransom is refused for", "[smt]") {
  const Law law = law_of();
  const State s = held_by_one(10);
  CHECK(cites(s, law, ransom(s, 2), "tower.ransom.permission"_c));
  CHECK(cites(s, law, ransom(s, 1, 1), "tower.ransom.permission"_c));
  CHECK(judged(s, law, ransom(s), 2).cites("tower.ransom.permission"_c).is_true());
  Ransom elsewhere = ransom(s);
  elsewhere.named = 2;
  CHECK(cites(s, law, elsewhere, "tower.ransom.paid-to-captor"_c));
  const State poor = held_by_one(2);
  CHECK(cites(poor, law, ransom(poor), "tower.ransom.needs-three-points"_c));
  CHECK(cites(poor, law, ransom(poor), "tower.ransom.no-negative-score"_c));
  CHECK_FALSE(cites(poor, law_of("C1-HiG-current"), ransom(poor), "tower.ransom.no-negative-score"_c));
  CHECK(cites(s, law_of("C2-HiG", {"tower.house.no-ransom=on"_r}), ransom(s), "tower.house.no-ransom"_c));
}

TEST_CASE("one ransom in all, or one from each opponent", "[smt]") {
  const Law one = law_of("C1-HiG-current");
  const Law each = law_of("C1-HiG-current", {"tower.ransom-scope=one-per-opponent"_r});
  State s = held_by_one(10);
  s.held[1][0] = 2;
  s.held[2][0] = 1;
  s.supply[0] = 4;
  tower::apply_ransom(s, one, ransom(s));
  CHECK(cites(s, one, ransom(s, 2), "tower.ransom.once-per-turn"_c));
  CHECK(cites(s, one, ransom(s, 2), "tower.ransom.one-opponent"_c));
  CHECK(cites(s, one, ransom(s, 1), "tower.ransom.once-per-turn"_c));
  CHECK_FALSE(cites(s, one, ransom(s, 1), "tower.ransom.one-opponent"_c));
  CHECK(legal(s, each, ransom(s, 2)));
  CHECK(cites(s, each, ransom(s, 1), "tower.ransom.once-per-turn"_c));
}

TEST_CASE("the times at which a ransom is paid", "[smt]") {
  struct At {
    Stage stage;
    bool decided;
    int placed;
    bool scored;
  };
  const At start{Stage::start, false, -1, false};
  const At figure{Stage::figure, false, 0, false};
  const At after{Stage::after_action, false, 0, false};
  const At scored{Stage::after_scoring, false, 0, true};
  const auto fits = [](Ruling timing, const At& now) {
    State s = held_by_one(10);
    s.turn.stage = now.stage;
    s.turn.decided = now.decided;
    s.turn.placed = now.placed;
    s.turn.scored = now.scored;
    return legal(s, law_of("C2-HiG", {timing}), ransom(s));
  };
  const auto times = [&](Ruling r) {
    return std::vector<bool>{fits(r, start), fits(r, figure), fits(r, after), fits(r, scored)};
  };
  CHECK(times("tower.ransom-timing=any-time"_r) == std::vector<bool>{true, true, true, true});
  CHECK(times("tower.ransom-timing=before-scoring"_r) == std::vector<bool>{true, true, true, false});
  CHECK(times("tower.ransom-timing=before-tile"_r) == std::vector<bool>{true, false, false, false});
  CHECK(times("tower.ransom-timing=figure-step"_r) == std::vector<bool>{false, true, false, false});
  CHECK(times("tower.ransom-timing=after-action"_r) == std::vector<bool>{false, false, true, true});
}

TEST_CASE("a short purse pays by the reading", "[smt]") {
  const auto scores = [](Ruling reading) {
    const Law law = law_of("C1-HiG-initial", {reading});
    State s = held_by_one(1);
    s.score[1] = 10;
    CHECK(legal(s, law, ransom(s)));
    tower::apply_ransom(s, law, ransom(s));
    return std::vector<int>{*s.score[0].known(), *s.score[1].known()};
  };
  CHECK(scores("tower.ransom-short-payment=go-negative"_r) == std::vector<int>{-2, 13});
  CHECK(scores("tower.ransom-short-payment=pay-what-you-have"_r) == std::vector<int>{0, 11});
  CHECK(scores("tower.ransom-short-payment=full-to-captor"_r) == std::vector<int>{0, 13});
}

TEST_CASE("ransoms make no points and lose no figures, whoever buys whom", "[smt]") {
  const Law law = law_of();
  Query q;
  const State before = open_state(q, 0);
  const Ransom r = open_ransom(q, before);
  q.assert_that(judged(before, law, r).legal());
  CHECK(q.check() == Answer::sat);
  State after = before;
  tower::apply_ransom(after, law, r);
  proves(q, sum(before.score) == sum(after.score));
  proves(q, same_figures(before, after));
  proves(q, after.score[0] >= 0);
  proves(q, r.figure[0] | r.figure[1]);
  proves(q, !r.captor[0]);
  proves(q, !judged(after, law, r).legal());
  // A pair that could be exchanged is none after the last of it was bought free.
  const Bool pair = (before.held[1][0] > 0) & (before.held[0][2] > 0);
  CHECK(q.check(pair & (after.held[1][0] == 0) & (after.held[1][1] == 0)) == Answer::sat);
}

TEST_CASE("points come from nowhere only where the captor gets all and the payer has too little", "[smt]") {
  const Law law = law_of("C1-HiG-initial", {"tower.ransom-short-payment=full-to-captor"_r});
  Query q;
  const State before = open_state(q, 0);
  const Ransom r = open_ransom(q, before);
  q.assert_that(judged(before, law, r).legal());
  State after = before;
  tower::apply_ransom(after, law, r);
  const Bool more = sum(after.score) > sum(before.score);
  CHECK(q.check(more) == Answer::sat);
  proves(q, more == (before.score[0] < 3));
}

TEST_CASE("without the clauses of the ransom something else comes about", "[smt]") {
  State s = held_by_one(10);
  s.held[1][0] = 2;
  s.held[1][1] = 1;
  s.supply[0] = 5;
  s.supply[1] = 0;
  const auto without = [&](ClauseId c) {
    Law law = law_of("C1-HiG-current");
    law.alter(c, Change::off);
    State t = s;
    tower::apply_ransom(t, law, ransom(t, 1, 1));
    return t;
  };
  CHECK(without("tower.ransom.one-prisoner"_c).held[1][0].known() == 0);
  CHECK(without("tower.ransom.price"_c).score[0].known() == 10);
  CHECK(without("tower.ransom.large-not-doubled"_c).score[0].known() == 4);
  CHECK(without("tower.ransom.paid-to-captor"_c).score[1].known() == 0);
  CHECK(without("tower.ransom.usable-at-once"_c).waiting[1].known() == 1);
  Law law = law_of();
  law.alter("tower.ransom.permission"_c, Change::off);
  CHECK_FALSE(legal(s, law, ransom(s)));
}
