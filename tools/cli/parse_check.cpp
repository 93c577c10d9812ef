#include <CLI/CLI.hpp>
#include <memory>

#include "tools/cli/commands.hpp"
#include "tools/cli/parse.hpp"
#include "tools/cli/parse_run.hpp"

namespace assize::cli {

namespace {

void add_coverage(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<CoverageOptions>();
  CLI::App* c = app.add_subcommand(
      "coverage", "Which clauses some scenario decides: it turns when the clause is switched");
  c->add_option("paths", o->paths, "scenario files, or folders of them (default: scenarios)");
  c->add_option("--jobs,-j", o->jobs, "threads (default: one for each core)")->check(CLI::Range(0, 256));
  c->add_flag("--witnesses", o->witnesses, "name a scenario for every decided clause");
  c->add_flag("--brief", o->brief, "leave out what is pending and which flags were changed");
  c->footer(
      "Examples:\n"
      "  assize coverage\n"
      "  assize coverage scenarios/tower --witnesses\n"
      "Exit status: 0 every clause is decided, 1 some are not, 2 bad input.");
  commands.push_back({"coverage", [o](const Catalogue& catalogue) { return coverage(*o, catalogue); }});
}

void add_cross_check(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<CrossCheckOptions>();
  CLI::App* c = app.add_subcommand("cross-check", "Let the constraints, which know nothing of the engine, judge scenarios");
  CLI::Option* paths = c->add_option("paths", o->paths, "scenario files, or folders of them (default: scenarios)");
  c->add_option("--jobs,-j", o->jobs, "threads (default: one for each core)")->check(CLI::Range(0, 256));
  const std::map<std::string, Format> formats = {{"text", Format::text}, {"json", Format::json}};
  CLI::Option* format =
      c->add_option("--format", o->format, "text or json")->transform(CLI::CheckedTransformer(formats));
  CLI::Option* smt2 = c->add_option("--smt2", o->smt2, "write every query to this folder as SMT-LIB2, named by the answer it must get");
  c->add_flag("--verbose,-v", o->verbose, "name the scenarios that are confirmed, too");
  c->add_flag("--reduce", o->reduce, "print what is refuted as the smallest scenario found that shows it");
  c->add_option("--random", o->random, "in place of scenarios: so many random positions and turns, both witnesses")
      ->check(CLI::Range(1, 10'000'000))
      ->excludes(paths)
      ->excludes(format)
      ->excludes(smt2);
  c->add_option("--seed", o->seed, "of the first of them")->check(CLI::Range(std::uint64_t{0}, std::uint64_t{1} << 62));
  c->footer(
      "Examples:\n"
      "  assize cross-check\n"
      "  assize cross-check --random 20000 --seed 1\n"
      "  assize cross-check scenarios/tower --reduce\n"
      "  assize cross-check scenarios/tower/ransom --smt2 queries\n"
      "Exit status: 0 nothing is refuted, 1 something is, 2 bad input, 3 the solver gave up.");
  commands.push_back({"cross-check", [o](const Catalogue& catalogue) { return cross_check(*o, catalogue); }});
}

}  // namespace

void add_check(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<CheckOptions>();
  CLI::App* c = app.add_subcommand("check", "Judge scenarios and compare with what they expect");
  c->add_option("paths", o->paths, "scenario files, or folders of them")->required();
  c->add_option("--profile", o->profiles, "judge under this profile instead of each scenario's own")
      ->allow_extra_args(false);
  c->add_option("--ruling", o->rulings, "option=value, on top of every profile")->allow_extra_args(false);
  c->add_option("--jobs,-j", o->jobs, "threads (default: one for each core)")->check(CLI::Range(0, 256));
  add_format(c, o->format, {{"text", Format::text}, {"json", Format::json}, {"junit", Format::junit}},
             "text, json or junit");
  c->add_flag("--verbose,-v", o->verbose, "name the scenarios that pass, too");
  c->add_flag("--reduce", o->reduce, "print each run that fails as the smallest scenario found that fails alike (text)");
  c->footer(
      "Examples:\n"
      "  assize check scenarios\n"
      "  assize check my.toml --profile C1-RGG\n"
      "  assize check my.toml --reduce\n"
      "  assize check scenarios/tower --ruling tower.capture-own=no\n"
      "Exit status: 0 all hold, 1 some do not, 2 some cannot be read, 3 some cannot be judged.");
  commands.push_back({"check", [o](const Catalogue& catalogue) { return check(*o, catalogue); }});
  add_coverage(app, commands);
  add_cross_check(app, commands);
}

}  // namespace assize::cli
