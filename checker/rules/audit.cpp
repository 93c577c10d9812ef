#include "checker/rules/audit.hpp"

#include <algorithm>
#include <array>

namespace assize {

namespace {

using Count = int SetCount::*;
constexpr std::array<std::pair<Goods, Count>, kGoodsNames.size()> kGoodsCounts = {{
    {Goods::wine, &SetCount::wine}, {Goods::grain, &SetCount::grain}, {Goods::cloth, &SetCount::cloth}}};

/// A number that a clause states of a set, and what the set shows.
struct Row {
  ClauseId clause;
  NumberId number;
  Count count;
};

constexpr std::array<Row, 2> kBase = {{
    {"base.component.tiles"_c, "base.component.tiles.tiles"_n, &SetCount::tiles},
    {"base.component.tiles"_c, "base.component.tiles.start"_n, &SetCount::start},
}};
constexpr std::array<Row, 9> kTower = {{
    {"tower.component.tiles"_c, "tower.component.tiles.tiles"_n, &SetCount::tiles},
    {"tower.component.tiles"_c, "tower.component.tiles.foundations"_n, &SetCount::foundations},
    {"tower.tiles.distribution-c1"_c, "tower.tiles.distribution-c1.tiles"_n, &SetCount::tiles},
    {"tower.tiles.distribution-c1"_c, "tower.tiles.distribution-c1.designs"_n, &SetCount::designs},
    {"tower.tiles.distribution-c2"_c, "tower.tiles.distribution-c2.tiles"_n, &SetCount::tiles},
    {"tower.tiles.distribution-c2"_c, "tower.tiles.distribution-c2.designs"_n, &SetCount::designs},
    {"tower.tiles.bridge.which"_c, "tower.tiles.bridge.which.count"_n, &SetCount::bridges},
    {"tower.tiles.monastery"_c, "tower.tiles.monastery.count"_n, &SetCount::monasteries},
    {"tower.tiles.inner-field"_c, "tower.tiles.inner-field.count"_n, &SetCount::inner_fields},
}};

constexpr std::array<Row, 3> kInns = {{
    {"inns.component"_c, "inns.component.tiles"_n, &SetCount::tiles},
    {"inns.component"_c, "inns.component.inns"_n, &SetCount::inns},
    {"inns.component"_c, "inns.component.cathedrals"_n, &SetCount::cathedrals},
}};
constexpr std::array<Row, 1> kTraders = {{
    {"traders.component"_c, "traders.component.tiles"_n, &SetCount::tiles},
}};
constexpr std::array<Row, 5> kDragon = {{
    {"dragon.component"_c, "dragon.component.tiles"_n, &SetCount::tiles},
    {"dragon.component"_c, "dragon.component.volcano"_n, &SetCount::volcanoes},
    {"dragon.component"_c, "dragon.component.dragon"_n, &SetCount::dragons},
    {"dragon.component"_c, "dragon.component.portal"_n, &SetCount::portals},
    {"dragon.component"_c, "dragon.component.princess"_n, &SetCount::princesses},
}};
constexpr std::array<Row, 1> kBaseGardens = {{
    {"abbot.garden-tiles"_c, "abbot.garden-tiles.base"_n, &SetCount::gardens},
}};
constexpr std::array<Row, 1> kTowerGardens = {{
    {"tower.tiles.c2-illustrations"_c, "tower.tiles.c2-illustrations.gardens"_n, &SetCount::gardens},
}};
constexpr std::array<Row, 1> kRiver = {{
    {"river.component"_c, "river.component.tiles"_n, &SetCount::rivers},
}};
constexpr std::array<Row, 2> kRiverGardens = {{
    {"abbot.garden-tiles"_c, "abbot.garden-tiles.river"_n, &SetCount::gardens},
    {"river.garden"_c, "river.garden.gardens"_n, &SetCount::gardens},
}};

template <std::size_t N>
void audit_rows(const Ruleset& rules, const TileSet& set, const std::array<Row, N>& rows, Grounds& no) {
  const SetCount counted = count_set(rules.law.catalogue(), set);
  for (const Row& row : rows) {
    if (!rules.law.in_force(row.clause)) continue;
    const int stated = rules.law.amount(row.number);
    no.forbid(counted.*row.count != stated, row.clause,
              {{"stated", stated}, {"counted", counted.*row.count}});
  }
}

/// base.component.distribution: copies of each base shape, by its letter; gardens do not change a shape.
void audit_letters(const Ruleset& rules, const TileSet& set, Grounds& no) {
  constexpr std::array<NumberId, 24> kLetters = {
      "base.component.distribution.a"_n, "base.component.distribution.b"_n,
      "base.component.distribution.c"_n, "base.component.distribution.d"_n,
      "base.component.distribution.e"_n, "base.component.distribution.f"_n,
      "base.component.distribution.g"_n, "base.component.distribution.h"_n,
      "base.component.distribution.i"_n, "base.component.distribution.j"_n,
      "base.component.distribution.k"_n, "base.component.distribution.l"_n,
      "base.component.distribution.m"_n, "base.component.distribution.n"_n,
      "base.component.distribution.o"_n, "base.component.distribution.p"_n,
      "base.component.distribution.q"_n, "base.component.distribution.r"_n,
      "base.component.distribution.s"_n, "base.component.distribution.t"_n,
      "base.component.distribution.u"_n, "base.component.distribution.v"_n,
      "base.component.distribution.w"_n, "base.component.distribution.x"_n};
  std::array<int, 24> copies{};
  for (const SetEntry& e : set.entries) {
    const std::string_view letter = rules.law.catalogue().tiles[e.tile].letter;
    if (letter.size() == 1 && letter[0] >= 'A' && letter[0] <= 'X')
      copies[static_cast<std::size_t>(letter[0] - 'A')] += e.count;
  }
  for (std::size_t i = 0; i < kLetters.size(); ++i) {
    const int stated = rules.law.amount(kLetters[i]);
    no.forbid(copies[i] != stated, "base.component.distribution"_c,
              {{"stated", stated}, {"counted", copies[i]}});
  }
}

/// base.component.players, tower.setup.floors-per-player. The sixth colour comes in one box with the large
/// meeples; The Tower brings none, but its table has a row for six. No other document that we read speaks of
/// six.
void audit_players(const Ruleset& rules, Grounds& no) {
  const Law& law = rules.law;
  const int n = rules.player_count();
  const bool sixth = rules.tower || rules.has_kind[static_cast<std::size_t>(FigureKind::large_meeple)];
  const bool extended = rules.tower && law.is("tower.player-count-outside-table=extend"_r);
  const int most = sixth ? law.amount("base.component.players.with-sixth-colour"_n)
                         : law.amount("base.component.players.max"_n);
  const bool few = n < law.amount("base.component.players.min"_n);
  const bool any = law.is("base.player-count-outside-box=extend"_r);
  no.forbid(!extended && !any && (few || n > most), "base.component.players"_c, {{"players", n}});
  no.forbid(rules.tower && !extended && (n < 2 || n > 6), "tower.setup.floors-per-player"_c,
            {{"players", n}});
}

}  // namespace

SetCount count_set(const Catalogue& catalogue, const TileSet& set) {
  SetCount c;
  for (const SetEntry& e : set.entries) {
    const TileDef& t = catalogue.tiles[e.tile];
    c.tiles += e.count;
    ++c.designs;
    c.start += e.start ? 1 : 0;
    c.foundations += t.foundation ? e.count : 0;
    c.monasteries += t.monastery ? e.count : 0;
    c.gardens += t.garden ? e.count : 0;
    c.bridges += t.road_bridge ? e.count : 0;
    c.rivers += t.river != RiverRole::none ? e.count : 0;
    c.volcanoes += t.volcano ? e.count : 0;
    c.dragons += t.dragon ? e.count : 0;
    c.portals += t.portal ? e.count : 0;
    c.festivals += t.festival ? e.count : 0;
    for (const SegmentDef& s : t.segments) {
      c.coats += s.coats * e.count;
      c.inns += s.inn ? e.count : 0;
      c.cathedrals += s.cathedral ? e.count : 0;
      c.princesses += s.princess ? e.count : 0;
      for (const auto& [kind, count] : kGoodsCounts) c.*count += s.goods == static_cast<int>(kind) ? e.count : 0;
      c.inner_fields += s.kind == SegmentKind::field && s.edges == 0 ? e.count : 0;
    }
  }
  return c;
}

void audit(const Ruleset& rules, Grounds& no) {
  audit_players(rules, no);
  for (const std::string& id : rules.sets) {
    const auto sets = rules.law.catalogue().sets;
    const TileSet& set =
        *std::find_if(sets.begin(), sets.end(), [&](const TileSet& s) { return s.id == id; });
    if (set.rulebook == "base") {
      audit_rows(rules, set, kBase, no);
      audit_letters(rules, set, no);
    }
    if (set.rulebook == "tower") audit_rows(rules, set, kTower, no);
    if (set.rulebook == "river") audit_rows(rules, set, kRiver, no);
    if (set.rulebook == "inns") audit_rows(rules, set, kInns, no);
    if (set.rulebook == "traders") audit_rows(rules, set, kTraders, no);
    if (set.rulebook == "princess-dragon") audit_rows(rules, set, kDragon, no);
    if (set.edition != "C2") continue;  // gardens came with the second edition's pictures
    if (set.rulebook == "base") audit_rows(rules, set, kBaseGardens, no);
    if (set.rulebook == "tower") audit_rows(rules, set, kTowerGardens, no);
    if (set.rulebook == "river") audit_rows(rules, set, kRiverGardens, no);
  }
}

}  // namespace assize
