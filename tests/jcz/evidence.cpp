// The handed recordings. Where they are absent nothing is tried, and said so.
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>

#include "tools/jcz/convert.hpp"

namespace assize::jcz {

namespace {

/// The folder with the evidence; absent: the test is told to pass or, where it is expected, to fail.
std::optional<std::filesystem::path> folder() {
  const std::filesystem::path path = ASSIZE_SOURCE_DIR "/../shared/peers";
  if (std::filesystem::exists(path)) return path;
  std::cout << "not run: ../shared/peers is absent\n";
  const char* expected = std::getenv("ASSIZE_EXPECT_SHARED");
  if (expected != nullptr && std::string_view(expected) == "1") FAIL("../shared/peers is absent");
  return std::nullopt;
}

/// By file: A, everything in it is played; B, something is not.
std::map<std::string, char> classes(const std::filesystem::path& scope) {
  std::map<std::string, char> by_file;
  std::ifstream in(scope);
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    const std::size_t tab = line.find('\t');
    if (tab != std::string::npos && tab + 1 < line.size()) by_file[line.substr(0, tab)] = line[tab + 1];
  }
  return by_file;
}

void require_well(const std::filesystem::path& file, bool played) {
  INFO(file);
  const Replayed r = replay_file(file, builtin_catalogue());
  for (const std::string& m : r.replay.missing) UNSCOPED_INFO(m);
  if (r.replay.refused && !r.replay.refused->last)
    UNSCOPED_INFO("message " << r.replay.refused->number << " refused: " << r.replay.refused->answer.why);
  for (const AssertionOutcome& a : r.replay.assertions) {
    if (!a.evaluation.holds) UNSCOPED_INFO(a.text << ": actual " << a.evaluation.actual);
  }
  const bool well = r.replay.status == ReplayStatus::pass || r.replay.status == ReplayStatus::disagrees;
  CHECK((well || (!played && r.replay.status == ReplayStatus::unsupported)));
  if (!well) return;
  const auto text = convert(r, builtin_catalogue());
  if (!text) UNSCOPED_INFO(text.error().why);
  CHECK(text.has_value());
}

}  // namespace

TEST_CASE("Handed recordings: every assertion holds or is listed, and all are scenarios too") {
  const auto path = folder();
  if (!path) return;
  const auto by_file = classes(*path / "jcz-scope.tsv");
  CHECK(by_file.size() >= 90);
  for (const auto& [name, kind] : by_file) require_well(*path / "jcz" / name, kind == 'A');
}

TEST_CASE("Handed recordings of the makers: none fails") {
  const auto path = folder();
  if (!path) return;
  const auto files = recording_files({(*path / "jcz-own").string()});
  REQUIRE(files);
  CHECK(files->size() >= 20);
  for (const auto& file : *files) require_well(file, false);
}

TEST_CASE("The page on disagreements lists what the program lists") {
  std::ifstream in(ASSIZE_SOURCE_DIR "/docs/disagreements.md");
  std::stringstream page;
  page << in.rdbuf();
  const std::string text = page.str();
  std::size_t rows = 0;
  for (std::size_t at = text.find("\n| `"); at != std::string::npos; at = text.find("\n| `", at + 1)) ++rows;
  CHECK(rows == disagreements().size());
  for (const Disagreement& d : disagreements()) {
    const std::string what =
        d.assertion > 0 ? "assertion " + std::to_string(d.assertion) : "message " + std::to_string(d.move);
    const std::string row =
        "| `" + d.file + "` | " + what + " (" + d.kind + ") | `" + d.clause + "` | " + d.reason + " |";
    INFO(row);
    CHECK(text.find(row) != std::string::npos);
  }
}

}  // namespace assize::jcz
