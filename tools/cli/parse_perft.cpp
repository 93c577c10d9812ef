#include <CLI/CLI.hpp>
#include <charconv>

#include "tools/cli/commands.hpp"
#include "tools/cli/differ.hpp"
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

/// perft --differ: options of their own.
void add_differ(CLI::App& c, const std::shared_ptr<DifferOptions>& o, std::vector<std::string>& sides) {
  c.add_option("--differ", sides, "two rulings (option=value) or profiles: the least game in which they part")
      ->expected(2);
  c.add_option("--sets", o->sets, "tile sets, with commas between (default: base-c2,tower-c2)")
      ->delimiter(',');
  c.add_option("--with", o->with, "further parts in play, such as abbot")->delimiter(',');
  c.add_option("--players", o->players, "how many play (default: 2)")->check(CLI::Range(1, 8));
  c.add_option("--profile", o->profile, "of a side that names none (default: C2-HiG)");
  c.add_option("--ruling", o->rulings, "option=value, on top of both sides");
  c.add_option("--limit", o->limit, "stop after so many nodes");
  c.add_option("--jobs", o->jobs, "threads (default: one a core)")->check(CLI::Range(1, 256));
  c.add_flag("--reduce", o->reduce,
             "leave out of the board what the parting does not need; a game need not lead to it then");
  c.add_option("--out", o->out, "write the scenario to this file");
}

}  // namespace

void add_perft(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<PerftOptions>();
  CLI::App* c = app.add_subcommand(
      "perft", "Count move sequences, replay recorded games, or play all games under two rulings");
  CLI::Option* order = c->add_option(
      "--order", o->order, "tiles by letter in the order in which they are drawn, after the start tile");
  const auto tiles = std::make_shared<std::string>();
  CLI::Option* bag =
      c->add_option("--bag", *tiles,
                    "every order that the bag allows; with --differ the tiles in it: TO/Cc,BA/RFr")
          ->expected(0, 1);
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
      "With --differ all games of --depth tiles are played under both rulings side by side, until anybody\n"
      "could tell one from the other; the least such game is written as a scenario.\n"
      "  assize perft --differ tower.capture-own=yes tower.capture-own=no --depth 2\n"
      "  assize perft --differ base.farmers=on base.farmers=off --sets base-c2 --depth 1\n"
      "Exit status: 0 counted, or all agrees; 1 something differs; 2 bad input; 3 cut off by --limit.");
  const auto d = std::make_shared<DifferOptions>();
  const auto sides = std::make_shared<std::vector<std::string>>();
  add_differ(*c, d, *sides);
  commands.push_back({"perft", [o, d, sides, tiles, bag](const Catalogue& catalogue) {
                        o->bag = bag->count() > 0;
                        if (sides->empty()) return perft(*o);
                        d->bag = *tiles;
                        d->a = sides->front();
                        d->b = sides->back();
                        if (o->depth > 0) d->depth = o->depth;
                        return differ(*d, catalogue);
                      }});
  add_bench(app, commands);
}

}  // namespace assize::cli
