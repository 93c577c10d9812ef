#include "spec/smt/action.hpp"

#include "spec/smt/abbot/recall.hpp"
#include "spec/smt/base/deploy.hpp"
#include "spec/smt/base/placement.hpp"
#include "spec/smt/base/scoring.hpp"
#include "spec/smt/base/turn.hpp"
#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/dragon/move.hpp"
#include "spec/smt/dragon/princess.hpp"
#include "spec/smt/events/events.hpp"
#include "spec/smt/festival/festival.hpp"
#include "spec/smt/tower/capture.hpp"
#include "spec/smt/tower/exchange.hpp"
#include "spec/smt/tower/floors.hpp"
#include "spec/smt/tower/ransom.hpp"
#include "spec/smt/traders/double_turn.hpp"

namespace assize::smt {

namespace {

struct Judge {
  const State& state;
  int by;
  Grounds& no;
  void operator()(const PlaceTile& d) const { base::judge_place(state, by, d, no); }
  void operator()(const Deploy& d) const { base::judge_deploy(state, by, d, no); }
  void operator()(const Floor& d) const { tower::judge_floor(state, by, d, no); }
  void operator()(const Capture& d) const { tower::judge_capture(state, by, d, no); }
  void operator()(const Exchange& d) const { tower::judge_exchange(state, by, d, no); }
  void operator()(const Agree& d) const { tower::judge_agree(state, by, d, no); }
  void operator()(const Ransom& d) const { tower::judge_ransom(state, by, d, no); }
  void operator()(const Recall& d) const { abbot::judge_recall(state, by, d, no); }
  void operator()(const Move& d) const { base::judge_move(state, by, d, no); }
  void operator()(const Pass&) const { base::judge_pass(state, by, no); }
  void operator()(const Score& d) const { base::judge_score(state, by, d, no); }
  void operator()(const Event& d) const { judge_event(state, by, d, no); }
  void operator()(const MoveFairy& d) const { dragon::judge_move_fairy(state, by, d, no); }
  void operator()(const MoveDragon& d) const { dragon::judge_move_dragon(state, by, d, no); }
  void operator()(const SendHome& d) const {
    if (d.cause == Cause::festival) return festival::judge_festival(state, by, d, no);
    dragon::judge_princess(state, by, d, no);
  }
  void operator()(const DoubleTurn& d) const { traders::judge_double_turn(state, by, d, no); }
};

struct Apply {
  State& state;
  const Law& law;
  int by;
  void operator()(const PlaceTile& d) const { base::apply_place(state, law, d); }
  void operator()(const Deploy& d) const { base::apply_deploy(state, law, d); }
  void operator()(const Floor& d) const { tower::apply_floor(state, law, by, d); }
  void operator()(const Capture& d) const { tower::apply_capture(state, law, by, d); }
  void operator()(const Exchange& d) const { tower::apply_exchange(state, law, d); }
  void operator()(const Agree& d) const { tower::apply_agree(state, law, d); }
  void operator()(const Ransom& d) const { tower::apply_ransom(state, law, d); }
  void operator()(const Recall& d) const { abbot::apply_recall(state, law, d); }
  void operator()(const Move& d) const { base::apply_move(state, d); }
  void operator()(const Pass&) const {
    if (any_of(dragon::givers(state)).is_true()) return dragon::leave_unassigned(state);
    state.turn.decided = true;
  }
  void operator()(const Score& d) const {
    if (d.now && state.turn.placed >= 0 && !state.turn.scored) base::score_completed(state, law);
    state.turn.scored = true;
  }
  void operator()(const Event& d) const { apply_event(state, law, by, d); }
  void operator()(const MoveFairy& d) const { dragon::apply_move_fairy(state, law, d); }
  void operator()(const MoveDragon& d) const { dragon::apply_move_dragon(state, law, d); }
  void operator()(const SendHome& d) const {
    if (d.cause == Cause::festival) return festival::apply_festival(state, law, d);
    dragon::apply_princess(state, law, d);
  }
  void operator()(const DoubleTurn& d) const {
    if (d.take) return traders::begin_second_part(state, law);
    state.turn.decided = true;
  }
};

}  // namespace

Grounds judge(const State& state, const Law& law, const Action& action) {
  Grounds no(law);
  std::visit(Judge{state, action.by, no}, action.deed);
  return no;
}

State apply(State state, const Law& law, const Action& action) {
  std::visit(Apply{state, law, action.by}, action.deed);
  return state;
}

}  // namespace assize::smt
