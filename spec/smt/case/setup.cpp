#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>

#include "spec/scenario/check.hpp"
#include "spec/smt/case/expect.hpp"
#include "spec/smt/case/kinds.hpp"
#include "spec/smt/tower/floors.hpp"

namespace assize::smt::cases {

namespace {

int segments(const TileDef& tile, SegmentKind kind) {
  return static_cast<int>(
      std::count_if(tile.segments.begin(), tile.segments.end(), [kind](const SegmentDef& s) { return s.kind == kind; }));
}

int inner_fields(const TileDef& tile) {
  return static_cast<int>(std::count_if(tile.segments.begin(), tile.segments.end(), [](const SegmentDef& s) {
    return s.kind == SegmentKind::field && s.edges == 0;
  }));
}

int coats(const TileDef& tile) {
  int all = 0;
  for (const SegmentDef& s : tile.segments) all += s.coats;
  return all;
}

template <typename Has>
int marked(const TileDef& tile, Has has) {
  return static_cast<int>(std::count_if(tile.segments.begin(), tile.segments.end(), has));
}

/// What one copy of the tile adds to the count of that name.
int counts_for(const TileDef& tile, std::string_view name) {
  if (name == "tiles") return 1;
  if (name == "foundations") return tile.foundation ? 1 : 0;
  if (name == "monasteries") return tile.monastery ? 1 : 0;
  if (name == "gardens") return tile.garden ? 1 : 0;
  if (name == "coats") return coats(tile);
  if (name == "bridges") return tile.road_bridge ? 1 : 0;
  if (name == "inner_fields") return inner_fields(tile);
  if (name == "volcanoes") return tile.volcano ? 1 : 0;
  if (name == "dragons") return tile.dragon ? 1 : 0;
  if (name == "portals") return tile.portal ? 1 : 0;
  if (name == "festivals") return tile.festival ? 1 : 0;
  if (name == "inns") return marked(tile, [](const SegmentDef& s) { return s.inn; });
  if (name == "cathedrals") return marked(tile, [](const SegmentDef& s) { return s.cathedral; });
  if (name == "princesses") return marked(tile, [](const SegmentDef& s) { return s.princess; });
  for (std::size_t g = 0; g < kGoodsNames.size(); ++g) {
    if (name != kGoodsNames[g]) continue;
    return marked(tile, [g](const SegmentDef& s) { return s.goods == static_cast<int>(g); });
  }
  return segments(tile, SegmentKind::river) > 0 ? 1 : 0;
}

bool shows(const TileDef& tile, std::string_view what) {
  if (what == "foundation") return tile.foundation;
  if (what == "garden") return tile.garden;
  if (what == "monastery") return tile.monastery;
  if (what == "bridge") return tile.road_bridge;
  return inner_fields(tile) > 0;
}

void claim_set(const Catalogue& catalogue, const scenario::SetExpected& e, Claims& claims) {
  const TileSet& set = catalogue.sets[e.set];
  const std::string key = fmt::format("catalogue {} ", set.id);
  for (const auto& [name, expected] : e.counts) {
    int is = 0;
    for (const SetEntry& entry : set.entries) {
      is += name == "designs" ? 1 : entry.count * counts_for(catalogue.tiles[entry.tile], name);
    }
    claims.push_back(equal(key + name, Num(is), expected));
  }
  for (const auto& [tile, expected] : e.copies) {
    int is = 0;
    for (const SetEntry& entry : set.entries) {
      if (catalogue.tiles[entry.tile].id == catalogue.tiles[tile.tile].id) is += entry.count;
    }
    claims.push_back(equal(key + tile.name, Num(is), expected));
  }
  for (const auto& [what, tiles] : e.with) {
    std::vector<std::string_view> is;
    std::vector<std::string_view> expected;
    for (const SetEntry& entry : set.entries) {
      if (shows(catalogue.tiles[entry.tile], what)) is.push_back(catalogue.tiles[entry.tile].id);
    }
    for (const scenario::TileRef& t : tiles) expected.push_back(catalogue.tiles[t.tile].id);
    std::sort(is.begin(), is.end());
    std::sort(expected.begin(), expected.end());
    claims.push_back(equal(key + what, fmt::format("{}", fmt::join(is, " ")), fmt::format("{}", fmt::join(expected, " "))));
  }
}

void claim_new_game(const Position& begin, const scenario::SetupExpected& e, Claims& claims) {
  const Table& table = *begin.table;
  const int floors = table.tower ? tower::floors_per_player(begin.law, table.player_count()) : 0;
  for (const auto& [who, n] : e.floors) claims.push_back(equal(fmt::format("setup floors {}", name_of(who)), Num(floors), n));
  if (e.box_floors) {
    claims.push_back(equal("setup box", Num(scenario::kBoxFloors - floors * table.player_count()), *e.box_floors));
  }
  if (e.bag) claims.push_back(equal("setup bag", Num(begin.bag.new_game()), *e.bag));
  const auto id = [&](std::optional<Design> d) { return d ? std::string(begin.catalogue->tiles[*d].id) : "none"; };
  if (e.start) claims.push_back(equal("setup start", id(begin.bag.start()), id(begin.bag.same(e.start->tile))));
  if (e.pile_end) claims.push_back(equal("setup pile end", id(begin.bag.pile_end()), id(begin.bag.same(e.pile_end->tile))));
  if (e.first) claims.push_back(equal("setup first", std::string(name_of(table.players.front())), std::string(name_of(*e.first))));
  for (const auto& [who, supply] : e.supply) {
    for (const auto& [kind, n] : supply.figures) {
      const auto w = static_cast<std::size_t>(who_of(table, {who, kind}));
      claims.push_back(equal(fmt::format("setup supply {} {}", name_of(who), name_of(kind)), begin.state.supply[w], n));
    }
    if (supply.floors) claims.push_back(equal(fmt::format("setup supply {} floors", name_of(who)), Num(floors), *supply.floors));
  }
}

/// base.component.players: the sixth colour comes with the large meeples; The Tower's table has a row for six.
Grounds judge_setup(const Position& begin, const scenario::Scenario& scenario) {
  Grounds no(begin.law);
  const int players = begin.table->player_count();
  const bool tower = begin.table->tower;
  const bool sixth = tower || kinds_in_play(scenario, *begin.catalogue).contains(FigureKind::large_meeple);
  const int most = sixth ? begin.law.amount("base.component.players.with-sixth-colour"_n)
                         : begin.law.amount("base.component.players.max"_n);
  const bool extended = tower && begin.law.is("tower.player-count-outside-table=extend"_r);
  if (extended) return no;
  const bool any = begin.law.is("base.player-count-outside-box=extend"_r);
  no.forbid(!any && (players < begin.law.amount("base.component.players.min"_n) || players > most), "base.component.players"_c);
  constexpr int kLeast = 2;  // the table of floors begins and ends there
  constexpr int kMost = 6;
  no.forbid(tower && (players < kLeast || players > kMost), "tower.setup.floors-per-player"_c);
  return no;
}

}  // namespace

void claim_setup(const Position& begin, const scenario::Scenario& scenario, const scenario::Expectation& e,
                 Claims& claims) {
  for (const scenario::SetExpected& set : e.catalogue) claim_set(*begin.catalogue, set, claims);
  if (e.setup && !e.illegal_setup) claim_new_game(begin, *e.setup, claims);  // what is refused deals nothing
  const bool judged = e.illegal_setup || (!scenario.board && e.setup);
  if (!judged) return;
  const Grounds no = judge_setup(begin, scenario);
  const std::string grounds = grounds_text(no, *begin.catalogue);
  if (e.illegal_setup) {
    claims.push_back({"illegal setup", no.cites(e.illegal_setup->id), e.illegal_setup->name, grounds});
  } else {
    claims.push_back({"setup", no.legal(), "legal", grounds});
  }
}

}  // namespace assize::smt::cases
