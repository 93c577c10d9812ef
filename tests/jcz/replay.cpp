// Small recordings of our own, played.
#include "tools/jcz/replay.hpp"

#include <catch2/catch.hpp>

#include "tools/jcz/convert.hpp"

namespace assize::jcz {

namespace {

Replayed played(const std::string& name) {
  return replay_file(std::string(ASSIZE_SOURCE_DIR "/tests/jcz/recordings/") + name + ".jcz",
                     builtin_catalogue());
}

void require_pass(const std::string& name) {
  const Replayed r = played(name);
  INFO(name);
  for (const std::string& m : r.replay.missing) UNSCOPED_INFO(m);
  for (const Diagnostic& d : r.replay.diagnostics) UNSCOPED_INFO(to_string(d));
  if (r.replay.refused)
    UNSCOPED_INFO("message " << r.replay.refused->number << " refused: " << r.replay.refused->answer.why);
  for (const AssertionOutcome& a : r.replay.assertions) {
    INFO(a.text << ": expected " << a.evaluation.expected << ", actual " << a.evaluation.actual);
    CHECK(a.evaluation.holds);
  }
  CHECK(r.replay.status == ReplayStatus::pass);
  const auto text = convert(r, builtin_catalogue());
  if (!text) UNSCOPED_INFO(text.error().why);
  CHECK(text.has_value());
}

}  // namespace

TEST_CASE("Recordings whose assertions hold, and as scenarios") {
  for (const char* name :
       {"road", "choices", "end", "tower-capture", "tower-ransom", "random", "refused-last"})
    require_pass(name);
}

TEST_CASE("An assertion that does not hold fails the recording") {
  const Replay r = played("wrong").replay;
  CHECK(r.status == ReplayStatus::fail);
  REQUIRE(r.assertions.size() == 3);
  CHECK(r.assertions[0].evaluation.actual == "4 points");
  CHECK(r.assertions[1].evaluation.holds);
  CHECK(r.assertions[2].kind == AssertionKind::unknown);
}

TEST_CASE("A move that the rules refuse is told with its clause, and ends the play") {
  const Replay r = played("refused").replay;
  CHECK(r.status == ReplayStatus::fail);
  REQUIRE(r.refused);
  CHECK(r.refused->number == 5);
  REQUIRE(!r.refused->answer.judgement.grounds.empty());
  CHECK(builtin_catalogue()
            .clauses[static_cast<std::size_t>(r.refused->answer.judgement.grounds.front().clause)]
            .id == "base.meeple.unoccupied");
  CHECK(r.assertions.empty());
}

TEST_CASE("A pointer names exactly the tile's own part") {
  const Replay r = played("wrong-place").replay;
  REQUIRE(r.refused);
  CHECK_THAT(r.refused->answer.why, Catch::Contains("has no Road W: it has WE"));
}

TEST_CASE("What is not played is named, and neither passes nor fails") {
  const Replay r = played("mayor").replay;
  CHECK(r.status == ReplayStatus::unsupported);
  CHECK(r.missing == std::vector<std::string>{"abbey-and-mayor", "bridges-castles-and-bazaars"});
}

TEST_CASE("Files by folder and pattern") {
  const std::string folder = ASSIZE_SOURCE_DIR "/tests/jcz/recordings";
  CHECK(recording_files({folder})->size() >= 11);
  CHECK(recording_files({folder + "/refused*.jcz"})->size() == 2);
  CHECK(!recording_files({folder + "/nothing*"}));
}

}  // namespace assize::jcz
