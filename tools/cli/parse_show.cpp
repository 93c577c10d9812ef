#include "tools/cli/parse.hpp"
#include "tools/cli/parse_run.hpp"

namespace assize::cli {

namespace {

void add_play(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<PlayOptions>();
  CLI::App* c =
      app.add_subcommand("play", "List every legal action of a scenario's position, and who decides");
  add_run_choice(c, o->run);
  c->add_option("--step", o->step, "before this step, by number or name (default: after the last)");
  add_format(c, o->format, {{"text", Format::text}, {"json", Format::json}}, "text or json");
  c->footer(
      "The printed forms are those of a step's `options` in a scenario.\n"
      "Examples:\n"
      "  assize play my.toml\n"
      "  assize play my.toml --step 2 --format json\n"
      "Exit status: 0 listed, 2 bad input.");
  commands.push_back({"play", [o](const Catalogue& catalogue) { return play(*o, catalogue); }});
}

void add_spec(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<SpecOptions>();
  CLI::App* c = app.add_subcommand("spec", "Look up clauses, options, profiles, ambiguities, sets and tiles");
  c->add_option("what", o->what, "clauses, options, profiles, sets, tiles, ambiguities; or show");
  c->add_option("words", o->words, "what to look for; after show: ids");
  c->footer(
      "Examples:\n"
      "  assize spec clauses ransom price\n"
      "  assize spec options capture\n"
      "  assize spec tiles CRFR              tiles that show these sides N E S W when turned\n"
      "  assize spec show tower.ransom.price\n"
      "  assize spec show C2-HiG             a profile with all its rulings\n"
      "  assize spec show BA/RCr base:D      tiles by id, or by set and letter\n"
      "Exit status: 0 found, 2 nothing of that name.");
  commands.push_back({"spec", [o](const Catalogue& catalogue) { return spec(*o, catalogue); }});
}

}  // namespace

void add_show(CLI::App& app, Commands& commands) {
  const auto o = std::make_shared<ShowOptions>();
  CLI::App* c = app.add_subcommand("show", "Draw the board of a scenario, as text or SVG");
  add_run_choice(c, o->run);
  c->add_option("--step", o->step, "after this step, by number or name (default: at the start)");
  c->add_flag("--svg", o->svg, "an SVG picture with title and clauses");
  c->add_flag("--tiles", o->tiles, "list every tile with its rotation");
  c->add_option("--output,-o", o->output, "write to this file");
  c->footer(
      "Examples:\n"
      "  assize show my.toml\n"
      "  assize show my.toml --step 3\n"
      "  assize show my.toml --step claim --svg -o claim.svg\n"
      "Exit status: 0 drawn, 2 bad input.");
  commands.push_back({"show", [o](const Catalogue& catalogue) { return show(*o, catalogue); }});
  add_play(app, commands);
  add_spec(app, commands);
}

}  // namespace assize::cli
