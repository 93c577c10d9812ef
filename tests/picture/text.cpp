// Text pictures: boards against approved files; every tile, figure and name.
#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <set>
#include <sstream>

#include "checker/random.hpp"
#include "spec/scenario/spot.hpp"
#include "tests/checker/games.hpp"
#include "tests/picture/approved.hpp"
#include "tests/picture/scenes.hpp"
#include "tools/picture/describe.hpp"
#include "tools/picture/text/names.hpp"

using namespace assize;
using namespace assize::picture;
using tests::compare;
using tests::lay;
using tests::stand;

namespace {

constexpr std::array<Spot, 4> kSpots = {Spot::field, Spot::road, Spot::city, Spot::river};  // by SegmentKind

/// Two players; the first is on turn.
void seat(Scene& scene) {
  ScenePlayer red, blue;
  red.colour = Colour::red;
  red.supply = {{{Colour::red, FigureKind::meeple}, 5}, {{Colour::red, FigureKind::abbot}, 1}};
  red.floors = 9;
  red.score = 4;
  blue.colour = Colour::blue;
  blue.prisoners = {{{Colour::red, FigureKind::meeple}, 1}};
  blue.floors = 10;
  scene.players = {red, blue};
  scene.on_turn = 0;
  scene.step = "figure";
  scene.bag = 60;
}

Scene city_and_road() {
  Scene scene;
  stand(lay(scene, "BA/RCr", 0, 0), Colour::red, FigureKind::meeple, Spot::road, 1);
  stand(lay(scene, "BA/CccR+", 0, -1, 2), Colour::blue, FigureKind::meeple, Spot::city, 0);
  stand(lay(scene, "BA/CRRR", 1, 0, 1), Colour::red, FigureKind::meeple, Spot::field, 4);
  stand(lay(scene, "BA/LR", -1, 0, 3), Colour::blue, FigureKind::abbot, Spot::monastery);
  lay(scene, "BA/CCG", 1, 1, 2);
  scene.placed = Cell{1, 1};
  seat(scene);
  return scene;
}

Scene towers() {
  Scene scene;
  SceneTile& closed = lay(scene, "TO/FG", 0, 0);
  closed.floors = 3;
  closed.open = false;
  stand(closed, Colour::blue, FigureKind::meeple, Spot::tower);
  lay(scene, "TO/RRRR.1", 1, 0).floors = 2;
  lay(scene, "TO/CRcr", 2, 0, 1);
  stand(lay(scene, "TO/CccC+", 0, 1), Colour::red, FigureKind::phantom, Spot::field, 2);
  SceneTile& dead = lay(scene, "TO/RrRr.2", 1, 1);
  dead.floors = 1;
  dead.open = false;
  seat(scene);
  scene.tower = true;
  scene.hand = "BA/L";
  return scene;
}

Scene river_and_tokens() {
  Scene scene;
  lay(scene, "RI/s", 0, 0).neutrals = {{Neutral::fairy, false}};
  stand(lay(scene, "RI.1/RIrI", 1, 0, 1), Colour::green, FigureKind::large_meeple, Spot::road, 0, 2);
  SceneTile& bridged = lay(scene, "BA/C", 1, 1, 1);
  bridged.neutrals = {{Neutral::bridge, true}};
  stand(bridged, Colour::black, FigureKind::meeple, Spot::bridge);
  lay(scene, "AN20/A", 0, 1);
  Piece pig{Colour::grey, FigureKind::pig};
  scene.areas = {{pig, Spot::carcassonne}};
  seat(scene);
  return scene;
}

}  // namespace

TEST_CASE("a board with city, road and monastery as text", "[picture]") {
  compare("city-and-road", scene_text(city_and_road()));
  compare("city-and-road-unicode", scene_text(city_and_road(), {.unicode = true}));
}

TEST_CASE("a board with towers as text", "[picture]") {
  compare("towers", scene_text(towers()));
}

