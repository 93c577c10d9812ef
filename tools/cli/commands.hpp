// The commands behind the command line, free of its parsing. Each returns the exit status:
// 0 all well, 1 the rules say otherwise, 2 bad input or usage, 3 something could not be judged.
#pragma once

#include <string>
#include <vector>

#include "spec/catalogue/catalogue.hpp"

namespace assize::cli {

inline constexpr int kWell = 0;
inline constexpr int kFailed = 1;
inline constexpr int kBadInput = 2;
inline constexpr int kNotJudged = 3;

enum class Format : std::uint8_t { text, json, junit };

struct CheckOptions {
  std::vector<std::string> paths;
  std::vector<std::string> profiles;
  std::vector<std::string> rulings;  ///< "option=value"
  int jobs = 0;                      ///< 0: as many as the machine has cores
  Format format = Format::text;
  bool verbose = false;
};
int check(const CheckOptions& options, const Catalogue& catalogue);

struct CoverageOptions {
  std::vector<std::string> paths = {"scenarios"};
  int jobs = 0;
  bool witnesses = false;  ///< name the scenario that decides each clause
  bool brief = false;      ///< leave out what is pending and which flags were changed
};
int coverage(const CoverageOptions& options, const Catalogue& catalogue);

}  // namespace assize::cli
