// The whole SVG page: title, axes, tiles, highlights, players, caption.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "tools/picture/describe.hpp"
#include "tools/picture/picture.hpp"
#include "tools/picture/svg/palette.hpp"
#include "tools/picture/svg/panel.hpp"
#include "tools/picture/svg/tile.hpp"

namespace assize {

namespace picture {
namespace {

constexpr double kMargin = 8, kAxis = 16, kTitleSize = 14, kCaptionSize = 10;
constexpr double kReadable = 96;  // below this width of a tile letters keep their size

std::string_view colour_of(Highlight::Kind kind) {
  constexpr std::array<std::string_view, 3> kColours = {kRange, kFocus, kWrong};
  return kColours[static_cast<std::size_t>(kind)];
}

class Page {
 public:
  Page(const Scene& scene, const SvgOptions& options)
      : scene_(scene),
        options_(options),
        area_(area_of(scene)),
        letters_(std::max(1.0, kReadable / options.tile)) {
    for (const Highlight& h : options.highlights) {
      area_.first = {std::min(area_.first.x, h.at.x), std::min(area_.first.y, h.at.y)};
      area_.last = {std::max(area_.last.x, h.at.x), std::max(area_.last.y, h.at.y)};
    }
    for (const SceneTile& tile : scene.tiles) {
      if (!layouts_.contains(tile.def)) layouts_.emplace(tile.def, layout_of(*tile.def));
      tiles_.push_back(&tile);
    }
    std::sort(tiles_.begin(), tiles_.end(), [](const SceneTile* a, const SceneTile* b) {
      return a->at.y != b->at.y ? a->at.y < b->at.y : a->at.x < b->at.x;
    });
    measure();
  }

  std::string draw() {
    begin();
    picture::draw_lines(svg_, title_, {kMargin, kMargin}, title_size(), true);
    draw_axes();
    draw_tiles();
    if (options_.players) {
      svg_.open("g", {{"transform",
                       fmt::format("{} scale({})", translate({kMargin, panel_top_}), number(letters_))}});
      draw_panel(svg_, scene_);
      svg_.close();
    }
    picture::draw_lines(svg_, caption_, {kMargin, caption_top_}, caption_size(), false);
    svg_.close();
    return svg_.str();
  }

 private:
  [[nodiscard]] int columns() const { return area_.last.x - area_.first.x + 1; }
  [[nodiscard]] int rows() const { return area_.last.y - area_.first.y + 1; }
  [[nodiscard]] Point origin(Cell c) const {
    return board_ + Point{(c.x - area_.first.x) * kUnit, (c.y - area_.first.y) * kUnit};
  }

  [[nodiscard]] double title_size() const { return kTitleSize * letters_; }
  [[nodiscard]] double caption_size() const { return kCaptionSize * letters_; }

  void measure() {
    const double axis = options_.coordinates ? kAxis * letters_ : 0;
    const double board_width = axis + columns() * kUnit;
    const double content =
        options_.players ? std::max(board_width, panel_width(scene_) * letters_) : board_width;
    width_ = content + 2 * kMargin;
    if (!options_.title.empty()) title_ = wrapped(options_.title, content, title_size(), true);
    for (const std::string& line : options_.caption) {
      for (std::string& part : wrapped(line, content, caption_size(), false))
        caption_.push_back(std::move(part));
    }
    const double title_height = lines_height(title_, title_size()) + (title_.empty() ? 0 : 8);
    board_ = {kMargin + axis, kMargin + title_height + axis};
    panel_top_ = board_.y + rows() * kUnit + 8;
    caption_top_ = panel_top_ + (options_.players ? panel_height(scene_) * letters_ : 0);
    height_ = caption_top_ + lines_height(caption_, caption_size()) + kMargin;
  }

  void begin() {
    const double scale = options_.tile / kUnit;
    svg_.open("svg", {{"xmlns", "http://www.w3.org/2000/svg"},
                      {"width", width_ * scale},
                      {"height", height_ * scale},
                      {"viewBox", fmt::format("0 0 {} {}", number(width_), number(height_))},
                      {"role", "img"},
                      {"font-family", "Helvetica, Arial, sans-serif"}});
    svg_.text("title", options_.title.empty() ? "A Carcassonne board" : options_.title);
    svg_.text("desc", description());
    svg_.leaf("rect", {{"width", width_}, {"height", height_}, {"fill", kPaper}});
  }

