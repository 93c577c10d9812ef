#include "spec/smt/case/trial.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/smt/case/expect.hpp"
#include "spec/smt/case/options.hpp"

namespace assize::smt::cases {

namespace {

/// Claims about the time just before or after a step, marked as such.
void mark(Claims& claims, std::size_t from, std::string_view when, std::size_t step) {
  for (std::size_t i = from; i < claims.size(); ++i) claims[i].key += fmt::format(", {} step {}", when, step + 1);
}

/// Opens what is there, and names it; what is not there (no figure in a place, no floor, no prisoner) stays known.
class Opener {
 public:
  explicit Opener(Query& query) : query_(query) {}

  void open(Bool& fact, const std::string& name) {
    if (!fact.is_true()) return;
    const Bool open = query_.boolean(name);
    query_.assert_that(open == fact);
    fact = open;
  }
  void open(Num& fact, const std::string& name, int most) {
    const auto known = fact.known();
    if (!known || *known == 0) return;
    const Num open = query_.number(name, std::min(*known, 0), std::max(*known, most));
    query_.assert_that(open == fact);
    fact = open;
  }

 private:
  Query& query_;
};

std::string name_at(const Table& table, At at) {
  return fmt::format("{},{}", table.area.cell(at).x, table.area.cell(at).y);
}

void open_cell(Opener& opener, const Table& table, State& s, At at) {
  const std::string here = name_at(table, at);
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (s.at(at).seat[static_cast<std::size_t>(seat)].is_false()) continue;
    for (Who w = 0; w < table.who_count(); ++w) opener.open(s.stands(at, seat, w), fmt::format("figure {} {} {}", here, seat, w));
    if (s.ghosts.empty()) continue;
    opener.open(s.ghosts[static_cast<std::size_t>(at) * kSeats + static_cast<std::size_t>(seat)],
                fmt::format("ghosts {} {}", here, seat), 3);
  }
  if (s.at(at).foundation().is_false()) return;
  opener.open(s.floors[static_cast<std::size_t>(at)], fmt::format("floors {}", here), 30);
  opener.open(s.shut[static_cast<std::size_t>(at)], fmt::format("shut {}", here));
}

}  // namespace

Trial play_through(const scenario::Scenario& scenario, const scenario::Run& run, const Position& begin,
                   Decisions& decide) {
  Trial trial;
  claim_setup(begin, scenario, run.expect, trial.claims);
  Play play(begin, decide);
  int turn = 0;
  for (std::size_t i = 0; i < scenario.steps.size(); ++i) {
    const scenario::Step& step = scenario.steps[i];
    play.come_to(step);
    std::size_t before = trial.claims.size();
    if (step.options) claim_options(play, play.player_of_step(step), *step.options, trial.claims);
    mark(trial.claims, before, "before", i);
    turn = play.turns();
    trial.judged.push_back(play.take(step));
    before = trial.claims.size();
    if (step.expect) claim_observed(play, begin.state, *step.expect, trial.claims);
    mark(trial.claims, before, "after", i);
  }
  if (!scenario.stop_here && !scenario.steps.empty() && play.turns() == turn) play.finish_turn();
  claim_verdicts(trial.judged, *begin.catalogue, run.expect.illegal, trial.claims);
  claim_observed(play, begin.state, run.expect, trial.claims);
  return trial;
}

Position opened(const Position& given, Query& query) {
  Position p = given;
  Opener opener(query);
  const Table& table = *p.table;
  State& s = p.state;
  for (At at = 0; at < table.area.size(); ++at) open_cell(opener, table, s, at);
  for (Who w = 0; w < table.who_count(); ++w) {
    const auto i = static_cast<std::size_t>(w);
    opener.open(s.supply[i], fmt::format("supply {}", w), 7);
    for (std::size_t captor = 0; captor < s.held.size(); ++captor) {
      if (static_cast<int>(captor) == table.player_of(w)) continue;
      opener.open(s.held[captor][i], fmt::format("held {} {}", captor, w), 7);
    }
  }
  for (std::size_t i = 0; i < s.fairy.tile.size(); ++i) opener.open(s.fairy.tile[i], fmt::format("fairy {}", i));
  for (std::size_t i = 0; i < s.fairy.figure.size(); ++i) opener.open(s.fairy.figure[i], fmt::format("fairy's {}", i));
  for (std::size_t i = 0; i < s.dragon.size(); ++i) opener.open(s.dragon[i], fmt::format("dragon {}", i));
  for (std::size_t i = 0; i < s.score.size(); ++i) {
    for (std::size_t g = 0; g < kGoods; ++g) opener.open(s.goods[i][g], fmt::format("goods {} {}", i, g), 9);
    opener.open(s.score[i], fmt::format("score {}", i), 63);
    if (table.tower) opener.open(s.floor_supply[i], fmt::format("floors of {}", i), 30);
  }
  if (table.tower) opener.open(s.floor_box, "floors in the box", 30);
  return p;
}

Bool all_hold(const Decisions& decide, const Claims& claims) {
  if (!decide.all_repeated()) throw std::logic_error("the repeated run goes another way");
  Bools all = decide.claims();
  for (const Claim& c : claims) all.push_back(c.holds);
  return all_of(all);
}

}  // namespace assize::smt::cases
