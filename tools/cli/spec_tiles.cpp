#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "spec/catalogue/find.hpp"
#include "spec/catalogue/geometry.hpp"
#include "tools/cli/spec.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/picture/picture.hpp"

namespace assize::cli {

namespace {

constexpr std::array<std::string_view, 4> kSegmentNames = {"field", "road", "city", "river"};
constexpr std::array<std::string_view, 5> kRiverNames = {"", "source", "river", "fork", "lake"};

std::string edges_text(const SegmentDef& s) {
  std::vector<std::string_view> names;
  for (int i = 0; i < kRing; ++i) {
    if (((s.edges >> i) & 1) != 0) names.push_back(kRingNames[static_cast<std::size_t>(i)]);
  }
  return names.empty() ? "inner" : fmt::format("{}", fmt::join(names, " "));
}

std::string segment_text(const SegmentDef& s) {
  std::string text = fmt::format("{:<6} {}", kSegmentNames[static_cast<std::size_t>(s.kind)], edges_text(s));
  if (s.coats > 0) text += fmt::format(", {} coat{} of arms", s.coats, s.coats == 1 ? "" : "s");
  if (s.kind != SegmentKind::field || s.cities == 0) return text;
  std::vector<int> cities;
  for (int c = 0; c < 32; ++c) {
    if (((s.cities >> c) & 1U) != 0) cities.push_back(c + 1);
  }
  return text +
         fmt::format(", borders {} {}", cities.size() == 1 ? "city" : "cities", fmt::join(cities, " and "));
}

std::string copies_of(const Catalogue& catalogue, const TileDef& tile) {
  std::string text;
  for (const TileSet& set : catalogue.sets) {
    for (const SetEntry& e : set.entries) {
      if (catalogue.tiles[e.tile].id != tile.id) continue;
      text += fmt::format("{}{} x {}{}", text.empty() ? "" : ", ", e.count, set.id,
                          e.start ? " (the start tile)" : "");
    }
  }
  return text;
}

std::string marks_of(const TileDef& t) {
  std::vector<std::string> marks;
  if (t.monastery) marks.emplace_back("monastery");
  if (t.garden) marks.emplace_back("garden");
  if (t.foundation) marks.emplace_back("tower foundation");
  if (t.road_bridge) marks.emplace_back("road bridge");
  if (t.river != RiverRole::none) marks.emplace_back(kRiverNames[static_cast<std::size_t>(t.river)]);
  if (t.has_block) marks.push_back(fmt::format("part of a block, at {},{}", t.block_x, t.block_y));
  if (!t.symbols.empty()) marks.emplace_back(t.symbols);
  return fmt::format("{}", fmt::join(marks, ", "));
}

std::string picture_of(const TileDef& tile) {
  picture::Scene scene;
  scene.tiles.push_back({.at = {}, .def = &tile});
  return picture::area_of(scene).first == Cell{} ? scene_text(scene, {.legend = false}) : std::string();
}

/// "base-c1:D, base-c2:D"
std::string sets_of(const Catalogue& catalogue, const TileDef& tile) {
  std::string text;
  for (const TileDef& t : catalogue.tiles) {
    if (t.id != tile.id || !same_design(t, tile)) continue;
    text += fmt::format("{}{}{}", text.empty() ? "" : ", ", t.set,
                        t.letter.empty() ? "" : fmt::format(":{}", t.letter));
  }
  return text;
}

}  // namespace

bool same_design(const TileDef& a, const TileDef& b) {
  const auto same = [](const SegmentDef& x, const SegmentDef& y) {
    return x.kind == y.kind && x.edges == y.edges && x.coats == y.coats && x.cities == y.cities;
  };
  return marks_of(a) == marks_of(b) && a.known == b.known &&
         std::equal(a.segments.begin(), a.segments.end(), b.segments.begin(), b.segments.end(), same);
}

void print_tile(const Catalogue& catalogue, const TileDef& tile) {
  fmt::print("{}\n", inked(Ink::strong, tile.id));
  print_field("sets", sets_of(catalogue, tile));
  print_field("sides", fmt::format("{} (N E S W)", sides_of(tile)));
  print_field("marks", marks_of(tile));
  print_field("copies", copies_of(catalogue, tile));
  if (!tile.known) {
    print_field("layout", "not known");
    return;
  }
  int city = 0;
  for (const SegmentDef& s : tile.segments) {
    const std::string number = s.kind == SegmentKind::city ? fmt::format(" (city {})", ++city) : "";
    fmt::print("    {}{}\n", segment_text(s), number);
  }
  fmt::print("{}", indented(picture_of(tile), 4));
}

void print_set(const Catalogue& catalogue, const TileSet& set) {
  int tiles = 0;
  for (const SetEntry& e : set.entries) tiles += e.count;
  fmt::print("{}\n{}\n", inked(Ink::strong, set.id), wrapped(set.title, 2));
  print_field("edition", set.edition);
  print_field("rulebook", set.rulebook);
  print_field("tiles", fmt::format("{} of {} designs", tiles, set.entries.size()));
  for (const SetEntry& e : set.entries) {
    const TileDef& t = catalogue.tiles[e.tile];
    fmt::print("    {} x {:<12} {}  {}{}{}\n", e.count, t.id, sides_of(t),
               t.letter.empty() ? "" : fmt::format("{}  ", t.letter), marks_of(t), e.start ? " (start)" : "");
  }
}

}  // namespace assize::cli
