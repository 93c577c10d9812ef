#include "checker/ruleset.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "checker/order.hpp"
#include "checker/rules/audit.hpp"
#include "checker/rules/eligibility.hpp"

namespace assize {

namespace {

const TileSet* find_set(const Catalogue& catalogue, std::string_view id) {
  const auto found = std::find_if(catalogue.sets.begin(), catalogue.sets.end(),
                                  [id](const TileSet& s) { return s.id == id; });
  return found == catalogue.sets.end() ? nullptr : &*found;
}

/// The type for a catalogue tile; added if it is new.
TypeId type_for(Ruleset& rules, std::uint16_t tile, const TileReading& reading) {
  for (std::size_t t = 0; t < rules.types.size(); ++t) {
    if (rules.types[t].tile == tile) return static_cast<TypeId>(t);
  }
  rules.types.push_back(make_tile_type(rules.law.catalogue(), tile, reading));
  rules.full_bag.push_back(0);
  return static_cast<TypeId>(rules.types.size() - 1);
}

void add_set(Ruleset& rules, const TileSet& set, const TileReading& reading) {
  for (const SetEntry& entry : set.entries) {
    const TypeId type = type_for(rules, entry.tile, reading);
    std::uint8_t& copies = rules.full_bag[static_cast<std::size_t>(type)];
    // tower.setup.shuffle-tiles: the tower's tiles are drawn among the others.
    const bool apart = set.rulebook == "tower" && rules.law.undone("tower.setup.shuffle-tiles"_c);
    copies = static_cast<std::uint8_t>(copies + (apart ? 0 : entry.count));
    // base.component.start-tile: the marked one; without that the first of the set.
    const bool marked = entry.start || (rules.start < 0 && rules.law.undone("base.component.start-tile"_c));
    if (marked && (rules.start < 0 || !rules.law.undone("base.component.start-tile"_c))) rules.start = type;
  }
  rules.sets.emplace_back(set.id);
  rules.river = rules.river || set.rulebook.starts_with("river");
  rules.tower = rules.tower || set.rulebook == "tower";
}

/// The spring takes the start tile's place: river.setup-*, river.start-removed.
void prepare_river(Ruleset& rules) {
  if (!rules.river) return;
  for (std::size_t t = 0; t < rules.types.size(); ++t) {
    const RiverRole role = rules.types[t].river;
    if (role == RiverRole::lake) rules.lake = static_cast<TypeId>(t);
    if (role != RiverRole::source) continue;
    if (rules.start >= 0 && !rules.law.undone("river.start-removed"_c)) {
      --rules.full_bag[static_cast<std::size_t>(rules.start)];
    }
    rules.start = static_cast<TypeId>(t);
    rules.full_bag[t] = 1;  // with River I and River II one spring serves both
  }
}

void add_figures(Ruleset& rules, FigureKind kind, int each) {
  rules.has_kind[static_cast<std::size_t>(kind)] = each > 0;
  for (PlayerId p = 0; p < rules.player_count(); ++p) {
    FigureRange& owned = rules.owned[static_cast<std::size_t>(kind)][static_cast<std::size_t>(p)];
    owned.first = static_cast<FigureId>(rules.figures.size());
    for (int i = 0; i < each; ++i) rules.figures.push_back({p, kind});
    owned.last = static_cast<FigureId>(rules.figures.size());
  }
}

/// A figure that comes with a part, and the number that says how many every player gets.
struct Dealt {
  Part part{};
  FigureKind kind{};
  NumberId each{};
};

void deal_figures(Ruleset& rules, const SetUp& setup) {
  constexpr std::array<Dealt, 5> kDealt = {{
      {Part::abbot, FigureKind::abbot, "abbot.component.per-player"_n},
      {Part::phantom, FigureKind::phantom, "phantom.component.per-player"_n},
      {Part::large_meeple, FigureKind::large_meeple, "inns.component.large-per-player"_n},
      {Part::builder, FigureKind::builder, "traders.component.builder"_n},
      {Part::pig, FigureKind::pig, "traders.component.pig"_n},
  }};
  const auto deal = [&](FigureKind kind, int by_the_box) {
    const auto stated = setup.each.find(kind);
    add_figures(rules, kind, stated == setup.each.end() ? by_the_box : stated->second);
  };
  deal(FigureKind::meeple, rules.law.amount("base.component.meeples.supply"_n));
  for (const Dealt& dealt : kDealt) {
    if (setup.parts[static_cast<std::size_t>(dealt.part)]) deal(dealt.kind, rules.law.amount(dealt.each));
  }
  for (const FigureKind kind : setup.standing) {
    const bool dealt = rules.has_kind[static_cast<std::size_t>(kind)];
    if (!dealt) deal(kind, 1);
  }
}

/// base.figure.classes: builder, pig, barn and shepherd neither occupy nor count.
void classify(Ruleset& rules) {
  for (std::size_t k = 0; k < kFigureNames.size(); ++k) {
    const auto kind = static_cast<FigureKind>(k);
    const bool tied = kind == FigureKind::builder || kind == FigureKind::pig;
    const bool special = tied || kind == FigureKind::barn || kind == FigureKind::shepherd;
    const bool follower = tied && rules.law.is("base.builder-pig-class=follower"_r);
    const bool abbot = kind != FigureKind::abbot || !rules.law.undone("abbot.is-meeple"_c);
    rules.occupies[k] = (!special || follower || rules.law.undone("base.figure.classes"_c)) && abbot;
    if (rules.has_kind[k]) rules.kinds.push_back(kind);
    rules.all_occupy = rules.all_occupy && (rules.occupies[k] || !rules.has_kind[k]);
  }
}

/// The order of play without the steps that the game cannot know. Such a step stands where the next one does.
void set_order(Ruleset& rules) {
  for (const Step* step : order_of_play(rules)) {
    rules.position[static_cast<std::size_t>(step->id)] = static_cast<std::uint8_t>(rules.order.size());
    if (step->in_play != nullptr && !step->in_play(rules)) continue;
    rules.order.push_back(step);
    rules.step_ids.push_back(step->id);
  }
}

}  // namespace

TypeId Ruleset::type_of(std::string_view tile_id) const {
  for (std::size_t t = 0; t < types.size(); ++t) {
    if (tile(static_cast<TypeId>(t)).id == tile_id) return static_cast<TypeId>(t);
  }
  return -1;
}

tl::expected<std::shared_ptr<Ruleset>, SetUpRefusal> make_ruleset(const SetUp& setup, Law law) {
  auto rules = std::make_shared<Ruleset>(std::move(law));
  rules->players = setup.players;
  const TileReading reading = tile_reading(rules->law);
  for (const std::string& id : setup.sets) {
    const TileSet* set = find_set(rules->law.catalogue(), id);
    if (set == nullptr) return tl::unexpected(SetUpRefusal{fmt::format("no tile set {}", id), {}});
    add_set(*rules, *set, reading);
  }
  if (rules->tower && rules->law.edition() == Edition::c3) {
    return tl::unexpected(
        SetUpRefusal{"The Tower has no third edition; Towers & Thieves took its place and waits", {}});
  }
  rules->parts = setup.parts;
  rules->abbot = rules->plays(Part::abbot);
  deal_figures(*rules, setup);
  Grounds no(rules->law);
  audit(*rules, no);
  Judgement judgement = std::move(no).judgement();
  if (!judgement.legal())
    return tl::unexpected(SetUpRefusal{"the rules refuse this set-up", std::move(judgement.grounds)});
  prepare_river(*rules);
  if (rules->start < 0)
    return tl::unexpected(SetUpRefusal{"the sets hold no start tile; add a base set or the river", {}});
  classify(*rules);
  resolve_eligibility(*rules);
  set_order(*rules);
  rules->joins.halves_join_across = rules->law.undone("base.field.half-edges"_c);
  rules->joins.features_stay_apart = rules->law.undone("base.order.merge-timing"_c);
  return rules;
}

}  // namespace assize
