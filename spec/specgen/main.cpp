// specgen <spec dir> <spec_names.hpp> <spec_data.cpp>: the law as C++ tables.
#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <sstream>

#include "spec/catalogue/load.hpp"
#include "spec/specgen/emit.hpp"

namespace {

/// Leaves an unchanged file alone, so that nothing is compiled anew for its sake.
bool write(const char* path, const std::string& text) {
  {
    std::ifstream old(path, std::ios::binary);
    std::ostringstream before;
    before << old.rdbuf();
    if (old && before.str() == text) return true;
  }
  std::ofstream out(path, std::ios::binary);
  out << text;
  return static_cast<bool>(out.flush());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    fmt::print(stderr, "usage: specgen <spec dir> <spec_names.hpp> <spec_data.cpp>\n");
    return 2;
  }
  const auto catalogue = assize::load_catalogue(argv[1]);
  if (!catalogue) {
    fmt::print(stderr, "{}", assize::to_string(catalogue.error()));
    return 1;
  }
  if (!write(argv[2], assize::specgen::names_header(**catalogue)) ||
      !write(argv[3], assize::specgen::data_source(**catalogue))) {
    fmt::print(stderr, "specgen: cannot write {} or {}\n", argv[2], argv[3]);
    return 1;
  }
  return 0;
}
