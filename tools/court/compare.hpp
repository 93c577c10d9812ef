// The same scenarios under two sets of rules: where do they come out differently, and because of what.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tools/court/check.hpp"
#include "tools/court/observed.hpp"

namespace assize::court {

/// A profile, or rulings to put on top of a scenario's own profiles, or both.
struct Side {
  std::string name;  ///< as written
  std::optional<std::size_t> profile{};
  std::vector<Ruling> rulings{};
};

/// "C1-RGG", "tower.capture-own=no", or several of them with commas between.
[[nodiscard]] tl::expected<Side, Diagnostic> read_side(const Catalogue& catalogue, const std::string& text);

/// What parts two runs of a scenario.
struct Parting {
  std::string a, b;  ///< the runs by name
  std::vector<Difference> differences{};
  std::vector<Ruling> turning{};  ///< rulings of b, each of which alone changes the outcome of a
  std::vector<ClauseId> only_a{},
      only_b{};  ///< clauses that decide on one side and are not in force on the other

  /// The same differences for the same reasons, whatever the runs are called.
  [[nodiscard]] bool alike(const Parting& o) const {
    return differences == o.differences && turning == o.turning;
  }
};

/// Nothing: they come out alike. Only the outcomes count; what was expected of the runs does not.
[[nodiscard]] std::optional<Parting> part(const scenario::Scenario& scenario, const scenario::Run& a,
                                          const scenario::Run& b, const Catalogue& catalogue);

struct FileComparison {
  std::string file;
  std::string title{};
  std::vector<Diagnostic> diagnostics{};  ///< it could not be read
  int runs = 0;                           ///< pairs of runs
  std::vector<Parting> partings{};
};

[[nodiscard]] std::vector<FileComparison> compare_files(const std::vector<std::filesystem::path>& files,
                                                        const Catalogue& catalogue, const Side& a,
                                                        const Side& b, int jobs);

}  // namespace assize::court
