#include <fmt/format.h>
#include <fmt/ranges.h>

#include <fstream>

#include "tools/cli/input.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/court/stages.hpp"
#include "tools/picture/picture.hpp"

namespace assize::cli {

namespace {

std::string svg_of(const Game& game, const scenario::Scenario& s, const std::string& moment) {
  SvgOptions drawing;
  drawing.title = s.title;
  drawing.caption.push_back(moment);
  for (const scenario::ClauseRef& c : s.clauses) drawing.caption.push_back(c.name);
  return board_svg(game, drawing);
}

std::string text_of(const Game& game, const scenario::Scenario& s, const std::string& moment, bool tiles) {
  const TextOptions drawing{.tiles = tiles};
  return fmt::format("{}\n{}\n\n{}", s.title, moment, board_text(game, drawing));
}

int write(const std::string& picture, const std::string& output) {
  if (output.empty()) {
    fmt::print("{}", picture);
    return kWell;
  }
  std::ofstream out(output, std::ios::binary);
  out << picture;
  out.close();
  if (!out)
    return complain(Diagnostic{output, 0, 0, "cannot be written", "name a file in a folder that exists"});
  return kWell;
}

}  // namespace

int show(const ShowOptions& options, const Catalogue& catalogue) {
  const auto chosen = read_run(options.run, catalogue);
  if (!chosen) return complain(chosen.error());
  const auto stages = court::stages_of(chosen->scenario, chosen->runs.front(), catalogue);
  if (!stages) return complain(stages.error());
  const Game* game = &stages->start;
  std::string moment = fmt::format("{}, at the start", chosen->runs.front().name);
  if (!options.step.empty()) {
    const auto step = court::find_step(chosen->scenario, options.step);
    if (!step) return complain(step.error());
    game = &stages->after[*step];
    moment = fmt::format("{}, after step {}", chosen->runs.front().name, *step + 1);
  }
  const std::string picture = options.svg ? svg_of(*game, chosen->scenario, moment)
                                          : text_of(*game, chosen->scenario, moment, options.tiles);
  return write(picture, options.output);
}

}  // namespace assize::cli
