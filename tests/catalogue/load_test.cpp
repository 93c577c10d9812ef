#include "spec/catalogue/load.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <random>
#include <sstream>

using namespace assize;
namespace fs = std::filesystem;

namespace {

const fs::path kSpec = fs::path(ASSIZE_SOURCE_DIR) / "spec";

/// A changed copy of the law, removed at the end.
class Copy {
 public:
  Copy() : dir_(fs::temp_directory_path() / ("assize-spec-" + std::to_string(++count_) + "-" + stamp())) {
    for (const char* part : {"clauses", "rulings", "tiles"}) {
      fs::create_directories(dir_);
      fs::copy(kSpec / part, dir_ / part, fs::copy_options::recursive);
    }
    fs::copy_file(kSpec / "eligibility.toml", dir_ / "eligibility.toml");
  }
  ~Copy() { fs::remove_all(dir_); }
  Copy(const Copy&) = delete;
  Copy& operator=(const Copy&) = delete;

  /// Replaces the first occurrence; the file must hold it.
  void change(const fs::path& file, const std::string& from, const std::string& to) const {
    std::ifstream in(dir_ / file);
    std::stringstream text;
    text << in.rdbuf();
    std::string all = text.str();
    const std::size_t at = all.find(from);
    REQUIRE(at != std::string::npos);
    all.replace(at, from.size(), to);
    std::ofstream(dir_ / file) << all;
  }
  [[nodiscard]] std::vector<Diagnostic> faults() const {
    const auto loaded = load_catalogue(dir_, &builtin_catalogue());
    return loaded ? std::vector<Diagnostic>{} : loaded.error();
  }
  [[nodiscard]] const fs::path& dir() const { return dir_; }

 private:
  static std::string stamp() { return std::to_string(std::random_device{}()); }
  static inline int count_ = 0;
  fs::path dir_;
};

bool says(const std::vector<Diagnostic>& faults, const std::string& what) {
  return std::any_of(faults.begin(), faults.end(), [&](const Diagnostic& d) {
    return d.message.find(what) != std::string::npos && d.line > 0 && d.column > 0 && !d.file.empty();
  });
}

}  // namespace

TEST_CASE("the law loads and is the built-in one", "[catalogue]") {
  const auto loaded = load_catalogue(kSpec, &builtin_catalogue());
  if (!loaded) FAIL(to_string(loaded.error()));
  const Catalogue& a = **loaded;
  const Catalogue& b = builtin_catalogue();
  REQUIRE(a.clauses.size() == b.clauses.size());
  for (std::size_t i = 0; i < a.clauses.size(); ++i) {
    CHECK(a.clauses[i].id == b.clauses[i].id);
    CHECK(a.clauses[i].statement == b.clauses[i].statement);
    CHECK(a.clauses[i].note == b.clauses[i].note);
    CHECK(a.clauses[i].when.size() == b.clauses[i].when.size());
  }
  CHECK(a.numbers.size() == b.numbers.size());
  CHECK(a.options.size() == b.options.size());
  CHECK(a.profiles.size() == b.profiles.size());
  CHECK(a.constraints.size() == b.constraints.size());
  CHECK(a.ambiguities.size() == b.ambiguities.size());
  CHECK(a.eligibility.size() == b.eligibility.size());
  CHECK(a.neutrals.size() == b.neutrals.size());
  CHECK(a.tiles.size() == b.tiles.size());
  CHECK(a.sets.size() == b.sets.size());
}

TEST_CASE("a changed amount is no fault, a changed name is", "[catalogue]") {
  const Copy copy;
  copy.change("clauses/tower/ransom.toml", "ransom = 3", "ransom = 4");
  const auto loaded = load_catalogue(copy.dir(), &builtin_catalogue());
  REQUIRE(loaded);
  copy.change("clauses/tower/ransom.toml", "ransom = 4", "ransmo = 3");
  CHECK(says(copy.faults(), "unknown number 'ransmo' of 'tower.ransom.price'"));
  CHECK(says(copy.faults(), "'tower.ransom.price' lacks its number 'ransom'"));
}

TEST_CASE("an unknown and a missing id have a place and a hint", "[catalogue]") {
  const Copy copy;
  copy.change("clauses/tower/range.toml", "id = \"tower.range.own-tile\"", "id = \"tower.range.own-tlie\"");
  const auto faults = copy.faults();
  CHECK(says(faults, "unknown clause 'tower.range.own-tlie'"));
  CHECK(says(faults, "clause 'tower.range.own-tile' is missing"));
  const bool hinted = std::any_of(faults.begin(), faults.end(), [](const Diagnostic& d) {
    return d.hint == "did you mean 'tower.range.own-tile'?";
  });
  CHECK(hinted);
}

