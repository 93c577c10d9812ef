// Small positions for the tests of prisoners, floors and events: one row of tiles, two or three players.
#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <vector>

#include "spec/catalogue/find.hpp"
#include "spec/catalogue/ids.hpp"
#include "spec/smt/action.hpp"
#include "spec/smt/query.hpp"

namespace assize::smt::test {

using std::size_t;

inline Law law_of(const char* profile = "C2-HiG", const std::vector<Ruling>& on_top = {}) {
  const Profile& p = *profile_by_id(builtin_catalogue(), profile);
  std::vector<std::uint8_t> rulings(p.rulings.begin(), p.rulings.end());
  for (const Ruling& r : on_top) rulings[static_cast<size_t>(r.option)] = r.value;
  return Law(builtin_catalogue(), p.edition, rulings);
}

/// Three cells in a row, nothing on them; everybody has seven meeples and one of each other kind.
inline State table_of(int players, std::vector<FigureKind> kinds) {
  auto table = std::make_shared<Table>(Area({{0, 0}, {1, 0}, {2, 0}}));
  for (int p = 0; p < players; ++p) table->players.push_back(static_cast<Colour>(p));
  table->kinds = std::move(kinds);
  table->occupies.assign(table->kinds.size(), true);
  table->tower = true;
  table->most_tiles = 3;
  State s = empty_state(table);
  for (Who w = 0; w < table->who_count(); ++w) {
    s.supply[static_cast<size_t>(w)] = table->kind(w) == FigureKind::meeple ? 7 : 1;
  }
  for (Num& n : s.floor_supply) n = 5;
  return s;
}

inline Bools one_of(int size, int which) {
  Bools all(static_cast<size_t>(size));
  all[static_cast<size_t>(which)] = true;
  return all;
}

/// Exactly one of them.
inline Bool exactly_one(const Bools& all) {
  return count(all) == 1;
}

/// Open: exactly one of so many.
inline Bools open_choice(Query& q, const std::string& name, int size) {
  Bools all;
  for (int i = 0; i < size; ++i) all.push_back(q.boolean(name + std::to_string(i)));
  q.assert_that(exactly_one(all));
  return all;
}

/// All figures of that owner and kind, wherever they are.
inline Num figures_of(const State& s, Who who) {
  Num all = s.supply[static_cast<size_t>(who)];
  for (const Nums& held : s.held) all += held[static_cast<size_t>(who)];
  Bools standing;
  for (At at = 0; at < s.table->area.size(); ++at) {
    for (Seat seat = 0; seat < kSeats; ++seat) standing.push_back(s.stands(at, seat, who));
  }
  return all + count(standing);
}

/// Nobody is lost and nobody doubled.
inline Bool same_figures(const State& a, const State& b) {
  Bool same = true;
  for (Who w = 0; w < a.table->who_count(); ++w) same &= figures_of(a, w) == figures_of(b, w);
  return same;
}

/// Prisoners of all sorts, at most `most` of a kind with a captor, and supplies; none mutual where `settled`.
inline void open_prisoners(Query& q, State& s, int most) {
  const Table& t = *s.table;
  for (int captor = 0; captor < t.player_count(); ++captor) {
    for (Who w = 0; w < t.who_count(); ++w) {
      if (t.player_of(w) == captor) continue;
      s.held[static_cast<size_t>(captor)][static_cast<size_t>(w)] =
          q.number("held" + std::to_string(captor) + "_" + std::to_string(w), 0, most);
    }
  }
  for (Who w = 0; w < t.who_count(); ++w) {
    const int all = t.kind(w) == FigureKind::meeple ? 7 : 1;
    s.supply[static_cast<size_t>(w)] = q.number("supply" + std::to_string(w), 0, all);
    q.assert_that(figures_of(s, w) <= all);
  }
}

/// It holds whatever the open terms are.
inline void proves(Query& q, const Bool& claim) {
  CHECK(q.check(!claim) == Answer::unsat);
}

}  // namespace assize::smt::test
