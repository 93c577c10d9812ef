#include <fmt/format.h>

#include "spec/scenario/checker.hpp"

namespace assize::scenario {
namespace {

void check_tower(const Checker& checker, Cell at, const Where& where) {
  if (!checker.need_tile(at, where)) return;
  const auto tile = checker.ground.certain(at);
  if (!tile || tile->tile->foundation) return;
  checker.complain(where,
                   fmt::format("no tower can stand at {}: {} has no foundation", text_of(at), tile->tile->id),
                   "name the cell of a tower");
}

}  // namespace

void check_expectation(Checker& checker, Expectation& expect) {
  for (FigureExpected& figure : expect.figures) checker.resolve(figure.place);
  for (const Cell cell : expect.empty) checker.need_tile(cell, expect.where);
  for (const TowerExpected& tower : expect.towers) check_tower(checker, tower.at, tower.where);
  for (FeatureExpected& feature : expect.features) {
    checker.resolve(feature.place);
    if (feature.same_as) checker.resolve(*feature.same_as);
    if (feature.apart_from) checker.resolve(*feature.apart_from);
  }
  for (std::optional<NeutralExpected>* neutral : {&expect.fairy, &expect.dragon}) {
    if (!*neutral || !(*neutral)->at) continue;
    if (checker.need_tile(*(*neutral)->at, (*neutral)->where))
      checker.resolve(*(*neutral)->at, (*neutral)->beside, (*neutral)->where);
  }
  for (const PartsExpected& parts : expect.parts) checker.need_tile(parts.at, parts.where);
  for (const RangeExpected& range : expect.in_range) {
    check_tower(checker, range.tower, range.where);
    if (!range.tiles) continue;
    for (const Cell cell : *range.tiles) checker.need_tile(cell, range.where);
  }
}

}  // namespace assize::scenario
