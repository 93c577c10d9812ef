#include <fmt/format.h>

#include <algorithm>

#include "spec/scenario/print.hpp"
#include "spec/scenario/spot.hpp"
#include "spec/smt/base/scoring.hpp"
#include "spec/smt/case/expect.hpp"

namespace assize::smt::cases {

namespace {

struct Spotted {
  At at = -1;
  Seat seat = -1;
  [[nodiscard]] bool there() const { return at >= 0 && seat >= 0; }
};

Spotted spotted(const Play& play, const scenario::Place& place) {
  const At at = place.at ? play.position().table->area.at(*place.at) : -1;
  return {at, at < 0 ? -1 : seat_on(play.position(), at, place.on)};
}

Feature feature_on(const Play& play, Spotted s) {
  return feature_of(play.state(), net_of(s.seat), place(*play.position().table, s.at, s.seat));
}

/// A feature that spans tiles, or a monastery or garden, asked the same questions.
class Asked {
 public:
  Asked(const Play& play, Spotted spot) : play_(play), spot_(spot) {
    if (in_net(spot.seat)) feature_ = feature_on(play, spot);
  }

  [[nodiscard]] Bool complete() const {
    if (!feature_) return base::complete(state(), law(), spot_.at, spot_.seat);
    if (feature_->net == Net::field) return law().undone("base.field.never-complete"_c) & closed(state(), *feature_);
    return base::complete(state(), law(), *feature_);
  }
  [[nodiscard]] Num tiles() const { return feature_ ? tiles_of(state(), *feature_) : Num(1); }
  [[nodiscard]] Num coats() const { return feature_ ? coats_of(state(), *feature_) : Num(0); }
  [[nodiscard]] Num value() const {
    if (!feature_) {
      return ite(complete(), base::value(state(), law(), spot_.at, spot_.seat, true),
                 base::value(state(), law(), spot_.at, spot_.seat, false));
    }
    if (feature_->net == Net::field) throw NotExpressible("the value of a field");
    return ite(complete(), base::value(state(), law(), *feature_, true), base::value(state(), law(), *feature_, false));
  }
  [[nodiscard]] Bools owners() const {
    return base::holders(law(), feature_ ? base::tally(state(), law(), *feature_)
                                         : base::tally(state(), law(), spot_.at, spot_.seat));
  }
  [[nodiscard]] Bool occupied() const {
    if (feature_) return smt::occupied(state(), *feature_);
    Bools there;
    const Table& table = *state().table;
    for (Who w = 0; w < table.who_count(); ++w) {
      if (table.occupies_as(w)) there.push_back(state().stands(spot_.at, spot_.seat, w));
    }
    return any_of(there);
  }
  [[nodiscard]] Bool same_as(Spotted other) const {
    if (!feature_ || !in_net(other.seat)) return spot_.at == other.at && spot_.seat == other.seat;
    if (feature_->net != net_of(other.seat)) return false;
    return Bool(spot_.at == other.at && spot_.seat == other.seat) | has(state(), *feature_, other.at, other.seat);
  }

 private:
  [[nodiscard]] const State& state() const { return play_.state(); }
  [[nodiscard]] const Law& law() const { return play_.law(); }

  const Play& play_;
  Spotted spot_;
  std::optional<Feature> feature_;
};

void claim_feature(const Play& play, const scenario::FeatureExpected& e, Claims& claims) {
  const Spotted spot = spotted(play, e.place);
  const std::string key = fmt::format("feature {} {}", e.place.at ? scenario::text_of(*e.place.at) : std::string(),
                                      scenario::to_string(e.place.on));
  if (e.place.on.spot == Spot::river) throw NotExpressible("a river as a feature");
  if (!spot.there()) return claims.push_back(equal(key, Bool(false), true));
  const Asked asked(play, spot);
  if (e.complete) claims.push_back(equal(key + " complete", asked.complete(), *e.complete));
  if (e.tiles) claims.push_back(equal(key + " tiles", asked.tiles(), *e.tiles));
  if (e.coats) claims.push_back(equal(key + " coats", asked.coats(), *e.coats));
  if (e.value) claims.push_back(equal(key + " value", asked.value(), *e.value));
  if (e.occupied) claims.push_back(equal(key + " occupied", asked.occupied(), *e.occupied));
  if (e.owners) {
    const Bools owners = asked.owners();
    const auto& players = play.position().table->players;
    for (std::size_t p = 0; p < players.size(); ++p) {
      const bool owns = std::find(e.owners->begin(), e.owners->end(), players[p]) != e.owners->end();
      claims.push_back(equal(fmt::format("{} owner {}", key, name_of(players[p])), owners[p], owns));
    }
  }
  const auto joined = [&](const scenario::Place& place, bool expected) {
    const Spotted other = spotted(play, place);
    claims.push_back(equal(key + (expected ? " same as" : " apart from"), other.there() ? asked.same_as(other) : !Bool(expected), expected));
  };
  if (e.same_as) joined(*e.same_as, true);
  if (e.apart_from) joined(*e.apart_from, false);
}

/// How many separate features of the kind the tile shows: every seat whose feature has no earlier seat of the tile.
Num parts_of(const Play& play, At at, Seat first, Seat end) {
  Bools counted;
  for (Seat seat = first; seat < end; ++seat) {
    if (!has_seat(play.state(), at, seat)) continue;
    const Feature f = feature_on(play, {at, seat});
    Bools earlier;
    for (Seat other = first; other < seat; ++other) earlier.push_back(has(play.state(), f, at, other));
    counted.push_back(!any_of(earlier));
  }
  return count(counted);
}

void claim_parts(const Play& play, const scenario::PartsExpected& e, Claims& claims) {
  const At at = play.position().table->area.at(e.at);
  const std::string key = "parts " + scenario::text_of(e.at);
  if (at < 0) return claims.push_back(equal(key, Bool(false), true));
  if (e.city) claims.push_back(equal(key + " city", parts_of(play, at, kCitySeat, kRoadSeat), *e.city));
  if (e.road) claims.push_back(equal(key + " road", parts_of(play, at, kRoadSeat, kFieldSeat), *e.road));
  if (e.field) claims.push_back(equal(key + " field", parts_of(play, at, kFieldSeat, kMonasterySeat), *e.field));
}

}  // namespace

void claim_features(const Play& play, const scenario::Expectation& e, Claims& claims) {
  for (const auto& f : e.features) claim_feature(play, f, claims);
  for (const auto& p : e.parts) claim_parts(play, p, claims);
}

}  // namespace assize::smt::cases
