#include <CLI/CLI.hpp>
#include <map>
#include <memory>

#include "tools/cli/commands.hpp"
#include "tools/cli/parse.hpp"

namespace assize::cli {

void add_distinguish(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<DistinguishOptions>();
  CLI::App* c = app.add_subcommand("distinguish", "The least board and turn on which two readings part");
  CLI::Option* a = c->add_option("a", o->a, "option=value, or a profile");
  CLI::Option* b = c->add_option("b", o->b, "the same option with another value, or another profile");
  CLI::Option* all = c->add_flag("--all", o->all, "every pair of readings of every option that is played");
  a->excludes(all)->needs(b);
  b->excludes(all);
  c->add_option("--profile", o->profile, "the rules around the question (default: as the option needs)");
  c->add_option("--ruling", o->rulings, "option=value, further context; may be repeated")->allow_extra_args(false);
  c->add_option("--sets", o->sets, "tile sets (default: base and tower)")->delimiter(',');
  c->add_option("--with", o->with, "parts in play without tiles, as in a scenario")->delimiter(',');
  c->add_option("--players", o->players, "how many (default: as the option needs)")->check(CLI::Range(1, 8));
  c->add_option("--tiles", o->most_tiles, "look at boards of at most so many tiles")->check(CLI::Range(2, 9));
  c->add_option("--count", o->count, "so many boards, the least first")->check(CLI::Range(1, 100));
  c->add_option("--out", o->out, "write what is found into this folder: scenario, picture, text");
  c->add_option("--smt2", o->smt2, "write every query into this folder as SMT-LIB2");
  c->add_option("--jobs,-j", o->jobs, "threads for --all and for profiles (default: one for each core)")
      ->check(CLI::Range(0, 256));
  const std::map<std::string, Format> formats = {{"text", Format::text}, {"json", Format::json}};
  c->add_option("--format", o->format, "text or json")->transform(CLI::CheckedTransformer(formats));
  c->footer(
      "A board is least in tiles, then in figures, floors, prisoners, actions and points. Two profiles are told\n"
      "apart option by option.\n"
      "Examples:\n"
      "  assize distinguish tower.capture-own=yes tower.capture-own=no\n"
      "  assize distinguish C2-HiG C1-RGG\n"
      "  assize distinguish --all --out scenarios/generated/tower\n"
      "Exit status: 0 answered, 1 the witnesses disagree, 2 bad input, 3 the solver gave up.");
  commands.push_back({"distinguish", [o](const Catalogue& catalogue) { return distinguish(*o, catalogue); }});
}

}  // namespace assize::cli
