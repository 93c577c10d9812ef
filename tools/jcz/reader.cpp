#include "tools/jcz/reader.hpp"

#include <fmt/format.h>

namespace assize::jcz {

bool Reader::expect(const Json& json, Json::Kind kind, std::string_view what) const {
  if (json.kind == kind) return true;
  complain(json.where, fmt::format("{} is {}, not {}", what, name_of(json.kind), name_of(kind)));
  return false;
}

const Json* Reader::need(const Json& object, std::string_view key, Json::Kind kind,
                         std::string_view what) const {
  const Json* found = object.find(key);
  if (found == nullptr) {
    complain(object.where, fmt::format("{} has no '{}'", what, key),
             "the file may be damaged, or no recording");
    return nullptr;
  }
  return expect(*found, kind, fmt::format("'{}'", key)) ? found : nullptr;
}

const Json* Reader::may(const Json& object, std::string_view key, Json::Kind kind, std::string_view) const {
  const Json* found = object.find(key);
  if (found == nullptr || found->kind == Json::Kind::null) return nullptr;
  return expect(*found, kind, fmt::format("'{}'", key)) ? found : nullptr;
}

std::optional<std::string> Reader::text(const Json& object, std::string_view key,
                                        std::string_view what) const {
  const Json* found = need(object, key, Json::Kind::text, what);
  return found == nullptr ? std::nullopt : std::optional(found->text);
}

std::optional<int> Reader::integer(const Json& json, std::string_view what, int least, int most) const {
  if (!expect(json, Json::Kind::number, fmt::format("'{}'", what))) return std::nullopt;
  const bool inside = json.number >= least && json.number <= most;
  const bool whole = inside && static_cast<double>(static_cast<int>(json.number)) == json.number;
  if (whole) return static_cast<int>(json.number);
  complain(json.where, fmt::format("'{}' is {}", what, json.number),
           fmt::format("a whole number from {} to {} stands here", least, most));
  return std::nullopt;
}

std::optional<int> Reader::integer_of(const Json& object, std::string_view key, std::string_view what,
                                      int least, int most) const {
  const Json* found = need(object, key, Json::Kind::number, what);
  return found == nullptr ? std::nullopt : integer(*found, key, least, most);
}

std::optional<std::uint8_t> Reader::rotation(const Json& json) const {
  constexpr std::array<std::string_view, 4> kNames = {"R0", "R90", "R180", "R270"};
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    const bool named = json.kind == Json::Kind::text && json.text == kNames[i];
    const bool degrees = json.kind == Json::Kind::number && json.number == 90.0 * static_cast<double>(i);
    if (named || degrees) return static_cast<std::uint8_t>(i);
  }
  complain(json.where, "this is no rotation", "it is R0, R90, R180 or R270");
  return std::nullopt;
}

std::optional<Cell> Reader::cell(const Json& json) const {
  if (json.kind != Json::Kind::array || json.items.size() != 2) {
    complain(json.where, "this is no position", "a position is [x, y]");
    return std::nullopt;
  }
  const auto x = integer(json.items[0], "x", -kFarthest, kFarthest);
  const auto y = integer(json.items[1], "y", -kFarthest, kFarthest);
  if (!x || !y) return std::nullopt;
  return Cell{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)};
}

}  // namespace assize::jcz
