#include "spec/scenario/write.hpp"

#include <fmt/format.h>

#include "spec/scenario/toml_values.hpp"

namespace assize::scenario {
namespace {

using toml_text::Pairs;

std::string rulings_table(const std::vector<RulingRef>& rulings) {
  Pairs pairs;
  for (const RulingRef& ref : rulings) pairs.put(ref.option, ref.value);
  return pairs.inline_table();
}

std::string origin_table(const Origin& origin) {
  Pairs pairs;
  pairs.put("kind", kOriginNames[static_cast<std::size_t>(origin.kind)]);
  pairs.filled("source", origin.source);
  pairs.filled("lines", origin.lines);
  pairs.filled("id", origin.id);
  pairs.filled("note", origin.note);
  return pairs.inline_table();
}

std::string each_table(const std::map<FigureKind, int>& each) {
  Pairs pairs;
  for (const auto& [kind, count] : each) pairs.put(name_of(kind), count);
  return pairs.inline_table();
}

std::string head(const Scenario& s) {
  Pairs pairs;
  pairs.put("title", s.title);
  pairs.put("clauses", s.clauses);
  if (s.origin != Origin{}) pairs.text("origin", origin_table(s.origin));
  pairs.put("sets", s.sets);
  pairs.filled("with", s.with);
  pairs.filled("without", s.without);
  if (!s.each.empty()) pairs.text("each", each_table(s.each));
  pairs.put("profiles", s.profiles);
  if (!s.rulings.empty()) pairs.text("rulings", rulings_table(s.rulings));
  pairs.put("players", s.players);
  if (s.stop_here) pairs.put("stop", std::string_view("here"));
  return pairs.lines(true);
}

std::string under(const ExpectUnder& under, const std::vector<Step>& steps) {
  Pairs scope;
  if (!under.rulings.empty()) scope.text("rulings", rulings_table(under.rulings));
  scope.filled("profiles", under.profiles);
  return fmt::format("\n[[expect_under]]\n{}{}", scope.lines(false),
                     expectation_pairs(under.expect, steps).lines(false));
}

}  // namespace

std::string to_toml(const Scenario& scenario) {
  std::string out = head(scenario);
  if (scenario.board) write_board(*scenario.board, out);
  for (const Step& step : scenario.steps) write_step(step, out);
  if (const Pairs expect = expectation_pairs(scenario.expect, scenario.steps); !expect.empty())
    out += "\n[expect]\n" + expect.lines(true);
  for (const ExpectUnder& each : scenario.expect_under) out += under(each, scenario.steps);
  return out;
}

}  // namespace assize::scenario
