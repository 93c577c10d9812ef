#include "tools/cli/parse.hpp"
#include "tools/cli/parse_run.hpp"

namespace assize::cli {

namespace {

void add_compare(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<CompareOptions>();
  CLI::App* c = app.add_subcommand("compare", "Which scenarios come out differently under two sets of rules");
  c->add_option("a", o->a, "a profile, or option=value (put on top of each scenario's profiles)")->required();
  c->add_option("b", o->b, "the same")->required();
  c->add_option("paths", o->paths, "scenario files, or folders of them (default: scenarios)");
  c->add_option("--jobs,-j", o->jobs, "threads (default: one for each core)")->check(CLI::Range(0, 256));
  add_format(c, o->format, {{"text", Format::text}, {"json", Format::json}}, "text or json");
  c->footer(
      "Compares outcomes, not expectations: verdicts and their grounds, points, prisoners, supplies, "
      "figures,\n"
      "towers, whose turn it is, winners, and what else a scenario asks.\n"
      "Examples:\n"
      "  assize compare C2-HiG C1-RGG\n"
      "  assize compare tower.capture-own=yes tower.capture-own=no scenarios/tower\n"
      "  assize compare C2-HiG C2-HiG,tower.ransom-scope=one-per-opponent my.toml\n"
      "Exit status: 0 all come out alike, 1 some do not, 2 bad input.");
  commands.push_back({"compare", [o](const Catalogue& catalogue) { return compare(*o, catalogue); }});
}

}  // namespace

void add_explain(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<ExplainOptions>();
  CLI::App* c =
      app.add_subcommand("explain", "Tell a scenario step by step: what happened, and which clauses decided");
  add_run_choice(c, o->run);
  c->add_flag("--points", o->points, "for every payment the clause and the numbers that went into it");
  c->add_flag("--all", o->all, "every clause that was heard, not only those that decided");
  c->footer(
      "A clause decided if the step, or what followed from it, goes otherwise without the clause. All "
      "grounds of\n"
      "a refusal are named. At the end: what comes out differently under the scenario's other profiles.\n"
      "Examples:\n"
      "  assize explain my.toml\n"
      "  assize explain my.toml --points               why 10?\n"
      "  assize explain my.toml --profile C1-RGG --ruling tower.capture-own=no\n"
      "Exit status: 0 told, 2 bad input, 3 a step cannot be judged.");
  commands.push_back({"explain", [o](const Catalogue& catalogue) { return explain(*o, catalogue); }});
  add_compare(app, commands);
}

}  // namespace assize::cli
