#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "spec/scenario/print.hpp"
#include "spec/scenario/spot.hpp"
#include "spec/smt/case/expect.hpp"
#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/tower/closing.hpp"
#include "spec/smt/tower/range.hpp"

namespace assize::smt::cases {

namespace {

/// base.role.*: by the place alone.
std::optional<scenario::Role> role_at(Seat seat) {
  switch (spot_of(seat)) {
    case Spot::city: return scenario::Role::knight;
    case Spot::road: return scenario::Role::highwayman;
    case Spot::monastery: return scenario::Role::monk;
    case Spot::field: return scenario::Role::farmer;
    default: return std::nullopt;
  }
}

void claim_figure(const Play& play, const scenario::FigureExpected& e, Claims& claims) {
  const Table& table = *play.position().table;
  const Who who = who_of(table, e.figure);
  const std::string key =
      fmt::format("figure {} {} {}", scenario::text_of(e.figure),
                  e.place.at ? scenario::text_of(*e.place.at) : std::string(), scenario::to_string(e.place.on));
  if (off_the_tiles(e.place.on.spot)) {
    const auto area = static_cast<std::size_t>(e.place.on.spot) - static_cast<std::size_t>(Spot::carcassonne);
    claims.push_back(equal(key, play.state().area_figure[static_cast<std::size_t>(who)][area], true));
    return;
  }
  const At at = e.place.at ? table.area.at(*e.place.at) : -1;
  const Seat seat = seat_on(play.position(), at, e.place.on);
  const bool there = at >= 0 && seat >= 0;
  claims.push_back(equal(key, there ? play.state().stands(at, seat, who) : Bool(false), true));
  if (e.role) claims.push_back(equal(key + " role", there && role_at(seat) == *e.role, true));
}

void claim_empty(const Play& play, Cell cell, Claims& claims) {
  const Table& table = *play.position().table;
  const At at = table.area.at(cell);
  Bools somebody;
  for (Seat seat = 0; at >= 0 && seat < kSeats; ++seat) somebody.push_back(play.state().taken(at, seat));
  claims.push_back(equal("empty " + scenario::text_of(cell), any_of(somebody), false));
}

void claim_tower(const Play& play, const scenario::TowerExpected& e, Claims& claims) {
  const At at = play.position().table->area.at(e.at);
  const std::string key = "tower " + scenario::text_of(e.at);
  if (at < 0) return claims.push_back(equal(key, Bool(false), true));
  if (e.floors) claims.push_back(equal(key + " floors", play.state().floors[static_cast<std::size_t>(at)], *e.floors));
  if (e.open) {
    // A bare foundation is no tower, open or closed.
    const Bool stands = play.state().floors[static_cast<std::size_t>(at)] > 0;
    claims.push_back(equal(key + " open", stands & tower::open(play.state(), play.law(), at), *e.open));
  }
}

void claim_range(const Play& play, const scenario::RangeExpected& e, Claims& claims) {
  const Area& area = play.position().table->area;
  const At from = area.at(e.tower);
  const std::string key = "in range of " + scenario::text_of(e.tower);
  if (from < 0) return claims.push_back(equal(key, Bool(false), true));
  const Bools reached =
      tower::in_range(play.state(), play.law(), from, play.state().floors[static_cast<std::size_t>(from)]);
  Bools on_tiles;
  Bools right;
  std::vector<std::string> is;
  for (At at = 0; at < area.size(); ++at) {
    on_tiles.push_back(reached[static_cast<std::size_t>(at)] & play.state().tile(at));
    if (on_tiles.back().is_true()) is.push_back(scenario::text_of(area.cell(at)));
    if (!e.tiles) continue;
    const bool named = std::find(e.tiles->begin(), e.tiles->end(), area.cell(at)) != e.tiles->end();
    right.push_back(named ? on_tiles.back() : !on_tiles.back());
  }
  if (e.count) claims.push_back(equal(key + " count", count(on_tiles), *e.count));
  if (e.tiles) claims.push_back({key, all_of(right), {}, fmt::format("{}", fmt::join(is, " "))});
}

void claim_on_tile(const Table& table, std::string_view what, const Bools& tiles, const scenario::NeutralExpected& e, Claims& claims) {
  Bools right;
  std::string is = "none";
  for (At at = 0; at < table.area.size(); ++at) {
    const Bool& there = tiles[static_cast<std::size_t>(at)];
    if (there.is_true()) is = scenario::text_of(table.area.cell(at));
    const bool expected = e.at && table.area.cell(at) == *e.at;
    right.push_back(expected ? there : !there);
  }
  claims.push_back({std::string(what), all_of(right), e.at ? scenario::text_of(*e.at) : "none", is});
}

/// The figure that she belongs to; where she stands on tiles that is not asked.
void claim_beside(const Play& play, const scenario::NeutralExpected& e, Claims& claims) {
  if (!e.at || dragon::on_tiles(play.law())) return;
  const Table& table = *play.position().table;
  const At at = table.area.at(*e.at);
  Bools hers;
  Bools others;
  for (Seat seat = 0; at >= 0 && seat < kSeats; ++seat) {
    for (Who w = 0; w < table.who_count(); ++w) {
      const bool named = e.beside && who_of(table, e.beside->figure) == w &&
                         (!e.beside->on || seat_on(play.position(), at, *e.beside->on) == seat);
      const Bool is = play.state().fairy_at(at, seat, w);
      (named ? hers : others).push_back(is);
    }
  }
  const Bool holds = e.beside ? any_of(hers) : !any_of(others);
  claims.push_back({"fairy beside", holds, e.beside ? scenario::text_of(e.beside->figure) : "nobody", {}});
}

}  // namespace

void claim_board(const Play& play, const scenario::Expectation& e, Claims& claims) {
  for (const auto& f : e.figures) claim_figure(play, f, claims);
  const Table& table = *play.position().table;
  if (e.fairy) {
    claim_on_tile(table, "fairy", play.state().fairy.tile, *e.fairy, claims);
    claim_beside(play, *e.fairy, claims);
  }
  if (e.dragon) claim_on_tile(table, "dragon", play.state().dragon, *e.dragon, claims);
  for (const Cell c : e.empty) claim_empty(play, c, claims);
  for (const auto& t : e.towers) claim_tower(play, t, claims);
  for (const auto& r : e.in_range) claim_range(play, r, claims);
}

}  // namespace assize::smt::cases
