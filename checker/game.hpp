// A game in progress. legal_actions lists exactly what judge calls legal; apply plays a legal action; settle runs
// what is forced until somebody has to decide.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "checker/ruleset.hpp"

namespace assize {

/// Points that change hands or are scored; told to the listener of a game, for explanations.
struct PointsEvent {
  PlayerId player = -1;
  int points = 0;
  bool scored = true;      ///< false: a transfer
  ClauseId clause{};
  Slot slot = -1;          ///< where, or -1
  std::int8_t segment = -1;
};

/// Who hears of a game's points. It stays with the game it was given to: a copy is for trying things out, and nobody hears of
/// these.
class PointsListener {
 public:
  using Heard = std::function<void(const PointsEvent&)>;
  PointsListener() = default;
  ~PointsListener() = default;
  PointsListener(const PointsListener&) {}
  PointsListener(PointsListener&&) noexcept {}
  PointsListener& operator=(const PointsListener&) { return *this; }
  PointsListener& operator=(PointsListener&&) noexcept { return *this; }
  void set(Heard heard) { heard_ = std::move(heard); }
  void tell(const PointsEvent& e) const {
    if (heard_) heard_(e);
  }

 private:
  Heard heard_;
};

class Game {
 public:
  /// A new game: the start tile lies, nothing is drawn.
  explicit Game(std::shared_ptr<const Ruleset> rules);
  /// A position; the index is built from the facts.
  Game(std::shared_ptr<const Ruleset> rules, Facts facts);

  /// Starts anew in the same storage.
  void reset();

  [[nodiscard]] const Ruleset& rules() const { return *rules_; }
  [[nodiscard]] const Law& law() const { return rules_->law; }
  [[nodiscard]] const Facts& facts() const { return facts_; }
  [[nodiscard]] const Index& index() const { return index_; }
  [[nodiscard]] const Clock& clock() const { return facts_.clock; }
  [[nodiscard]] bool over() const { return facts_.over; }
  [[nodiscard]] const Step& step() const { return *rules_->order[facts_.clock.step]; }
  [[nodiscard]] StepId at() const { return rules_->step_ids[facts_.clock.step]; }
  /// The turn has passed the named step, or stands in it with its decision taken.
  [[nodiscard]] bool past(StepId s) const {
    const int position = rules_->position[static_cast<std::size_t>(s)];
    return facts_.clock.step > position || (facts_.clock.step == position && facts_.clock.closed);
  }

  /// Who decides now; -1: chance.
  [[nodiscard]] PlayerId decider() const;
  [[nodiscard]] Judgement judge(const Action& action) const;
  /// Whether the action is legal; the same answer as judge, sooner.
  [[nodiscard]] bool legal(const Action& action) const;
  /// Appends every legal action, one for figures of the same kind in the same place.
  void legal_actions(std::vector<Action>& out) const;
  /// Plays a legal action; forced effects wait for settle.
  void apply(const Action& action);
  /// Runs forced effects and steps that are not due until a decision is open or the game is over.
  void settle() { settle_before(static_cast<int>(rules_->order.size())); }
  /// The same, but stops at that position of the order of play, whether the step there is due or not.
  void settle_before(int position);
  /// Final scoring now, as if no tile were left.
  void finish();

  // What rules read.
  [[nodiscard]] const Placed& placed(Slot s) const { return facts_.tiles[static_cast<std::size_t>(s)]; }
  [[nodiscard]] const TileType& type_at(Slot s) const { return rules_->type(placed(s).type); }
  [[nodiscard]] Slot slot_at(Cell c) const { return index_.grid().slot(c); }
  [[nodiscard]] Place place_of(FigureId f) const { return facts_.figures[static_cast<std::size_t>(f)]; }
  [[nodiscard]] PlayerId owner(FigureId f) const { return rules_->figure(f).player; }
  [[nodiscard]] FigureKind kind(FigureId f) const { return rules_->figure(f).kind; }
  /// The lowest figure of that kind in the player's supply, or -1.
  [[nodiscard]] FigureId in_supply(PlayerId player, FigureKind kind) const;
  /// The lowest figure of that kind, wherever it is; -1: the player has none.
  [[nodiscard]] FigureId any_figure(PlayerId player, FigureKind kind) const;
  [[nodiscard]] Spot spot_of(FigureId f) const;
  [[nodiscard]] Slot slot_of(FigureId f) const;   ///< the tile on which it stands, or -1
  /// The figure on the tower, or -1.
  [[nodiscard]] FigureId on_tower(Slot s) const { return index_.on_tower(s); }
  [[nodiscard]] int floors(Slot s) const { return facts_.floors[static_cast<std::size_t>(s)]; }
  [[nodiscard]] int surrounding(Slot s) const;    ///< tiles on the eight places around

  // What rules do.
  Facts& change() { return facts_; }
  Slot put_tile(const Placed& tile);              ///< adds a tile and joins it
  void put(FigureId f, Place where);              ///< the only way a figure moves; keeps the index
  void award(const PointsEvent& event);
  void on_points(PointsListener::Heard heard) { listener_.set(std::move(heard)); }
  void rebuild();                                 ///< the index anew from the facts

 private:
  [[nodiscard]] FigureId lowest_on_tower(Slot s) const;
  /// Somebody has to say to whom the fairy goes; with nobody to choose she stays where she is.
  [[nodiscard]] bool wait_for_reassignment();

  std::shared_ptr<const Ruleset> rules_;
  Facts facts_;
  Index index_;
  PointsListener listener_;
};

}  // namespace assize
