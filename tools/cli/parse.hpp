// Pieces of the command line: each adds a few subcommands to the parser and says how to run them.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "spec/catalogue/catalogue.hpp"

namespace CLI {
class App;
}

namespace assize::cli {

struct Command {
  std::string name;
  std::function<int(const Catalogue&)> run;
};
using Commands = std::vector<Command>;

void add_check(CLI::App& app, Commands& commands);    ///< check, coverage, cross-check
void add_explain(CLI::App& app, Commands& commands);  ///< explain, compare
void add_show(CLI::App& app, Commands& commands);     ///< show, play, spec
void add_distinguish(CLI::App& app, Commands& commands);
void add_recordings(CLI::App& app, Commands& commands);  ///< replay, convert
void add_perft(CLI::App& app, Commands& commands);    ///< perft, bench

}  // namespace assize::cli
