#include <CLI/CLI.hpp>
#include <memory>

#include "tools/cli/commands.hpp"
#include "tools/cli/parse.hpp"
#include "tools/cli/parse_run.hpp"

namespace assize::cli {

namespace {

void add_replay(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<ReplayOptions>();
  CLI::App* c =
      app.add_subcommand("replay", "Play recordings of JCloisterZone (.jcz) and evaluate their assertions");
  c->add_option("paths", o->paths, "recordings, folders of them, or patterns")->required();
  add_format(c, o->format, {{"text", Format::text}, {"json", Format::json}, {"junit", Format::junit}},
             "text, json or junit");
  c->add_flag("--verbose,-v", o->verbose, "name the recordings that pass, and every assertion, too");
  c->footer(
      "Examples:\n"
      "  assize replay game.jcz\n"
      "  assize replay recordings --format junit\n"
      "A recording is played under the rulings that its set-up states. One that uses an expansion not played "
      "is unsupported;\n"
      "where an assertion contradicts the rule documents and the list says so, it disagrees: neither is a "
      "pass.\n"
      "Exit status: 0 all hold or disagree as listed, 1 some do not, 2 some cannot be read, 3 some are "
      "unsupported.");
  commands.push_back({"replay", [o](const Catalogue& catalogue) { return replay(*o, catalogue); }});
}

void add_convert(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<ConvertOptions>();
  CLI::App* c = app.add_subcommand("convert", "Write recordings of JCloisterZone (.jcz) as scenarios");
  c->add_option("paths", o->paths, "recordings, folders of them, or patterns")->required();
  c->add_option("--out,-o", o->out, "a file, or for several recordings a folder (default: standard output)");
  c->footer(
      "Examples:\n"
      "  assize convert game.jcz > game.toml\n"
      "  assize convert recordings --out scenarios/recordings\n"
      "Every scenario is read back and checked before it is written.\n"
      "Exit status: 0 all written, 1 some would not pass, 2 some cannot be read, 3 some are unsupported.");
  commands.push_back({"convert", [o](const Catalogue& catalogue) { return convert(*o, catalogue); }});
}

}  // namespace

void add_recordings(CLI::App& app, Commands& commands) {
  add_replay(app, commands);
  add_convert(app, commands);
}

}  // namespace assize::cli
