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
  std::vector<std::string> paths{};
  std::vector<std::string> profiles{};
  std::vector<std::string> rulings{};  ///< "option=value"
  int jobs = 0;                        ///< 0: as many as the machine has cores
  Format format = Format::text;
  bool verbose = false;
  bool reduce = false;  ///< print failing runs made small; text only
};
int check(const CheckOptions& options, const Catalogue& catalogue);

struct ReplayOptions {
  std::vector<std::string> paths{};
  Format format = Format::text;
  bool verbose = false;
};
/// Recordings of JCloisterZone played and their assertions evaluated.
int replay(const ReplayOptions& options, const Catalogue& catalogue);

struct ConvertOptions {
  std::vector<std::string> paths{};
  std::string out{};  ///< a file for one recording, else a folder; empty: standard output
};
/// The same recordings written as scenarios.
int convert(const ConvertOptions& options, const Catalogue& catalogue);

struct CrossCheckOptions {
  std::vector<std::string> paths = {"scenarios"};
  int jobs = 0;
  Format format = Format::text;
  bool verbose = false;
  std::string smt2{};  ///< a folder for the queries; empty: none
  int random = 0;      ///< in place of scenarios: so many random positions and turns, judged by both witnesses
  std::uint64_t seed = 1;
  bool reduce = false;  ///< print refuted runs made small
};
/// 1 if the constraints refute some scenario, 3 if the solver gives up.
int cross_check(const CrossCheckOptions& options, const Catalogue& catalogue);

struct CoverageOptions {
  std::vector<std::string> paths = {"scenarios"};
  int jobs = 0;
  bool witnesses = false;  ///< name the scenario that decides each clause
  bool brief = false;      ///< leave out what is pending and which flags were changed
};
int coverage(const CoverageOptions& options, const Catalogue& catalogue);

/// One scenario under one of its runs.
struct RunChoice {
  std::string file{};
  std::string profile{};               ///< empty: the first of the scenario's own
  std::vector<std::string> rulings{};  ///< "option=value"
};

struct ExplainOptions {
  RunChoice run{};
  bool points = false;  ///< every payment with its clause and the numbers that went into it
  bool all = false;     ///< every clause that was heard, not only those that decided
};
int explain(const ExplainOptions& options, const Catalogue& catalogue);

struct CompareOptions {
  std::string a{}, b{};
  std::vector<std::string> paths{};
  int jobs = 0;
  Format format = Format::text;
};
/// 1 if some scenario comes out differently.
int compare(const CompareOptions& options, const Catalogue& catalogue);

struct DistinguishOptions {
  std::string a{}, b{};                ///< option=value, or profiles
  bool all = false;                    ///< every pair of readings of every option
  std::string profile{};               ///< empty: as the question needs it
  std::vector<std::string> rulings{};  ///< "option=value", further context
  std::vector<std::string> sets{}, with{};
  int players = 0;
  int most_tiles = 5;
  int count = 1;
  std::string out{};   ///< a folder for what is found: TOML, SVG, text
  std::string smt2{};  ///< a folder for the queries
  int jobs = 0;
  Format format = Format::text;
};
/// 1 if the witnesses disagree, 3 if the solver gave up.
int distinguish(const DistinguishOptions& options, const Catalogue& catalogue);

struct ShowOptions {
  RunChoice run{};
  std::string step{};  ///< number or name: after that step; empty: at the start
  bool svg = false;
  bool tiles = false;    ///< list every tile
  std::string output{};  ///< a file; empty: standard output
};
int show(const ShowOptions& options, const Catalogue& catalogue);

struct PlayOptions {
  RunChoice run{};
  std::string step{};  ///< number or name: before that step; empty: after the last
  Format format = Format::text;
};
int play(const PlayOptions& options, const Catalogue& catalogue);

struct SpecOptions {
  std::string what{};  ///< clauses, options, profiles, sets, tiles, ambiguities, show; empty: an overview
  std::vector<std::string> words{};
};
int spec(const SpecOptions& options, const Catalogue& catalogue);

struct PerftOptions {
  std::string order{};  ///< letters of tiles, in the order in which they are drawn
  bool bag = false;     ///< every order that the bag allows
  int depth = 0;
  std::string traces{};  ///< a file of recorded games
  std::string check{};   ///< a folder of counts and recorded games
};
int perft(const PerftOptions& options);

struct BenchOptions {
  std::string games = "base";
  int count = 1000;
  std::uint64_t seed = 1;
};
int bench(const BenchOptions& options);

}  // namespace assize::cli
