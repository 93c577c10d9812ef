// The marks of expansions, the fairy beside her figure, goods tokens, and where play stands in long turns.
#include "tools/picture/marks.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <cstdio>
#include <pugixml.hpp>

#include "tests/checker/games.hpp"
#include "tests/picture/approved.hpp"
#include "tests/picture/scenes.hpp"
#include "tools/picture/describe.hpp"
#include "tools/picture/shape/geometry.hpp"
#include "tools/picture/text/names.hpp"

using namespace assize;
using namespace assize::picture;
using tests::lay;
using tests::stand;

namespace {

constexpr std::array<Spot, 4> kSpots = {Spot::field, Spot::road, Spot::city, Spot::river};  // by SegmentKind

/// The tile upright and turned, a figure on every segment.
constexpr int kCopies = 2;
Scene crowded(const TileDef& def) {
  Scene scene;
  for (int q = 0; q < kCopies; ++q) {
    SceneTile& tile = lay(scene, def, q, q, q);
    for (std::size_t s = 0; s < def.segments.size(); ++s) {
      const Spot spot = kSpots[static_cast<std::size_t>(def.segments[s].kind)];
      stand(tile, Colour::red, FigureKind::meeple, spot, static_cast<int>(s));
    }
  }
  return scene;
}

/// All tiles with marks; with sanitizers those of one set.
std::vector<const TileDef*> marked_tiles() {
  std::vector<const TileDef*> marked;
  std::set<std::string_view> ids;
  for (const TileDef& def : builtin_catalogue().tiles) {
#ifdef ASSIZE_QUICK_TESTS
    if (def.set != "princess-dragon-c2") continue;
#endif
    if (!marks_of(def).empty() && ids.insert(def.id).second) marked.push_back(&def);
  }
  return marked;
}

int count_of(const TileDef& def, Mark what) {
  const std::vector<PrintedMark> marks = marks_of(def);
  return static_cast<int>(
      std::count_if(marks.begin(), marks.end(), [what](const PrintedMark& m) { return m.what == what; }));
}

Scene expansions() {
  Scene scene;
  lay(scene, "DG/F.v", 0, 0).neutrals = {{Neutral::dragon}};
  stand(lay(scene, "IC/Cccc.c", 1, 0), Colour::blue, FigureKind::large_meeple, Spot::city, 0);
  stand(lay(scene, "TB/CFc.w", 2, 0), Colour::red, FigureKind::meeple, Spot::city, 0);
  lay(scene, "TB/CRc.g", 0, 1);
  lay(scene, "TB/CcRR!.c", 1, 1, 2);
  stand(lay(scene, "IC/RFr.iG", 2, 1), Colour::red, FigureKind::builder, Spot::road, 0);
  SceneTile& princess = lay(scene, "DG/Cc.pG", 0, 2, 1);
  stand(princess, Colour::red, FigureKind::meeple, Spot::city, 0);
  stand(princess, Colour::blue, FigureKind::abbot, Spot::garden);
  princess.neutrals = {{Neutral::fairy, false, 1}};
  lay(scene, "DG/LRRR.d", 1, 2);
  lay(scene, "DG/RRR.g", 2, 2, 3);
  lay(scene, "FE/RC", 0, 3, 2);
  ScenePlayer red, blue;
  red.colour = Colour::red;
  red.goods = {2, 0, 1};
  blue.colour = Colour::blue;
  scene.players = {red, blue};
  scene.on_turn = 0;
  scene.step = "dragon";
  scene.second_part = true;
  scene.dragon_steps = 3;
  scene.moves_dragon = 1;
  return scene;
}

pugi::xml_document parsed(const std::string& svg) {
  pugi::xml_document document;
  REQUIRE(document.load_buffer(svg.data(), svg.size()));
  return document;
}

int titles(const pugi::xml_document& document, std::string_view title) {
  return static_cast<int>(document.select_nodes(fmt::format("//title[.='{}']", title).c_str()).size());
}

/// Where the thing of that title is drawn.
Point drawn_at(const pugi::xml_document& document, std::string_view title) {
  const pugi::xml_node drawing = document.select_node(fmt::format("//g[title='{}']", title).c_str()).node();
  Point at{-1e9, -1e9};
  std::sscanf(drawing.attribute("transform").value(), "translate(%lf %lf)", &at.x, &at.y);
  return at;
}

}  // namespace

TEST_CASE("a board with the marks of expansions as text", "[picture]") {
  tests::compare("expansions", scene_text(expansions()));
}

