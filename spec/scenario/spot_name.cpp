#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "spec/catalogue/nearest.hpp"
#include "spec/scenario/spot.hpp"

namespace assize::scenario {
namespace {

tl::unexpected<SpotError> bad_spot(std::string message, std::vector<std::string> choices) {
  return tl::unexpected(SpotError{std::move(message), std::move(choices)});
}

/// The side after the kind of place.
tl::expected<SpotName, SpotError> parse_side(Spot spot, std::string_view side, std::string_view text) {
  SpotName name{.spot = spot};
  const auto kind = segment_kind(spot);
  if (!kind) {
    return bad_spot(fmt::format("'{}': a {} has no side", text, name_of(spot)), {std::string(name_of(spot))});
  }
  if (*kind == SegmentKind::field && side.starts_with("inner")) {
    if (side == "inner") {
      name.inner = -1;
      return name;
    }
    if (side.size() == 7 && side[5] == ' ' && side[6] >= '1' && side[6] <= '9') {
      name.inner = static_cast<std::int8_t>(side[6] - '0');
      return name;
    }
  }
  const auto position = std::find(kRingNames.begin(), kRingNames.end(), side);
  const bool centre = position != kRingNames.end() && position->size() == 1;
  if (position == kRingNames.end() || centre == (*kind == SegmentKind::field)) {
    std::vector<std::string> choices;
    for (const std::string_view ring : kRingNames) {
      if ((ring.size() == 1) != (*kind == SegmentKind::field))
        choices.push_back(fmt::format("{} {}", name_of(spot), ring));
    }
    if (*kind == SegmentKind::field) choices.emplace_back("field inner");
    return bad_spot(fmt::format("'{}': a {} is named by {}", text, name_of(spot),
                                *kind == SegmentKind::field ? "a half side" : "a side"),
                    std::move(choices));
  }
  name.ring = static_cast<std::int8_t>(position - kRingNames.begin());
  return name;
}

}  // namespace

std::optional<SegmentKind> segment_kind(Spot spot) {
  switch (spot) {
    case Spot::field:
      return SegmentKind::field;
    case Spot::road:
      return SegmentKind::road;
    case Spot::city:
      return SegmentKind::city;
    case Spot::river:
      return SegmentKind::river;
    default:
      return std::nullopt;
  }
}

tl::expected<SpotName, SpotError> parse_spot(std::string_view text) {
  for (std::size_t i = 0; i < kSpotNames.size(); ++i) {
    const Spot spot = static_cast<Spot>(i);
    if (text == kSpotNames[i]) return SpotName{.spot = spot};
    if (text.starts_with(kSpotNames[i]) && text[kSpotNames[i].size()] == ' ') {
      return parse_side(spot, text.substr(kSpotNames[i].size() + 1), text);
    }
  }
  std::vector<std::string> choices;
  const std::string_view kind = text.substr(0, text.find(' '));
  if (const auto match = nearest(kind, as_candidates(kSpotNames))) {
    choices.push_back(std::string(*match) + std::string(text.substr(kind.size())));
  } else {
    choices.assign(kSpotNames.begin(), kSpotNames.end());
  }
  return bad_spot(fmt::format("unknown place '{}'", text), std::move(choices));
}

std::string advice(const std::vector<std::string>& choices) {
  if (choices.empty()) return {};
  if (choices.size() == 1) return fmt::format("write '{}'", choices.front());
  return fmt::format("one of: {}", fmt::join(choices, ", "));
}

std::string to_string(const SpotName& name) {
  std::string text(name_of(name.spot));
  if (name.ring >= 0) text += fmt::format(" {}", kRingNames[static_cast<std::size_t>(name.ring)]);
  if (name.inner != 0) text += " inner";
  if (name.inner > 0) text += fmt::format(" {}", name.inner);
  return text;
}

}  // namespace assize::scenario
