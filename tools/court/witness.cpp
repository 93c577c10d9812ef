#include "tools/court/witness.hpp"

#include <algorithm>

#include "tools/court/told.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// How the scenario ends.
enum class Ending : std::uint8_t { turn, here, game };

class Teller {
 public:
  Teller(const GameWitness& witness, const DifferQuestion& question, const sc::Scenario& head,
         const sc::Run& a, const sc::Run& b, const Catalogue& catalogue)
      : witness_(witness), question_(question), head_(head), a_(a), b_(b), catalogue_(catalogue) {
    Lockstep games = new_games(question);
    states_.push_back(games);
    for (const Move& move : witness.path) {
      games.play(move);
      states_.push_back(games);
    }
  }

  tl::expected<sc::Scenario, std::string> tell() {
    std::vector<std::size_t> starts = {turn_start(states_.size() - 1)};
    if (states_.size() > 1) starts.push_back(turn_start(states_.size() - 2));
    for (const bool bag : {false, true}) {  // what is left to draw, only where it matters
      if (bag && question_.bag.empty()) break;
      tell_bag_ = bag;
      for (const std::size_t start : starts) {
        if (try_from(start, true)) return best_;
      }
    }
    if (try_from(0, false)) return best_;
    return tl::unexpected(why_);
  }

 private:
  /// The first state of the turn that this state belongs to.
  [[nodiscard]] std::size_t turn_start(std::size_t state) const {
    const int turn = states_[state].a.clock().turn;
    while (state > 0 && states_[state - 1].a.clock().turn == turn) --state;
    return state;
  }

  bool try_from(std::size_t start, bool board) {
    for (const bool passes : {false, true}) {
      const sc::Scenario common = begin(start, board, passes);
      if (witness_.kind == PartingKind::choice && try_odd(common)) return true;
      if (witness_.kind == PartingKind::end) {
        if (attempt(common, Ending::game)) return true;
        continue;
      }
      if (attempt(common, Ending::turn) || attempt(common, Ending::here)) return true;
    }
    return false;
  }

  /// The choice that only one side has.
  bool try_odd(const sc::Scenario& common) {
    const Lockstep& last = states_.back();
    const auto attempt_all = [&](const Game& game, const std::vector<Action>& actions) {
      return std::any_of(actions.begin(), actions.end(), [&](const Action& action) {
        if (action.kind == ActionKind::pass) return false;
        sc::Scenario s = common;
        Colour last = last_player_;
        add_step(game, action, last, s.steps);
        return attempt(s, Ending::turn) || attempt(s, Ending::here);
      });
    };
    return attempt_all(last.a, witness_.only_a) || attempt_all(last.b, witness_.only_b);
  }

  sc::Scenario begin(std::size_t start, bool board, bool passes) {
    sc::Scenario s = head_;
    const Game& game = states_[start].a;
    if (board) {
      std::rotate(s.players.begin(), s.players.begin() + game.clock().player, s.players.end());
      s.board = board_told(game);
      if (tell_bag_) s.board->bag = bag_told(game);
    }
    last_player_ = s.players.front();
    for (std::size_t i = start; i < witness_.path.size(); ++i) {
      const Action& action = witness_.path[i].a;
      const bool brings =
          action.kind == ActionKind::draw && (i + 1 < witness_.path.size() || odd_placement());
      if (brings || (action.kind == ActionKind::pass && !passes)) continue;
      add_step(states_[i].a, action, last_player_, s.steps);
    }
    return s;
  }

  [[nodiscard]] bool odd_placement() const {
    const auto placement = [](const Action& a) { return a.kind == ActionKind::place; };
    return std::any_of(witness_.only_a.begin(), witness_.only_a.end(), placement) ||
           std::any_of(witness_.only_b.begin(), witness_.only_b.end(), placement);
  }

  bool attempt(sc::Scenario s, Ending ending) {
    s.stop_here = ending == Ending::here;
    if (ending == Ending::game) {
      sc::Step end;
      end.action = sc::End{true};
      s.steps.push_back(std::move(end));
    }
    if (s.steps.empty() && s.board) return false;
    auto finished = with_expectations(std::move(s), a_, b_, catalogue_);
    if (!finished) {
      why_ = finished.error();
      return false;
    }
    best_ = *std::move(finished);
    return true;
  }

  const GameWitness& witness_;
  const DifferQuestion& question_;
  const sc::Scenario& head_;
  const sc::Run& a_;
  const sc::Run& b_;
  const Catalogue& catalogue_;
  std::vector<Lockstep> states_;
  Colour last_player_{};
  bool tell_bag_ = false;
  sc::Scenario best_;
  std::string why_ = "there is nothing to tell";
};

}  // namespace

tl::expected<sc::Scenario, std::string> scenario_of(const GameWitness& witness,
                                                    const DifferQuestion& question, const sc::Scenario& head,
                                                    const sc::Run& a, const sc::Run& b,
                                                    const Catalogue& catalogue) {
  return Teller(witness, question, head, a, b, catalogue).tell();
}

}  // namespace assize::court