TEST_CASE("a board with a river, tokens and a tile of unknown layout as text", "[picture]") {
  compare("river-and-tokens", scene_text(river_and_tokens(), {.tiles = true}));
}

TEST_CASE("colours change nothing but colours", "[picture]") {
  const std::string coloured = scene_text(towers(), {.colour = true, .legend = false});
  std::string plain, bare;
  for (std::size_t i = 0; i < coloured.size(); ++i) {
    if (coloured[i] == '\x1b') {
      i = coloured.find('m', i);
    } else {
      plain += coloured[i];
    }
  }
  std::istringstream lines(plain);
  for (std::string line; std::getline(lines, line);)
    bare += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  CHECK(bare == scene_text(towers(), {.legend = false}));
}

TEST_CASE("every tile of every set is drawn in all rotations, with figures everywhere", "[picture]") {
  for (const TileDef* tile_of_set : tests::different_tiles()) {
    const TileDef& def = *tile_of_set;
    CAPTURE(def.id, def.set);
    Scene scene;
    for (int q = 0; q < 4; ++q) {
      SceneTile& tile = lay(scene, def, q, q, q);
      for (int s = 0; s < static_cast<int>(def.segments.size()); ++s) {
        stand(tile, Colour::red, FigureKind::meeple,
              kSpots[static_cast<std::size_t>(def.segments[static_cast<std::size_t>(s)].kind)], s);
      }
    }
    const std::string text = scene_text(scene, {.legend = false});
    CHECK(tests::occurrences(text, "Rm") == 4 * static_cast<int>(def.segments.size()));
    CHECK(tests::occurrences(text, "[M]") == (def.monastery ? 4 : 0));
    CHECK(tests::occurrences(text, "[T]") == (def.foundation ? 4 : 0));
    if (!def.known) CHECK(tests::occurrences(text, def.id) == 4);
  }
}

TEST_CASE("every figure of a random game stands in the picture and in the legend", "[picture]") {
  Game game(tests::rules("C2-HiG", {"base-c2", "tower-c2"}, 3));
  Random random(11);
  std::vector<Action> actions;
  game.settle();
  while (game.clock().turn < 45) {
    actions.clear();
    game.legal_actions(actions);
    game.apply(pick(game, actions, random));
    game.settle();
  }
  const Scene scene = scene_of(game);
  const std::string board = board_text(game, {.legend = false}), all = board_text(game);
  int reds = 0;
  for (const SceneTile& tile : scene.tiles) {
    for (const SceneFigure& f : tile.figures) {
      reds += f.piece == Piece{Colour::red, FigureKind::meeple} ? 1 : 0;
      CHECK(all.find(fmt::format("{} {}\n", words(tile.at), place_words(tile, f))) != std::string::npos);
    }
  }
  CHECK(reds > 0);
  CHECK(tests::occurrences(board, "Rm") == reds);
}

TEST_CASE("places are named as scenarios name them", "[picture]") {
  for (const TileDef& def : builtin_catalogue().tiles) {
    for (int q = 0; q < 4; ++q) {
      Scene scene;
      SceneTile& tile = lay(scene, def, 0, 0, q);
      for (std::size_t s = 0; s < def.segments.size(); ++s) {
        SceneFigure figure;
        figure.spot = kSpots[static_cast<std::size_t>(def.segments[s].kind)];
        figure.segment = static_cast<int>(s);
        CHECK(place_words(tile, figure) == scenario::spot_text({&def, q}, s));
      }
    }
  }
}

TEST_CASE("short names are all different", "[picture]") {
  std::set<std::string> names;
  for (int c = 0; c < 8; ++c) {
    for (int k = 0; k < 12; ++k)
      names.insert(short_name(Piece{static_cast<Colour>(c), static_cast<FigureKind>(k)}));
  }
  for (int n = 0; n < 23; ++n) names.insert(short_name(static_cast<Neutral>(n)));
  CHECK(names.size() == 8 * 12 + 23);
}
