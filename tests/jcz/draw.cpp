#include "tools/jcz/draw.hpp"

#include <catch2/catch.hpp>

namespace assize::jcz {

TEST_CASE("The generator: a number, and the next state from its bits") {
  Generator zero(0.0);
  CHECK(zero.below(71) == 0);
  CHECK(zero.state() == 11.0 / 281474976710656.0);
  CHECK(zero.below(71) == 0);
  Generator half(0.5);
  CHECK(half.below(10) == 5);  // 0.5 has no low bits
  CHECK(half.state() == 11.0 / 281474976710656.0);
  half.set(0.999);
  CHECK(half.below(3) == 2);
}

TEST_CASE("The pack: groups by name, tiles by id, copies side by side") {
  Pack pack({{"b", 2, "default"}, {"a", 1, "default"}, {"d", 1, "dragon"}}, false, 0);
  CHECK(pack.total() == 4);
  CHECK(pack.size() == 3);  // the dragon's tiles wait for a volcano
  Generator last(0.99);
  CHECK(pack.draw(last) == "b");
  pack.volcano_placed();
  CHECK(pack.size() == 3);
  CHECK(pack.take("b"));
  CHECK(!pack.take("b"));
  pack.put_back("b", "default");
  CHECK(pack.copies("b") == 1);
}

TEST_CASE("A river: the fork first, then the river, its lakes, and everything else") {
  const std::vector<PackTile> tiles = {{"BA/L", 1, "default"},        {"RI/s", 1, "river-spring"},
                                       {"RI.2/III", 1, "river-fork"}, {"RI.2/II", 1, "river"},
                                       {"RI.2/IFC", 1, "river"},      {"RI.1/I.e", 1, "river-lake"},
                                       {"RI.2/I.v", 1, "river-lake"}};
  Pack pack(tiles, true, 0.9);
  CHECK(pack.copies("RI/s") == 0);
  CHECK(pack.copies("RI.1/I.e") == 0);  // one lake is enough, and this one stays:
  CHECK(pack.copies("RI.2/I.v") == 1);
  Generator g(0.5);
  CHECK(pack.size() == 1);
  CHECK(pack.draw(g) == "RI.2/III");
  pack.second_tile_placed();
  CHECK(pack.size() == 2);
  (void)pack.draw(g);
  (void)pack.draw(g);
  CHECK(pack.draw(g) == "RI.2/I.v");
  CHECK(pack.draw(g) == "BA/L");
  CHECK(pack.draw(g).empty());
}

TEST_CASE("A river without a fork") {
  Pack pack({{"BA/L", 1, "default"}, {"RI.1/II", 1, "river"}, {"RI.1/I.e", 1, "river-lake"}}, true, 0);
  Generator g(0.5);
  CHECK(pack.draw(g) == "RI.1/II");
  CHECK(pack.draw(g) == "RI.1/I.e");
  CHECK(pack.draw(g) == "BA/L");
}

}  // namespace assize::jcz
