// Random games told as recordings: what a session offers it must take as a message, and every such recording
// must be played again and be a scenario that passes.
#include "checker/random.hpp"

#include <catch2/catch.hpp>
#include <cstdlib>

#include "tools/jcz/convert.hpp"
#include "tools/jcz/places.hpp"

namespace assize::jcz {

namespace {

Recording table(std::uint64_t seed, Random& random) {
  Recording r;
  r.file = "random-" + std::to_string(seed) + ".jcz";
  r.initial_random = random.below(1000) / 1000.0;
  const auto element = [&](const char* name, int value) { r.elements.push_back({name, value}); };
  const auto chance = [&] { return random.below(3) > 0; };
  const std::string art = chance() ? ":1" : ":2";
  r.sets.push_back({"basic" + art, 1});
  element("small-follower", 3 + static_cast<int>(random.below(5)));
  if (chance()) element("farmers", 1);
  if (chance()) element("phantom", 1);
  if (art == ":2") element("garden", 1);
  if (art == ":2" && chance()) element("abbot", 1);
  if (chance()) {
    r.sets.push_back({"inns-and-cathedrals" + art, 1});
    for (const char* name : {"big-follower", "inn", "cathedral"}) {
      if (chance()) element(name, 1);
    }
  }
  if (chance()) {
    r.sets.push_back({"traders-and-builders" + art, 1});
    for (const char* name : {"builder", "pig", "traders"}) {
      if (chance()) element(name, 1);
    }
  }
  if (chance()) {
    r.sets.push_back({"princess-and-dragon" + art, 1});
    for (const char* name : {"dragon", "fairy", "princess", "portal"}) {
      if (chance()) element(name, 1);
    }
    if (!chance()) r.rules.push_back({"princess-action", "must"});
    if (!chance()) r.rules.push_back({"fairy-placement", "on-tile"});
    if (!chance()) r.rules.push_back({"dragon-move", "after-scoring"});
  }
  if (chance()) {
    r.sets.push_back({"tower" + art, 1});
    element("tower", 1);
  }
  if (chance()) {
    r.sets.push_back({"festival", 1});
    element("festival", 1);
  }
  const bool river = !chance();
  if (river) r.sets.push_back({"river/1" + art, 1});
  r.start.push_back({.tile = river ? "RI/s" : "BA/RCr"});
  for (std::uint32_t p = 0; p < 2 + random.below(2); ++p) r.players.push_back("P" + std::to_string(p));
  if (chance()) r.draw_limit = 10 + static_cast<int>(random.below(30));
  return r;
}

/// "{City,N,[0,1]}" taken apart.
Pointer pointer(const std::string& text) {
  const std::size_t first = text.find(',');
  const std::size_t second = text.find(',', first + 1);
  const std::size_t comma = text.find(',', second + 1);
  Pointer p;
  p.feature = text.substr(1, first - 1);
  p.location = text.substr(first + 1, second - first - 1);
  p.at.x = static_cast<std::int16_t>(std::stoi(text.substr(second + 2)));
  p.at.y = static_cast<std::int16_t>(std::stoi(text.substr(comma + 1)));
  return p;
}

MeeplePointer meeple(const Game& game, FigureId f) {
  return {pointer(pointer_text(game, game.place_of(f))), meeple_id(game, f)};
}

Message message_of(const Game& game, const Action& a) {
  const auto make = [](const char* type, auto act) {
    return Message{.type = type, .act = std::move(act), .random = {}, .where = {}};
  };
  const auto at = [&] { return game.placed(a.to.slot).at; };
  switch (a.kind) {
    case ActionKind::place:
      return make("PLACE_TILE", PlaceTile{std::string(game.rules().tile(a.type).id), a.rotation, a.at});
    case ActionKind::deploy:
      return make("DEPLOY_MEEPLE",
                  DeployMeeple{pointer(pointer_text(game, a.to)), meeple_id(game, a.figure)});
    case ActionKind::floor:
      return make("PLACE_TOKEN", PlaceToken{"TOWER_PIECE", Pointer{at(), "I", "Tower"}});
    case ActionKind::capture:
      return make("CAPTURE_FOLLOWER", CaptureFollower{meeple(game, a.figure)});
    case ActionKind::exchange:
      return make("EXCHANGE_FOLLOWER", ExchangeFollower{meeple_id(game, a.figure)});
    case ActionKind::ransom:
      return make("PAY_RANSOM", PayRansom{meeple_id(game, a.figure)});
    case ActionKind::fairy:
      if (a.figure < 0) return make("MOVE_NEUTRAL_FIGURE", MoveNeutral{"fairy.1", at()});
      return make("MOVE_NEUTRAL_FIGURE", MoveNeutral{"fairy.1", meeple(game, a.figure)});
    case ActionKind::dragon:
      return make("MOVE_NEUTRAL_FIGURE", MoveNeutral{"dragon.1", at()});
    case ActionKind::princess:
      return make("RETURN_MEEPLE", ReturnMeeple{"PRINCESS", meeple(game, a.figure)});
    case ActionKind::festival:
      return make("RETURN_MEEPLE", ReturnMeeple{"FESTIVAL", meeple(game, a.figure)});
    case ActionKind::recall:
      return make("RETURN_MEEPLE", ReturnMeeple{"ABBOT_RETURN", meeple(game, a.figure)});
    default:
      FAIL("an action without a message: " << kActionNames[static_cast<std::size_t>(a.kind)]);
  }
  return {};
}

Message next_message(const Session& session, Random& random) {
  const auto flow = [](const char* type, auto act) {
    return Message{.type = type, .act = act, .random = {}, .where = {}};
  };
  std::vector<Action> ransoms;
  session.game().legal_actions(ransoms);
  std::erase_if(ransoms, [](const Action& a) { return a.kind != ActionKind::ransom; });
  if (!ransoms.empty() && random.below(4) == 0)
    return message_of(session.game(), pick(session.game(), ransoms, random));
  if (session.undo_allowed() && random.below(12) == 0) return flow("UNDO", Undo{});
  if (session.phase() == Phase::commit_action) {
    Message commit = flow("COMMIT", Commit{});
    commit.random = random.below(1'000'000) / 1'000'000.0;
    return commit;
  }
  const std::vector<Action> all = session.choices();
  if (session.can_pass() && (all.empty() || random.below(4) == 0)) return flow("PASS", Pass{});
  REQUIRE(!all.empty());
  return message_of(session.game(), all[random.below(static_cast<std::uint32_t>(all.size()))]);
}

void try_game(std::uint64_t seed) {
  Random random(seed);
  Recording recording = table(seed, random);
  std::vector<Diagnostic> faults;
  const SetUpTold setup = set_up_told(recording, builtin_catalogue(), faults);
  REQUIRE(faults.empty());
  REQUIRE(setup.missing.empty());
  auto session = Session::begin(recording, setup, builtin_catalogue());
  REQUIRE(session);
  const std::uint32_t most = 20 + random.below(150);
  for (std::uint32_t i = 0; i < most && session->phase() != Phase::game_over; ++i) {
    const Message message = next_message(*session, random);
    const Answer answer = session->take(message, {});
    INFO("seed " << seed << ", message " << recording.replay.size() + 1 << " " << message.type << " "
                 << answer.move << " " << answer.why);
    REQUIRE(answer.kind == Answer::Kind::played);
    recording.replay.push_back(message);
  }
  const Replayed again = replay(recording, builtin_catalogue());
  INFO("seed " << seed << ", " << recording.replay.size() << " messages");
  if (again.replay.refused)
    UNSCOPED_INFO("message " << again.replay.refused->number << " refused "
                             << again.replay.refused->answer.why);
  CHECK(again.replay.status == ReplayStatus::pass);
  REQUIRE(again.session);
  CHECK(again.session->phase() == session->phase());
  CHECK(again.session->game().facts() == session->game().facts());
  const auto text = convert(again, builtin_catalogue());
  if (!text) UNSCOPED_INFO(text.error().why);
  CHECK(text.has_value());
}

}  // namespace

#ifdef ASSIZE_QUICK_TESTS
constexpr std::uint64_t kGames = 10;
#else
constexpr std::uint64_t kGames = 120;
#endif

TEST_CASE("Random games as recordings are played again, and are scenarios that pass") {
  const char* wanted = std::getenv("ASSIZE_RANDOM_RECORDINGS");
  const std::uint64_t games = wanted == nullptr ? kGames : std::stoull(wanted);
  for (std::uint64_t seed = 1; seed <= games; ++seed) try_game(seed);
}

}  // namespace assize::jcz
