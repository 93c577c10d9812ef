#include "tools/picture/svg/beings.hpp"

#include <fmt/format.h>

#include "tools/picture/svg/palette.hpp"

namespace assize::picture {

namespace {

// In a box of 24 by 24, like the silhouettes of the players' figures.
constexpr std::string_view kDragon =
    "M1.4 8.6 L5.6 5.4 L5.8 2.2 L8 4.8 C10.4 5.4 11.6 7.4 11.4 10 C12 6.4 14.6 2.4 21 1 C19.8 3 19.9 4.6 "
    "20.8 "
    "6.2 C19 6.6 18.4 8 18.8 9.8 C17.2 9.8 16.2 10.8 16.2 12.4 C18.8 13.4 20.2 15 20 17 C19.9 18 19.4 18.6 "
    "18.8 19 C20.4 19.6 21.6 18.6 21.3 16.6 L20 16.2 L22.4 12.8 L23.8 16.8 L22.8 16.8 C23.4 20.4 20.6 22 "
    "17.6 "
    "21.4 L18 23 H13.8 L13.4 20.8 H10.6 L10.6 23 H6.6 L7 19.8 C5.2 17.4 5 14.6 6.6 12.2 C7.2 11.2 7.4 10.4 "
    "6.8 "
    "9.8 C5.6 10.8 3.8 11.4 1.8 11 L4.6 9.4 Z";
constexpr std::string_view kWingRibs =
    "M12.2 11.4 C14 8 17 4.6 20.4 1.8 M13.6 10.6 L20 6.2 M14.8 11.2 L18.4 9.6";
constexpr std::string_view kBelly = "M8.2 13.4 h2.4 M7.6 15.6 h3 M7.8 17.8 h3";

constexpr std::string_view kWings =
    "M11 9 C8 3.6 3.4 2.6 1.6 4.6 C0.2 6.4 2 9.8 5 11 C2.8 11.8 2.2 14.4 3.8 16 C5.8 17.8 9.4 15.4 11 11.6 "
    "L13 "
    "11.6 C14.6 15.4 18.2 17.8 20.2 16 C21.8 14.4 21.2 11.8 19 11 C22 9.8 23.8 6.4 22.4 4.6 C20.6 2.6 16 3.6 "
    "13 "
    "9 Z";
constexpr std::string_view kGown =
    "M12 1.4 C13.9 1.4 15.2 2.8 15.2 4.6 C15.2 5.9 14.6 6.9 13.7 7.5 C15 9 15.2 10.6 14.8 12 L19 22.6 H5 "
    "L9.2 "
    "12 C8.8 10.6 9 9 10.3 7.5 C9.4 6.9 8.8 5.9 8.8 4.6 C8.8 2.8 10.1 1.4 12 1.4 Z";

constexpr std::string_view kScales = "#a3261f", kWing = "#fdf0a8", kSilk = "#fbfaf4", kGold = "#d9a521";

void begin(Xml& svg, Point at, double size, const std::string& title) {
  svg.open("g", {{"transform", fmt::format("{} scale({:.4g}) translate(-12 -12)", translate(at), size / 24)},
                 {"stroke-linejoin", "round"},
                 {"stroke-linecap", "round"}});
  if (!title.empty()) svg.text("title", title);
}

/// White around the outline sets a figure off from what is printed below.
void halo(Xml& svg, std::string_view d) {
  svg.leaf("path", {{"d", d}, {"fill", kPaper}, {"stroke", kPaper}, {"stroke-width", 3.6}});
}
void shape(Xml& svg, std::string_view d, std::string_view fill) {
  svg.leaf("path", {{"d", d}, {"fill", fill}, {"stroke", kInk}, {"stroke-width", 1.1}});
}
void line(Xml& svg, std::string_view d, std::string_view colour, double width) {
  svg.leaf("path", {{"d", d}, {"fill", "none"}, {"stroke", colour}, {"stroke-width", width}});
}

}  // namespace

void draw_dragon(Xml& svg, Point at, double size, const std::string& title) {
  begin(svg, at, size, title);
  halo(svg, kDragon);
  shape(svg, kDragon, kScales);
  line(svg, kWingRibs, "#5e120e", 0.8);
  line(svg, kBelly, "#f0b08a", 0.9);
  svg.leaf("circle", {{"cx", 6.6}, {"cy", 7.0}, {"r", 0.9}, {"fill", "#ffe27a"}});
  svg.close();
}

void draw_fairy(Xml& svg, Point at, double size, const std::string& title) {
  begin(svg, at, size, title);
  halo(svg, kWings);
  halo(svg, kGown);
  shape(svg, kWings, kWing);
  shape(svg, kGown, kSilk);
  line(svg, "M9.6 12.2 H14.4 M8 18.8 H16", kGold, 1.1);
  svg.close();
}

void draw_dragon_shape(Xml& svg, Point at, double size, std::string_view fill) {
  begin(svg, at, size, "");
  svg.leaf("path", {{"d", kDragon}, {"fill", fill}});
  svg.close();
}

}  // namespace assize::picture
