#include "tools/jcz/elements.hpp"

#include <algorithm>
#include <array>

namespace assize::jcz {

namespace {

constexpr std::string_view kBasic = "basic";
constexpr std::string_view kInns = "inns-and-cathedrals";
constexpr std::string_view kTraders = "traders-and-builders";
constexpr std::string_view kDragon = "princess-and-dragon";
constexpr std::string_view kAbbey = "abbey-and-mayor";
constexpr std::string_view kBridges = "bridges-castles-and-bazaars";
constexpr std::string_view kHills = "hills-and-sheep";
constexpr std::string_view kBigTop = "under-the-big-top";
constexpr std::string_view kFan = "fan expansion";

constexpr Element played(std::string_view name, std::string_view expansion,
                         std::optional<FigureKind> figure = {}, std::optional<Part> part = {}) {
  return {name, expansion, figure, part, true, {}};
}
constexpr Element waiting(std::string_view name, std::string_view expansion, std::string_view tiles = {}) {
  return {name, expansion, {}, {}, false, tiles};
}
constexpr Element waiting_figure(std::string_view name, std::string_view expansion, FigureKind figure) {
  return {name, expansion, figure, {}, false, {}};
}

constexpr auto kElements = std::to_array<Element>({
    played("small-follower", kBasic, FigureKind::meeple),
    played("farmers", kBasic),
    played("abbot", kBasic, FigureKind::abbot, Part::abbot),
    played("garden", kBasic),
    played("phantom", "phantom", FigureKind::phantom, Part::phantom),
    played("river", "river"),
    played("big-follower", kInns, FigureKind::large_meeple, Part::large_meeple),
    played("inn", kInns, {}, Part::inns),
    played("cathedral", kInns, {}, Part::cathedrals),
    played("builder", kTraders, FigureKind::builder, Part::builder),
    played("pig", kTraders, FigureKind::pig, Part::pig),
    played("traders", kTraders, {}, Part::goods),
    played("dragon", kDragon, {}, Part::dragon),
    played("fairy", kDragon, {}, Part::fairy),
    played("princess", kDragon, {}, Part::princess),
    played("portal", kDragon, {}, Part::portal),
    played("tower", "tower"),
    played("festival", "festival", {}, Part::festival),
    waiting("pig-herd", "gq11"),  // see set_up: it acts where a set shows herds
    waiting("abbey", kAbbey),
    waiting_figure("barn", kAbbey, FigureKind::barn),
    waiting_figure("mayor", kAbbey, FigureKind::mayor),
    waiting_figure("wagon", kAbbey, FigureKind::wagon),
    waiting("bridge", kBridges),
    waiting("castle", kBridges),
    waiting("bazaar", kBridges, kBridges),
    waiting_figure("shepherd", kHills, FigureKind::shepherd),
    waiting("hill", kHills, kHills),
    waiting("vineyard", kHills, kHills),
    waiting("count", "count", "count"),
    waiting("king", "king-and-robber"),
    waiting("robber", "king-and-robber"),
    waiting("tunnel", "tunnel"),
    waiting("ferry", "ferries", "ferries"),
    waiting("gold", "goldmines", "goldmines"),
    waiting("mage", "mage-and-witch", "mage-and-witch"),
    waiting("witch", "mage-and-witch", "mage-and-witch"),
    waiting("little-buildings", "little-buildings"),
    waiting("siege", "siege", "siege"),
    waiting("escape", "siege", "siege"),
    waiting("shrine", "cult", "cult"),
    waiting("big-top", kBigTop, kBigTop),
    waiting_figure("ringmaster", kBigTop, FigureKind::ringmaster),
    waiting("acrobats", kBigTop, kBigTop),
    waiting("corn-circle", "corn-circles", "corn-circles"),
    waiting("wind-rose", "wind-roses", "wind-roses"),
    waiting("monastery", "monasteries", "monasteries"),
    waiting("flier", "flier", "flier"),
    waiting("watchtower", "watchtowers", "watchtowers"),
    waiting("yaga", "russian-promos", "russian-promos"),
    waiting("russian-trap", "russian-promos", "russian-promos"),
    waiting("labyrinth", "labyrinth", "labyrinth"),
    waiting("church", "darmstadt", "darmstadt"),
    waiting("obelisk", kFan),
    waiting("windmill", kFan),
    waiting("decinsky-sneznik", kFan),
    waiting("black-tower", kFan),
    waiting("donkey", kFan),
    waiting("flowers", kFan),
    waiting("marketplace", kFan),
    waiting("families", kFan),
    waiting("fishermen", kFan),
    waiting("fishhut", kFan),
    waiting("meteorite", kFan),
    waiting("gamblersluck", kFan),
    waiting("courier", kFan),
    waiting("well", kFan),
    waiting("robbers-son", kFan),
});

constexpr auto kInnsFinal = std::to_array<RuleWord>({{"zero", "zero"}, {"ignore", "ignore"}});
constexpr auto kPrincess = std::to_array<RuleWord>({{"may", "may"}, {"must", "must"}});
constexpr auto kFairy =
    std::to_array<RuleWord>({{"next-follower", "next-to-figure"}, {"on-tile", "on-tile"}});
constexpr auto kDragonMove =
    std::to_array<RuleWord>({{"before-scoring", "before-scoring"}, {"after-scoring", "after-scoring"}});
constexpr auto kTinyCity = std::to_array<RuleWord>({{"4", "4"}, {"2", "2"}});
constexpr auto kFestival =
    std::to_array<RuleWord>({{"meeple", "any-own-figure"}, {"follower", "meeples-only"}});
constexpr auto kBarn = std::to_array<RuleWord>({{"not-occupied"}, {"occupied"}});
constexpr auto kWagon = std::to_array<RuleWord>({{"C2"}, {"C1"}});
constexpr auto kFalseTrue = std::to_array<RuleWord>({{"false"}, {"true"}});
constexpr auto kTrueFalse = std::to_array<RuleWord>({{"true"}, {"false"}});
constexpr auto kHill = std::to_array<RuleWord>({{"at-least-one-follower"}, {"number-of-followers"}});
constexpr auto kEscape = std::to_array<RuleWord>({{"any-tile"}, {"siege-tile"}});
constexpr auto kTunnels = std::to_array<RuleWord>({{"3/2"}, {"2/1"}, {"1/1"}});
constexpr auto kKeep = std::to_array<RuleWord>({{"replace"}, {"keep"}});
constexpr auto kLabyrinth = std::to_array<RuleWord>({{"advanced"}, {"basic"}});
constexpr auto kCocFinal = std::to_array<RuleWord>({{"market-only"}, {"any-district"}});
constexpr auto kCountMove = std::to_array<RuleWord>({{"by-player"}, {"clockwise"}, {"follow-meeple"}});
constexpr auto kLittle = std::to_array<RuleWord>({{"3/2/1"}, {"1/1/1"}});
constexpr auto kKing = std::to_array<RuleWord>({{"default"}, {"10/20"}, {"15/40"}, {"continuously"}});
constexpr auto kMeteorite = std::to_array<RuleWord>({{"standard"}, {"extended"}, {"combination"}});
constexpr auto kRobbersSon = std::to_array<RuleWord>({{"may"}, {"must"}});

constexpr auto kRules = std::to_array<Rule>({
    {"inn-and-cathedral-final-scoring", "base.inns-incomplete", kInnsFinal},
    {"princess-action", "base.princess-action", kPrincess},
    {"fairy-placement", "base.fairy-placement", kFairy},
    {"dragon-move", "base.dragon-move", kDragonMove},
    {"tiny-city-scoring", "base.tiny-city", kTinyCity},
    {"festival-return", "base.festival-return", kFestival},
    {"barn-placement", "", kBarn},
    {"wagon-move", "", kWagon},
    {"bazaar-no-auction", "", kFalseTrue},
    {"hill-tiebreaker", "", kHill},
    {"vineyards-for-garden", "", kFalseTrue},
    {"espace-variant", "", kEscape},
    {"tunnelize-other-expansions", "", kTrueFalse},
    {"more-tunnel-tokens", "", kTunnels},
    {"keep-monasteries", "", kKeep},
    {"labyrinth-variant", "", kLabyrinth},
    {"coc-final-scoring", "", kCocFinal},
    {"count-move", "", kCountMove},
    {"little-buildings-scoring", "", kLittle},
    {"king-and-robber-scoring", "", kKing},
    {"robbers-son-action", "", kRobbersSon},
    {"meteorite-impact", "", kMeteorite},
});

constexpr auto kTileSets = std::to_array<TileSetWord>({
    {"basic:1", kBasic, "base-c1"},
    {"basic:2", kBasic, "base-c2"},
    {"start", kBasic},
    {"winter", "winter"},
    {"river/1:1", "river", "river-c1"},
    {"river/1:2", "river", "river-c2"},
    {"river/2:1", "river", "river-2-c1"},
    {"river/2:2", "river", "river-2-c2"},
    {"inns-and-cathedrals:1", kInns, "inns-cathedrals-c1"},
    {"inns-and-cathedrals:2", kInns, "inns-cathedrals-c2"},
    {"traders-and-builders:1", kTraders, "traders-builders-c1"},
    {"traders-and-builders:2", kTraders, "traders-builders-c2"},
    {"princess-and-dragon:1", kDragon, "princess-dragon-c1"},
    {"princess-and-dragon:2", kDragon, "princess-dragon-c2"},
    {"tower:1", "tower", "tower-c1"},
    {"tower:2", "tower", "tower-c2"},
    {"festival", "festival", "festival"},
    {"abbey-and-mayor:1", kAbbey},
    {"abbey-and-mayor:2", kAbbey},
    {"bridges-castles-and-bazaars:1", kBridges},
    {"bridges-castles-and-bazaars:2", kBridges},
    {"hills-and-sheep:1", kHills},
    {"hills-and-sheep:2", kHills},
    {"under-the-big-top:1", kBigTop},
    {"under-the-big-top:2", kBigTop},
    {"under-the-big-top-c1", kBigTop},
    {"count", "count"},
    {"king-and-robber:1", "king-and-robber"},
    {"king-and-robber:2", "king-and-robber"},
    {"cult/5", "cult"},
    {"cult/6", "cult"},
    {"siege/cathars", "siege"},
    {"siege/besiegers", "siege"},
    {"tunnel", "tunnel"},
    {"gq11", "gq11"},
    {"gq11/river", "gq11"},
    {"corn-circles/1", "corn-circles"},
    {"corn-circles/2", "corn-circles"},
    {"flier:1", "flier"},
    {"flier:2", "flier"},
    {"ferries", "ferries"},
    {"goldmines", "goldmines"},
    {"mage-and-witch:1", "mage-and-witch"},
    {"mage-and-witch:2", "mage-and-witch"},
    {"spiel-doch:1", "spiel-doch"},
    {"spiel-doch:2", "spiel-doch"},
    {"darmstadt", "darmstadt"},
    {"labyrinth", "labyrinth"},
    {"monasteries", "monasteries"},
    {"russian-promos/2013", "russian-promos"},
    {"russian-promos/2016", "russian-promos"},
    {"watchtowers", "watchtowers"},
    {"wind-roses", "wind-roses"},
});

template <typename Word>
const Word* find(std::span<const Word> words, std::string_view name) {
  const auto found =
      std::find_if(words.begin(), words.end(), [name](const Word& w) { return w.name == name; });
  return found == words.end() ? nullptr : &*found;
}

}  // namespace

std::span<const Element> elements() {
  return kElements;
}
std::span<const Rule> rules() {
  return kRules;
}
std::span<const TileSetWord> tile_sets() {
  return kTileSets;
}
const Element* element(std::string_view name) {
  return find(elements(), name);
}
const Rule* rule(std::string_view name) {
  return find(rules(), name);
}
const TileSetWord* tile_set(std::string_view name) {
  return find(tile_sets(), name);
}

}  // namespace assize::jcz
