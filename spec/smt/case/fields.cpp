#include "spec/smt/case/fields.hpp"

#include "spec/smt/base/scoring.hpp"
#include "spec/smt/board/reach.hpp"
#include "spec/smt/leave.hpp"

namespace assize::smt::cases {

namespace {

/// The features of one kind, each once.
class Features {
 public:
  Features(const Position& p, const State& state, Net net, Seat first, Seat end) {
    for (const auto& [at, shape] : p.tiles) {
      for (Seat seat = first; seat < end; ++seat) {
        if (shape.segment[static_cast<std::size_t>(seat)] < 0) continue;
        if (index(state, at, seat) < 0) all.push_back(feature_of(state, net, place(*p.table, at, seat)));
      }
    }
  }
  [[nodiscard]] int index(const State& state, At at, Seat seat) const {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (has(state, all[i], at, seat).is_true()) return static_cast<int>(i);
    }
    return -1;
  }

  std::vector<Feature> all;
};

bool some_farmer(const Table& table, const State& state) {
  for (At at = 0; at < table.area.size(); ++at) {
    for (Seat seat = kFieldSeat; seat < kMonasterySeat; ++seat) {
      if (!state.taken(at, seat).is_false()) return true;
    }
  }
  return false;
}

class FieldScoring {
 public:
  FieldScoring(const Position& p, State& state)
      : p_(p),
        state_(state),
        cities_(p, state, Net::city, kCitySeat, kRoadSeat),
        fields_(p, state, Net::field, kFieldSeat, kMonasterySeat),
        touch_(fields_.all.size(), std::vector<int>(cities_.all.size())) {
    for (const Feature& c : cities_.all) complete_.push_back(base::complete(state, p.law, c));
    for (const Feature& f : fields_.all) tallies_.push_back(base::tally(state, p.law, f));
    for (const auto& [at, shape] : p.tiles) {
      for (Seat seat = kFieldSeat; seat < kMonasterySeat; ++seat) touch(at, shape, seat);
    }
  }

  /// base.field.points: every field for itself, a city once for each
  void by_field(const Bool& in_force, int per_city) {
    for (std::size_t f = 0; f < fields_.all.size(); ++f) pay_field(f, in_force, per_city);
  }

  /// base.field.points-c1-second: majority by field, but nobody is paid twice for a city
  void once_per_city(const Bool& in_force, int per_city) {
    std::vector<Bools> holders;
    for (const base::Tally& t : tallies_) holders.push_back(base::holders(p_.law, t));
    for (int p = 0; p < players(); ++p) {
      for (std::size_t c = 0; c < cities_.all.size(); ++c) {
        Bools some;
        Bools pigs;
        for (std::size_t f = 0; f < fields_.all.size(); ++f) {
          if (touch_[f][c] == 0) continue;
          some.push_back(of(holders[f], p));
          pigs.push_back(of(holders[f], p) & pig_in(f, p));
        }
        pay(p, per_city, in_force & complete_[c] & any_of(some));
        pay(p, extra(), in_force & complete_[c] & any_of(pigs));
      }
    }
  }

  /// base.field.points-c1-first: most farmers round a city, over all fields at it
  void by_city(const Bool& in_force, int per_city) {
    for (std::size_t c = 0; c < cities_.all.size(); ++c) {
      base::Tally around{Nums(static_cast<std::size_t>(players())), Nums(static_cast<std::size_t>(players()))};
      for (std::size_t f = 0; f < fields_.all.size(); ++f) {
        if (touch_[f][c] == 0) continue;
        for (std::size_t p = 0; p < around.strength.size(); ++p) {
          around.strength[p] += tallies_[f].strength[p];
          around.meeples[p] += tallies_[f].meeples[p];
        }
      }
      const Bools holders = base::holders(p_.law, around);
      for (int p = 0; p < players(); ++p) {
        Bools pigs;
        for (std::size_t f = 0; f < fields_.all.size(); ++f) {
          if (touch_[f][c] > 0) pigs.push_back(pig_in(f, p));
        }
        pay(p, per_city, in_force & complete_[c] & of(holders, p));
        pay(p, extra(), in_force & complete_[c] & of(holders, p) & any_of(pigs));
      }
    }
  }

