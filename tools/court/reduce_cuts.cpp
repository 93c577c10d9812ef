#include "tools/court/reduce_cuts.hpp"

#include <algorithm>
#include <array>

namespace assize::court {

namespace sc = assize::scenario;

namespace {

template <typename T>
void sift(std::vector<T>& items, const Keep& keep) {
  std::vector<T> kept;
  for (T& item : items) {
    if (keep()) kept.push_back(std::move(item));
  }
  items = std::move(kept);
}

template <typename K, typename V>
void sift(std::map<K, V>& items, const Keep& keep) {
  std::erase_if(items, [&](const auto&) { return !keep(); });
}

template <typename T>
void sift(std::optional<T>& item, const Keep& keep) {
  if (item && !keep()) item.reset();
}

/// Who is refused by number: the numbers move up.
void renumber(sc::Expectation& e, const std::vector<std::optional<std::size_t>>& now) {
  if (!e.illegal) return;
  const bool empty = e.illegal->empty();
  std::erase_if(*e.illegal, [&](const sc::IllegalStep& i) { return i.step >= now.size() || !now[i.step]; });
  for (sc::IllegalStep& i : *e.illegal) i.step = *now[i.step];
  if (!empty && e.illegal->empty()) e.illegal.reset();
}

/// The last one first: what comes after the failure is gone soonest.
void sift_steps(sc::Scenario& s, const Keep& keep) {
  std::vector<bool> stays(s.steps.size());
  for (std::size_t i = s.steps.size(); i-- > 0;) stays[i] = keep();
  std::vector<std::optional<std::size_t>> now(s.steps.size());
  std::vector<sc::Step> steps;
  for (std::size_t i = 0; i < s.steps.size(); ++i) {
    if (!stays[i]) continue;
    now[i] = steps.size();
    steps.push_back(std::move(s.steps[i]));
  }
  s.steps = std::move(steps);
  renumber(s.expect, now);
  for (sc::ExpectUnder& under : s.expect_under) renumber(under.expect, now);
}

void sift_board(sc::Scenario& s, const Keep& keep) {
  sift(s.board, keep);
}

void sift_figures(sc::Scenario& s, const Keep& keep) {
  if (s.board) sift(s.board->figures, keep);
}

void sift_towers(sc::Scenario& s, const Keep& keep) {
  if (s.board) sift(s.board->towers, keep);
}

void sift_prisoners(sc::Scenario& s, const Keep& keep) {
  if (!s.board) return;
  for (auto& [captor, held] : s.board->prisoners) sift(held, keep);
  std::erase_if(s.board->prisoners, [](const auto& held) { return held.second.empty(); });
}

void sift_players(sc::Scenario& s, const Keep& keep) {
  sift(s.players, keep);
}

void sift_points(sc::Scenario& s, const Keep& keep) {
  if (s.board) sift(s.board->score, keep);
}

void sift_neutrals(sc::Scenario& s, const Keep& keep) {
  if (!s.board) return;
  sift(s.board->neutral, keep);
  sift(s.board->tokens, keep);
}

void sift_supplies(sc::Scenario& s, const Keep& keep) {
  if (!s.board) return;
  for (auto& [player, supply] : s.board->supply) {
    sift(supply.figures, keep);
    sift(supply.floors, keep);
  }
  std::erase_if(s.board->supply, [](const auto& e) { return e.second.figures.empty() && !e.second.floors; });
}

void sift_bag(sc::Scenario& s, const Keep& keep) {
  if (!s.board) return;
  if (s.board->bag) sift(*s.board->bag, keep);
}

void sift_bag_as_such(sc::Scenario& s, const Keep& keep) {
  if (s.board) sift(s.board->bag, keep);
}

void sift_profiles(sc::Scenario& s, const Keep& keep) {
  sift(s.profiles, keep);
}

void sift_readings(sc::Scenario& s, const Keep& keep) {
  sift(s.expect_under, keep);
}

void sift_rulings(sc::Scenario& s, const Keep& keep) {
  sift(s.rulings, keep);
}

void sift_sets(sc::Scenario& s, const Keep& keep) {
  sift(s.sets, keep);
  sift(s.with, keep);
}

void sift_words(sc::Scenario& s, const Keep& keep) {
  for (sc::Step& step : s.steps) {
    sift(step.options, keep);
    sift(step.expect, keep);
    sift(step.by, keep);
    sift(step.when, keep);
    if (!step.name.empty() && !keep()) step.name.clear();
  }
  if (s.stop_here && !keep()) s.stop_here = false;
}

constexpr auto kCuts = std::to_array<Cut>({
    {"steps", sift_steps},
    {"board", sift_board},
    {"tiles", sift_tiles, true},
    {"figures", sift_figures, true},
    {"towers", sift_towers},
    {"prisoners", sift_prisoners},
    {"players", sift_players},
    {"points", sift_points},
    {"neutral pieces", sift_neutrals},
    {"supplies", sift_supplies},
    {"bag", sift_bag_as_such},
    {"undrawn tiles", sift_bag},
    {"profiles", sift_profiles},
    {"readings", sift_readings},
    {"rulings", sift_rulings},
    {"sets", sift_sets},
    {"words of steps", sift_words},
    {"expectations", sift_expectations},
});

}  // namespace

std::span<const Cut> all_cuts() {
  return kCuts;
}

std::size_t entries(const sc::Scenario& scenario, Sift sift) {
  sc::Scenario copy = scenario;
  std::size_t n = 0;
  sift(copy, [&n] {
    ++n;
    return true;
  });
  return n;
}

}  // namespace assize::court
