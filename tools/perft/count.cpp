#include "tools/perft/count.hpp"

namespace assize::perft {

namespace {

/// Walks the tree. Each depth has its own games and lists, so that their storage is used again and again.
class Counter {
 public:
  Counter(std::shared_ptr<const Ruleset> rules, const Question& question)
      : question_(question), levels_(static_cast<std::size_t>(question.depth), Level(rules)), leaf_(rules) {
    answer_.leaves.resize(levels_.size());
    if (question.moves == Moves::full) answer_.score_sum.resize(levels_.size());
    Game start(std::move(rules));
    start.settle();
    visit(start, 0);
  }
  [[nodiscard]] Answer take() { return std::move(answer_); }

 private:
  struct Level {
    explicit Level(const std::shared_ptr<const Ruleset>& rules) : drawn(rules), placed(rules), after(rules) {}
    Game drawn, placed, after;
    std::vector<Action> draws, places, choices;
  };

  /// A position in which the next tile is to be drawn.
  void visit(const Game& game, std::size_t depth) {
    if (depth == levels_.size() || game.over()) return;
    Level& level = levels_[depth];
    level.draws.clear();
    if (question_.order.empty()) {
      game.legal_actions(level.draws);
    } else {
      level.draws.push_back({.kind = ActionKind::draw, .type = question_.order[depth]});
    }
    for (const Action& draw : level.draws) visit_draw(game, draw, level, depth);
  }

  void visit_draw(const Game& game, const Action& draw, Level& level, std::size_t depth) {
    level.drawn = game;
    level.drawn.apply(draw);
    level.drawn.settle();
    if (level.drawn.facts().hand < 0) return;  // it fits nowhere
    level.places.clear();
    level.drawn.legal_actions(level.places);
    const bool last = depth + 1 == levels_.size();
    for (const Action& place : level.places) {
      if (place.kind != ActionKind::place || !wanted(place)) continue;
      if (question_.moves == Moves::tiles) ++answer_.leaves[depth];
      if (question_.moves == Moves::tiles && last) continue;
      level.placed = level.drawn;
      level.placed.apply(place);
      level.placed.settle();
      visit_placed(level, depth);
    }
  }

  [[nodiscard]] bool wanted(const Action& place) const {
    return question_.rotations.empty() ||
           place.rotation < question_.rotations[static_cast<std::size_t>(place.type)];
  }

  void visit_placed(Level& level, std::size_t depth) {
    level.choices.clear();
    level.placed.legal_actions(level.choices);
    for (const Action& choice : level.choices) {
      if (question_.moves == Moves::tiles && choice.kind != ActionKind::pass) continue;
      level.after = level.placed;
      level.after.apply(choice);
      level.after.settle();
      if (question_.moves == Moves::full) tell(level.after, depth);
      visit(level.after, depth + 1);
    }
  }

  void tell(const Game& game, std::size_t depth) {
    ++answer_.leaves[depth];
    leaf_ = game;
    if (!leaf_.over()) leaf_.finish();
    for (std::size_t p = 0; p < 2; ++p) answer_.score_sum[depth][p] += leaf_.facts().score[p];
  }

  const Question& question_;
  std::vector<Level> levels_;
  Game leaf_;
  Answer answer_;
};

}  // namespace

Answer count(const std::shared_ptr<const Ruleset>& rules, const Question& question) {
  return Counter(rules, question).take();
}

}  // namespace assize::perft
