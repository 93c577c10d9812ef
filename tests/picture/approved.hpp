// Text pictures against files in tests/picture/boards. With ASSIZE_BLESS set, the files are written anew.
#pragma once

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

namespace assize::tests {

inline void compare(const std::string& name, const std::string& text) {
  const std::string path = std::string(ASSIZE_SOURCE_DIR) + "/tests/picture/boards/" + name + ".txt";
  if (std::getenv("ASSIZE_BLESS") != nullptr) std::ofstream(path, std::ios::binary) << text;
  std::ifstream in(path, std::ios::binary);
  std::ostringstream expected;
  expected << in.rdbuf();
  CHECK(text == expected.str());
}

}  // namespace assize::tests
