#include "tools/jcz/places.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "checker/rules/base/deploy.hpp"

namespace assize::jcz {

namespace {

constexpr std::array<std::string_view, 6> kFeatures = {"Field", "Road",      "City",
                                                       "River", "Monastery", "Garden"};  // by FeatureKind
/// Features that only expansions which are not played have.
constexpr std::array<std::string_view, 10> kNotPlayed = {
    "Castle",   "Quarter",          "Acrobats", "FlyingMachine", "YagaHut",
    "Vodyanoy", "SoloveiRazboynik", "FishHut",  "Circus",        "AbbeyEdge"};

struct KindName {
  FigureKind kind;
  std::string_view id;
  std::string_view type;
};
constexpr std::array<KindName, 11> kKinds = {{{FigureKind::meeple, "small", "SmallFollower"},
                                              {FigureKind::abbot, "abbot", "Abbot"},
                                              {FigureKind::phantom, "phantom", "Phantom"},
                                              {FigureKind::large_meeple, "big", "BigFollower"},
                                              {FigureKind::builder, "builder", "Builder"},
                                              {FigureKind::pig, "pig", "Pig"},
                                              {FigureKind::barn, "barn", "Barn"},
                                              {FigureKind::wagon, "wagon", "Wagon"},
                                              {FigureKind::mayor, "mayor", "Mayor"},
                                              {FigureKind::shepherd, "shepherd", "Shepherd"},
                                              {FigureKind::ringmaster, "ringmaster", "Ringmaster"}}};

std::string cell(Cell c) {
  return fmt::format("[{},{}]", c.x, c.y);
}

/// Where the segment lies, as the tile lies. Places without sides are numbered in the tile's order.
Location location_of(const TileType& type, std::size_t segment, std::uint8_t rotation) {
  const Segment& s = type.segments[segment];
  if (s.edges != 0) return {.edges = turned(s.edges, rotation)};
  std::uint8_t inner = 1;
  for (std::size_t i = 0; i < segment; ++i) {
    if (type.segments[i].kind == s.kind && type.segments[i].edges == 0) ++inner;
  }
  return {.inner = inner};
}

std::string text_of(std::string_view feature, const std::string& location, Cell at) {
  return fmt::format("{{{},{},{}}}", feature, location, cell(at));
}

/// The tile's parts of that kind, to help whoever has written another.
std::string parts_of(const TileType& type, FeatureKind kind, std::uint8_t rotation) {
  std::string text;
  for (std::size_t s = 0; s < type.segments.size(); ++s) {
    if (type.segments[s].kind != kind) continue;
    text += (text.empty() ? "" : ", ") + location_text(location_of(type, s, rotation));
  }
  return text.empty() ? "it has none" : "it has " + text;
}

}  // namespace

tl::expected<Target, std::string> find_target(const Game& game, const Pointer& p) {
  const Slot slot = game.slot_at(p.at);
  if (slot < 0) return tl::unexpected(fmt::format("no tile lies at {}", cell(p.at)));
  const TileType& type = game.type_at(slot);
  if (p.feature == "Tower") {
    if (!type.foundation) return tl::unexpected(fmt::format("the tile at {} has no tower", cell(p.at)));
    if (p.location != "I") return tl::unexpected(fmt::format("a tower is at I, not at {}", p.location));
    return Target{.spot = Spot::tower, .slot = slot};
  }
  const auto known = std::find(kFeatures.begin(), kFeatures.end(), p.feature);
  if (known == kFeatures.end()) {
    const bool waits = std::find(kNotPlayed.begin(), kNotPlayed.end(), p.feature) != kNotPlayed.end();
    return tl::unexpected(waits ? fmt::format("the feature {} is not played", p.feature)
                                : fmt::format("there is no feature {}", p.feature));
  }
  const auto kind = static_cast<FeatureKind>(known - kFeatures.begin());
  const LocationName name = parse_location(p.location);
  if (!name.location) {
    return tl::unexpected(name.why == NoLocation::not_played
                              ? fmt::format("the place {} is not played", p.location)
                              : fmt::format("there is no place {}", p.location));
  }
  const std::uint8_t rotation = game.placed(slot).rotation;
  for (std::size_t s = 0; s < type.segments.size(); ++s) {
    if (type.segments[s].kind == kind && location_of(type, s, rotation) == *name.location)
      return Target{.spot = base::spot_of(kind), .slot = slot, .segment = static_cast<std::int8_t>(s)};
  }
  return tl::unexpected(fmt::format("the tile {} at {} has no {} {}: {}",
                                    game.rules().tile(game.placed(slot).type).id, cell(p.at), p.feature,
                                    p.location, parts_of(type, kind, rotation)));
}

Place place_of(const Target& target) {
  if (target.spot == Spot::tower || target.spot == Spot::foundation)
    return {.kind = PlaceKind::tower, .where = target.slot};
  return {
      .kind = PlaceKind::segment, .part = static_cast<std::uint8_t>(target.segment), .where = target.slot};
}

std::string pointer_text(const Game& game, Place place) {
  const Cell at = game.placed(place.where).at;
  if (place.kind == PlaceKind::tower) return text_of("Tower", "I", at);
  const TileType& type = game.type_at(place.where);
  const Segment& segment = type.segments[place.part];
  return text_of(kFeatures[static_cast<std::size_t>(segment.kind)],
                 location_text(location_of(type, place.part, game.placed(place.where).rotation)), at);
}

std::string pointer_text(const Game& game, const Target& target) {
  return pointer_text(game, place_of(target));
}

std::string meeple_pointer_text(const Game& game, FigureId figure) {
  const std::string place = pointer_text(game, game.place_of(figure));
  return fmt::format("{{{},{}", meeple_id(game, figure), place.substr(1));
}

std::string pointer_text(std::string_view feature, std::string_view location, Cell at) {
  const LocationName name = parse_location(location);
  return text_of(feature, name.location ? location_text(*name.location) : std::string(location), at);
}

tl::expected<FigureId, std::string> find_meeple(const Game& game, std::string_view id) {
  const auto refuse = [&](std::string_view why) {
    return tl::unexpected(fmt::format("the meeple {}: {}", id, why));
  };
  const std::size_t first = id.find('.');
  const std::size_t second = first == std::string_view::npos ? first : id.find('.', first + 1);
  int player = -1;
  int number = 0;
  if (second == std::string_view::npos) return refuse("an id is player.kind.number");
  const char* const end = id.data() + id.size();
  const auto p = std::from_chars(id.data(), id.data() + first, player);
  const auto n = std::from_chars(id.data() + second + 1, end, number);
  if (p.ec != std::errc() || p.ptr != id.data() + first || n.ec != std::errc() || n.ptr != end)
    return refuse("an id is player.kind.number");
  const std::string_view word = id.substr(first + 1, second - first - 1);
  const auto kind =
      std::find_if(kKinds.begin(), kKinds.end(), [word](const KindName& k) { return k.id == word; });
  if (kind == kKinds.end()) return refuse("its kind is not played");
  if (player < 0 || player >= game.rules().player_count()) return refuse("there is no such player");
  const FigureRange own = game.rules().figures_of(static_cast<PlayerId>(player), kind->kind);
  if (number < 1 || number > own.last - own.first)
    return refuse(fmt::format("each player has {}", own.last - own.first));
  return static_cast<FigureId>(own.first + number - 1);
}

std::string meeple_id(const Game& game, FigureId figure) {
  const FigureInfo info = game.rules().figure(figure);
  const auto kind =
      std::find_if(kKinds.begin(), kKinds.end(), [&](const KindName& k) { return k.kind == info.kind; });
  const FigureRange own = game.rules().figures_of(info.player, info.kind);
  return fmt::format("{}.{}.{}", info.player, kind == kKinds.end() ? "?" : kind->id, figure - own.first + 1);
}

std::string_view meeple_class(FigureKind kind) {
  const auto found =
      std::find_if(kKinds.begin(), kKinds.end(), [kind](const KindName& k) { return k.kind == kind; });
  return found == kKinds.end() ? std::string_view("?") : found->type;
}

}  // namespace assize::jcz
