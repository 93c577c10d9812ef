// Files that are damaged, huge or hostile: an error with file, line and column, and what to do.
#include "tools/jcz/recording.hpp"

#include <catch2/catch.hpp>

#include "tools/jcz/json.hpp"

namespace assize::jcz {

namespace {

Diagnostic first_fault(std::string_view text) {
  const auto read = parse_recording(text, "test.jcz");
  REQUIRE(!read);
  return read.error().front();
}

const std::string kSetup =
    R"("setup": {"sets": {"basic:1": 1}, "elements": {"small-follower": 7, "cathedral": false, "gone": null}, "rules": {"r": true},
 "start": [{"tile": "BA/RCr", "x": 0, "y": 0, "rotation": 90}]})";

std::string with_replay(const std::string& replay) {
  return "{" + kSetup + R"(, "players": [{"name": "Ann"}], "replay": [)" + replay + "]}";
}

}  // namespace

TEST_CASE("A recording as plain values") {
  const auto read = parse_recording(
      with_replay(
          R"({"type": "PLACE_TILE", "payload": {"tileId": "BA/L", "rotation": "R270", "position": [-1, 2]}},
                     {"type": "COMMIT", "payload": {"random": 0.5}}, {"type": "UNDO"})"),
      "test.jcz");
  REQUIRE(read);
  REQUIRE(read->replay.size() == 3);
  const auto& place = std::get<PlaceTile>(read->replay[0].act);
  CHECK(place.tile == "BA/L");
  CHECK(place.rotation == 3);
  CHECK(place.at == Cell{-1, 2});
  CHECK(read->replay[1].random == 0.5);
  CHECK(read->start.front().rotation == 1);
  REQUIRE(read->elements.size() == 2);  // null is as good as absent
  CHECK(read->elements[1].value == 0);  // false is present all the same
  CHECK(read->rules.front().value == "true");
}

TEST_CASE("What is no JSON is told with its place") {
  const Diagnostic cut = first_fault("{\n \"setup\": {");
  CHECK(cut.line == 2);
  CHECK_THAT(cut.message, Catch::Contains("this is not JSON"));
  CHECK_THAT(first_fault("[1, 2").message, Catch::Contains("this is not JSON"));
  CHECK_THAT(first_fault("\xff\xfe").message, Catch::Contains("this is not JSON"));
  CHECK_THAT(first_fault("[1]").message, Catch::Contains("a recording is a list"));
  CHECK(first_fault("{}").message == "the recording has no 'setup'");
}

TEST_CASE("Faults name the value and stand at it") {
  const Diagnostic twice = first_fault("{\"a\": 1,\n  \"a\": 2}");
  CHECK(twice.line == 2);
  CHECK(twice.column == 3);
  CHECK_THAT(twice.message, Catch::Contains("stands in this object twice"));
  const Diagnostic type = first_fault(with_replay("\n{\"type\": \"PLACE_TYLE\", \"payload\": {}}"));
  CHECK(type.message == "there is no message 'PLACE_TYLE'");
  CHECK_THAT(type.hint, Catch::Contains("PLACE_TILE"));
  CHECK(type.line == 3);
  CHECK(first_fault(with_replay(R"({"type": "PASS", "payload": {"random": 1.5}})")).message ==
        "'random' is not in [0, 1)");
  CHECK_THAT(
      first_fault(
          with_replay(
              R"({"type": "PLACE_TILE", "payload": {"tileId": "BA/L", "rotation": "R45", "position": [0, 0]}})"))
          .message,
      Catch::Contains("no rotation"));
  CHECK_THAT(
      first_fault(
          with_replay(
              R"({"type": "PLACE_TILE", "payload": {"tileId": "BA/L", "rotation": "R0", "position": [99999, 0]}})"))
          .hint,
      Catch::Contains("1000"));
}

TEST_CASE("Hostile files end soon") {
  CHECK_THAT(first_fault(std::string(100'000, '[')).message, Catch::Contains("nested more than 64 deep"));
  std::string many = "[0";
  for (std::size_t i = 0; i < kMostValues + 10; ++i) many += ",0";
  CHECK_THAT(first_fault(many + "]").message, Catch::Contains("more than 500000 values"));
  std::string keys = "{";
  for (std::size_t i = 0; i < kMostMembers + 10; ++i) keys += "\"k" + std::to_string(i) + "\": 0, ";
  CHECK_THAT(first_fault(keys + "\"z\": 0}").message, Catch::Contains("keys in one object"));
  std::string faults;
  for (int i = 0; i < 100; ++i) faults += std::string(i == 0 ? "" : ", ") + "7";
  const auto read = parse_recording(with_replay(faults), "test.jcz");
  REQUIRE(!read);
  CHECK(read.error().size() == kMostFaults + 1);
}

}  // namespace assize::jcz
