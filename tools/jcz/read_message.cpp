#include "tools/jcz/read_message.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "spec/catalogue/nearest.hpp"

namespace assize::jcz {

namespace {

std::optional<Pointer> pointer(const Json& json, const Reader& reader) {
  if (!reader.expect(json, Json::Kind::object, "a pointer")) return std::nullopt;
  const Json* position = reader.need(json, "position", Json::Kind::array, "a pointer");
  auto location = reader.text(json, "location", "a pointer");
  auto feature = reader.text(json, "feature", "a pointer");
  const auto at = position == nullptr ? std::nullopt : reader.cell(*position);
  if (!at || !location || !feature) return std::nullopt;
  return Pointer{*at, *std::move(location), *std::move(feature)};
}

std::optional<MeeplePointer> meeple_pointer(const Json& json, const Reader& reader) {
  if (!reader.expect(json, Json::Kind::object, "a pointer to a meeple")) return std::nullopt;
  const Json* place = reader.need(json, "featurePointer", Json::Kind::object, "a pointer to a meeple");
  auto meeple = reader.text(json, "meepleId", "a pointer to a meeple");
  const auto to = place == nullptr ? std::nullopt : pointer(*place, reader);
  if (!to || !meeple) return std::nullopt;
  return MeeplePointer{*to, *std::move(meeple)};
}

/// Reads the payload into `message`; false: it has faults.
using Read = bool (*)(const Json& payload, const Reader& reader, Message& message);

bool place_tile(const Json& payload, const Reader& reader, Message& message) {
  auto tile = reader.text(payload, "tileId", "PLACE_TILE");
  const Json* turned = payload.find("rotation");
  if (turned == nullptr) reader.complain(payload.where, "PLACE_TILE has no 'rotation'");
  const auto rotation = turned == nullptr ? std::nullopt : reader.rotation(*turned);
  const Json* position = reader.need(payload, "position", Json::Kind::array, "PLACE_TILE");
  const auto at = position == nullptr ? std::nullopt : reader.cell(*position);
  if (!tile || !rotation || !at) return false;
  message.act = PlaceTile{*std::move(tile), *rotation, *at};
  return true;
}

bool deploy(const Json& payload, const Reader& reader, Message& message) {
  const Json* place = reader.need(payload, "pointer", Json::Kind::object, "DEPLOY_MEEPLE");
  auto meeple = reader.text(payload, "meepleId", "DEPLOY_MEEPLE");
  const auto to = place == nullptr ? std::nullopt : pointer(*place, reader);
  if (!to || !meeple) return false;
  message.act = DeployMeeple{*to, *std::move(meeple)};
  return true;
}

bool place_token(const Json& payload, const Reader& reader, Message& message) {
  auto token = reader.text(payload, "token", "PLACE_TOKEN");
  const Json* place = payload.find("pointer");
  if (place == nullptr) reader.complain(payload.where, "PLACE_TOKEN has no 'pointer'");
  if (!token || place == nullptr) return false;
  if (place->kind == Json::Kind::array) {
    const auto at = reader.cell(*place);
    if (at) message.act = PlaceToken{*std::move(token), *at};
    return at.has_value();
  }
  const auto to = pointer(*place, reader);
  if (to) message.act = PlaceToken{*std::move(token), *to};
  return to.has_value();
}

bool capture(const Json& payload, const Reader& reader, Message& message) {
  const Json* target = reader.need(payload, "pointer", Json::Kind::object, "CAPTURE_FOLLOWER");
  const auto to = target == nullptr ? std::nullopt : meeple_pointer(*target, reader);
  if (to) message.act = CaptureFollower{*to};
  return to.has_value();
}

bool exchange(const Json& payload, const Reader& reader, Message& message) {
  auto meeple = reader.text(payload, "meepleId", "EXCHANGE_FOLLOWER");
  if (meeple) message.act = ExchangeFollower{*std::move(meeple)};
  return meeple.has_value();
}

bool ransom(const Json& payload, const Reader& reader, Message& message) {
  auto meeple = reader.text(payload, "meepleId", "PAY_RANSOM");
  if (meeple) message.act = PayRansom{*std::move(meeple)};
  return meeple.has_value();
}

bool move_neutral(const Json& payload, const Reader& reader, Message& message) {
  auto figure = reader.text(payload, "figureId", "MOVE_NEUTRAL_FIGURE");
  const Json* to = payload.find("to");
  if (to == nullptr) reader.complain(payload.where, "MOVE_NEUTRAL_FIGURE has no 'to'");
  if (!figure || to == nullptr) return false;
  MoveNeutral move{*std::move(figure), {}};
  if (to->kind == Json::Kind::array) {
    const auto at = reader.cell(*to);
    if (!at) return false;
    move.to = *at;
  } else if (to->find("featurePointer") != nullptr) {
    const auto meeple = meeple_pointer(*to, reader);
    if (!meeple) return false;
    move.to = *meeple;
  } else {
    const auto place = pointer(*to, reader);
    if (!place) return false;
    move.to = *place;
  }
  message.act = std::move(move);
  return true;
}

bool return_meeple(const Json& payload, const Reader& reader, Message& message) {
  auto source = reader.text(payload, "source", "RETURN_MEEPLE");
  const Json* target = reader.need(payload, "pointer", Json::Kind::object, "RETURN_MEEPLE");
  const auto to = target == nullptr ? std::nullopt : meeple_pointer(*target, reader);
  if (!source || !to) return false;
  message.act = ReturnMeeple{*std::move(source), *to};
  return true;
}

template <typename Act>
bool nothing(const Json& /*payload*/, const Reader& /*reader*/, Message& message) {
  message.act = Act{};
  return true;
}

struct Type {
  std::string_view name;
  Read read;
};
constexpr std::array<Type, 19> kTypes = {{{"PLACE_TILE", place_tile},
                                          {"DEPLOY_MEEPLE", deploy},
                                          {"PLACE_TOKEN", place_token},
                                          {"CAPTURE_FOLLOWER", capture},
                                          {"EXCHANGE_FOLLOWER", exchange},
                                          {"PAY_RANSOM", ransom},
                                          {"MOVE_NEUTRAL_FIGURE", move_neutral},
                                          {"RETURN_MEEPLE", return_meeple},
                                          {"PASS", nothing<Pass>},
                                          {"COMMIT", nothing<Commit>},
                                          {"UNDO", nothing<Undo>},
                                          {"TILE_CONFIRM", nothing<NotPlayed>},
                                          {"SHEPHERD_CONFIRM", nothing<NotPlayed>},
                                          {"FLOCK_EXPAND_OR_SCORE", nothing<NotPlayed>},
                                          {"CIRCLE_REMOVE_OR_DEPLOY", nothing<NotPlayed>},
                                          {"SCORE_ACROBATS", nothing<NotPlayed>},
                                          {"BAZAAR_BID", nothing<NotPlayed>},
                                          {"BAZAAR_BUY_OR_SELL", nothing<NotPlayed>},
                                          {"AI", nothing<NotPlayed>}}};

std::optional<double> random_of(const Json& payload, const Reader& reader) {
  const Json* random = reader.may(payload, "random", Json::Kind::number, "a message");
  if (random == nullptr) return std::nullopt;
  if (random->number >= 0 && random->number < 1) return random->number;
  reader.complain(random->where, "'random' is not in [0, 1)",
                  "the generator's state is a number from 0 up to 1");
  return std::nullopt;
}

}  // namespace

std::optional<Message> read_message(const Json& json, const Reader& reader) {
  if (!reader.expect(json, Json::Kind::object, "a message")) return std::nullopt;
  auto type = reader.text(json, "type", "a message");
  const Json* given = reader.may(json, "payload", Json::Kind::object, "a message");
  if (!type) return std::nullopt;
  const auto known =
      std::find_if(kTypes.begin(), kTypes.end(), [&](const Type& t) { return t.name == *type; });
  if (known == kTypes.end()) {
    std::vector<std::string_view> names;
    for (const Type& t : kTypes) names.push_back(t.name);
    reader.complain(json.find("type")->where, fmt::format("there is no message '{}'", *type),
                    hint_for(*type, names));
    return std::nullopt;
  }
  Json none;
  none.kind = Json::Kind::object;
  none.where = json.where;
  const Json& payload = given == nullptr ? none : *given;
  Message message{.type = *std::move(type),
                  .act = NotPlayed{},
                  .random = random_of(payload, reader),
                  .where = json.where};
  if (!known->read(payload, reader, message)) return std::nullopt;
  return message;
}

}  // namespace assize::jcz
