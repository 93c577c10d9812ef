#include "tools/picture/svg/marks.hpp"

#include <fmt/format.h>

#include <charconv>

#include "tools/picture/svg/beings.hpp"
#include "tools/picture/svg/palette.hpp"

namespace assize::picture {

namespace {

constexpr std::string_view kParchment = "#fff6e0", kStraw = "#d9a521", kGrape = "#7b3f98", kIron = "#6d6a75",
                           kLava = "#e2572b", kViolet = "#6a4fc0", kRose = "#d6487e";

/// The grey of a colour "#rrggbb", pale enough to be left out of account.
std::string greyed(std::string_view colour) {
  const auto channel = [&](std::size_t from) {
    int value = 0;
    std::from_chars(colour.data() + from, colour.data() + from + 2, value, 16);
    return value;
  };
  const int light = (30 * channel(1) + 59 * channel(3) + 11 * channel(5)) / 100;
  const int pale = 130 + light * 110 / 255;
  return fmt::format("#{0:02x}{0:02x}{0:02x}", pale);
}

/// Paths and discs in colour, or all in grey.
class Brush {
 public:
  Brush(Xml& svg, bool grey) : svg_(svg), grey_(grey) {}

  void fill(std::string_view d, std::string_view colour) const {
    svg_.leaf("path", {{"d", d}, {"fill", paint(colour)}});
  }
  void shape(std::string_view d, std::string_view colour, double line = 0.9) const {
    svg_.leaf("path", {{"d", d},
                       {"fill", paint(colour)},
                       {"stroke", paint(kInk)},
                       {"stroke-width", line},
                       {"stroke-linejoin", "round"}});
  }
  void line(std::string_view d, std::string_view colour, double width) const {
    svg_.leaf("path", {{"d", d},
                       {"fill", "none"},
                       {"stroke", paint(colour)},
                       {"stroke-width", width},
                       {"stroke-linecap", "round"}});
  }
  void disc(Point at, double radius, std::string_view colour, double line = 0.9) const {
    svg_.leaf("circle", {{"cx", at.x},
                         {"cy", at.y},
                         {"r", radius},
                         {"fill", paint(colour)},
                         {"stroke", paint(kInk)},
                         {"stroke-width", line}});
  }
  void wyvern(Point at, double size, std::string_view colour) const {
    draw_dragon_shape(svg_, at, size, paint(colour));
  }