  /// What the picture shows, for those who cannot see it.
  [[nodiscard]] std::string description() const {
    std::string text = fmt::format("{} tile{}.", scene_.tiles.size(), scene_.tiles.size() == 1 ? "" : "s");
    for (const SceneTile* tile : tiles_) {
      for (const SceneFigure& f : tile->figures) {
        text += fmt::format(" {} {} {}.", words(f.piece), words(tile->at), place_words(*tile, f));
      }
      if (tile->floors > 0) text += fmt::format(" Tower {} {}.", words(tile->at), tower_words(*tile));
      for (const SceneNeutral& n : tile->neutrals)
        text += fmt::format(" {} {}{}.", name_of(n.what), words(tile->at),
                            n.what == Neutral::fairy ? standing_words(*tile, n) : "");
    }
    return text;
  }

  void draw_axes() {
    if (!options_.coordinates) return;
    const auto label = [&](int value, Point at) {
      svg_.text("text", std::to_string(value),
                {{"x", at.x},
                 {"y", at.y},
                 {"font-size", 10.5 * letters_},
                 {"text-anchor", "middle"},
                 {"fill", kFaint}});
    };
    const double k = letters_;
    for (int x = 0; x < columns(); ++x) label(area_.first.x + x, board_ + Point{(x + 0.5) * kUnit, -5 * k});
    for (int y = 0; y < rows(); ++y)
      label(area_.first.y + y, board_ + Point{-8 * k, (y + 0.5) * kUnit + 3.5 * k});
  }

  void frame(Cell at, std::string_view colour, double width) {
    const Point p = origin(at);
    const double inset = width / 2;
    svg_.leaf("rect", {{"x", p.x + inset},
                       {"y", p.y + inset},
                       {"width", kUnit - width},
                       {"height", kUnit - width},
                       {"fill", "none"},
                       {"stroke", colour},
                       {"stroke-width", width}});
  }

  void veil(Point p, std::string_view colour, double opacity) {
    svg_.leaf("rect", {{"x", p.x},
                       {"y", p.y},
                       {"width", kUnit},
                       {"height", kUnit},
                       {"fill", colour},
                       {"fill-opacity", opacity}});
  }

  void draw_tiles() {
    for (const SceneTile* tile : tiles_) draw_ground(svg_, *tile, layouts_.at(tile->def), origin(tile->at));
    for (const SceneTile* tile : tiles_) frame(tile->at, kSeam, 0.8);
    for (const Highlight& h : options_.highlights) {
      const Point p = origin(h.at);
      veil(p, kPaper, 0.4);
      veil(p, colour_of(h.kind), 0.16);
      frame(h.at, colour_of(h.kind), 3);
    }
    if (options_.mark_placed && scene_.placed) frame(*scene_.placed, kFocus, 3.4);
    for (const SceneTile* tile : tiles_)
      draw_things(svg_, *tile, layouts_.at(tile->def), origin(tile->at), scene_.idle);
    for (const SceneTile* tile : tiles_) {
      if (options_.ids || !tile->def->known) draw_id(svg_, *tile, origin(tile->at));
    }
  }

  const Scene& scene_;
  const SvgOptions& options_;
  Area area_;
  double letters_;  ///< factor for the size of letters
  std::map<const TileDef*, Layout> layouts_;
  std::vector<const SceneTile*> tiles_;
  std::vector<std::string> title_, caption_;
  Point board_{};
  double width_ = 0, height_ = 0, panel_top_ = 0, caption_top_ = 0;
  Xml svg_;
};

}  // namespace
}  // namespace picture

std::string scene_svg(const picture::Scene& scene, const SvgOptions& options) {
  return picture::Page(scene, options).draw();
}

std::string board_svg(const Game& game, const SvgOptions& options) {
  return scene_svg(picture::scene_of(game), options);
}

}  // namespace assize
