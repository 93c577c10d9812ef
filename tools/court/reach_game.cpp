#include "tools/court/reach_game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <unordered_set>

#include "tools/court/position.hpp"
#include "tools/court/position_key.hpp"
#include "tools/court/reach_target.hpp"
#include "tools/court/run.hpp"
#include "tools/court/told.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

class Search {
 public:
  Search(std::shared_ptr<const Ruleset> rules, const ReachTarget& target, std::uint64_t limit,
         std::uint64_t& nodes)
      : rules_(std::move(rules)), target_(target), limit_(limit), nodes_(nodes) {}

  bool find() {
    level(0) = Game(rules_);
    level(0).settle();
    return visit(0);
  }
  [[nodiscard]] bool gave_up() const { return gave_up_; }

  /// The game found, as steps.
  [[nodiscard]] std::vector<sc::Step> steps() const {
    std::vector<sc::Step> steps;
    Colour last = rules_->players.front();
    Game game(rules_);
    game.settle();
    int turn = game.clock().turn;
    for (const Action& a : path_) {
      const bool drawn = a.kind == ActionKind::draw;
      if (drawn && turn != game.clock().turn && rules_->player_count() == 1) {
        steps.emplace_back();
        steps.back().action = sc::End{};
      }
      turn = game.clock().turn;
      if (!drawn && a.kind != ActionKind::pass) add_step(game, a, last, steps);
      game.apply(a);
      game.settle();
    }
    return steps;
  }

 private:
  Game& level(std::size_t n) {
    while (games_.size() <= n) games_.emplace_back(rules_);
    return games_[n];
  }

  [[nodiscard]] bool wanted(const Game& game, const Action& a) const {
    switch (a.kind) {
      case ActionKind::draw:
        return game.facts().bag[static_cast<std::size_t>(a.type)] > left_over(a.type);
      case ActionKind::place:
        return target_.wants_tile(a);
      case ActionKind::floor:
        return target_.wants_floor(game, a.to.slot);
      case ActionKind::deploy:
        return target_.wants_deploy(game, a);
      case ActionKind::capture:
        return target_.wants_capture(game, a);
      case ActionKind::exchange:
      case ActionKind::agree:
      case ActionKind::pass:
        return true;
      default:
        return false;
    }
  }

  /// Copies that stay in the bag.
  [[nodiscard]] int left_over(TypeId type) const {
    return rules_->full_bag[static_cast<std::size_t>(type)] - target_.copies(type);
  }

  bool visit(std::size_t n) {
    if (gave_up_ || ++nodes_ > limit_) {
      gave_up_ = true;
      return false;
    }
    const Game& game = level(n);
    const bool between = game.clock().placed < 0 && game.facts().hand < 0 && game.facts().exchange.size == 0;
    if (between && target_.reached(game)) return true;
    if (game.over() || !target_.within_reach(game)) return false;
    if (between && !seen_.insert(position_key(game, 0)).second) return false;
    std::vector<Action> actions;
    game.legal_actions(actions);
    for (const Action& a : actions) {
      if (!wanted(level(n), a)) continue;
      Game& next = level(n + 1);
      next = level(n);
      next.apply(a);
      next.settle();
      path_.push_back(a);
      if (visit(n + 1)) return true;
      path_.pop_back();
    }
    return false;
  }

  std::shared_ptr<const Ruleset> rules_;
  const ReachTarget& target_;
  std::uint64_t limit_;
  std::uint64_t& nodes_;
  std::deque<Game> games_;
  std::vector<Action> path_;
  std::unordered_set<PositionKey, PositionKeyHash> seen_;
  bool gave_up_ = false;
};

std::shared_ptr<const Ruleset> rules_of(const sc::Scenario& s, const sc::Run& run,
                                        const Catalogue& catalogue) {
  Law law(catalogue, rulings_of(run, catalogue));
  const SetUp setup = set_up_of(s, catalogue, law.rulings());
  auto rules = make_ruleset(setup, std::move(law));
  return rules ? *rules : nullptr;
}

/// The same scenario from the set-up, with the player first who begins the game.
sc::Scenario from_the_start(const sc::Scenario& position) {
  sc::Scenario s = position;
  const auto turns = static_cast<int>(position.board->tiles.size()) - 1;
  const int players = static_cast<int>(s.players.size());
  const int back = turns % players;
  std::rotate(s.players.begin(), s.players.begin() + (players - back) % players, s.players.end());
  s.board.reset();
  s.steps.clear();
  s.expect = {};
  s.expect_under.clear();
  s.stop_here = false;
  return s;
}

std::string unreachable(const sc::Board& board) {
  if (!board.neutral.empty() || !board.tokens.empty())
    return "neutral figures and tokens come with expansions that are not played";
  if (board.hand || board.just_placed) return "the position stands within a turn";
  const auto ghosts = [](const sc::BoardFigure& f) { return f.ghosts > 0; };
  if (std::any_of(board.figures.begin(), board.figures.end(), ghosts))
    return "ghosts come with an expansion that is not played";
  return {};
}

/// Played as a scenario, the steps are legal and lead there.
bool holds(const sc::Scenario& game, const sc::Run& run, const ReachTarget& target,
           const Catalogue& catalogue) {
  const Outcome outcome =
      play(game, {.profile = run.profile, .rulings = run.rulings, .name = {}, .expect = {}}, catalogue);
  const auto legal = [](const StepResult& step) { return step.judgement.legal() && !step.stuck; };
  return outcome.last && std::all_of(outcome.steps.begin(), outcome.steps.end(), legal) &&
         target.reached(*outcome.last);
}

}  // namespace

ReachAnswer reach_game(const sc::Scenario& position, const sc::Run& run, const Catalogue& catalogue,
                       std::uint64_t limit) {
  ReachAnswer answer;
  if (!position.board) return answer;
  answer.why = unreachable(*position.board);
  if (!answer.why.empty()) return answer;
  sc::Scenario game = from_the_start(position);
  const auto there = rules_of(position, run, catalogue);
  const auto rules = rules_of(game, run, catalogue);
  if (!there || !rules) {
    answer.why = "the set-up is refused";
    return answer;
  }
  const Game goal = position_of(position, there);
  bool start = false;
  for (std::size_t s = 0; s < goal.facts().tiles.size() && !answer.game; ++s) {
    if (goal.facts().tiles[s].type != rules->start) continue;
    start = true;
    const ReachTarget target(goal, static_cast<Slot>(s), *position.board, *rules);
    Search search(rules, target, limit, answer.nodes);
    if (search.find()) {
      game.steps = search.steps();
      if (holds(game, run, target, catalogue)) answer.game = game;
    }
    answer.gave_up = answer.gave_up || search.gave_up();
  }
  if (answer.game) answer.gave_up = false;
  if (!start) answer.why = "the start tile is not on the board";
  return answer;
}

}  // namespace assize::court
