// What is no scenario file at all.
#include <unistd.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "spec/catalogue/text_guard.hpp"
#include "spec/scenario/read.hpp"

namespace fs = std::filesystem;
using namespace assize;
using namespace assize::scenario;

namespace {

/// A folder of its own that goes away with the test.
struct Folder {
  fs::path path = fs::temp_directory_path() / ("assize-files-" + std::to_string(getpid()));
  Folder() { fs::create_directories(path); }
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
};

std::string complaint(const fs::path& path) {
  const auto result = read_scenario(path, builtin_catalogue());
  REQUIRE_FALSE(result.has_value());
  REQUIRE(result.error().size() == 1);
  CHECK(result.error().front().file == path.string());
  return result.error().front().message;
}

}  // namespace

TEST_CASE("a scenario file must be a readable, regular file of sensible size", "[scenario]") {
  const Folder folder;
  CHECK(complaint(folder.path / "none.toml") == "there is no such file");
  CHECK(complaint(folder.path) == "is a directory");
  CHECK(complaint("/dev/null") == "is no regular file");

  const fs::path huge = folder.path / "huge.toml";
  std::ofstream(huge) << std::string(kMostBytes + 1, '#');
  CHECK(complaint(huge) == "is larger than 1048576 bytes");

  const fs::path large = folder.path / "large.toml";
  std::ofstream(large) << "title = 1\n" << std::string(kMostBytes - 20, '#') << "\n";
  CHECK(read_scenario(large, builtin_catalogue()).error().size() > 1);

  const fs::path secret = folder.path / "secret.toml";
  std::ofstream(secret) << "title = \"x\"\n";
  fs::permissions(secret, fs::perms::none);
  // The superuser reads everything: then only a loop of links cannot be read.
  if (geteuid() != 0) CHECK(complaint(secret) == "cannot be read: Permission denied");
  const fs::path loop = folder.path / "loop.toml";
  fs::create_symlink(loop, loop);
  CHECK(complaint(loop) == "cannot be read: Too many levels of symbolic links");
}

TEST_CASE("the limits of a text hold at the edge", "[scenario]") {
  CHECK(check_text("title = 1", "t").empty());
  CHECK(check_text(std::string(kMostBytes, '#'), "t").empty());
  CHECK(check_text("# \xc3\xa9 \xe2\x82\xac \xf0\x9f\x8f\xb0", "t").empty());
  for (const std::string bad :
       {"\x80", "\xc3", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe0\x80\x80", "\xff"}) {
    CHECK(check_text("# " + bad, "t").size() == 1);
  }
}

TEST_CASE("what the TOML parser cannot bear is found where it stands", "[scenario]") {
  CHECK_FALSE(find_misfit("a.b.c.d = 1"));
  // Characters beyond ASCII: in strings of every kind and in comments only.
  for (const std::string good : {R"(a = "é")", R"(a = 'é')", "a = \"\"\"\n\"é\"\n\"\"\"\"\" # é",
                                 "a = '''é''\n'é'''", R"(a = "\"é")", R"("é" = 1)", "\xef\xbb\xbf a = 1"}) {
    INFO(good);
    CHECK_FALSE(find_misfit(good));
  }
  for (const std::string bad :
       {"a = é", "é = 1", R"(a = "\\"é)", "a = ''é", R"(a = """"""é)", "a = 1 é# x", "# x\né"}) {
    INFO(bad);
    CHECK(find_misfit(bad));
  }
  CHECK_FALSE(find_misfit("a = " + std::string(kDeepestNest, '[') + std::string(kDeepestNest, ']')));
  CHECK(find_misfit("a = " + std::string(kDeepestNest + 1, '[')));
  CHECK(find_misfit("a = " + std::string(kDeepestNest + 1, '{')));
  // Keys of many parts: bare, between quotes, with blanks, of a table; dots in strings and comments are none.
  for (const std::string part : {"a", "\"!\"", "'a.b'", "\"\\\"\" ", " '='\t"}) {
    std::string key = part;
    for (int i = 1; i < kDeepestKey; ++i) key += '.' + part;
    INFO(key);
    CHECK_FALSE(find_misfit(key + " = 1"));
    CHECK(find_misfit(key + '.' + part + " = 1"));
    CHECK(find_misfit("x = 1\n[[" + key + '.' + part + "]]")->at >= 8);
  }
  CHECK_FALSE(find_misfit("map = \"\"\"\n " + std::string(500, '.') + "\n . . . . a . . b\n\"\"\""));
  CHECK_FALSE(find_misfit("# a" + std::string(99, '.') + "\nb = [1.5, 2.5, 3.5]"));
}

TEST_CASE("whatever the text, reading it ends with an answer", "[scenario]") {
  std::string nested;
  for (int i = 0; i < 20000; ++i) nested += "a.b.";
  for (const std::string& text :
       {nested + "c = 1", "a = " + std::string(100000, '['), "a = " + std::string(100000, '{'),
        std::string(100000, '"'), std::string("[[step]]\n[step.step]\n[step.step.step]\n"),
        std::string("[a]\n[a.a]\n[a.a.a]\n"), std::string("step = 3\nboard = []\nexpect = 1\n"),
        std::string("expect_under = [1]\nstep = [[]]\nsets = {}\n")}) {
    CHECK_FALSE(parse_scenario(text, "t", builtin_catalogue()).has_value());
  }
}
