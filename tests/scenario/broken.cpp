// Every file of tests/broken is refused, and said to be wrong in exactly these words. With ASSIZE_BLESS set,
// the words are written down instead: look at the difference.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "spec/scenario/read.hpp"

namespace fs = std::filesystem;
using namespace assize;
using namespace assize::scenario;

namespace {

std::string slurp(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::vector<fs::path> broken_files() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::directory_iterator(fs::path(ASSIZE_SOURCE_DIR) / "tests/broken")) {
    if (entry.path().extension() == ".toml") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

TEST_CASE("broken scenarios are refused with place, reason and advice", "[scenario]") {
  const auto files = broken_files();
  CHECK(files.size() >= 40);
  for (const fs::path& file : files) {
    INFO(file.filename().string());
    const auto result = parse_scenario(slurp(file), file.filename().string(), builtin_catalogue());
    CHECK_FALSE(result.has_value());
    if (result) continue;
    fs::path words = file;
    words.replace_extension(".expected");
    if (std::getenv("ASSIZE_BLESS") != nullptr)
      std::ofstream(words, std::ios::binary) << to_string(result.error());
    CHECK(to_string(result.error()) == slurp(words));
  }
}
