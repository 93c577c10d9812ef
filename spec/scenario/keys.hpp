// The keys of every table of a scenario: the parser refuses others, and the JSON Schema lists the same.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace assize::scenario {

/// One kind of table. `name` is its name in the schema's $defs, `title` what complaints call it.
struct Keys {
  std::string_view name;
  std::string_view title;
  std::span<const std::string_view> keys;
  std::string_view note = {};  ///< the hint for an unknown key that is near no other
};

namespace key_lists {
inline constexpr auto head =
    std::to_array<std::string_view>({"title", "clauses", "origin", "sets", "with", "without", "each", "profiles", "rulings",
                                     "players", "stop", "board", "step", "expect", "expect_under"});
inline constexpr auto origin = std::to_array<std::string_view>({"kind", "source", "lines", "id", "note"});
inline constexpr auto board =
    std::to_array<std::string_view>({"map", "at", "figures", "towers", "neutral", "tokens", "prisoners",
                                     "score", "supply", "goods", "bag", "hand", "just_placed", "part"});
inline constexpr auto board_figure = std::to_array<std::string_view>({"figure", "at", "on", "ghosts"});
inline constexpr auto board_tower = std::to_array<std::string_view>({"at", "floors"});
inline constexpr auto board_neutral = std::to_array<std::string_view>({"figure", "at", "on", "holder", "beside", "beside_on"});
inline constexpr auto board_token = std::to_array<std::string_view>({"token", "at", "on", "holder", "span"});

inline constexpr auto step_common =
    std::to_array<std::string_view>({"by", "name", "when", "options", "expect"});
inline constexpr auto place = std::to_array<std::string_view>({"place", "at"});
inline constexpr auto draw = std::to_array<std::string_view>({"draw"});
inline constexpr auto deploy = std::to_array<std::string_view>({"deploy", "on", "at"});
inline constexpr auto floor = std::to_array<std::string_view>({"floor"});
inline constexpr auto capture = std::to_array<std::string_view>({"capture", "at", "on"});
inline constexpr auto exchange = std::to_array<std::string_view>({"exchange"});
inline constexpr auto agree = std::to_array<std::string_view>({"agree"});
inline constexpr auto ransom = std::to_array<std::string_view>({"ransom", "from", "for"});
inline constexpr auto recall = std::to_array<std::string_view>({"recall", "at"});
inline constexpr auto move = std::to_array<std::string_view>({"move", "at", "on", "to", "to_on"});
inline constexpr auto pass = std::to_array<std::string_view>({"pass"});
inline constexpr auto score = std::to_array<std::string_view>({"score"});
inline constexpr auto end = std::to_array<std::string_view>({"end"});
inline constexpr auto event =
    std::to_array<std::string_view>({"event", "at", "figure", "on", "span", "value"});
inline constexpr auto fairy = std::to_array<std::string_view>({"fairy", "beside", "on"});
inline constexpr auto dragon = std::to_array<std::string_view>({"dragon"});
inline constexpr auto princess = std::to_array<std::string_view>({"princess", "at", "on"});
inline constexpr auto festival = std::to_array<std::string_view>({"festival", "at", "on"});
inline constexpr auto double_turn = std::to_array<std::string_view>({"double_turn"});

/// What may also be expected in the middle of things, after a step ...
inline constexpr auto observed = std::to_array<std::string_view>(
    {"gain", "score", "scored", "track", "supply", "prisoners", "figures", "empty", "towers", "features",
     "parts", "in_range", "goods", "fairy", "dragon", "turn", "part", "ask", "asked", "hand", "discarded", "over", "winners"});
inline constexpr auto neutral_expected = std::to_array<std::string_view>({"at", "beside", "on"});
/// ... and what only at the end.
inline constexpr auto at_the_end =
    std::to_array<std::string_view>({"illegal", "illegal_setup", "setup", "catalogue"});
inline constexpr auto under = std::to_array<std::string_view>({"rulings", "profiles"});
inline constexpr auto illegal = std::to_array<std::string_view>({"step", "clause"});
inline constexpr auto figure_expected = std::to_array<std::string_view>({"figure", "at", "on", "role"});
inline constexpr auto tower_expected = std::to_array<std::string_view>({"at", "floors", "open"});
inline constexpr auto feature = std::to_array<std::string_view>(
    {"at", "on", "complete", "tiles", "coats", "value", "owners", "occupied", "same_as", "apart_from"});
inline constexpr auto feature_ref = std::to_array<std::string_view>({"at", "on"});
inline constexpr auto parts = std::to_array<std::string_view>({"at", "field", "road", "city"});
inline constexpr auto range = std::to_array<std::string_view>({"tower", "tiles", "count"});
inline constexpr auto setup =
    std::to_array<std::string_view>({"floors", "box_floors", "bag", "start", "supply", "first", "pile_end"});
inline constexpr auto set = std::to_array<std::string_view>(
    {"set", "tiles", "designs", "foundations", "monasteries", "gardens", "coats", "bridges", "inner_fields",
     "rivers", "inns", "cathedrals", "wine", "grain", "cloth", "volcanoes", "dragons", "portals", "princesses",
     "festivals", "copies", "with_foundation", "with_garden", "with_monastery", "with_bridge",
     "with_inner_field"});

template <std::size_t A, std::size_t B>
consteval auto joined(const std::array<std::string_view, A>& a, const std::array<std::string_view, B>& b) {
  std::array<std::string_view, A + B> all{};
  for (std::size_t i = 0; i < A; ++i) all[i] = a[i];
  for (std::size_t i = 0; i < B; ++i) all[A + i] = b[i];
  return all;
}
inline constexpr auto expect = joined(observed, at_the_end);
inline constexpr auto expect_under = joined(under, expect);
}  // namespace key_lists

