#include "tools/jcz/assertions.hpp"

#include <catch2/catch.hpp>

namespace assize::jcz {

namespace {
using Kind = AssertionKind;
using Strings = std::vector<std::string>;
}  // namespace

TEST_CASE("Every kind of assertion") {
  const Assertion points = parse_assertion("Ann Lee has 1 point.");
  CHECK(points.kind == Kind::points);
  CHECK(points.subject == "Ann Lee");
  CHECK(points.number == 1);
  const Assertion scored = parse_assertion("Bob scored road for 12 points");
  CHECK(scored.kind == Kind::scored);
  CHECK(scored.object == "road");
  CHECK(parse_assertion("Player can pass").yes);
  CHECK(!parse_assertion("Player can't pass").yes);
  CHECK(parse_assertion("PHASE IS TilePhase").subject == "TilePhase");
  CHECK(parse_assertion("Bazaar noAuction: true").kind == Kind::bazaar_no_auction);
  const Assertion item = parse_assertion("Available action TilePlacement for BA/Ccc+");
  CHECK(item.kind == Kind::available_action);
  CHECK(item.object == "BA/Ccc+");
  CHECK(parse_assertion("Available action Confirm").object.empty());
  const Assertion tile = parse_assertion("TilePlacement BA/L options: [0,-1] - [180]; [-2, 0] - [ 90,0 ];");
  CHECK(tile.kind == Kind::tile_options);
  CHECK(tile.subject == "BA/L");
  CHECK(tile.options == Strings{"[-2,0] - [0,90]", "[0,-1] - [180]"});
  CHECK(!parse_assertion("Undo is not allowed").yes);
  CHECK(parse_assertion("Tunnel token TUNNEL_A options: {Road,N,[0,0]}").kind == Kind::tunnel_options);
  CHECK(parse_assertion("Ferries options: {Road,N,[0,0]}").kind == Kind::ferries_options);
  const Assertion meeple = parse_assertion("Meeple Phantom options: {Field,SR.NL,[0,-2]}; {City,_S,[0,-2]}");
  CHECK(meeple.kind == Kind::meeple_options);
  CHECK(meeple.options == Strings{"{City,_S,[0,-2]}", "{Field,NL.SR,[0,-2]}"});
  const Assertion home = parse_assertion("ReturnMeeple PRINCESS options: {0.small.1,City,N,[1,2]}");
  CHECK(home.kind == Kind::return_options);
  CHECK(home.subject == "PRINCESS");
  CHECK(home.options == Strings{"{0.small.1,City,N,[1,2]}"});
  const Assertion token = parse_assertion("Ann has TOWER_PIECE token with count 9");
  CHECK(token.kind == Kind::token_size);
  CHECK(token.object == "TOWER_PIECE");
  CHECK(token.number == 9);
  CHECK(parse_assertion("Tower piece TOWER_PIECE options: [3,1]; [0,-2]").options ==
        Strings{"[0,-2]", "[3,1]"});
  CHECK(parse_assertion("CaptureFollower options: {1.small.1,Tower,I,[0,2]}").kind == Kind::capture_options);
}

TEST_CASE("What no pattern knows is unknown, and so are lists that cannot be read") {
  for (const char* text :
       {"", "Ann is happy", "Player can pass.", "Undo is allowed!", "Meeple Phantom options: {Road,S}",
        "TilePlacement BA/L options: [0,1] - 90", "Tower piece TOWER_PIECE options: 3,1"}) {
    INFO(text);
    CHECK(parse_assertion(text).kind == Kind::unknown);
  }
  CHECK(parse_assertion(std::string(1'000'000, 'a')).kind == Kind::unknown);
  CHECK(parse_assertion("Ann has 99999999999999 points").kind == Kind::unknown);
}

TEST_CASE("The order of the patterns decides") {
  CHECK(parse_assertion("Ann scored city for 4 points and has 4 points").kind == Kind::points);
}

}  // namespace assize::jcz
