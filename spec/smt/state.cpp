#include "spec/smt/state.hpp"

#include <algorithm>

namespace assize::smt {

int Table::position(FigureKind kind) const {
  const auto found = std::find(kinds.begin(), kinds.end(), kind);
  return found == kinds.end() ? -1 : static_cast<int>(found - kinds.begin());
}

int Table::owned(Who w) const {
  const auto k = static_cast<std::size_t>(kind_of(w));
  return k < stock.size() ? stock[k] : kinds[k] == FigureKind::meeple ? 7 : 1;
}

Where place(const Table& table, At at, Seat seat) {
  Where where{Bools(static_cast<std::size_t>(table.area.size())), {}};
  if (at >= 0) where.cell[static_cast<std::size_t>(at)] = true;
  if (seat >= 0) where.seat[static_cast<std::size_t>(seat)] = true;
  return where;
}

Bool State::taken(At at, Seat seat) const {
  const auto first = figure.begin() + static_cast<std::ptrdiff_t>(spot(at, seat, 0));
  return any_of(std::span<const Bool>(first, first + table->who_count()));
}

Bool State::fairy_at(At at, Seat seat, Who who) const {
  const std::size_t whos = static_cast<std::size_t>(table->who_count());
  return fairy.tile[static_cast<std::size_t>(at)] &
         fairy.figure[static_cast<std::size_t>(seat) * whos + static_cast<std::size_t>(who)];
}

void book(State& state, int player, const Num& change, bool scored) {
  const auto p = static_cast<std::size_t>(player);
  state.score[p] += change;
  state.booked[p].push_back(change);
  if (!scored) return;
  state.scored[p] += change;
  state.booked_scored[p].push_back(change);
}

State empty_state(std::shared_ptr<const Table> table) {
  State s;
  const auto cells = static_cast<std::size_t>(table->area.size());
  const auto players = static_cast<std::size_t>(table->player_count());
  const auto whos = static_cast<std::size_t>(table->who_count());
  s.land.resize(cells);
  s.figure.resize(cells * kSeats * whos);
  s.area_figure.resize(whos);
  s.fairy = {Bools(cells), Bools(kSeats * whos), Bools(players)};
  s.dragon.resize(cells);
  s.goods.assign(players, Nums(kGoods));
  s.floors.resize(cells);
  s.shut.resize(cells);
  s.supply.resize(whos);
  s.waiting.resize(whos);
  s.recaptured.resize(whos);
  s.held.assign(players, Nums(whos));
  s.score.resize(players);
  s.scored.resize(players);
  s.booked.resize(players);
  s.booked_scored.resize(players);
  s.floor_supply.resize(players);
  s.turn.floor.resize(cells);
  s.turn.vacated.resize(cells);
  s.turn.ransomed_from.resize(players);
  s.turn.builder.resize(cells * kSeats);
  s.table = std::move(table);
  return s;
}

}  // namespace assize::smt