inline constexpr Keys kHead{"scenario", "a scenario", key_lists::head};
inline constexpr Keys kOrigin{"origin", "'origin'", key_lists::origin};
inline constexpr Keys kBoard{"board", "[board]", key_lists::board};
inline constexpr Keys kBoardFigure{"board_figure", "a figure of the board", key_lists::board_figure};
inline constexpr Keys kBoardTower{"board_tower", "a tower of the board", key_lists::board_tower};
inline constexpr Keys kBoardNeutral{"board_neutral", "a neutral figure of the board",
                                    key_lists::board_neutral};
inline constexpr Keys kBoardToken{"board_token", "a token of the board", key_lists::board_token};
inline constexpr Keys kExpect{"expect", "[expect]", key_lists::expect};
inline constexpr Keys kStepExpect{"step_expect", "a step's 'expect'", key_lists::observed,
                                  "illegal, illegal_setup, setup and catalogue belong in [expect]"};
inline constexpr Keys kExpectUnder{"expect_under", "[[expect_under]]", key_lists::expect_under};
inline constexpr Keys kIllegal{"illegal", "'illegal'", key_lists::illegal};
inline constexpr Keys kFigureExpected{"figure_expected", "an expected figure", key_lists::figure_expected};
inline constexpr Keys kTowerExpected{"tower_expected", "an expected tower", key_lists::tower_expected};
inline constexpr Keys kNeutralExpected{"neutral_expected", "where the fairy or the dragon stands",
                                       key_lists::neutral_expected};
inline constexpr Keys kFeature{"feature", "an expected feature", key_lists::feature};
inline constexpr Keys kFeatureRef{"feature_ref", "a feature", key_lists::feature_ref};
inline constexpr Keys kParts{"parts", "an entry of 'parts'", key_lists::parts};
inline constexpr Keys kRange{"range", "an entry of 'in_range'", key_lists::range};
inline constexpr Keys kSetup{"setup", "'setup'", key_lists::setup};
inline constexpr Keys kSet{"set", "an entry of 'catalogue'", key_lists::set};

inline constexpr std::array kTables = {
    kHead,       kOrigin,      kBoard,   kBoardFigure,    kBoardTower,    kBoardNeutral, kBoardToken, kExpect,
    kStepExpect, kExpectUnder, kIllegal, kFigureExpected, kTowerExpected, kNeutralExpected, kFeature,      kFeatureRef, kParts,
    kRange,      kSetup,       kSet};
/// The keys of one kind of step, without the common ones; the first names the kind. In the order of
/// kStepNames.
inline constexpr std::array<std::span<const std::string_view>, 19> kStepKeys = {
    key_lists::place,    key_lists::draw,  key_lists::deploy, key_lists::floor,  key_lists::capture,
    key_lists::exchange, key_lists::agree, key_lists::ransom, key_lists::recall, key_lists::move,
    key_lists::pass,     key_lists::score, key_lists::end,    key_lists::event, key_lists::fairy, key_lists::dragon,
    key_lists::princess, key_lists::festival, key_lists::double_turn};

}  // namespace assize::scenario
