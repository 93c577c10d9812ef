#include "tools/picture/svg/symbols.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

namespace assize::picture {

namespace {

constexpr double kFloorHeight = 6;
constexpr int kMostFloorsDrawn = 7;

void filled(Xml& svg, std::string_view d, std::string_view fill, std::string_view stroke = "",
            double width = 1) {
  if (stroke.empty()) {
    svg.leaf("path", {{"d", d}, {"fill", fill}});
  } else {
    svg.leaf("path", {{"d", d},
                      {"fill", fill},
                      {"stroke", stroke},
                      {"stroke-width", width},
                      {"stroke-linejoin", "round"}});
  }
}

void begin(Xml& svg, Point at) {
  svg.open("g", {{"transform", translate(at)}});
}

}  // namespace

void draw_monastery(Xml& svg, Point at) {
  begin(svg, at);
  svg.text("title", "monastery");
  filled(svg, "M-13 12 V-1 H13 V12 Z", "#f6efe2", kInk, 1.1);
  filled(svg, "M-15 -1 L-9 -8 H9 L15 -1 Z", kRoof, kInk, 1.1);
  filled(svg, "M-4.5 -8 V-14 L0 -19 L4.5 -14 V-8 Z", kRoof, kInk, 1.1);
  filled(svg, "M-0.8 -20.5 v-5 h1.6 v5 z M-2.6 -24.2 h5.2 v1.5 h-5.2 z", kInk);
  filled(svg, "M-3 12 V6 a3 3 0 0 1 6 0 V12 Z", kWall);
  filled(svg, "M-10 7 v-3 a1.6 1.6 0 0 1 3.2 0 v3 z M6.8 7 v-3 a1.6 1.6 0 0 1 3.2 0 v3 z", kWall);
  svg.close();
}

void draw_village(Xml& svg, Point at) {
  begin(svg, at);
  svg.leaf("circle", {{"r", 7.5}, {"fill", kRoad}, {"stroke", kRoadEdge}, {"stroke-width", 1.4}});
  filled(svg, "M-4.5 3.6 v-4.2 l4.5 -4 4.5 4 v4.2 z", kRoof);
  svg.close();
}

void draw_garden(Xml& svg, Point at) {
  begin(svg, at);
  svg.text("title", "garden");
  svg.leaf("rect", {{"x", -9.5},
                    {"y", -9.5},
                    {"width", 19.0},
                    {"height", 19.0},
                    {"rx", 3.0},
                    {"fill", "#a9cd77"},
                    {"stroke", kLeaf},
                    {"stroke-width", 2.4}});
  filled(svg, "M-1.2 -8.8 h2.4 v17.6 h-2.4 z M-8.8 -1.2 h17.6 v2.4 h-17.6 z", "#f3ead2");
  for (const Point p : {Point{-5, -5}, Point{5, -5}, Point{-5, 5}, Point{5, 5}}) {
    svg.leaf("circle", {{"cx", p.x}, {"cy", p.y}, {"r", 2.4}, {"fill", "#d6487e"}});
    svg.leaf("circle", {{"cx", p.x}, {"cy", p.y}, {"r", 0.9}, {"fill", "#ffe27a"}});
  }
  svg.close();
}

void draw_coat(Xml& svg, Point at) {
  begin(svg, at);
  svg.text("title", "coat of arms");
  filled(svg, "M-6 -7 H6 V0 C6 4.5 2.5 7 0 8 C-2.5 7 -6 4.5 -6 0 Z", kCoat, kPaper, 1.2);
  filled(svg, "M-1.1 -6.4 h2.2 v13.6 l-1.1 .5 l-1.1 -.5 z M-5.4 -2.6 h10.8 v2.2 h-10.8 z", kPaper);
  svg.close();
}

void draw_foundation(Xml& svg, Point at) {
  begin(svg, at);
  svg.text("title", "tower foundation");
  svg.leaf("rect", {{"x", -10.5},
                    {"y", -10.5},
                    {"width", 21.0},
                    {"height", 21.0},
                    {"rx", 1.5},
                    {"fill", kStone},
                    {"stroke", kStoneEdge},
                    {"stroke-width", 1.6}});
  svg.leaf("rect", {{"x", -5.5},
                    {"y", -5.5},
                    {"width", 11.0},
                    {"height", 11.0},
                    {"fill", "#8d877c"},
                    {"stroke", kStoneEdge},
                    {"stroke-width", 1.0}});
  svg.close();
}

Point draw_tower(Xml& svg, Point at, int floors, bool open) {
  const int drawn = std::min(floors, kMostFloorsDrawn);
  const double foot = 10, top = foot - drawn * kFloorHeight - 4;
  begin(svg, at);
  svg.text("title",
           fmt::format("tower, {} floor{}, {}", floors, floors == 1 ? "" : "s", open ? "open" : "closed"));
  svg.leaf("rect", {{"x", -12.0},
                    {"y", -9.0},
                    {"width", 24.0},
                    {"height", 20.5},
                    {"rx", 1.5},
                    {"fill", kStone},
                    {"stroke", kStoneEdge},
                    {"stroke-width", 1.4}});
  for (int i = 0; i < drawn; ++i) {
    svg.leaf("rect", {{"x", -9.0},
                      {"y", foot - (i + 1) * kFloorHeight},
                      {"width", 18.0},
                      {"height", kFloorHeight},
                      {"fill", i % 2 == 0 ? "#e9ddc6" : "#d9c8a8"},
                      {"stroke", kStoneEdge},
                      {"stroke-width", 0.9}});
  }
  const double rim = top + 4;
  const std::string battlements = fmt::format(
      "M-10.5 {0} v-4.6 h4.2 v2.2 h4.2 v-2.2 h4.2 v2.2 h4.2 v-2.2 h4.2 v4.6 z", number(rim + 0.4));
  filled(svg, battlements, "#c9b48d", kStoneEdge, 0.9);
  svg.leaf("circle", {{"cx", 10.5},
                      {"cy", 9.5},
                      {"r", 7.0},
                      {"fill", open ? kPaper : kInk},
                      {"stroke", kInk},
                      {"stroke-width", 1.1}});
  svg.text("text", std::to_string(floors),
           {{"x", 10.5},
            {"y", 13.1},
            {"font-size", floors > 9 ? 8.5 : 10.5},
            {"font-weight", "bold"},
            {"text-anchor", "middle"},
            {"fill", open ? kInk : kPaper}});
  svg.close();
  return at + Point{0, rim - 3.5};
}

double badge_half(std::string_view text) {
  return 2.35 * static_cast<double>(text.size()) + 3.5;
}

void draw_badge(Xml& svg, Point at, std::string_view text, std::string_view fill) {
  const double half = badge_half(text);
  begin(svg, at);
  svg.leaf("rect", {{"x", -half},
                    {"y", -6.5},
                    {"width", 2 * half},
                    {"height", 13.0},
                    {"rx", 6.5},
                    {"fill", fill},
                    {"stroke", kInk},
                    {"stroke-width", 1.1}});
  svg.text(
      "text", text,
      {{"y", 3.1}, {"font-size", 8.6}, {"font-weight", "bold"}, {"text-anchor", "middle"}, {"fill", kInk}});
  svg.close();
}

void draw_bridge_token(Xml& svg, bool north_south) {
  svg.open("g", {{"transform", north_south ? "rotate(90 50 50)" : "rotate(0)"}});
  svg.text("title", north_south ? "bridge, north to south" : "bridge, west to east");
  filled(svg, "M-3 41 H103 V59 H-3 Z", "#a8793f", kInk, 1.2);
  filled(svg, "M-3 45 H103 V55 H-3 Z", "#e8cf9d");
  std::string planks;
  for (int x = 4; x < 100; x += 8) planks += fmt::format("M{} 45 v10 ", x);
  svg.leaf("path", {{"d", planks}, {"fill", "none"}, {"stroke", "#a8793f"}, {"stroke-width", 1.1}});
  svg.close();
}

void draw_castle_token(Xml& svg, Point at) {
  begin(svg, at);
  svg.text("title", "castle");
  filled(svg, "M-15 11 V-9 h5 v4 h4 v-4 h4 v4 h4 v-4 h4 v4 h4 v-4 h5 V11 Z", "#e6d3a4", kInk, 1.2);
  filled(svg, "M-3.5 11 V5 a3.5 3.5 0 0 1 7 0 V11 Z", kWall);
  svg.close();
}

void draw_ghosts(Xml& svg, Point at, int count) {
  begin(svg, at);
  svg.text("title", fmt::format("{} ghost{}", count, count == 1 ? "" : "s"));
  filled(svg, "M-5.5 6 V-1 a5.5 5.5 0 0 1 11 0 V6 l-2.2 -1.8 -1.8 1.8 -1.5 -1.8 -1.5 1.8 -1.8 -1.8 z", kPaper,
         kInk, 0.9);
  svg.text(
      "text", std::to_string(count),
      {{"y", 2.8}, {"font-size", 7.5}, {"font-weight", "bold"}, {"text-anchor", "middle"}, {"fill", kInk}});
  svg.close();
}

}  // namespace assize::picture
