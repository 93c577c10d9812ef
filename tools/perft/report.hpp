// Evidence against engine: what agrees, what differs, as values and as a table for people.
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "tools/perft/evidence.hpp"
#include "tools/perft/replay.hpp"

namespace assize::perft {

/// One number of the evidence beside ours.
struct Line {
  std::string what;  ///< "BEHRUV tiles_raw", "game 17"
  int depth = 0;     ///< plies
  std::string stated;
  std::string ours;
  std::string witnesses;  ///< independent engines that found the stated number; empty: its generator alone
  [[nodiscard]] bool agrees() const { return stated == ours; }
};

struct Report {
  std::string title;
  std::vector<Line> lines;
  double seconds = 0;
  [[nodiscard]] int differing() const;
};

/// How far to count.
struct Extent {
  bool beyond_witnesses = false;  ///< also depths that only the evidence's generator computed
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();  ///< no depth with more sequences than that
};

[[nodiscard]] Report check_counts(const Counts& counts, std::string title, const Extent& extent);
/// The first `most` games of the file, every ply; the last line compares a checksum over all final scores.
[[nodiscard]] Report check_traces(const Traces& traces, std::string title, std::size_t most = 1000000);

/// A line for each number, and a summary. `all` false: only what differs, and the summary.
[[nodiscard]] std::string to_table(const Report& report, bool all = true);

/// Everything in the folder: fixed orders, the bag, the recorded games.
[[nodiscard]] Read<std::vector<Report>> check_folder(const std::string& folder, const Extent& extent);

}  // namespace assize::perft
