#include "tools/picture/svg/figures.hpp"

#include <fmt/format.h>

#include <array>

#include "tools/picture/svg/palette.hpp"

namespace assize::picture {

namespace {

/// A silhouette in a box of 24 by 24, and lines drawn upon it.
struct Silhouette {
  std::string_view body;
  std::string_view marks;       ///< stroked
  std::string_view solid = {};  ///< filled with the line colour
};

constexpr std::string_view kMeeple =
    "M12 1.5 C14.3 1.5 16 3.2 16 5.3 C16 6.3 15.7 7 15.2 7.7 C18.4 8.5 23 10.4 23 12.6 C23 14.2 20.6 14.6 17 "
    "14.6 "
    "C17.8 17 19.6 19.4 20.4 21.2 C20.8 22.1 20.3 22.6 19.4 22.6 H14.2 C13.5 22.6 13.3 22.2 13 21.6 L12 19.2 "
    "L11 21.6 C10.7 22.2 10.5 22.6 9.8 22.6 H4.6 C3.7 22.6 3.2 22.1 3.6 21.2 C4.4 19.4 6.2 17 7 14.6 C3.4 "
    "14.6 1 14.2 "
    "1 12.6 C1 10.4 5.6 8.5 8.8 7.7 C8.3 7 8 6.3 8 5.3 C8 3.2 9.7 1.5 12 1.5 Z";

constexpr std::string_view kRobed =
    "M12 0.5 C13.6 2.2 15 3.8 15 6 C15 7 14.7 7.8 14.2 8.5 C17.2 9.6 19 12.5 20 16.5 L21.2 21.4 C21.4 22.2 "
    "21 22.6 "
    "20.2 22.6 H3.8 C3 22.6 2.6 22.2 2.8 21.4 L4 16.5 C5 12.5 6.8 9.6 9.8 8.5 C9.3 7.8 9 7 9 6 C9 3.8 10.4 "
    "2.2 12 0.5 Z";

constexpr std::string_view kWavy =
    "M12 1.5 C14.3 1.5 16 3.2 16 5.3 C16 6.3 15.7 7 15.2 7.7 C18.4 8.5 23 10.4 23 12.6 C23 14.2 20.6 14.6 "
    "17.4 14.6 "
    "L19.6 22.6 L16.6 20.6 L14.3 22.8 L12 20.6 L9.7 22.8 L7.4 20.6 L4.4 22.6 L6.6 14.6 C3.4 14.6 1 14.2 1 "
    "12.6 "
    "C1 10.4 5.6 8.5 8.8 7.7 C8.3 7 8 6.3 8 5.3 C8 3.2 9.7 1.5 12 1.5 Z";

constexpr std::string_view kHelmet =
    "M5.5 6.2 H7.4 C7.6 3.4 9.5 1.2 12 1.2 C14.5 1.2 16.4 3.4 16.6 6.2 H18.5 V8.4 H15.4 C18 9.4 19.4 11.6 "
    "19.4 14.2 "
    "V16.4 H17 L18.4 22.6 H13.2 L12 18.6 L10.8 22.6 H5.6 L7 16.4 H4.6 V14.2 C4.6 11.6 6 9.4 8.6 8.4 H5.5 Z";

constexpr std::string_view kPig =
    "M1.2 11.4 C1.2 10.4 1.9 9.8 3 9.9 C3.2 8.6 3.6 7.4 3.4 5.4 C5 5.6 6.4 6.3 7.2 7.4 C9.6 6.4 14.4 6.2 "
    "17.4 7.4 "
    "C19.4 8.2 20.6 9.8 20.8 11.6 C21.8 11.4 22 10.4 21.6 9.6 L22.8 9.2 C23.6 11 22.8 12.9 20.9 13.2 C20.6 "
    "15 19.8 "
    "16.4 18.6 17.2 V20.6 H15.2 V18 H9.6 V20.6 H6.2 V17 C5 16.2 4.2 15.2 3.8 14.2 C2.2 14.2 1.2 13 1.2 11.4 "
    "Z";

constexpr std::string_view kMayor =
    "M8 1 H16 V3.4 H17.6 V5.2 H15.6 C15.6 6.4 15.2 7.2 14.6 7.9 C19 8.6 22.4 12 22.4 16.4 C22.4 19 21.6 21.2 "
    "20.4 22.6 "
    "H3.6 C2.4 21.2 1.6 19 1.6 16.4 C1.6 12 5 8.6 9.4 7.9 C8.8 7.2 8.4 6.4 8.4 5.2 H6.4 V3.4 H8 Z";

constexpr std::string_view kWagon =
    "M1 6 C4 8 7 4.6 11 5.2 C15 4.6 19 8 23 5.4 L22 15.4 H20.9 A4 4 0 1 1 13.4 17.6 H10.6 A4 4 0 1 1 3.1 "
    "15.4 H2 Z";

constexpr std::string_view kBarn = "M12 2 L18.6 5.4 L22.4 11.4 H20.8 V22 H3.2 V11.4 H1.6 L5.4 5.4 Z";

constexpr std::string_view kShepherd =
    "M10 2.5 C12.1 2.5 13.6 4 13.6 5.9 C13.6 6.8 13.3 7.5 12.8 8.1 C15 8.7 16.8 9.6 18 11 V6.2 C18 4.2 19.2 "
    "3 20.7 3 "
    "C22.3 3 23.4 4.2 23.4 5.7 H21.4 C21.4 5.2 21.1 4.9 20.7 4.9 C20.3 4.9 20 5.3 20 6 V22.6 H18 V14.2 C17.2 "
    "14.5 16.2 "
    "14.6 15 14.6 L18 22.6 H2 L5 14.6 C2 14.6 0.6 14 0.6 12.6 C0.6 10.6 4.4 8.8 7.2 8.1 C6.7 7.5 6.4 6.8 6.4 "
    "5.9 "
    "C6.4 4 7.9 2.5 10 2.5 Z";

constexpr std::string_view kTopHat =
    "M8.2 0.4 H15.8 V4.4 H18 V6 H15.7 C15.6 6.8 15.4 7.4 15.1 7.9 C18.4 8.7 23 10.6 23 12.8 C23 14.4 20.6 "
    "14.8 17 14.8 "
    "C17.8 17 19.6 19.4 20.4 21.2 C20.8 22.1 20.3 22.6 19.4 22.6 H14.2 L12 19.2 L9.8 22.6 H4.6 C3.7 22.6 3.2 "
    "22.1 "
    "3.6 21.2 C4.4 19.4 6.2 17 7 14.8 C3.4 14.8 1 14.4 1 12.8 C1 10.6 5.6 8.7 8.9 7.9 C8.6 7.4 8.4 6.8 8.3 6 "
    "H6 V4.4 H8.2 Z";

constexpr std::string_view kGuard =
    "M10 2.5 C12.2 2.5 13.8 4 13.8 6 C13.8 6.9 13.5 7.6 13 8.2 C15.2 8.8 17.2 9.6 18.6 10.8 V5.4 H17.2 L19.6 "
    "0.4 L22 5.4 "
    "H20.6 V22.6 H18.6 V14.4 C17.8 14.6 16.6 14.7 15.2 14.7 C15.8 17 17 19.6 17.6 22.6 H11.6 L10 19.4 L8.4 "
    "22.6 H2.4 "
    "C3 19.6 4.2 17 4.8 14.7 C2 14.6 0.6 14 0.6 12.6 C0.6 10.6 4.2 8.9 7 8.2 C6.5 7.6 6.2 6.9 6.2 6 C6.2 4 "
    "7.8 2.5 10 2.5 Z";

constexpr std::array<Silhouette, 12> kSilhouettes = {{
    {kMeeple, ""},
    {kMeeple, "M12 10.6 v6 M9 13.6 h6"},
    {kRobed, "M12 11 v9 M9 14 h6"},
    {kWavy, "M10.4 5 v1 M13.6 5 v1"},
    {kHelmet, "M7.4 6.6 H16.6 M12 11 v5"},
    {kPig, "M9 17 h7", "M5.6 9.6 h1.3 v1.3 h-1.3 z"},
    {kMayor, "M6 14 C8 19 16 19 18 14", "M10.6 17.4 h2.8 v2.8 h-2.8 z"},
    {kWagon, "M2 12.2 H22 M8 5.6 V12 M15 5.6 V12"},
    {kBarn, "M8.4 22 V14 H15.6 V22 M8.4 14 L15.6 22 M15.6 14 L8.4 22"},
    {kShepherd, "M10 11 v5 M7.4 13 h5.2"},
    {kTopHat, "M8.2 3.4 H15.8 M10 11.4 L12 13 L14 11.4 M12 15 v.6"},
    {kGuard, "M7 11.4 h6 v3 c0 2 -2 3 -3 3.4 c-1 -.4 -3 -1.4 -3 -3.4 z"},
}};

}  // namespace

double stature(FigureKind kind) {
  return kind == FigureKind::large_meeple ? 1.32 : 1.0;
}

void draw_figure(Xml& svg, Point at, double size, Piece piece, bool lying, const std::string& title) {
  const Silhouette& s = kSilhouettes[static_cast<std::size_t>(piece.kind)];
  const double scale = size * stature(piece.kind) / 24;
  const std::string transform = fmt::format("{}{} scale({}) translate(-12 -12)", translate(at),
                                            lying ? " rotate(-90)" : "", fmt::format("{:.4g}", scale));
  const bool phantom = piece.kind == FigureKind::phantom;
  svg.open("g", {{"transform", transform}, {"stroke-linejoin", "round"}});
  if (!title.empty()) svg.text("title", title);
  svg.leaf("path", {{"d", s.body}, {"fill", kPaper}, {"stroke", kPaper}, {"stroke-width", 4.0}});
  svg.leaf("path", {{"d", s.body},
                    {"fill", fill_of(piece.owner)},
                    {"fill-opacity", phantom ? 0.55 : 1.0},
                    {"stroke", kInk},
                    {"stroke-width", 1.4}});
  if (!s.marks.empty()) {
    const auto colour = phantom ? kInk : line_on(piece.owner);
    svg.leaf("path", {{"d", s.marks}, {"fill", "none"}, {"stroke", colour}, {"stroke-width", 1.6}});
  }
  if (!s.solid.empty()) svg.leaf("path", {{"d", s.solid}, {"fill", line_on(piece.owner)}});
  svg.close();
}

}  // namespace assize::picture
