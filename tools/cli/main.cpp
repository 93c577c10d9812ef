// The command line: parsing only.
#include <CLI/CLI.hpp>
#include <map>

#include "tools/cli/commands.hpp"

namespace {

using assize::cli::CheckOptions;
using assize::cli::CoverageOptions;
using assize::cli::Format;

void add_check(CLI::App& app, CheckOptions& o) {
  CLI::App* c = app.add_subcommand("check", "Judge scenarios and compare with what they expect");
  c->add_option("paths", o.paths, "scenario files, or folders of them")->required();
  c->add_option("--profile", o.profiles, "judge under this profile instead of each scenario's own");
  c->add_option("--ruling", o.rulings, "option=value, on top of every profile");
  c->add_option("--jobs,-j", o.jobs, "threads (default: one for each core)")->check(CLI::Range(0, 256));
  const std::map<std::string, Format> formats = {{"text", Format::text}, {"json", Format::json}, {"junit", Format::junit}};
  c->add_option("--format", o.format, "text, json or junit")->transform(CLI::CheckedTransformer(formats));
  c->add_flag("--verbose,-v", o.verbose, "name the scenarios that pass, too");
  c->footer("  assize check scenarios\n  assize check my.toml --profile C1-RGG\n  assize check scenarios/tower --ruling tower.capture-own=no");
}

void add_coverage(CLI::App& app, CoverageOptions& o) {
  CLI::App* c = app.add_subcommand("coverage", "Which clauses some scenario decides: it turns when the clause is switched");
  c->add_option("paths", o.paths, "scenario files, or folders of them (default: scenarios)");
  c->add_option("--jobs,-j", o.jobs, "threads (default: one for each core)")->check(CLI::Range(0, 256));
  c->add_flag("--witnesses", o.witnesses, "name a scenario for every decided clause");
  c->add_flag("--brief", o.brief, "leave out what is pending and which flags were changed");
  c->footer("  assize coverage\n  assize coverage scenarios/tower --witnesses");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("assize: a court for the rules of Carcassonne", "assize");
  app.require_subcommand(1);
  app.footer("Exit status: 0 all well, 1 the rules say otherwise, 2 bad input or usage, 3 something could not be judged.");
  CheckOptions check;
  add_check(app, check);
  CoverageOptions coverage;
  add_coverage(app, coverage);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? assize::cli::kWell : assize::cli::kBadInput;
  }
  const assize::Catalogue& catalogue = assize::builtin_catalogue();
  if (app.got_subcommand("check")) return assize::cli::check(check, catalogue);
  if (app.got_subcommand("coverage")) return assize::cli::coverage(coverage, catalogue);
  return assize::cli::kBadInput;
}
