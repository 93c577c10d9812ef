#include "spec/scenario/check.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "spec/scenario/checker.hpp"
#include "spec/scenario/spot.hpp"

namespace assize::scenario {
namespace {

void note_refused(const Expectation& expect, std::set<std::size_t>& steps) {
  if (!expect.illegal) return;
  for (const IllegalStep& illegal : *expect.illegal) steps.insert(illegal.step);
}

/// Somebody must be able to tell whether the scenario holds.
void check_purpose(const Checker& checker) {
  const Scenario& s = checker.scenario;
  if (!s.steps.empty() || !s.expect_under.empty() || s.expect != Expectation{}) return;
  checker.complain({1, 1}, "nothing is done and nothing is expected", "add a [[step]] or an [expect]");
}

}  // namespace

const TileRef* Ground::under_every_reading(Cell at) const {
  const auto found = tiles_.find(at);
  if (found == tiles_.end()) return nullptr;
  for (const Laid& laid : found->second) {
    if (!laid.maybe) return &laid.tile;
  }
  return nullptr;
}

std::optional<Lying> Ground::certain(Cell at) const {
  const auto found = tiles_.find(at);
  if (found == tiles_.end()) return std::nullopt;
  const TileRef* tile = under_every_reading(at);
  if (tile == nullptr) tile = &found->second.front().tile;
  for (const Laid& other : found->second) {
    const bool same = other.tile.tile == tile->tile && other.tile.rotation == tile->rotation;
    if (!same && under_every_reading(at) == nullptr) return std::nullopt;
  }
  return Lying{&catalogue_->tiles[tile->tile], tile->rotation};
}

bool Checker::need_tile(Cell at, const Where& where) const {
  if (ground.maybe(at)) return true;
  std::vector<std::string> near;
  for (const Side side : kSides) {
    if (ground.laid(neighbour(at, side))) near.push_back(text_of(neighbour(at, side)));
  }
  complain(where, fmt::format("no tile lies at {}", text_of(at)),
           near.empty() ? std::string("x grows east, y grows south, and the map's top left is its 'at'")
                        : fmt::format("there is one at {}", fmt::join(near, " and at ")));
  return false;
}

bool Checker::resolve(std::optional<Cell> at, const SpotName& on, std::int16_t& segment,
                      const Where& where) const {
  if (!at || off_the_tiles(on.spot)) return true;
  if (!need_tile(*at, where)) return false;
  const auto tile = ground.certain(*at);
  if (!tile) return true;
  const auto found = resolve_spot(*tile, on);
  if (found) {
    segment = *found;
    return true;
  }
  complain(where, fmt::format("{} at {}", found.error().message, text_of(*at)),
           advice(found.error().choices));
  return false;
}

void check_scenario(Scenario& scenario, const Catalogue& catalogue, Sound sound,
                    const Complaints& complaints) {
  std::vector<std::size_t> sets;
  for (const SetRef& set : scenario.sets) sets.push_back(set.index);
  Checker checker{scenario,          catalogue, complaints, TileBook(catalogue, std::move(sets)),
                  Ground(catalogue), {}};
  note_refused(scenario.expect, checker.refused);
  for (const ExpectUnder& under : scenario.expect_under) note_refused(under.expect, checker.refused);
  if (!scenario.board) checker.ground.open();
  if (!sound.board) return;
  if (scenario.board) {
    check_tiles(checker);
    check_figures(checker);
    check_stock(checker);
  }
  if (!sound.steps) return;
  check_steps(checker);
  check_copies(checker);
  if (!sound.expectations) return;
  check_expectation(checker, scenario.expect);
  for (ExpectUnder& under : scenario.expect_under) check_expectation(checker, under.expect);
  check_purpose(checker);
  check_runs(checker);
}

std::vector<Diagnostic> check_scenario(Scenario& scenario, const Catalogue& catalogue) {
  std::vector<Diagnostic> found;
  check_scenario(scenario, catalogue, {}, Complaints(scenario.file, found));
  return found;
}

}  // namespace assize::scenario
