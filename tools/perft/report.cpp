#include "tools/perft/report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "tools/perft/bench.hpp"
#include "tools/perft/count.hpp"
#include "tools/perft/tables.hpp"

namespace assize::perft {

namespace {

class Stopwatch {
 public:
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - from_).count();
  }

 private:
  std::chrono::steady_clock::time_point from_ = std::chrono::steady_clock::now();
};

std::string text(std::uint64_t n) {
  return std::to_string(n);
}
std::string text(const Points& p) {
  return fmt::format("{} + {}", p[0], p[1]);
}

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& w : words) all += (all.empty() ? "" : ", ") + w;
  return all;
}

/// The depth to which a list is wanted; `leaves` are the counts that go with it.
template <typename Value>
int wanted_depth(const Stated<Value>& list, const Stated<std::uint64_t>& leaves, const Extent& extent) {
  int wanted = 0;
  for (std::size_t i = 0; i < list.values.size(); ++i) {
    const bool known = extent.beyond_witnesses || !list.witnesses[i].empty();
    if (known && leaves.values[i] <= extent.most) wanted = static_cast<int>(i) + 1;
  }
  return wanted;
}

template <typename Value>
void compare(const std::string& what, const Stated<Value>& list, const std::vector<Value>& ours, int depth,
             Report& report) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(depth); ++i) {
    report.lines.push_back(
        {what, static_cast<int>(i) + 1, text(list.values[i]), text(ours[i]), joined(list.witnesses[i])});
  }
}

struct Counting {
  std::shared_ptr<const Ruleset> rules;
  Letters letters;
  Extent extent;
};

void check_row(const Counting& c, const Row& row, Report& report) {
  const std::string name = row.order.empty() ? "the bag" : row.order;
  Question q{.order = c.letters.types(row.order)};
  const auto tiles = [&](const char* list, const Stated<std::uint64_t>& stated) {
    q.moves = Moves::tiles;
    q.depth = wanted_depth(stated, stated, c.extent);
    if (q.depth > 0) compare(name + list, stated, count(c.rules, q).leaves, q.depth, report);
  };
  const auto full = [&](const char* suffix, const Stated<std::uint64_t>& leaves,
                        const Stated<Points>& points) {
    q.moves = Moves::full;
    const int counted = wanted_depth(leaves, leaves, c.extent);
    const int scored = wanted_depth(points, leaves, c.extent);
    q.depth = std::max(counted, scored);
    if (q.depth == 0) return;
    const Answer answer = count(c.rules, q);
    compare(fmt::format("{} full{}", name, suffix), leaves, answer.leaves, counted, report);
    compare(fmt::format("{} score_sum{}", name, suffix), points, answer.score_sum, scored, report);
  };
  tiles(" tiles_raw", row.tiles_raw);
  full("", row.full_raw, row.score_sum);
  q.rotations = c.letters.rotations();
  tiles(" tiles_distinct", row.tiles_distinct);
  full("_distinct", row.full_distinct, row.score_sum_distinct);
}

}  // namespace

int Report::differing() const {
  return static_cast<int>(
      std::count_if(lines.begin(), lines.end(), [](const Line& l) { return !l.agrees(); }));
}

Report check_counts(const Counts& counts, std::string title, const Extent& extent) {
  const Stopwatch watch;
  Report report{.title = std::move(title), .lines = {}};
  const auto rules = base_rules();
  const Counting counting{rules, Letters(*rules, counts.tiles), extent};
  for (const Row& row : counts.rows) check_row(counting, row, report);
  report.seconds = watch.seconds();
  return report;
}

Report check_traces(const Traces& traces, std::string title, std::size_t most) {
  const Stopwatch watch;
  Report report{.title = std::move(title), .lines = {}};
  const auto rules = base_rules();
  const Letters letters(*rules, traces.tiles);
  Checksum stated;
  Checksum ours;
  for (std::size_t i = 0; i < std::min(most, traces.games.size()); ++i) {
    const Trace& trace = traces.games[i];
    const Replay r = replay(rules, letters, trace);
    stated.add(trace.final);
    ours.add(r.final);
    Line line{fmt::format("game {}", i + 1), r.plies, fmt::format("{}-{}", trace.final[0], trace.final[1]),
              fmt::format("{}-{}", r.final[0], r.final[1]), "all engines"};
    for (const Difference& d : r.differences) {
      line.stated += fmt::format("; ply {} {} {}", d.ply, d.what, d.stated);
      line.ours += fmt::format("; ply {} {} {}", d.ply, d.what, d.ours);
    }
    report.lines.push_back(std::move(line));
  }
  report.lines.push_back({"checksum", 0, stated.text(), ours.text(), "all engines"});
  report.seconds = watch.seconds();
  return report;
}

std::string to_table(const Report& report, bool all) {
  std::string out = fmt::format("{}\n", report.title);
  for (const Line& l : report.lines) {
    if (!all && l.agrees()) continue;
    fmt::format_to(std::back_inserter(out), "  {:<7} {:<24} {:>3}  {:>24}", l.agrees() ? "agree" : "DIFFER",
                   l.what, l.depth, l.stated);
    if (!l.agrees()) fmt::format_to(std::back_inserter(out), "  ours {}", l.ours);
    fmt::format_to(std::back_inserter(out), "  {}\n",
                   l.witnesses.empty() ? "(its generator alone)" : l.witnesses);
  }
  const int bad = report.differing();
  fmt::format_to(std::back_inserter(out), "  {} numbers, {} agree, {} differ, {:.1f} s\n",
                 report.lines.size(), static_cast<int>(report.lines.size()) - bad, bad, report.seconds);
  return out;
}

Read<std::vector<Report>> check_folder(const std::string& folder, const Extent& extent) {
  const auto orders = read_orders(folder + "/base_fixed_orders.json");
  if (!orders) return tl::unexpected(orders.error());
  const auto bag = read_bag(folder + "/base_bag.json", orders->tiles);
  if (!bag) return tl::unexpected(bag.error());
  const auto traces = read_traces(folder + "/base_traces_200.json");
  if (!traces) return tl::unexpected(traces.error());
  const auto final = read_traces(folder + "/jp2015_final.json", orders->tiles);
  if (!final) return tl::unexpected(final.error());
  return std::vector{check_counts(*orders, "fixed orders", extent),
                     check_counts(*bag, "every order of the bag", extent),
                     check_traces(*traces, "recorded games"), check_traces(*final, "a tournament game")};
}

}  // namespace assize::perft
