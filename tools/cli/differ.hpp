// perft --differ: all games of a few tiles under two rulings, behind the command line.
#pragma once

#include <string>
#include <vector>

#include "spec/catalogue/catalogue.hpp"

namespace assize::cli {

struct DifferOptions {
  std::string a{}, b{};  ///< rulings or profiles
  int depth = 2;
  std::vector<std::string> sets = {"base-c2", "tower-c2"};
  std::vector<std::string> with{};
  int players = 2;
  std::string profile = "C2-HiG";      ///< of a side that names none
  std::vector<std::string> rulings{};  ///< on top of both sides' profiles
  std::string bag{};                   ///< tiles with commas between; empty: all of the sets
  std::uint64_t limit = 0;             ///< nodes; 0: none
  int jobs = 0;
  bool reduce = false;  ///< leave out of the board what the parting does not need
  std::string out{};    ///< a file for the scenario; empty: standard output
};
/// 0: they do not part, 1: they part, 3: the limit was reached before anything was found.
int differ(const DifferOptions& options, const Catalogue& catalogue);

}  // namespace assize::cli
