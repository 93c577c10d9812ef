// All games of a few tiles under two rulings: where they part, and that nothing is claimed that was not
// played.
#include "tools/court/differ.hpp"

#include <catch2/catch.hpp>

#include "spec/scenario/read.hpp"
#include "spec/scenario/write.hpp"
#include "tools/court/check.hpp"
#include "tools/court/position.hpp"
#include "tools/court/witness.hpp"

namespace assize::court {

namespace {

const Catalogue& law() {
  return builtin_catalogue();
}

/// Two readings of C2-HiG, base and tower, with a few tiles in the bag.
struct Case {
  scenario::Scenario head;
  scenario::Run a, b;
  DifferQuestion question;

  Case(const std::string& option, const std::string& one, const std::string& other,
       std::initializer_list<std::string_view> bag, int depth) {
    const auto s = scenario::parse_scenario(
        "title = \"t\"\nclauses = [\"base.turn.steps\"]\nsets = [\"base-c2\", \"tower-c2\"]\n[expect]\nsetup "
        "= "
        "{ bag = 0 }\n",
        "", law());
    REQUIRE(s);
    head = *s;
    head.expect = {};
    a.profile = b.profile = *find_profile(law(), "C2-HiG");
    a.rulings = {*find_ruling(law(), option, one)};
    b.rulings = {*find_ruling(law(), option, other)};
    question = {.a = rules(a), .b = rules(b), .bag = {}, .depth = depth, .limit = 0, .jobs = 1};
    question.bag.assign(question.a->full_bag.size(), 0);
    for (const std::string_view tile : bag)
      ++question.bag[static_cast<std::size_t>(question.a->type_of(tile))];
  }

  [[nodiscard]] std::shared_ptr<const Ruleset> rules(const scenario::Run& run) const {
    Law rulings(law(), rulings_of(run, law()));
    const SetUp setup = set_up_of(head, law(), rulings.rulings());
    auto made = make_ruleset(setup, std::move(rulings));
    REQUIRE(made);
    return *made;
  }

  /// The witness as a file that was read again, both runs of which hold.
  [[nodiscard]] scenario::Scenario told(const DifferAnswer& answer) const {
    REQUIRE_FALSE(answer.witnesses.empty());
    const auto s = scenario_of(answer.witnesses.front(), question, head, a, b, law());
    if (!s) FAIL(s.error());
    const auto again = scenario::parse_scenario(scenario::to_toml(*s), "", law());
    if (!again) FAIL(to_string(again.error()));
    const auto runs = scenario::runs_of(*again, law());
    REQUIRE(runs);
    for (const scenario::Run& run : *runs) CHECK(play(*again, run, law()).status == Status::pass);
    return *again;
  }
};

}  // namespace

TEST_CASE("equal rulings never part, and all games were played") {
  Case c("tower.capture-own", "no", "no", {"TO/FG", "BA/RFr", "BA/L"}, 2);
  const DifferAnswer one = differ(c.question);
  CHECK(one.witnesses.empty());
  CHECK(one.exhausted == 2);
  CHECK_FALSE(one.cut_off);
  c.question.jobs = 2;
  CHECK(differ(c.question).nodes == one.nodes);
}

TEST_CASE("a search cut off does not say that there is nothing") {
  Case c("tower.capture-own", "no", "no", {"TO/FG", "BA/RFr", "BA/L"}, 2);
  c.question.limit = 1000;
  const DifferAnswer answer = differ(c.question);
  CHECK(answer.cut_off);
  CHECK(answer.exhausted < 2);
  CHECK(answer.nodes < 2000);
}

TEST_CASE("a choice that only one ruling grants parts the games") {
  const Case c("base.farmers", "on", "off", {"BA/L"}, 1);
  const DifferAnswer answer = differ(c.question);
  CHECK(answer.depth == 1);
  CHECK(answer.witnesses.front().kind == PartingKind::choice);
  const scenario::Scenario s = c.told(answer);
  CHECK(s.board->tiles.size() == 1);
  CHECK(s.steps.size() == 2);
  CHECK(s.expect_under.front().expect.illegal);
}

TEST_CASE("a prisoner's worth parts the games only when all is scored") {
  const Case c("tower.prisoner-end-value", "nothing", "ransom-value", {"TO/FG", "BA/RFr", "BA/L"}, 2);
  const DifferAnswer answer = differ(c.question);
  REQUIRE(answer.depth == 2);
  CHECK(answer.exhausted == 1);
  CHECK(answer.witnesses.front().kind == PartingKind::end);
  const scenario::Scenario s = c.told(answer);
  CHECK(s.board->prisoners.size() == 1);
  CHECK(std::holds_alternative<scenario::End>(s.steps.back().action));
}

TEST_CASE("positions are known again in whatever order their tiles came") {
  const Case c("tower.capture-own", "no", "no", {"TO/FG", "BA/RFr"}, 2);
  std::vector<PositionKey> keys;
  for (const bool first : {true, false}) {
    Game game(c.question.a);
    for (const bool one : {first, !first}) {
      game.settle();
      const TypeId type = c.question.a->type_of(one ? "TO/FG" : "BA/RFr");
      game.apply({.kind = ActionKind::draw, .type = type});
      game.settle();
      // One above the start tile's city is impossible; both lie beside its road or below its field.
      std::vector<Action> places;
      game.legal_actions(places);
      const Cell at = one ? Cell{0, 1} : Cell{1, 0};
      const auto fits = [&](const Action& a) { return a.at == at; };
      const auto place = std::find_if(places.begin(), places.end(), fits);
      REQUIRE(place != places.end());
      game.apply(*place);
      game.settle();
      game.apply({.kind = ActionKind::pass, .by = game.clock().player});
      game.settle();
    }
    keys.push_back(position_key(game, 0));
  }
  CHECK(keys.front() == keys.back());
}

}  // namespace assize::court
