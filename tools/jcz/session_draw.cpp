// Which tile comes next: what drawOrder says, else what the generator draws, unless the recording goes on
// with another.
#include <fmt/format.h>

#include <algorithm>

#include "checker/rules/base/placement.hpp"
#include "tools/court/told.hpp"
#include "tools/jcz/session.hpp"

namespace assize::jcz {

bool Session::pack_empty() const {
  if (state_->draws_left) return *state_->draws_left <= 0;
  return state_->pack.total() == 0;
}

std::string Session::next_from_pack(std::string_view next_tile) {
  State& s = *state_;
  while (s.ordered < draw_order_.size()) {
    const std::string& id = draw_order_[s.ordered++];
    if (s.pack.take(id)) return id;
    note(fmt::format("drawOrder names {}, of which the pack holds no more", id));
  }
  std::string id = s.pack.draw(s.generator);
  if (next_tile.empty() || id == next_tile || s.pack.copies(next_tile) == 0) return id;
  // A tile that fits nowhere is put aside before the one that is placed. Any other is not what was drawn.
  const TypeId type = s.game.rules().type_of(id);
  Game trial = s.game;
  trial.change().hand = type;
  if (type >= 0 && !base::placeable(trial)) return id;
  s.pack.put_back(id, s.pack.group_of(id));
  (void)s.pack.take(next_tile);
  return std::string(next_tile);
}

void Session::draw(std::string_view next_tile) {
  State& s = *state_;
  while (!s.game.over() && s.game.facts().hand < 0 && s.game.clock().placed < 0) {
    const std::string id = pack_empty() ? std::string() : next_from_pack(next_tile);
    const TypeId type = id.empty() ? static_cast<TypeId>(-1) : s.game.rules().type_of(id);
    if (type < 0) {
      note_nothing_scored(s.game, true);
      s.game.finish();
      add_end(true);
      return;
    }
    if (s.draws_left) --*s.draws_left;
    const Action draw{.kind = ActionKind::draw, .by = -1, .type = type};
    if (s.game.judge(draw).legal()) {
      scenario::Step step = court::step_told(s.game, draw);
      s.game.apply(draw);
      if (s.game.facts().hand < 0) add_discard(std::move(step));
    } else {
      into_hand(type);
    }
    s.game.settle();
  }
}

/// A tile that fitted nowhere: the step says whose turn it is, since it may be the first of the turn.
void Session::add_discard(scenario::Step step) {
  State& s = *state_;
  const Colour by = s.game.rules().players[static_cast<std::size_t>(s.game.clock().player)];
  if (by != s.last) step.by = by;
  s.last = by;
  steps_.push_back(std::move(step));
}

/// The recording's pack gives what our rules would not draw now. Chance is not judged: the tile is in hand,
/// and the scenario that tells the game begins here.
void Session::into_hand(TypeId type) {
  State& s = *state_;
  note(fmt::format("{} is drawn, which our rules would not do at this point", s.game.rules().tile(type).id));
  board_ = court::board_told(s.game);
  steps_.clear();
  earlier_.clear();
  s.last = first_on_board_ = s.game.rules().players[static_cast<std::size_t>(s.game.clock().player)];
  Facts& facts = s.game.change();
  std::uint8_t& left = facts.bag[static_cast<std::size_t>(type)];
  if (left > 0) --left;
  board_->bag = court::bag_told(s.game);
  facts.hand = type;
  board_->hand = court::hand_told(s.game);
  ++facts.clock.draws;
  facts.clock.step = s.game.rules().position[static_cast<std::size_t>(StepId::draw)];
  facts.clock.closed = true;
  if (base::placeable(s.game)) return;
  facts.discarded.push_back(type);
  facts.hand = -1;
  --facts.clock.draws;
  facts.clock.closed = false;
}

/// The recording places another tile than the one drawn: it knows better.
void Session::replace_hand(std::string_view tile) {
  State& s = *state_;
  Facts& facts = s.game.change();
  const TypeId type = s.game.rules().type_of(tile);
  if (facts.hand < 0 || type < 0 || type == facts.hand || facts.bag[static_cast<std::size_t>(type)] == 0)
    return;
  const std::string drawn(s.game.rules().tile(facts.hand).id);
  note(fmt::format("{} is placed where {} was drawn", tile, drawn));
  s.pack.put_back(drawn, s.pack.group_of(drawn));
  (void)s.pack.take(tile);
  ++facts.bag[static_cast<std::size_t>(facts.hand)];
  --facts.bag[static_cast<std::size_t>(type)];
  facts.hand = type;
}

void Session::lay_down(const PlaceTile& place) {
  State& s = *state_;
  s.pack.second_tile_placed();
  const TypeId type = s.game.rules().type_of(place.tile);
  if (type >= 0 && s.game.rules().tile(type).volcano) s.pack.volcano_placed();
}

}  // namespace assize::jcz
