// The command line: parsing only. parse_*.cpp hold the subcommands.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <memory>

#include "spec/catalogue/load.hpp"
#include "spec/catalogue/nearest.hpp"
#include "tools/cli/commands.hpp"
#include "tools/cli/parse.hpp"
#include "tools/cli/terminal.hpp"

namespace {

using namespace assize;

/// The catalogue in the folder, or the built-in one; null: it has faults, and they are told.
std::shared_ptr<const Catalogue> catalogue_from(const std::string& folder) {
  if (folder.empty()) return {std::shared_ptr<void>(), &builtin_catalogue()};
  auto loaded = load_catalogue(folder, &builtin_catalogue());
  if (loaded) return *std::move(loaded);
  cli::complain(loaded.error());
  return nullptr;
}

/// The first word is no command: says which one was probably meant.
int no_such_command(const std::string& word, const cli::Commands& commands) {
  std::vector<std::string_view> names;
  for (const cli::Command& c : commands) names.push_back(c.name);
  return cli::complain(Diagnostic{{}, 0, 0, "there is no command " + word, hint_for(word, names)});
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("assize: a court for the rules of Carcassonne", "assize");
  app.require_subcommand(1);
  app.fallthrough();
  std::string folder;
  app.add_option("--spec", folder,
                 "read the law from this folder (a changed copy of spec/) in place of the built-in one");
  app.footer(
      "Examples:\n"
      "  assize check my.toml                    does the scenario hold?\n"
      "  assize explain my.toml                  what happened, and by which clauses\n"
      "  assize compare C2-HiG C1-RGG            where two rule sets part\n"
      "  assize distinguish tower.capture-own=yes tower.capture-own=no    the least board where they part\n"
      "  assize spec show tower.ransom.price     what a clause says\n"
      "  assize check my.toml --spec my-spec     the same under changed rules\n"
      "Exit status: 0 all well, 1 the rules say otherwise, 2 bad input or usage, 3 something could not be "
      "judged.");
  cli::Commands commands;
  cli::add_check(app, commands);
  cli::add_explain(app, commands);
  cli::add_show(app, commands);
  cli::add_distinguish(app, commands);
  cli::add_recordings(app, commands);
  cli::add_perft(app, commands);
  if (argc < 2) {
    std::cout << app.help();
    return cli::kBadInput;
  }
  const std::string first = argv[1];
  const auto named = [&](const cli::Command& c) { return c.name == first; };
  if (!first.starts_with('-') && std::none_of(commands.begin(), commands.end(), named))
    return no_such_command(first, commands);
  if (first.starts_with('-') && app.get_option_no_throw(first.substr(0, first.find('='))) == nullptr) {
    return cli::complain(
        Diagnostic{{}, 0, 0, "there is no option " + first, "a command comes first: assize --help"});
  }
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? cli::kWell : cli::kBadInput;
  }
  const auto catalogue = catalogue_from(folder);
  if (!catalogue) return cli::kBadInput;
  const auto chosen = std::find_if(commands.begin(), commands.end(),
                                   [&](const cli::Command& c) { return app.got_subcommand(c.name); });
  return chosen == commands.end() ? cli::kBadInput : chosen->run(*catalogue);
}