TEST_CASE("marks stand beside figures, never on them, and not where nobody plays with them", "[picture]") {
  for (const TileDef* def : marked_tiles()) {
    CAPTURE(def->id, def->set);
    Scene scene = crowded(*def);
    const std::string text = scene_text(scene, {.legend = false});
    CHECK(tests::occurrences(text, "Rm") == kCopies * static_cast<int>(def->segments.size()));
    scene.idle = ~Parts{};
    const std::string idle = scene_text(scene);
    for (int m = 0; m < static_cast<int>(kMarkNames.size()); ++m) {
      const auto mark = static_cast<Mark>(m);
      CAPTURE(name_of(mark));
      CHECK(tests::occurrences(text, sign_of(mark)) == kCopies * count_of(*def, mark));
      CHECK(tests::occurrences(idle, sign_of(mark)) == 0);
    }
  }
}

TEST_CASE("every mark is drawn, in grey where nobody plays with it", "[picture]") {
  for (const TileDef* def : marked_tiles()) {
    CAPTURE(def->id, def->set);
    Scene scene = crowded(*def);
    const auto document = parsed(scene_svg(scene));
    scene.idle = ~Parts{};
    const auto idle = parsed(scene_svg(scene));
    for (int m = 0; m < static_cast<int>(kMarkNames.size()); ++m) {
      const auto mark = static_cast<Mark>(m);
      CAPTURE(name_of(mark));
      CHECK(titles(document, name_of(mark)) == kCopies * count_of(*def, mark));
      CHECK(titles(idle, name_of(mark)) == 0);
      CHECK(titles(idle, fmt::format("{}, not in play", name_of(mark))) == kCopies * count_of(*def, mark));
    }
  }
}

TEST_CASE("one part of an expansion may be idle by itself", "[picture]") {
  Scene scene = expansions();
  scene.idle.set(static_cast<std::size_t>(Part::portal));
  const std::string text = scene_text(scene);
  CHECK(text.find("(o)") == std::string::npos);
  CHECK(text.find("(p)") != std::string::npos);
}

TEST_CASE("the fairy is drawn next to her figure", "[picture]") {
  const auto document = parsed(scene_svg(expansions()));
  const Point fairy = drawn_at(document, "fairy [0,2] beside blue abbot garden");
  const Point hers = drawn_at(document, "blue abbot [0,2] garden");
  const Point other = drawn_at(document, "red meeple [0,2] city");
  CHECK(distance(fairy, hers) < 25);
  CHECK(distance(fairy, hers) < distance(fairy, other));
  CHECK(titles(document, "dragon [0,0]") == 1);
}

TEST_CASE("goods taken are with their player", "[picture]") {
  Scene scene;
  scene.players = expansions().players;
  CHECK(words(scene.players[0].goods) == "2 wine, 1 cloth");
  CHECK(words(scene.players[1].goods).empty());
  const auto document = parsed(scene_svg(scene));
  CHECK(titles(document, "wine") == 1);
  CHECK(titles(document, "grain") == 0);
  CHECK(titles(document, "cloth") == 1);
}

TEST_CASE("a scene knows which parts are idle, whose the fairy is, and what was taken", "[picture]") {
  const auto rules = tests::rules("C2-HiG", {"base-c2", "princess-dragon-c2"});
  rules->parts.set(static_cast<std::size_t>(Part::portal));
  Game game(rules);
  const Slot slot = tests::put(game, "BA/CRRR", 1, 0);
  const FigureId first = game.in_supply(1, FigureKind::meeple);
  game.put(first, {.kind = PlaceKind::segment, .part = 0, .where = slot});
  const FigureId hers = game.in_supply(1, FigureKind::meeple);
  game.put(hers, {.kind = PlaceKind::segment, .part = 1, .where = slot});
  game.change().neutrals.push_back({.what = Neutral::fairy, .slot = slot, .beside = hers});
  game.change().goods[1][static_cast<std::size_t>(Goods::grain)] = 4;
  game.change().clock.part = 1;
  const Scene scene = scene_of(game);
  const SceneTile* tile = tile_at(scene, {1, 0});
  REQUIRE(tile != nullptr);
  REQUIRE(tile->neutrals.size() == 1);
  CHECK(standing_words(*tile, tile->neutrals.front()) ==
        fmt::format(" beside blue meeple {}", place_words(*tile, tile->figures[1])));
  CHECK(words(scene.players[1].goods) == "4 grain");
  CHECK(has(scene.idle, Part::inns));
  CHECK_FALSE(has(scene.idle, Part::portal));
  CHECK(status_words(scene).find("second part of a double turn") != std::string::npos);
}