 private:
  [[nodiscard]] std::string paint(std::string_view colour) const {
    return grey_ ? greyed(colour) : std::string(colour);
  }
  Xml& svg_;
  bool grey_;
};

/// A house at a lake.
void draw_inn(const Brush& b) {
  b.shape("M-11 5.4 C-11 2.6 -6 1.8 0 1.8 C6 1.8 11 2.6 11 5.4 C11 8.2 6 9.4 0 9.4 C-6 9.4 -11 8.2 -11 5.4 Z",
          kRiver, 0.7);
  b.shape("M-7 5 V-3 H7 V5 Z", kParchment);
  b.shape("M-8.8 -2.6 L-4.8 -9 H4.8 L8.8 -2.6 Z", kRoof);
  b.fill("M-1.7 5 V0.6 h3.4 V5 Z M-5.2 -0.6 h2.2 v2.4 h-2.2 z M3 -0.6 h2.2 v2.4 h-2.2 z", kWall);
}

/// A nave between two towers.
void draw_cathedral(const Brush& b) {
  b.shape("M-7 14 V-3 L0 -10 L7 -3 V14 Z", kParchment, 1.1);
  for (const double side : {-1.0, 1.0}) {
    const auto at = [side](double x) { return number(side * x); };
    b.shape(fmt::format("M{0} 14 V-8 H{1} V14 Z", at(6), at(13)), "#eadfc8", 1.1);
    b.shape(fmt::format("M{0} -8 L{1} -18 L{2} -8 Z", at(5.4), at(9.5), at(13.6)), "#4f6d8f", 1.1);
    b.fill(fmt::format("M{0} 0 v-3.4 h{1} v3.4 z M{0} 8 v-3.4 h{1} v3.4 z", at(8.5), at(2)), kWall);
  }
  b.disc({0, -1.4}, 2.9, kCoat, 0.8);
  b.line("M0 -3.8 v4.8 M-2.4 -1.4 h4.8", kParchment, 0.7);
  b.fill("M-2.8 14 V8.4 a2.8 3.2 0 0 1 5.6 0 V14 Z", kWall);
  b.line("M0 -10 v-5 M-1.7 -13.2 h3.4", kInk, 1.1);
}

/// The token on which goods are drawn.
void draw_token(const Brush& b) {
  b.disc({}, 8.4, kParchment, 1);
}

/// Grapes.
void draw_wine(const Brush& b) {
  draw_token(b);
  b.line("M0 -3.4 C0 -5.4 1 -6.2 2.4 -6.6", kWall, 1.1);
  b.fill("M0.4 -4 C-1 -6.6 -3.6 -6.8 -5.4 -5.6 C-4.4 -3.4 -2 -2.8 0.4 -4 Z", kLeaf);
  for (const Point p :
       {Point{-3, -1.4}, Point{0, -2}, Point{3, -1.4}, Point{-1.5, 1.4}, Point{1.5, 1.4}, Point{0, 4.2}}) {
    b.disc(p, 1.9, kGrape, 0.5);
  }
}

/// An ear.
void draw_grain(const Brush& b) {
  draw_token(b);
  b.line("M0 6.6 V-3", kStraw, 1.2);
  for (const double y : {-2.4, 0.6, 3.6}) {
    b.shape(fmt::format("M0 {0} C-3.8 {1} -4.2 {2} -3.4 {3} C-1.2 {4} 0 {5} 0 {0} Z", number(y + 1.6),
                        number(y + 0.6), number(y - 1.4), number(y - 2.8), number(y - 2), number(y - 0.2)),
            kStraw, 0.5);
    b.shape(fmt::format("M0 {0} C3.8 {1} 4.2 {2} 3.4 {3} C1.2 {4} 0 {5} 0 {0} Z", number(y + 1.6),
                        number(y + 0.6), number(y - 1.4), number(y - 2.8), number(y - 2), number(y - 0.2)),
            kStraw, 0.5);
  }
  b.shape("M0 -2.6 C-1.8 -4 -1.6 -5.6 0 -7.2 C1.6 -5.6 1.8 -4 0 -2.6 Z", kStraw, 0.5);
}

/// A bolt, its end unrolled.
void draw_cloth(const Brush& b) {
  draw_token(b);
  b.shape("M-5.6 -2.6 V4.6 C-3.4 3.6 -1.4 5.4 0.8 4.4 C2 3.9 3 4.2 3.8 4.6 V-2.6 Z", kCoat, 0.7);
  b.line("M-3.4 -0.4 V3.4 M-0.8 -0.4 V4", "#9db9ea", 0.8);
  b.shape("M-5.6 -5 H4.4 A2.3 2.3 0 0 1 4.4 -0.4 H-5.6 A2.3 2.3 0 0 1 -5.6 -5 Z", kCoat, 0.7);
  b.disc({4.4, -2.7}, 2.3, "#9db9ea", 0.7);
  b.disc({4.4, -2.7}, 0.8, kCoat, 0.4);
}

/// Crown, face, hair and dress.
void draw_princess(const Brush& b) {
  b.shape("M-5 1.6 C-6 -4 -4 -7.4 0 -7.4 C4 -7.4 6 -4 5 1.6 Z", "#c98a2b", 0.8);
  b.shape("M-8 10 C-7.4 4.6 -4.4 2 0 2 C4.4 2 7.4 4.6 8 10 Z", kRose);
  b.fill("M-2.6 2.2 L0 5 L2.6 2.2 Z", "#fbe3cf");
  b.disc({0, -1.8}, 3.7, "#fbe3cf", 0.7);
  b.fill("M-1.9 -2.2 h1 v1 h-1 z M0.9 -2.2 h1 v1 h-1 z", kInk);
  b.line("M-1.1 0.3 Q0 1.1 1.1 0.3", kRose, 0.7);
  b.shape("M-4 -5.2 L-4.8 -10 L-2.2 -7.8 L0 -11 L2.2 -7.8 L4.8 -10 L4 -5.2 Z", "#f5c830", 0.8);
}

/// A mountain with lava in and above its crater.
void draw_volcano(const Brush& b) {
  b.shape("M-17 12 C-11 9 -8 -2 -5.4 -7 H5.4 C8 -2 11 9 17 12 Z", kIron, 1.1);
  b.fill("M-11.8 8.6 L-6.6 4.4 L-8.6 10.6 Z M12 8.8 L6.8 3.4 L8.8 10.6 Z", "#55525d");
  b.shape(
      "M-5.4 -7 C-3.8 -4 -4.6 0 -2.8 2 C-2 3 -1.6 6.4 -0.6 6.4 C0.6 6.4 0.2 1.4 1.4 0.6 C2.6 -0.2 2.4 4 "
      "3.4 3.4 C4.8 2.4 3.8 -3.6 5.4 -7 Z",
      kLava, 0.8);
  b.shape(
      "M-4.2 -8.4 C-6.4 -11 -4.6 -12.6 -3 -14.6 C-2.8 -13.4 -2.2 -12.8 -1.6 -12.4 C-1.8 -14.8 -0.6 -16.6 "
      "1 -17.6 C0.8 -15.4 2 -14.6 2.8 -13 C3.2 -13.6 3.4 -14 3.4 -14.8 C5 -12.4 5.8 -10.6 4.2 -8.4 Z",
      "#f7a823", 0.8);
}

/// The dragon on a seal.
void draw_dragon_symbol(const Brush& b) {
  b.disc({}, 9.4, kRoof, 1);
  b.wyvern({0, 0.2}, 14, kParchment);
}

/// A gate of stone; what is behind it shines.
void draw_portal(const Brush& b) {
  b.shape("M-9 9.6 V-1 A9 9 0 0 1 9 -1 V9.6 Z", kStone);
  b.line(
      "M-9 3.2 h3 M6 3.2 h3 M-8.2 -4.4 l2.8 1.3 M8.2 -4.4 l-2.8 1.3 M0 -10 v3.2 M-4.8 -8.6 l1.6 2.6 M4.8 "
      "-8.6 l-1.6 2.6",
      kStoneEdge, 0.8);
  b.shape("M-5.8 9.6 V-1 A5.8 5.8 0 0 1 5.8 -1 V9.6 Z", kViolet, 0.8);
  b.line("M3.4 3.2 A3.6 3.6 0 1 1 1.8 -2.4 A2.2 2.2 0 1 1 -1.4 1.2", "#d8ccff", 1.2);
}

/// A striped tent with a pennant.
void draw_festival(const Brush& b) {
  b.line("M0 -6 V-11.4", kInk, 1);
  b.shape("M0 -11.6 L6 -9.8 L0 -7.8 Z", "#f5c830", 0.7);
  b.shape("M-8.4 9.4 V-0.4 H8.4 V9.4 Z", kParchment);
  b.fill("M-5.4 -0.4 h3.4 v9.8 h-3.4 z M2 -0.4 h3.4 v9.8 h-3.4 z", kRose);
  b.shape(
      "M0 -6.8 L10.4 -0.4 C9.4 1.6 7.8 1.6 6.9 -0.2 C6 1.6 4.4 1.6 3.5 -0.2 C2.6 1.6 0.9 1.6 0 -0.2 C-0.9 "
      "1.6 -2.6 1.6 -3.5 -0.2 C-4.4 1.6 -6 1.6 -6.9 -0.2 C-7.8 1.6 -9.4 1.6 -10.4 -0.4 Z",
      kCoat);
}

struct Drawing {
  double radius;
  void (*draw)(const Brush&);
};
// in the order of Mark
constexpr std::array<Drawing, kMarkNames.size()> kDrawings = {{{0.11, draw_inn},
                                                               {0.17, draw_cathedral},
                                                               {0.09, draw_wine},
                                                               {0.09, draw_grain},
                                                               {0.09, draw_cloth},
                                                               {0.11, draw_princess},
                                                               {0.17, draw_volcano},
                                                               {0.1, draw_dragon_symbol},
                                                               {0.11, draw_portal},
                                                               {0.12, draw_festival}}};

}  // namespace

void draw_mark(Xml& svg, Point at, Mark mark, bool idle, double scale) {
  std::string transform = translate(at);
  if (scale != 1) transform += fmt::format(" scale({})", number(scale));
  svg.open("g", {{"transform", transform}});
  svg.text("title", fmt::format("{}{}", name_of(mark), idle ? ", not in play" : ""));
  kDrawings[static_cast<std::size_t>(mark)].draw(Brush(svg, idle));
  svg.close();
}

double radius_of(Mark mark) {
  return kDrawings[static_cast<std::size_t>(mark)].radius;
}

}  // namespace assize::picture
