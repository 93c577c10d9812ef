// Scenarios before the second witness: the constraints decide what the steps and expectations say, without the engine.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/catalogue/diagnostic.hpp"
#include "tools/court/reduce_parting.hpp"

namespace assize::court {

enum class Finding : std::uint8_t { confirmed, refuted, not_expressible, unknown };
[[nodiscard]] std::string_view name_of(Finding finding);

/// What the scenario expects and the constraints do not bear out.
struct Mismatch {
  std::string key;
  std::string expected;
  std::string actual;
};

struct CrossRun {
  std::string name;
  Finding finding = Finding::confirmed;
  std::string reason;                    ///< where not expressible, or the solver gave up
  // Of a refuted run:
  std::vector<std::string> verdicts;         ///< by step: "legal", "illegal: clause, clause"
  std::vector<Mismatch> differences;
  std::vector<std::string> engine_steps;     ///< what the engine says of each step
  std::vector<Mismatch> engine_differences;  ///< where the engine, too, does not come to what is expected
  std::optional<SmallParting> reduced;            ///< if asked for, and found by the constraints without a solver
};

struct CrossReport {
  std::filesystem::path file;
  std::vector<CrossRun> runs;
  std::vector<Diagnostic> faults;  ///< the file cannot be read
  /// The worst of its runs.
  [[nodiscard]] Finding finding() const;
};

struct CrossRequest {
  std::filesystem::path smt2;  ///< a folder for the queries as text; empty: none
  int jobs = 1;
  bool reduce = false;  ///< make refuted runs small
};

/// Each run is played with everything known, then asked of the solver: with all facts as variables, the steps and the
/// outcome must be possible, and nothing else may be.
[[nodiscard]] std::vector<CrossReport> cross_check(const std::vector<std::filesystem::path>& files,
                                                   const Catalogue& catalogue, const CrossRequest& request);

}  // namespace assize::court
