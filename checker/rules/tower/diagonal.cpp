#include "checker/rules/tower/diagonal.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace assize::tower {

namespace {

enum class Metric { horizontal_vertical, horizontal_diagonal, eight_way };

Metric metric_of(const Law& law) {
  if (law.is("tower.house.diagonal-metric=horizontal-diagonal"_r)) return Metric::horizontal_diagonal;
  if (law.is("tower.house.diagonal-metric=eight-way"_r)) return Metric::eight_way;
  return Metric::horizontal_vertical;
}

/// Fewest moves over a displacement. Horizontal and diagonal moves alone: a vertical step takes a diagonal one, and
/// where the sideways surplus is odd, one horizontal move more.
int distance(Metric metric, int dx, int dy) {
  dx = std::abs(dx);
  dy = std::abs(dy);
  switch (metric) {
    case Metric::horizontal_vertical: return dx + dy;
    case Metric::eight_way: return std::max(dx, dy);
    case Metric::horizontal_diagonal: break;
  }
  if (dx >= dy) return dx;
  return dy + (dx + dy) % 2;
}

std::vector<Cell> moves(Metric metric) {
  std::vector<Cell> m = {{1, 0}, {-1, 0}};
  if (metric != Metric::horizontal_diagonal) m.insert(m.end(), {{0, 1}, {0, -1}});
  if (metric != Metric::horizontal_vertical) m.insert(m.end(), {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}});
  return m;
}

bool blocks(const Game& game, Cell c) {
  if (game.law().is("tower.house.empty-tile-meaning=no-figure"_r)) return !any_figure_at(game, c);
  return game.slot_at(c) < 0;
}

/// Shortest paths from `at` to the target: is there one without holes, is there one with?
struct Paths {
  bool free = false;
  bool shut = false;
};

Paths paths(const Game& game, Metric metric, Cell at, Cell target, std::map<Cell, Paths>& known) {
  if (at == target) return {.free = true};
  if (const auto found = known.find(at); found != known.end()) return found->second;
  const int left = distance(metric, target.x - at.x, target.y - at.y);
  Paths here;
  for (const Cell move : moves(metric)) {
    const Cell next{static_cast<std::int16_t>(at.x + move.x), static_cast<std::int16_t>(at.y + move.y)};
    if (distance(metric, target.x - next.x, target.y - next.y) != left - 1) continue;
    const Paths on = paths(game, metric, next, target, known);
    const bool hole = next != target && blocks(game, next);
    here.free = here.free || (on.free && !hole);
    here.shut = here.shut || on.shut || hole;
  }
  return known[at] = here;
}

/// tower.house.no-capture-over-holes together with diagonal reach; option tower.house.hole-path.
bool shut_off(const Game& game, Metric metric, Cell from, Cell target) {
  std::map<Cell, Paths> known;
  const Paths p = paths(game, metric, from, target, known);
  return game.law().is("tower.house.hole-path=all-paths"_r) ? p.shut : !p.free;
}

/// A definition of the metric that is switched off: as if diagonal neighbours were one tile away.
Metric read_metric(const Law& law) {
  const bool undone = law.undone("tower.house.diagonal-distance-c1"_c) || law.undone("tower.house.diagonal-distance-c2"_c);
  return undone ? Metric::eight_way : metric_of(law);
}

}  // namespace

bool any_figure_at(const Game& game, Cell c) {
  const Slot slot = game.slot_at(c);
  if (slot < 0) return false;
  const auto& figures = game.facts().figures;
  return std::any_of(figures.begin(), figures.end(), [slot](Place p) { return on_board(p) && p.where == slot; });
}

void judge_diagonal(const Game& game, Cell from, Cell target, int floors, Grounds& no) {
  const int dx = target.x - from.x;
  const int dy = target.y - from.y;
  const bool on_arm = dx == 0 || dy == 0;
  const bool exact = std::abs(dx) == std::abs(dy);
  const Metric metric = read_metric(no.law());
  const int d = distance(metric, dx, dy);
  const int reach = floors * no.law().amount("tower.range.one-tile-per-floor.tiles-per-floor"_n);
  const bool far = d > reach;
  no.forbid(far, "tower.range.one-tile-per-floor"_c, {{"distance", d}, {"height", floors}});
  no.forbid(far, "tower.house.diagonal-distance-c1"_c, {{"distance", d}});
  no.forbid(far, "tower.house.diagonal-distance-c2"_c, {{"distance", d}});
  const bool shorter = on_arm || no.law().is("tower.house.no-surprises-scope=range-minus-one"_r);
  no.forbid(shorter && d > reach - 1, "tower.house.no-surprises"_c, {{"distance", d}, {"height", floors}});
  const bool star = no.law().is("tower.house.diagonal-shape=star"_r);
  no.forbid(star && !on_arm && !exact, "tower.range.four-directions"_c);
  no.forbid(no.law().in_force("tower.house.no-capture-over-holes"_c) && shut_off(game, metric, from, target),
            "tower.house.no-capture-over-holes"_c);
}

}  // namespace assize::tower
