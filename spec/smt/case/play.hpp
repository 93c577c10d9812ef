// Plays the steps of a scenario: what each step is judged, and the position after it.
#pragma once

#include "spec/scenario/model.hpp"
#include "spec/smt/case/act.hpp"
#include "spec/smt/case/position.hpp"

namespace assize::smt::cases {

/// What became of a step.
struct Judged {
  bool legal = false;
  Grounds grounds;
};

/// A position in play: state, tiles, hand, bag, and the tiles put aside.
class Play {
 public:
  Play(Position position, Decisions& decide);

  /// Plays on to where the step begins: its player's turn, its moment.
  void come_to(const scenario::Step& step);
  [[nodiscard]] int player_of_step(const scenario::Step& step);
  Judged take(const scenario::Step& step);
  /// Passing, to the end of the turn; false: something has to be decided first.
  bool finish_turn();

  [[nodiscard]] const Position& position() const { return p_; }
  [[nodiscard]] const State& state() const { return p_.state; }
  [[nodiscard]] const Law& law() const { return p_.law; }
  [[nodiscard]] const std::vector<Design>& discarded() const { return discarded_; }
  /// Turns ended so far.
  [[nodiscard]] int turns() const { return turns_; }
  /// An exchange waits for somebody.
  [[nodiscard]] bool waits() const { return waits_; }
  /// The player on turn has a prisoner to buy back, and ransoms are played.
  [[nodiscard]] Bool somebody_to_ransom() const;
  [[nodiscard]] bool ransom_open() const { return (*decide_)(somebody_to_ransom()); }
  /// Who has to give the fairy to another of his meeples.
  [[nodiscard]] std::optional<int> giver() const;
  [[nodiscard]] bool over() const { return over_; }
  /// At the end figures of expansions stood in fields.
  [[nodiscard]] bool strange_farmers() const { return strange_farmers_; }

 private:
  Judged take_draw(int by, const scenario::Draw& draw);
  Judged take_place(int by, const scenario::PlaceTile& place);
  Judged take_end(int by, const scenario::End& end);
  [[nodiscard]] Grounds judge_now(const Action& action) const;
  Judged take_deed(int by, const scenario::Action& action);
  void put_aside_unplaceable();
  /// Whatever follows of itself: exchanges, the next stage.
  void settle();
  bool step_on();
  bool after_late_dragon();
  /// Passes over what is offered now; false: nothing can be passed over.
  bool pass_on();
  void leave_empty_windows();
  void come_before(const scenario::Step& step);
  void pass_to(Stage stage);
  void take_second_part();
  void begin_turn();
  void end_turn();
  void end_game();

  Position p_;
  Decisions* decide_;
  std::vector<Design> discarded_;
  int turns_ = 0;
  bool declined_ = false;  ///< a capture, in this turn
  bool waits_ = false;
  bool over_ = false;
  bool last_turn_ = false;  ///< as if no tile were left
  bool strange_farmers_ = false;
};

}  // namespace assize::smt::cases
