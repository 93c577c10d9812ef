#include "spec/smt/tower/target.hpp"

#include "spec/smt/eligibility.hpp"
#include "spec/smt/tower/spaces.hpp"

namespace assize::smt::tower {

namespace {

const Bool& of(const Bools& cells, At at) {
  return cells[static_cast<std::size_t>(at)];
}

/// By Spot.
Bools spots_of(const Where& where) {
  Bools spots(kSpotNames.size());
  for (Seat seat = 0; seat < kSeats; ++seat) {
    spots[static_cast<std::size_t>(spot_of(seat))] |= where.seat[static_cast<std::size_t>(seat)];
  }
  return spots;
}

}  // namespace

Hunt::Hunt(const State& state, const Law& law, int by, Bools floor, Nums floors)
    : state_(&state),
      law_(&law),
      by_(by),
      floor_(std::move(floor)),
      floors_(std::move(floors)),
      any_tower_(Bool(law.is("tower.capturing-tower=any-tower"_r)) | law.undone("tower.range.by-height"_c)) {
  for (At t = 0; t < state.table->area.size(); ++t) {
    reach_.emplace_back(state, law, t, floors_[static_cast<std::size_t>(t)]);
  }
}

void Hunt::judge_tower_seat(bool own, Grounds& no) const {
  // tower.capture-from-tower = own-only: safe from everybody but an owner who takes own figures
  const bool spared =
      own && law_->is("tower.capture-from-tower=own-only"_r) && law_->is("tower.capture-own=yes"_r);
  no.forbid(!spared, "tower.variant.rgg-initial.tower-follower-safe"_c);
  no.forbid(!spared, "tower.variant.zmg-new.tower-follower-safe"_c);
  no.rest_on("tower.close.until-captured"_c, true);
  no.rest_on("tower.close.own-recapture"_c, own);
}

void Hunt::judge_figure(Who who, Spot spot, Grounds& no) const {
  const bool own = state_->table->player_of(who) == by_;
  judge_eligible(*law_, Cause::captured, state_->table->kind(who), spot, no);
  no.forbid(own, "tower.variant.original.opponents-only"_c);
  no.rest_on("tower.capture.any-owner"_c, own);
  if (spot == Spot::tower) judge_tower_seat(own, no);
}

void Hunt::judge_figures(const Bools& who, const Where& from, Grounds& no) const {
  const Bools spots = spots_of(from);
  for (Who w = 0; w < state_->table->who_count(); ++w) {
    for (std::size_t s = 0; s < spots.size(); ++s) {
      const Bool both = who[static_cast<std::size_t>(w)] & spots[s];
      if (both.is_false()) continue;
      Grounds here(*law_);
      judge_figure(w, static_cast<Spot>(s), here);
      no.add_all(here, both);
    }
  }
}

void Hunt::judge_fairy(At at, Grounds& no) const {
  no.rest_on("tower.interactions.princess-dragon.fairy-no-protection"_c, of(state_->fairy.tile, at));
}

// A meeple on a higher tower than the one that captures.
void Hunt::judge_height(At at, Grounds& no) const {
  if (law_->undone("tower.range.height-has-no-other-role"_c).is_false()) return;
  for (At t = 0; t < state_->table->area.size(); ++t) {
    const Bool higher =
        of(floor_, t) & (floors_[static_cast<std::size_t>(at)] > floors_[static_cast<std::size_t>(t)]);
    no.rest_on("tower.range.height-has-no-other-role"_c, higher);
  }
}

void Hunt::judge_new_floor(At at, Grounds& no) const {
  for (At t = 0; t < state_->table->area.size(); ++t) {
    if (of(floor_, t).is_false()) continue;
    Grounds here(*law_);
    reach_[static_cast<std::size_t>(t)].judge(at, here);
    no.add_all(here, of(floor_, t));
  }
}

Bool Hunt::other_tower_reaches(At at) const {
  if (any_tower_.is_false()) return false;
  Bools reaching;
  for (At t = 0; t < state_->table->area.size(); ++t) {
    const Bool tower = floors_[static_cast<std::size_t>(t)] > 0;
    if (!tower.is_false()) reaching.push_back(tower & reach_[static_cast<std::size_t>(t)].covers(at));
  }
  return any_tower_ & any_of(reaching);
}

Bool Hunt::reached(At at) const {
  Grounds no(*law_);
  judge_new_floor(at, no);
  return no.legal() | other_tower_reaches(at);
}

Bool Hunt::reached_elsewhere(At at, Seat seat) const {
  Bools spaces;
  for (const auto& [other, counts] : other_spaces(*state_, *law_, at, seat))
    spaces.push_back(counts & reached(other));
  return any_of(spaces);
}

void Hunt::judge_cells(const Where& from, Grounds& no) const {
  for (At at = 0; at < static_cast<At>(from.cell.size()); ++at) {
    const Bool& here = of(from.cell, at);
    if (here.is_false()) continue;
    Bools otherwise = {other_tower_reaches(at)};
    for (Seat seat = 0; seat < kSeats; ++seat) {
      const Bool& chosen = from.seat[static_cast<std::size_t>(seat)];
      if (!chosen.is_false()) otherwise.push_back(chosen & reached_elsewhere(at, seat));
    }
    Grounds far(*law_);
    judge_new_floor(at, far);
    no.add_all(far, here & !any_of(otherwise));
    Grounds near(*law_);
    judge_fairy(at, near);
    no.add_all(near, here);
    Grounds high(*law_);
    judge_height(at, high);
    no.add_all(high, here & from.seat[kTowerSeat]);
  }
}

Bool Hunt::exposed(At at, Seat seat) const {
  Grounds no(*law_);
  judge_fairy(at, no);
  if (seat == kTowerSeat) judge_height(at, no);
  return no.legal();
}

const Bool& Hunt::capturable(Who who, Spot spot) const {
  const auto [at, fresh] = capturable_.try_emplace({who, spot});
  if (fresh) {
    Grounds no(*law_);
    judge_figure(who, spot, no);
    at->second = no.legal();
  }
  return at->second;
}

Bool Hunt::any() const {
  Bools targets;
  for (At at = 0; at < state_->table->area.size(); ++at) {
    std::optional<Bool> here;
    for (Seat seat = 0; seat < kSeats; ++seat) {
      Bools standing;
      for (Who w = 0; w < state_->table->who_count(); ++w) {
        const Bool& stands = state_->stands(at, seat, w);
        if (!stands.is_false()) standing.push_back(stands & capturable(w, spot_of(seat)));
      }
      const Bool somebody = any_of(standing);
      if (somebody.is_false()) continue;
      if (!here) here = reached(at);
      targets.push_back(somebody & exposed(at, seat) & (*here | reached_elsewhere(at, seat)));
    }
  }
  for (Who w = 0; w < state_->table->who_count(); ++w) {
    const auto& areas = state_->area_figure[static_cast<std::size_t>(w)];
    for (std::size_t a = 0; a < kAreas; ++a) {
      if (areas[a].is_false()) continue;
      const auto spot = static_cast<Spot>(a + static_cast<std::size_t>(Spot::carcassonne));
      targets.push_back(areas[a] & capturable(w, spot));
    }
  }
  return any_of(targets);
}

}  // namespace assize::smt::tower
