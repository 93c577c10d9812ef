#include "spec/smt/case/act.hpp"

#include "spec/smt/dragon/fairy.hpp"
#include "spec/smt/dragon/move.hpp"
#include "spec/smt/tower/exchange.hpp"

namespace assize::smt::cases {

static_assert(static_cast<int>(EventKind::plague) == static_cast<int>(scenario::EventKind::plague) &&
                  static_cast<int>(EventKind::third_ghost) == static_cast<int>(scenario::EventKind::third_ghost) &&
                  static_cast<int>(EventKind::dragon) == static_cast<int>(scenario::EventKind::dragon) &&
                  static_cast<int>(EventKind::performance) == static_cast<int>(scenario::EventKind::performance),
              "one is cast to the other");

namespace {

/// Where a figure stands that the step names without its whole place.
struct Found {
  At at = -1;
  Seat seat = -1;
};

std::optional<Found> find_on(const Acting& a, At at, const std::optional<scenario::SpotName>& on, Who who) {
  if (at < 0) return std::nullopt;
  for (Seat seat = 0; seat < kSeats; ++seat) {
    if (on && seat_on(a.position, at, *on) != seat) continue;
    if (has_seat(a.state, at, seat) && a.decide(a.state.stands(at, seat, who))) return Found{at, seat};
  }
  return std::nullopt;
}

Found find(const Acting& a, std::optional<Cell> cell, const std::optional<scenario::SpotName>& on, Who who) {
  const Area& area = a.position.table->area;
  if (cell) {
    const At at = area.at(*cell);
    const Found nobody{at, on ? seat_on(a.position, at, *on) : -1};
    return find_on(a, at, on, who).value_or(nobody);
  }
  for (At at = 0; at < area.size(); ++at) {
    if (const auto found = find_on(a, at, on, who)) return *found;
  }
  return {};
}

struct Deeds {
  const Acting& a;
  int by;

  [[nodiscard]] const Table& table() const { return *a.position.table; }
  [[nodiscard]] At at(std::optional<Cell> cell) const { return cell ? table().area.at(*cell) : -1; }
  [[nodiscard]] Bools figure(scenario::Figure f) const {
    return one(static_cast<std::size_t>(table().who_count()), who_of(table(), f));
  }
  [[nodiscard]] Bools cell(At at) const { return one(static_cast<std::size_t>(table().area.size()), at); }

