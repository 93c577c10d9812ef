#include <fmt/format.h>

#include "spec/catalogue/find.hpp"
#include "tools/cli/commands.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/perft/bench.hpp"
#include "tools/perft/count.hpp"
#include "tools/perft/report.hpp"
#include "tools/perft/tables.hpp"

namespace assize::cli {

namespace {

/// The tiles of a game by the letters of the base set.
tl::expected<std::vector<TypeId>, Diagnostic> types_of(const Ruleset& rules, const std::string& letters) {
  std::vector<TypeId> types;
  const Catalogue& catalogue = rules.law.catalogue();
  std::vector<int> left(rules.full_bag.begin(), rules.full_bag.end());
  --left[static_cast<std::size_t>(rules.start)];
  for (const char letter : letters) {
    const auto found = find_tiles(catalogue, fmt::format("{}:{}", rules.sets.front(), letter));
    const TypeId type =
        found.empty() ? static_cast<TypeId>(-1) : rules.type_of(catalogue.tiles[found.front()].id);
    if (type < 0) {  // of a letter beyond ASCII this would be a part only
      const std::string name =
          letter > ' ' && letter <= '~' ? std::string(1, letter) : fmt::format("\"{}\"", letters);
      return tl::unexpected(
          Diagnostic{{}, 0, 0, fmt::format("the base game has no tile {}", name), "tiles are A to X"});
    }
    if (--left[static_cast<std::size_t>(type)] < 0) {
      return tl::unexpected(Diagnostic{{},
                                       0,
                                       0,
                                       fmt::format("{} names tile {} too often", letters, letter),
                                       "assize spec show base-c1 lists the copies"});
    }
    types.push_back(type);
  }
  return types;
}

int count(const PerftOptions& options) {
  const auto rules = perft::base_rules();
  const auto types = types_of(*rules, options.order);
  if (!types) return complain(types.error());
  const int all = static_cast<int>(types->size());
  if (!options.bag && options.depth > all) {
    return complain(Diagnostic{
        {}, 0, 0, fmt::format("the order has only {} tiles", all), "give a smaller --depth, or --bag"});
  }
  perft::Question question{
      .moves = perft::Moves::tiles, .depth = options.depth > 0 ? options.depth : all, .order = *types};
  const perft::Answer tiles = perft::count(rules, question);
  question.moves = perft::Moves::full;
  const perft::Answer full = perft::count(rules, question);
  fmt::print("{:>5} {:>20} {:>24} {:>24}\n", "depth", "tiles", "full", "sum of scores");
  for (std::size_t d = 0; d < tiles.leaves.size(); ++d) {
    fmt::print("{:>5} {:>20} {:>24} {:>24}\n", d + 1, tiles.leaves[d], full.leaves[d],
               fmt::format("{}, {}", full.score_sum[d][0], full.score_sum[d][1]));
  }
  return kWell;
}

int print_reports(const std::vector<perft::Report>& reports) {
  int differing = 0;
  for (const perft::Report& report : reports) {
    fmt::print("{}", perft::to_table(report));
    differing += report.differing();
  }
  return differing == 0 ? kWell : kFailed;
}

}  // namespace

int perft(const PerftOptions& options) {
  if (!options.check.empty()) {
    const auto reports = perft::check_folder(options.check, {});
    return reports ? print_reports(*reports) : complain(reports.error());
  }
  if (!options.traces.empty()) {
    const auto traces = perft::read_traces(options.traces);
    return traces ? print_reports({perft::check_traces(*traces, options.traces)}) : complain(traces.error());
  }
  const bool depth_missing = options.bag && options.depth == 0;
  if ((!options.bag && options.order.empty()) || depth_missing) {
    return complain(Diagnostic{{},
                               0,
                               0,
                               depth_missing ? "how deep?" : "count what?",
                               "assize perft --order BEHRUV --depth 3, or assize perft --bag --depth 2"});
  }
  return count(options);
}

int bench(const BenchOptions& options) {
  const perft::Kind kind = options.games == "tower" ? perft::Kind::tower
                           : options.games == "all" ? perft::Kind::all
                                                    : perft::Kind::base;
  fmt::print("{}\n", perft::to_text(perft::bench(kind, options.count, options.seed)));
  return kWell;
}

}  // namespace assize::cli
