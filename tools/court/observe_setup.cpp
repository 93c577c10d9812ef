#include <algorithm>
#include <functional>

#include "checker/rules/audit.hpp"
#include "checker/rules/base/draw.hpp"
#include "tools/court/observe_parts.hpp"
#include "tools/court/position.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// The tile that may not be drawn while another of the river's is left: the one at the end of the pile.
std::string pile_end(const Game& fresh) {
  for (std::size_t t = 0; t < fresh.facts().bag.size(); ++t) {
    if (fresh.facts().bag[t] == 0 || fresh.rules().types[t].river == RiverRole::none) continue;
    if (!fresh.legal({.kind = ActionKind::draw, .type = static_cast<TypeId>(t)})) {
      return std::string(fresh.rules().tile(static_cast<TypeId>(t)).id);
    }
  }
  return "none";
}

void compare_new_game(const Game& fresh, const sc::SetupExpected& e, std::vector<Failure>& out) {
  const auto tile = [&](const sc::TileRef& t) { return std::string(fresh.law().catalogue().tiles[t.tile].id); };
  for (const auto& [player, n] : e.floors) {
    const auto p = static_cast<std::size_t>(seat(fresh.rules(), player));
    expect_equal(out, e.where, fmt::format("floors dealt to {}", name_of(player)), n, static_cast<int>(fresh.facts().floor_supply[p]));
  }
  if (e.box_floors) expect_equal(out, e.where, "floors in the box", *e.box_floors, static_cast<int>(fresh.facts().floor_box));
  if (e.bag) {
    int left = 0;
    for (const std::uint8_t n : fresh.facts().bag) left += n;
    expect_equal(out, e.where, "tiles to draw", *e.bag, left);
  }
  if (e.start) expect_equal(out, e.where, "start tile", tile(*e.start), std::string(fresh.rules().tile(fresh.placed(0).type).id));
  if (e.pile_end) expect_equal(out, e.where, "last tile of the river", tile(*e.pile_end), pile_end(fresh));
  if (e.first) {
    const Colour first = fresh.rules().players[static_cast<std::size_t>(fresh.clock().player)];
    expect_equal(out, e.where, "first player", std::string(name_of(*e.first)), std::string(name_of(first)));
  }
  compare_supply(fresh, e.supply, e.where, out);
}

using Count = int SetCount::*;
constexpr std::array<std::pair<std::string_view, Count>, 19> kCounts = {{
    {"tiles", &SetCount::tiles},
    {"designs", &SetCount::designs},
    {"foundations", &SetCount::foundations},
    {"monasteries", &SetCount::monasteries},
    {"gardens", &SetCount::gardens},
    {"coats", &SetCount::coats},
    {"bridges", &SetCount::bridges},
    {"inner_fields", &SetCount::inner_fields},
    {"rivers", &SetCount::rivers},
    {"inns", &SetCount::inns},
    {"cathedrals", &SetCount::cathedrals},
    {"wine", &SetCount::wine},
    {"grain", &SetCount::grain},
    {"cloth", &SetCount::cloth},
    {"volcanoes", &SetCount::volcanoes},
    {"dragons", &SetCount::dragons},
    {"portals", &SetCount::portals},
    {"princesses", &SetCount::princesses},
    {"festivals", &SetCount::festivals},
}};

bool shows(const TileDef& t, std::string_view what) {
  const auto inner = [](const SegmentDef& s) { return s.kind == SegmentKind::field && s.edges == 0; };
  if (what == "foundation") return t.foundation;
  if (what == "garden") return t.garden;
  if (what == "monastery") return t.monastery;
  if (what == "bridge") return t.road_bridge;
  return std::any_of(t.segments.begin(), t.segments.end(), inner);
}

void compare_set(const Catalogue& catalogue, const sc::SetExpected& e, std::vector<Failure>& out) {
  const TileSet& set = catalogue.sets[e.set];
  const SetCount counted = count_set(catalogue, set);
  for (const auto& [name, count] : kCounts) {
    const auto wanted = e.counts.find(std::string(name));
    if (wanted != e.counts.end()) expect_equal(out, e.where, fmt::format("{} of {}", name, set.id), wanted->second, counted.*count);
  }
  for (const auto& [tile, copies] : e.copies) {
    int n = 0;
    for (const SetEntry& entry : set.entries) n += entry.tile == tile.tile ? entry.count : 0;
    expect_equal(out, e.where, fmt::format("copies of {} in {}", tile.name, set.id), copies, n);
  }
  for (const auto& [what, tiles] : e.with) {
    std::vector<std::string> wanted;
    std::vector<std::string> found;
    for (const sc::TileRef& t : tiles) wanted.emplace_back(catalogue.tiles[t.tile].id);
    for (const SetEntry& entry : set.entries) {
      if (shows(catalogue.tiles[entry.tile], what)) found.emplace_back(catalogue.tiles[entry.tile].id);
    }
    std::sort(wanted.begin(), wanted.end());
    std::sort(found.begin(), found.end());
    expect_equal(out, e.where, fmt::format("tiles of {} with {}", set.id, what), fmt::format("{}", fmt::join(wanted, ", ")),
                 fmt::format("{}", fmt::join(found, ", ")));
  }
}

}  // namespace

void compare_setup(const Game& fresh, const sc::Expectation& e, std::vector<Failure>& out) {
  if (e.setup) compare_new_game(fresh, *e.setup, out);
  for (const sc::SetExpected& set : e.catalogue) compare_set(fresh.law().catalogue(), set, out);
}

}  // namespace assize::court
