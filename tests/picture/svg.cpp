// SVG pictures: well formed, complete, the same every time.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <pugixml.hpp>

#include "checker/random.hpp"
#include "tests/checker/games.hpp"
#include "tests/picture/scenes.hpp"
#include "tools/picture/describe.hpp"
#include "tools/picture/svg/palette.hpp"

using namespace assize;
using namespace assize::picture;
using tests::lay;
using tests::stand;

namespace {

pugi::xml_document parsed(const std::string& svg) {
  pugi::xml_document document;
  const pugi::xml_parse_result result = document.load_buffer(svg.data(), svg.size());
  INFO(result.description());
  REQUIRE(result);
  REQUIRE(std::string_view(document.document_element().name()) == "svg");
  return document;
}

bool has_title(const pugi::xml_document& document, const std::string& title) {
  const auto is_it = [&](const pugi::xml_node& n) {
    return std::string_view(n.name()) == "title" && n.text().get() == title;
  };
  return static_cast<bool>(document.find_node(is_it));
}

int with_attribute(const pugi::xml_document& document, const char* name, std::string_view value) {
  const std::string query = fmt::format("//*[@{}='{}']", name, value);
  return static_cast<int>(document.select_nodes(query.c_str()).size());
}

Game played(std::uint64_t seed, int turns) {
  Game game(tests::rules("C2-HiG", {"base-c2", "tower-c2", "river-c2"}, 4));
  Random random(seed);
  std::vector<Action> actions;
  game.settle();
  while (!game.over() && game.clock().turn < turns) {
    actions.clear();
    game.legal_actions(actions);
    game.apply(pick(game, actions, random));
    game.settle();
  }
  return game;
}

}  // namespace

TEST_CASE("every tile of every set makes a well-formed picture in all rotations", "[picture]") {
  for (const TileDef* tile_of_set : tests::different_tiles()) {
    const TileDef& def = *tile_of_set;
    CAPTURE(def.id, def.set);
    Scene scene;
    for (int q = 0; q < 4; ++q) lay(scene, def, q, 0, q);
    const auto document = parsed(scene_svg(scene));
    const auto cities = std::count_if(def.segments.begin(), def.segments.end(), [](const SegmentDef& s) {
      return s.kind == SegmentKind::city && s.edges != 0;
    });
    CHECK(with_attribute(document, "fill", kCity) == 4 * cities);
    CHECK(has_title(document, "monastery") == def.monastery);
    CHECK(has_title(document, "garden") == def.garden);
    CHECK(has_title(document, "tower foundation") == def.foundation);
    if (!def.known) CHECK(scene_svg(scene).find(">" + std::string(def.id) + "<") != std::string::npos);
  }
}

TEST_CASE("every figure on the board is drawn", "[picture]") {
  for (const std::uint64_t seed : {1, 2, 3}) {
    const Game game = played(seed, 40);
    const Scene scene = scene_of(game);
    const auto document = parsed(board_svg(game));
    int figures = 0;
    for (const SceneTile& tile : scene.tiles) {
      for (const SceneFigure& f : tile.figures) {
        CHECK(has_title(document,
                        fmt::format("{} {} {}", words(f.piece), words(tile.at), place_words(tile, f))));
        ++figures;
      }
      if (tile.floors == 0) continue;
      const std::string in_words = tower_words(tile);
      const std::string floors = in_words.substr(0, in_words.find(','));
      CHECK(has_title(document, fmt::format("tower, {}, {}", floors, tile.open ? "open" : "closed")));
    }
    CHECK(figures > 5);
  }
}

TEST_CASE("every kind of figure in every place, and every token", "[picture]") {
  Scene scene;
  for (int k = 0; k < static_cast<int>(kFigureNames.size()); ++k) {
    SceneTile& tile = lay(scene, "BA/CcRr+", k, 0, k % 4);
    for (int s = 0; s < 4; ++s)
      stand(tile, static_cast<Colour>(k % 8), static_cast<FigureKind>(k), Spot::city, s, k % 3);
    for (const Spot spot : {Spot::monastery, Spot::garden, Spot::tower, Spot::bridge, Spot::castle}) {
      stand(tile, Colour::red, static_cast<FigureKind>(k), spot);
    }
  }
  for (int n = 0; n < static_cast<int>(kNeutralNames.size()); ++n) {
    lay(scene, "TO/CRcr", n, 1, n % 4).neutrals = {{static_cast<Neutral>(n), n % 2 == 0}};
  }
  const auto document = parsed(scene_svg(scene));
  for (int n = 0; n < static_cast<int>(kNeutralNames.size()); ++n) {
    const auto what = static_cast<Neutral>(n);
    CAPTURE(name_of(what));
    const auto labelled = [&](const pugi::xml_node& x) {
      return std::string_view(x.text().get()).starts_with(name_of(what));
    };
    CHECK(document.find_node(labelled));
  }
}

TEST_CASE("titles and captions are escaped and shown", "[picture]") {
  Scene scene;
  lay(scene, "BA/RCr", 0, 0);
  SvgOptions options;
  options.title = "A & B <knights> \"quoted\"\n";
  options.caption = {"tower.range.one-tile-per-floor"};
  options.highlights = {{{0, 0}, Highlight::Kind::focus}, {{2, -1}, Highlight::Kind::range}};
  const auto document = parsed(scene_svg(scene, options));
  CHECK(std::string_view(document.document_element().child("title").text().get())
            .starts_with("A & B <knights>"));
  CHECK(with_attribute(document, "stroke", kRange) == 1);
  CHECK(with_attribute(document, "stroke", kFocus) == 1);
  CHECK(scene_svg(scene, options).find(">tower.range.one-tile-per-floor<") != std::string::npos);
}

TEST_CASE("equal positions make equal pictures, which need nothing from outside", "[picture]") {
  const std::string one = board_svg(played(7, 25)), other = board_svg(played(7, 25));
  CHECK(one == other);
  CHECK(tests::occurrences(one, "http") == 1);  // the name space
  CHECK(one.find("href") == std::string::npos);
  CHECK(one.find("nan") == std::string::npos);
}

TEST_CASE("an empty scene is a picture too", "[picture]") {
  parsed(scene_svg(Scene{}));
  CHECK_FALSE(scene_text(Scene{}).empty());
}
