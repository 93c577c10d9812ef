#include <CLI/CLI.hpp>
#include <charconv>

#include "tools/cli/commands.hpp"
#include "tools/cli/parse.hpp"

namespace assize::cli {

namespace {

/// A number that is not taken round its end; empty: it is one.
std::string whole_number(const std::string& text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size()) return {};
  return text + " is no whole number from 0 to 18446744073709551615";
}

void add_bench(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<BenchOptions>();
  CLI::App* c = app.add_subcommand("bench", "Play random games against the clock");
  c->add_option("--games", o->games, "base, tower or all (default: base)")
      ->check(CLI::IsMember({"base", "tower", "all"}));
  c->add_option("--count", o->count, "how many games")->check(CLI::Range(1, 100'000'000));
  c->add_option("--seed", o->seed, "of the first game; the next has one more")->check(whole_number);
  c->footer(
      "The checksum is over all final scores: equal seeds give equal games on every machine.\n"
      "Examples:\n"
      "  assize bench\n"
      "  assize bench --games tower --count 5000 --seed 7");
  commands.push_back({"bench", [o](const Catalogue&) { return bench(*o); }});
}

}  // namespace

void add_perft(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<PerftOptions>();
  CLI::App* c =
      app.add_subcommand("perft", "Count move sequences of the base game, or replay recorded games");
  CLI::Option* order = c->add_option(
      "--order", o->order, "tiles by letter in the order in which they are drawn, after the start tile");
  CLI::Option* bag = c->add_flag("--bag", o->bag, "every order that the bag allows");
  order->excludes(bag);
  c->add_option("--depth", o->depth, "tiles to place (default: all of the order)")->check(CLI::Range(1, 70));
  c->add_option("--traces", o->traces, "replay the recorded games of this file");
  c->add_option("--check", o->check, "count and replay all evidence of this folder");
  c->footer(
      "Two players, the base game of the first edition. `tiles` counts placements alone, `full` with every "
      "choice\n"
      "of follower.\n"
      "Examples:\n"
      "  assize perft --order BEHRUV --depth 3\n"
      "  assize perft --bag --depth 2\n"
      "  assize perft --traces base_traces_200.json\n"
      "Exit status: 0 counted, or all agrees; 1 something differs; 2 bad input.");
  commands.push_back({"perft", [o](const Catalogue&) { return perft(*o); }});
  add_bench(app, commands);
}

}  // namespace assize::cli
