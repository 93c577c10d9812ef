#include "tools/picture/svg/panel.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "tools/picture/describe.hpp"
#include "tools/picture/svg/figures.hpp"
#include "tools/picture/svg/marks.hpp"
#include "tools/picture/svg/palette.hpp"

namespace assize::picture {

namespace {

constexpr double kRow = 24, kIcon = 17, kStep = 40, kNameWidth = 92, kStatus = 18;

/// Icons in a row; each moves the pen to the right.
class Row {
 public:
  Row(Xml* svg, Point at) : svg_(svg), at_(at) {}

  void figure(const Stock& stock) {
    if (svg_ != nullptr)
      draw_figure(*svg_, at_ + Point{9, 0}, kIcon / std::sqrt(stature(stock.piece.kind)), stock.piece, false,
                  words(stock.piece));
    counted(stock.count);
  }
  void floors(int count) {
    if (svg_ != nullptr) {
      for (const double y : {1.5, -4.5}) {
        svg_->leaf("rect", {{"x", at_.x + 1},
                            {"y", at_.y + y},
                            {"width", 15.0},
                            {"height", 5.0},
                            {"fill", "#e9ddc6"},
                            {"stroke", kStoneEdge},
                            {"stroke-width", 1.0}});
      }
    }
    counted(count);
  }
  void goods(Goods what, int count) {
    if (svg_ != nullptr) draw_mark(*svg_, at_ + Point{9, 0}, mark_of(what), false, 0.95);
    counted(count);
  }
  void label(std::string_view text) {
    write(text, 6, kFaint);
    at_.x += 5.8 * static_cast<double>(text.size()) + 14;
  }
  [[nodiscard]] double x() const { return at_.x; }

 private:
  void counted(int count) {
    write(fmt::format("\u00d7{}", count), 19.5, kInk);
    at_.x += kStep + (count > 9 ? 6 : 0);
  }
  void write(std::string_view text, double dx, std::string_view colour) {
    if (svg_ == nullptr) return;
    svg_->text("text", text, {{"x", at_.x + dx}, {"y", at_.y + 3.6}, {"font-size", 10.5}, {"fill", colour}});
  }

  Xml* svg_;
  Point at_;
};

/// Draws what a player has; without an Xml it only measures. Returns where the row ends.
double draw_stock(Xml* svg, const ScenePlayer& player, bool tower, Point at) {
  Row row(svg, at);
  for (const Stock& s : player.supply) row.figure(s);
  if (tower) row.floors(player.floors);
  if (!player.prisoners.empty()) row.label("holds");
  for (const Stock& s : player.prisoners) row.figure(s);
  for (std::size_t g = 0; g < player.goods.size(); ++g) {
    if (player.goods[g] > 0) row.goods(static_cast<Goods>(g), player.goods[g]);
  }
  return row.x();
}

void draw_player(Xml& svg, const Scene& scene, std::size_t index, Point at) {
  const ScenePlayer& player = scene.players[index];
  if (scene.on_turn == static_cast<int>(index)) {
    svg.leaf("path",
             {{"d", fmt::format("M{} {} l7 5 l-7 5 z", number(at.x), number(at.y - 5))}, {"fill", kInk}});
  }
  svg.leaf("circle", {{"cx", at.x + 17},
                      {"cy", at.y},
                      {"r", 5.5},
                      {"fill", fill_of(player.colour)},
                      {"stroke", kInk},
                      {"stroke-width", 1.1}});
  svg.text("text", name_of(player.colour),
           {{"x", at.x + 27}, {"y", at.y + 3.8}, {"font-size", 11.0}, {"fill", kInk}});
  svg.text("text", std::to_string(player.score),
           {{"x", at.x + 84},
            {"y", at.y + 3.8},
            {"font-size", 11.5},
            {"font-weight", "bold"},
            {"text-anchor", "end"},
            {"fill", kInk}});
  draw_stock(&svg, player, scene.tower, at + Point{kNameWidth, 0});
}

/// Figures off the tiles, one row for each area.
std::vector<std::pair<Spot, std::vector<Stock>>> areas_of(const Scene& scene) {
  std::vector<std::pair<Spot, std::vector<Stock>>> rows;
  for (const SceneArea& a : scene.areas) {
    auto row = std::find_if(rows.begin(), rows.end(), [&](const auto& r) { return r.first == a.area; });
    if (row == rows.end()) row = rows.insert(row, {a.area, {}});
    row->second.push_back({a.piece, 1});
  }
  return rows;
}

}  // namespace

double panel_width(const Scene& scene) {
  double width = 5.3 * static_cast<double>(status_words(scene).size());
  for (const ScenePlayer& player : scene.players) {
    width = std::max(width, kNameWidth + draw_stock(nullptr, player, scene.tower, {}));
  }
  return width;
}

double panel_height(const Scene& scene) {
  return kRow * static_cast<double>(scene.players.size() + areas_of(scene).size()) + kStatus + 4;
}

void draw_panel(Xml& svg, const Scene& scene) {
  Point pen{0, kRow / 2};
  for (std::size_t i = 0; i < scene.players.size(); ++i) {
    draw_player(svg, scene, i, pen);
    pen.y += kRow;
  }
  for (const auto& [area, stocks] : areas_of(scene)) {
    Row row(&svg, pen + Point{27, 0});
    row.label(name_of(area));
    for (const Stock& s : stocks) row.figure(s);
    pen.y += kRow;
  }
  svg.text("text", status_words(scene),
           {{"x", pen.x}, {"y", pen.y + 2}, {"font-size", 10.0}, {"fill", kFaint}});
}

std::vector<std::string> wrapped(const std::string& text, double width, double font_size, bool bold) {
  const auto most =
      std::max<std::size_t>(12, static_cast<std::size_t>(width / (font_size * (bold ? 0.66 : 0.56))));
  std::vector<std::string> lines{""};
  std::size_t at = 0;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string word = text.substr(at, end - at);
    if (!lines.back().empty() && lines.back().size() + 1 + word.size() > most) lines.emplace_back();
    lines.back() += (lines.back().empty() ? "" : " ") + word;
    at = end + 1;
  }
  return lines;
}

double lines_height(const std::vector<std::string>& lines, double font_size) {
  return static_cast<double>(lines.size()) * font_size * 1.3;
}

void draw_lines(Xml& svg, const std::vector<std::string>& lines, Point at, double font_size, bool bold) {
  for (const std::string& line : lines) {
    at.y += font_size * 1.3;
    svg.text("text", line,
             {{"x", at.x},
              {"y", at.y},
              {"font-size", font_size},
              {"font-weight", bold ? "bold" : "normal"},
              {"fill", bold ? kInk : kFaint}});
  }
}

}  // namespace assize::picture