TEST_CASE("names that do not resolve are faults", "[catalogue]") {
  const Copy copy;
  copy.change("clauses/tower/capture.toml", "tower.capture-own=yes", "tower.capture-own=maybe");
  copy.change("clauses/tower/range.toml", "cites = \"tower.range.one-tile-per-floor\"",
              "cites = \"tower.range.one-floor-five-tiles\"");
  copy.change("eligibility.toml", "\"abbot.place\"", "\"abbot.palce\"");
  copy.change("rulings/profiles.toml", "parent = \"C2-HiG\"", "parent = \"C2-HgI\"");
  copy.change("tiles/base-c2.toml", "edges = \"N E S W\"", "edges = \"N E S Q\"");
  copy.change("tiles/tower-c2.toml", "tiles = 18", "tiles = 19");
  const auto faults = copy.faults();
  CHECK(says(faults, "option 'tower.capture-own' has no value 'maybe'"));
  CHECK(says(faults, "is itself a cite"));
  CHECK(says(faults, "unknown clause 'abbot.palce'"));
  CHECK(says(faults, "unknown profile 'C2-HgI'"));
  CHECK(says(faults, "unknown edge 'Q'"));
  CHECK(says(faults, "set 'tower-c2' says 19 tiles, its tiles add up to 18"));
}

TEST_CASE("an id that stands twice, an untestable clause without a reason, an unknown key", "[catalogue]") {
  const Copy copy;
  copy.change("clauses/tower/range.toml", "id = \"tower.range.own-tile\"", "id = \"tower.range.by-height\"");
  copy.change("clauses/abbot.toml", "testable = true", "testable = false");
  copy.change("clauses/river.toml", "statement = ", "statment = ");
  const auto faults = copy.faults();
  CHECK(says(faults, "clause 'tower.range.by-height' stands twice"));
  CHECK(says(faults, "is not testable but has no 'why_not'"));
  CHECK(says(faults, "unknown key 'statment' in clause"));
}

TEST_CASE("a folder that is not there is a fault", "[catalogue]") {
  const auto loaded = load_catalogue(kSpec / "no-such-folder");
  REQUIRE_FALSE(loaded);
  CHECK(loaded.error().size() >= 4);
}

TEST_CASE("a folder holds what no law can do without, in files that can be read", "[catalogue]") {
  const auto whole = [](const std::vector<Diagnostic>& faults, const std::string& file,
                        const std::string& what) {
    return faults.size() == 1 && faults.front().file.ends_with(file) && faults.front().message == what;
  };
  const Copy copy;
  std::ofstream(copy.dir() / "eligibility.toml").close();
  CHECK(whole(copy.faults(), "eligibility.toml", "holds no cell"));
  fs::remove(copy.dir() / "eligibility.toml");
  fs::create_directory(copy.dir() / "eligibility.toml");
  CHECK(whole(copy.faults(), "eligibility.toml", "is no regular file"));
  fs::remove(copy.dir() / "eligibility.toml");
  fs::copy_file(kSpec / "eligibility.toml", copy.dir() / "eligibility.toml");
  // Links that lead in a circle or nowhere are passed over.
  fs::create_symlink("circle.toml", copy.dir() / "clauses/circle.toml");
  fs::create_symlink("nowhere.toml", copy.dir() / "tiles/gone.toml");
  fs::create_symlink("..", copy.dir() / "rulings/up");
  CHECK(copy.faults().empty());
  std::ofstream(copy.dir() / "clauses/deep.toml") << "a" + [] {
    std::string more;
    for (int i = 0; i < 200000; ++i) more += ".a";
    return more;
  }() + " = 1\n";
  CHECK(whole(copy.faults(), "deep.toml", "a key of more than 32 parts"));
  fs::remove_all(copy.dir() / "tiles");
  fs::create_directory(copy.dir() / "tiles");
  fs::remove(copy.dir() / "clauses/deep.toml");
  CHECK(whole(copy.faults(), "tiles", "there is no TOML file in this folder"));
}

TEST_CASE("numbers of the law are bounded", "[catalogue]") {
  const Copy copy;
  copy.change("clauses/tower/ransom.toml", "ransom = 3", "ransom = 1000000000000");
  copy.change("tiles/river-2-c2.toml", "cities = [0]", "cities = [-1]");
  copy.change("tiles/base-c2.toml", "coats = 1", "coats = 300");
  copy.change("tiles/base-c2.toml", "start = 1", "start = true");
  copy.change("tiles/tower-c2.toml", "tiles = 18", "tiles = 9223372036854775807");
  const auto faults = copy.faults();
  CHECK(says(faults, "number 'ransom' is 1000000000000"));
  CHECK(says(faults, "a city's position is -1"));
  CHECK(says(faults, "'coats' is 300"));
  CHECK(says(faults, "'start' must be an integer, not true or false"));
  CHECK(says(faults, "'tiles' is 9223372036854775807"));
}