  /// Every field that the tile is part of and that is closed all round; its farmers go home.
  void closed_at(At tile, int per_city) {
    for (std::size_t f = 0; f < fields_.all.size(); ++f) {
      const Feature& field = fields_.all[f];
      const Bool now = lies_on(state_, field, tile) & closed(state_, field);
      if (now.is_false()) continue;
      pay_field(f, now, per_city);
      for (At at = 0; at < p_.table->area.size(); ++at) {
        for (Seat seat = kFieldSeat; seat < kMonasterySeat; ++seat) {
          const Bool goes = now & has(state_, field, at, seat);
          if (goes.is_false()) continue;
          for (Who w = 0; w < p_.table->who_count(); ++w) leave(state_, p_.law, at, seat, w, Cause::scored, goes);
        }
      }
    }
  }

 private:
  void pay_field(std::size_t f, const Bool& when, int per_city) {
    const Bools holders = base::holders(p_.law, tallies_[f]);
    // base.field.city-once-per-field
    const Bool each_time = p_.law.undone("base.field.city-once-per-field"_c);
    Nums cities;
    for (std::size_t c = 0; c < cities_.all.size(); ++c) {
      if (touch_[f][c] == 0) continue;
      cities.push_back(ite(complete_[c], ite(each_time, Num(touch_[f][c]), Num(1)), Num(0)));
    }
    for (int p = 0; p < players(); ++p) {
      pay(p, sum(cities) * per_city, when & of(holders, p));
      pay(p, sum(cities) * extra(), when & of(holders, p) & pig_in(f, p));
    }
  }
  /// pig.bonus: a pig of that player is in the field.
  [[nodiscard]] Bool pig_in(std::size_t f, int player) const {
    const int pig = p_.table->position(FigureKind::pig);
    if (pig < 0 || !p_.table->has(Part::pig)) return false;
    return p_.law.law("pig.bonus"_c, figures_in(state_, fields_.all[f], p_.table->who(player, pig)) > 0);
  }
  [[nodiscard]] int extra() const { return p_.law.amount("pig.bonus.extra-per-city"_n); }
  void touch(At at, const Shape& shape, Seat seat) {
    const int segment = shape.segment[static_cast<std::size_t>(seat)];
    if (segment < 0) return;
    const int field = fields_.index(state_, at, seat);
    const SegmentDef& def = p_.catalogue->tiles[shape.tile].segments[static_cast<std::size_t>(segment)];
    // Cities come first among the segments of a tile.
    for (int i = 0; i < 32; ++i) {
      if ((def.cities >> i & 1U) == 0) continue;
      const int city = cities_.index(state_, at, seat_of(shape, i));
      if (field >= 0 && city >= 0) touch_[static_cast<std::size_t>(field)][static_cast<std::size_t>(city)] += 1;
    }
  }
  [[nodiscard]] int players() const { return p_.table->player_count(); }
  [[nodiscard]] static const Bool& of(const Bools& by_player, int p) { return by_player[static_cast<std::size_t>(p)]; }
  void pay(int player, const Num& points, const Bool& when) {
    if (!when.is_false() && points.known() != 0) base::award(state_, player, points, when);
  }

  const Position& p_;
  State& state_;
  Features cities_;
  Features fields_;
  std::vector<std::vector<int>> touch_;  ///< by field and city: at how many segments
  Bools complete_;
  std::vector<base::Tally> tallies_;
};

}  // namespace

void score_closed_fields(const Position& p, State& state) {
  const bool complete = p.law.undone("base.field.never-complete"_c).is_true();
  if (!complete || state.turn.placed < 0 || !some_farmer(*p.table, state)) return;
  FieldScoring(p, state).closed_at(state.turn.placed, p.law.amount("base.field.points.per-city"_n));
}

void score_fields(const Position& p, State& state) {
  const Law& law = p.law;
  if (law.is("base.farmers=off"_r) || !some_farmer(*p.table, state)) return;
  const Bool fields = law.guard("base.final.fields"_c);
  FieldScoring scoring(p, state);
  if (law.in_force("base.field.points"_c)) {
    scoring.by_field(fields & law.guard("base.field.points"_c), law.amount("base.field.points.per-city"_n));
  }
  if (law.in_force("base.field.points-c1-second"_c)) {
    scoring.once_per_city(fields & law.guard("base.field.points-c1-second"_c),
                          law.amount("base.field.points-c1-second.per-city"_n));
  }
  if (law.in_force("base.field.points-c1-first"_c)) {
    scoring.by_city(fields & law.guard("base.field.points-c1-first"_c), law.amount("base.field.points-c1-first.per-city"_n));
  }
}

}  // namespace assize::smt::cases
