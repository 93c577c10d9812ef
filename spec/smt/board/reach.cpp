#include "spec/smt/board/reach.hpp"

namespace assize::smt {

namespace {

/// Sides between two of n tiles that hang together: at most 2n - ceil(2 sqrt(n)) (Harary and Harborth 1976).
int most_inner_sides(int n) {
  int root = 0;
  while (root * root < 4 * n) ++root;
  return 2 * n - root;
}

}  // namespace

// A round crosses only sides between a segment that the round before reached and one that it reaches itself, so no side
// is crossed in two rounds: no more rounds reach anything than there are sides between tiles; for fields, halves of them.
int rounds(Net net, int most_tiles) {
  const int sides = most_tiles < 1 ? 0 : most_inner_sides(most_tiles);
  return net == Net::field ? 2 * sides : sides;
}

namespace {

int sides_of(Net net) { return net == Net::field ? kHalves : 4; }

int edge_of(const State& state, Net net, At at, int side) {
  const Area& area = state.table->area;
  return net == Net::field ? area.half_edge(at, side) : area.edge(at, static_cast<Side>(side));
}

}  // namespace

Bool link(const Land& land, Net net, int a, int b) {
  const auto i = static_cast<std::size_t>(a);
  const auto j = static_cast<std::size_t>(b);
  switch (net) {
    case Net::city: return land.city[i][j];
    case Net::road: return land.road[i][j];
    case Net::field: return land.field[i][j];
    case Net::line: return land.city[i][j] | land.road[i][j];
  }
  return false;
}

namespace {

Bool& edge(Feature& f, int e) { return f.edges[static_cast<std::size_t>(e)]; }

Feature nothing(const State& state, Net net) {
  const auto edges = static_cast<std::size_t>(state.table->area.edges());
  return {net, Bools(net == Net::field ? 2 * edges : edges), {}};
}

/// One round: whatever a tile joins to what is reached is reached.
bool widen(const State& state, Feature& f) {
  const Bools before = f.edges;
  bool more = false;
  for (At at = 0; at < state.table->area.size(); ++at) {
    const Land& land = state.at(at);
    if (land.tile.is_false()) continue;
    for (int a = 0; a < sides_of(f.net); ++a) {
      const Bool& from = before[static_cast<std::size_t>(edge_of(state, f.net, at, a))];
      if (from.is_false()) continue;
      for (int b = 0; b < sides_of(f.net); ++b) {
        Bool& to = edge(f, edge_of(state, f.net, at, b));
        if (a == b || to.is_true()) continue;
        const Bool joined = from & link(land, f.net, a, b);
        if (joined.is_false()) continue;
        to |= joined;
        more = true;
      }
    }
  }
  return more;
}

Feature widened(const State& state, Feature f) {
  for (int left = rounds(f.net, state.table->most_tiles); left > 0; --left) {
    if (!widen(state, f)) break;
  }
  return f;
}

Seat first_seat(Net net) { return net == Net::road ? kRoadSeat : net == Net::field ? kFieldSeat : kCitySeat; }
Seat last_seat(Net net) { return net == Net::city ? kRoadSeat : net == Net::field ? kInnerSeat : kFieldSeat; }
/// The first side of the segment at a seat.
int side_of_seat(Seat seat) {
  return seat < kRoadSeat ? seat : seat < kFieldSeat ? seat - kRoadSeat : seat - kFieldSeat;
}

void start_at(const State& state, Feature& f, const Where& from, At at) {
  const Bool& here = from.cell[static_cast<std::size_t>(at)];
  const Land& land = state.at(at);
  if (here.is_false()) return;
  for (Seat seat = first_seat(f.net); seat < last_seat(f.net); ++seat) {
    const Bool chosen = here & from.seat[static_cast<std::size_t>(seat)];
    if (chosen.is_false()) continue;
    for (int s = 0; s < sides_of(f.net); ++s) {
      edge(f, edge_of(state, f.net, at, s)) |= chosen & link(land, net_of(seat), side_of_seat(seat), s);
    }
  }
}

}  // namespace

Feature feature_of(const State& state, Net net, const Where& from) {
  Feature f = nothing(state, net);
  for (At at = 0; at < state.table->area.size(); ++at) start_at(state, f, from, at);
  if (net == Net::field) {
    f.inner.resize(from.cell.size());
    for (std::size_t i = 0; i < from.cell.size(); ++i) {
      for (std::size_t k = 0; k < 2; ++k) f.inner[i][k] = from.cell[i] & from.seat[kInnerSeat + k];
    }
  }
  return widened(state, std::move(f));
}

Feature feature_at(const State& state, Net net, At at, int side) {
  Feature f = nothing(state, net);
  for (int s = 0; s < sides_of(net); ++s) edge(f, edge_of(state, net, at, s)) |= link(state.at(at), net, side, s);
  if (net == Net::field) f.inner.resize(static_cast<std::size_t>(state.table->area.size()));
  return widened(state, std::move(f));
}

Feature joined_to(const State& state, Net net, std::span<const Start> starts) {
  Feature f = nothing(state, net);
  if (net == Net::field) f.inner.resize(static_cast<std::size_t>(state.table->area.size()));
  for (const Start& start : starts) {
    const bool inner = start.seat == kInnerSeat || start.seat == kInnerSeat + 1;
    if (net == Net::field && inner) f.inner[static_cast<std::size_t>(start.at)][static_cast<std::size_t>(start.seat - kInnerSeat)] |= start.when;
    if (start.when.is_false() || inner || start.seat < first_seat(net) || start.seat >= last_seat(net)) continue;
    for (int s = 0; s < sides_of(net); ++s) {
      edge(f, edge_of(state, net, start.at, s)) |= start.when & link(state.at(start.at), net_of(start.seat), side_of_seat(start.seat), s);
    }
  }
  return widened(state, std::move(f));
}

const Bool& touches(const State& state, const Feature& f, At at, int side) {
  return f.edges[static_cast<std::size_t>(edge_of(state, f.net, at, side))];
}

Bool has(const State& state, const Feature& f, At at, Seat seat) {
  if (seat == kInnerSeat || seat == kInnerSeat + 1) {
    if (f.net != Net::field) return false;
    return f.inner[static_cast<std::size_t>(at)][static_cast<std::size_t>(seat - kInnerSeat)];
  }
  if (!in_net(seat) || seat < first_seat(f.net) || seat >= last_seat(f.net)) return false;
  return state.at(at).seat[static_cast<std::size_t>(seat)] & touches(state, f, at, side_of_seat(seat));
}

Bool closed(const State& state, const Feature& f) {
  Bools filled;
  const Area& area = state.table->area;
  for (At at = 0; at < area.size(); ++at) {
    for (int s = 0; s < sides_of(f.net); ++s) {
      const Bool& in = touches(state, f, at, s);
      if (in.is_false()) continue;
      const Side side = f.net == Net::field ? side_of_half(s) : static_cast<Side>(s);
      filled.push_back(implies(in, state.tile(at) & state.tile(area.beside(at, side))));
      if (f.net != Net::field) filled.push_back(!(in & state.at(at).loose[static_cast<std::size_t>(side)]));
    }
  }
  return all_of(filled);
}

Bool lies_on(const State& state, const Feature& f, At at) {
  Bools segments;
  for (Seat seat = first_seat(f.net); seat < last_seat(f.net); ++seat) segments.push_back(has(state, f, at, seat));
  if (f.net == Net::field) {
    segments.push_back(has(state, f, at, kInnerSeat));
    segments.push_back(has(state, f, at, kInnerSeat + 1));
  }
  return any_of(segments);
}

Num tiles_of(const State& state, const Feature& f) {
  Bools cells;
  for (At at = 0; at < state.table->area.size(); ++at) cells.push_back(lies_on(state, f, at));
  return within(count(cells), 0, state.table->most_tiles);
}

Num coats_of(const State& state, const Feature& f) {
  Nums coats;
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (Seat seat = kCitySeat; seat < kRoadSeat; ++seat) {
      const Bool here = has(state, f, at, seat);
      if (!here.is_false()) coats.push_back(ite(here, state.at(at).coats[static_cast<std::size_t>(seat)], Num(0)));
    }
  }
  return sum(coats);
}

Num figures_in(const State& state, const Feature& f, Who who) {
  Bools there;
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (Seat seat = 0; seat < kMonasterySeat; ++seat) {
      const Bool& stands = state.stands(at, seat, who);
      if (!stands.is_false()) there.push_back(stands & has(state, f, at, seat));
    }
  }
  return count(there);
}

Bool occupied(const State& state, const Feature& f) {
  Bools there;
  for (At at = 0; at < state.table->area.size(); ++at) {
    for (Seat seat = 0; seat < kMonasterySeat; ++seat) {
      Bools figures;
      for (Who w = 0; w < state.table->who_count(); ++w) {
        if (state.table->occupies_as(w)) figures.push_back(state.stands(at, seat, w));
      }
      const Bool stands = any_of(figures);
      if (!stands.is_false()) there.push_back(stands & has(state, f, at, seat));
    }
  }
  return any_of(there);
}

}  // namespace assize::smt
