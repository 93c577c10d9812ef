#include <fmt/format.h>

#include "spec/scenario/checker.hpp"

namespace assize::scenario {
namespace {

/// Walks through the steps and lays down what they place.
class Walk {
 public:
  explicit Walk(Checker& checker) : checker_(&checker) {
    if (checker.scenario.board) last_ = checker.scenario.board->just_placed;
  }

  void take(std::size_t index) {
    Step& step = checker_->scenario.steps[index];
    index_ = index;
    where_ = step.where;
    std::visit([&](auto& action) { check(action); }, step.action);
    if (step.expect) check_expectation(*checker_, *step.expect);
  }

 private:
  [[nodiscard]] bool refused() const { return checker_->refused.contains(index_); }
  /// A step that is to be refused may name what does not exist.
  void need_tile(std::optional<Cell> at) const {
    if (at && !refused()) checker_->need_tile(*at, where_);
  }

  void check(PlaceTile& place) {
    if (!checker_->catalogue.tiles[place.tile.tile].known) {
      checker_->complain(place.tile.where, fmt::format("the layout of {} is not known", place.tile.name),
                         "no published source shows it: take another tile");
    }
    const TileRef* other = checker_->ground.under_every_reading(place.at);
    if (!refused() && other != nullptr) {
      checker_->complain(where_,
                         fmt::format("step {} places {} at {}, where {} lies", index_ + 1, place.tile.name,
                                     text_of(place.at), other->name),
                         "choose an empty place, or expect the step to be illegal");
      return;
    }
    if (other == nullptr) checker_->ground.lay(place.at, place.tile, refused());
    if (!refused()) last_ = place.at;
  }
  void check(Draw&) {}
  void check(Deploy& deploy) {
    Place& to = deploy.to;
    if (off_the_tiles(to.on.spot)) return;
    const auto at = to.at ? to.at : last_;
    if (at) {
      checker_->resolve(at, to.on, to.segment, to.where);
    } else {
      checker_->complain(where_, fmt::format("step {} deploys, but no tile was just placed", index_ + 1),
                         "say on which tile: at = [x, y]");
    }
  }
  void check(Floor& floor) { need_tile(floor.at); }
  void check(Capture& capture) {
    need_tile(capture.at);
    if (capture.on) checker_->resolve(capture.at, *capture.on, capture.segment, where_);
  }
  void check(Recall& recall) { need_tile(recall.at); }
  void check(Move& move) {
    checker_->resolve(move.from);
    checker_->resolve(move.to);
  }
  void check(Event& event) {
    need_tile(event.at);
    if (event.on) checker_->resolve(event.at, *event.on, event.segment, where_);
  }
  void check(MoveFairy& fairy) {
    need_tile(fairy.to);
    checker_->resolve(fairy.to, fairy.beside, where_);
  }
  void check(MoveDragon& dragon) { need_tile(dragon.to); }
  void check(Princess& princess) { check_removal(princess); }
  void check(Festival& festival) { check_removal(festival); }
  template <typename Removal>
  void check_removal(Removal& removal) {
    need_tile(removal.at);
    if (removal.on) checker_->resolve(removal.at, *removal.on, removal.segment, where_);
  }
  template <typename Other>
  void check(Other&) {}

  Checker* checker_;
  std::optional<Cell> last_;
  std::size_t index_ = 0;
  Where where_;
};

}  // namespace

void check_steps(Checker& checker) {
  Walk walk(checker);
  for (std::size_t i = 0; i < checker.scenario.steps.size(); ++i) walk.take(i);
}

}  // namespace assize::scenario