  Deed operator()(const scenario::PlaceTile& d) const {
    const Shape shape = a.position.shape(d.tile.tile, d.tile.rotation);
    return PlaceTile{at(d.at), land_of(shape), d.tile.rotation != 0};
  }
  Deed operator()(const scenario::Deploy& d) const {
    Deploy deploy{figure(d.figure), {}, d.to.on.spot == Spot::foundation, d.to.on.spot == Spot::river, std::nullopt};
    if (off_the_tiles(d.to.on.spot)) {
      deploy.area = d.to.on.spot;
      deploy.to = place(table(), -1, -1);
      return deploy;
    }
    const At where = d.to.at ? at(d.to.at) : a.state.turn.placed;
    deploy.to = place(table(), where, seat_on(a.position, where, d.to.on));
    return deploy;
  }
  Deed operator()(const scenario::Floor& d) const { return Floor{cell(at(d.at))}; }
  Deed operator()(const scenario::Capture& d) const {
    Capture capture;
    if (const auto* neutral = std::get_if<Neutral>(&d.target)) {
      capture.figure = Bools(static_cast<std::size_t>(table().who_count()));
      capture.neutral = *neutral;
      capture.from = place(table(), at(d.at), -1);
      return capture;
    }
    const scenario::Figure f = std::get<scenario::Figure>(d.target);
    capture.figure = figure(f);
    if (d.on && off_the_tiles(d.on->spot)) {
      capture.area = d.on->spot;
      capture.from = place(table(), -1, -1);
      return capture;
    }
    const Found found = find(a, d.at, d.on, who_of(table(), f));
    capture.from = place(table(), found.at, found.seat);
    return capture;
  }
  Deed operator()(const scenario::Exchange& d) const { return Exchange{figure(d.figure)}; }
  Deed operator()(const scenario::Agree& d) const { return Agree{d.yes}; }
  Deed operator()(const scenario::Ransom& d) const {
    const auto players = static_cast<std::size_t>(table().player_count());
    const auto who = static_cast<std::size_t>(who_of(table(), d.figure));
    Ransom ransom{figure(d.figure), Bools(players), std::nullopt};
    if (d.from) ransom.named = player_of(table(), *d.from);
    const auto holds = [&](int p) { return a.decide(a.state.held[static_cast<std::size_t>(p)][who] > 0); };
    if (ransom.named && holds(*ransom.named)) {
      ransom.captor[static_cast<std::size_t>(*ransom.named)] = true;
      return ransom;
    }
    for (int p = 0; p < table().player_count(); ++p) {
      if (p == ransom.named || !holds(p)) continue;
      ransom.captor[static_cast<std::size_t>(p)] = true;
      break;
    }
    return ransom;
  }
  Deed operator()(const scenario::Recall& d) const {
    const Found found = find(a, d.at, std::nullopt, who_of(table(), d.figure));
    return Recall{figure(d.figure), place(table(), found.at, found.seat)};
  }
  Deed operator()(const scenario::Move& d) const {
    const At from = at(d.from.at);
    const At to = at(d.to.at);
    return Move{figure(d.figure), place(table(), from, seat_on(a.position, from, d.from.on)),
                place(table(), to, seat_on(a.position, to, d.to.on))};
  }
  Deed operator()(const scenario::Pass&) const { return Pass{}; }
  Deed operator()(const scenario::Score& d) const { return Score{d.now}; }
  Deed operator()(const scenario::Event& d) const {
    Event event;
    event.kind = static_cast<EventKind>(d.kind);
    event.at = at(d.at);
    event.north_south = d.span == "NS";
    event.value = d.value.value_or(0);
    event.figure = Bools(static_cast<std::size_t>(table().who_count()));
    event.from = place(table(), event.at, -1);
    if (!d.figure) return event;
    const Who who = who_of(table(), *d.figure);
    event.figure = figure(*d.figure);
    const Found found = find(a, d.at, d.on, who);
    event.from = place(table(), found.at, found.seat);
    event.prisoner = !d.at && found.seat < 0;
    return event;
  }
  Deed operator()(const scenario::Draw&) const { return Pass{}; }
  Deed operator()(const scenario::End&) const { return Pass{}; }
  Deed operator()(const scenario::MoveFairy& d) const {
    const At to = at(d.to);
    if (d.beside) {
      const Who who = who_of(table(), d.beside->figure);
      const Found found = find(a, d.to, d.beside->on, who);
      return MoveFairy{figure(d.beside->figure), place(table(), to, found.seat)};
    }
    const auto [who, seat] = only_meeple(to);
    return MoveFairy{one(static_cast<std::size_t>(table().who_count()), who), place(table(), to, seat)};
  }
  Deed operator()(const scenario::MoveDragon& d) const { return MoveDragon{cell(at(d.to))}; }
  Deed operator()(const scenario::Princess& d) const { return send_home(Cause::princess, d); }
  Deed operator()(const scenario::Festival& d) const { return send_home(Cause::festival, d); }
  Deed operator()(const scenario::DoubleTurn& d) const { return DoubleTurn{d.take}; }

 private:
  template <typename Removal>
  [[nodiscard]] Deed send_home(Cause cause, const Removal& d) const {
    const Found found = find(a, d.at, d.on, who_of(table(), d.figure));
    return SendHome{cause, figure(d.figure), place(table(), found.at, found.seat), !d.at && found.seat < 0};
  }
  /// The mover's meeple on that tile, where nobody says which.
  [[nodiscard]] std::pair<Who, Seat> only_meeple(At on) const {
    for (Seat seat = 0; on >= 0 && seat < kSeats; ++seat) {
      for (int kind = 0; kind < table().kind_count(); ++kind) {
        const Who who = table().who(by, kind);
        if (table().occupies_as(who) && a.decide(a.state.stands(on, seat, who))) return {who, seat};
      }
    }
    return {-1, -1};
  }
};

}  // namespace

Bools one(std::size_t size, int at) {
  Bools all(size);
  if (at >= 0) all[static_cast<std::size_t>(at)] = true;
  return all;
}

Deed deed_of(const Acting& acting, int by, const scenario::Action& action) { return std::visit(Deeds{acting, by}, action); }

int default_player(const Acting& a, const Law& law, const scenario::Action& action) {
  const bool answer = std::holds_alternative<scenario::Exchange>(action) ||
                      std::holds_alternative<scenario::Agree>(action);
  if (answer) {
    const Bools asked = tower::asked(a.state, law);
    for (std::size_t p = 0; p < asked.size(); ++p) {
      if (a.decide(asked[p])) return static_cast<int>(p);
    }
  }
  if (std::holds_alternative<scenario::MoveDragon>(action)) return dragon::mover(a.state);
  if (std::holds_alternative<scenario::MoveFairy>(action) || std::holds_alternative<scenario::Pass>(action)) {
    const Bools givers = dragon::givers(a.state);
    for (std::size_t p = 0; p < givers.size(); ++p) {
      if (a.decide(givers[p])) return static_cast<int>(p);
    }
  }
  return a.state.turn.player;
}

}  // namespace assize::smt::cases
