#include "tools/jcz/recording.hpp"

#include <fmt/format.h>

#include <cmath>

#include "tools/jcz/json.hpp"
#include "tools/jcz/read_message.hpp"
#include "tools/jcz/reader.hpp"

namespace assize::jcz {

namespace {

constexpr int kMostPlayers = 9;
constexpr int kMostCopies = 100;

/// Presence switches a thing on, whatever the value; a number counts figures. null is as good as absent.
void read_elements(const Json& table, Recording& out, const Reader& reader) {
  for (const JsonMember& m : table.members) {
    if (m.value.kind == Json::Kind::null) continue;
    int value = m.value.kind == Json::Kind::boolean && !m.value.boolean ? 0 : 1;
    if (m.value.kind == Json::Kind::number) {
      const auto number = reader.integer(m.value, m.key, 0, kMostCopies);
      if (!number) continue;
      value = *number;
    }
    out.elements.push_back({m.key, value, m.where});
  }
}

void read_sets(const Json& table, Recording& out, const Reader& reader) {
  for (const JsonMember& m : table.members) {
    if (const auto copies = reader.integer(m.value, m.key, 0, kMostCopies); copies && *copies > 0)
      out.sets.push_back({m.key, *copies, m.where});
  }
}

void read_rules(const Json& table, Recording& out, const Reader& reader) {
  for (const JsonMember& m : table.members) {
    switch (m.value.kind) {
      case Json::Kind::text:
        out.rules.push_back({m.key, m.value.text, m.where});
        break;
      case Json::Kind::boolean:
        out.rules.push_back({m.key, m.value.boolean ? "true" : "false", m.where});
        break;
      case Json::Kind::number:
        out.rules.push_back({m.key, fmt::format("{}", m.value.number), m.where});
        break;
      default:
        reader.complain(m.value.where, fmt::format("the rule '{}' is {}", m.key, name_of(m.value.kind)),
                        "a rule is a text, or true or false");
    }
  }
}

void read_start(const Json& list, Recording& out, const Reader& reader) {
  for (const Json& item : list.items) {
    if (!reader.expect(item, Json::Kind::object, "a start tile")) continue;
    StartTile tile{.where = item.where};
    tile.tile = reader.text(item, "tile", "a start tile").value_or("");
    tile.at.x = static_cast<std::int16_t>(
        reader.integer_of(item, "x", "a start tile", -kFarthest, kFarthest).value_or(0));
    tile.at.y = static_cast<std::int16_t>(
        reader.integer_of(item, "y", "a start tile", -kFarthest, kFarthest).value_or(0));
    if (const Json* rotation = item.find("rotation"); rotation != nullptr)
      tile.rotation = reader.rotation(*rotation).value_or(std::uint8_t{0});
    out.start.push_back(std::move(tile));
  }
}

void read_setup(const Json& setup, Recording& out, const Reader& reader) {
  if (const Json* sets = reader.need(setup, "sets", Json::Kind::object, "setup"))
    read_sets(*sets, out, reader);
  if (const Json* e = reader.need(setup, "elements", Json::Kind::object, "setup"))
    read_elements(*e, out, reader);
  if (const Json* rules = reader.may(setup, "rules", Json::Kind::object, "setup"))
    read_rules(*rules, out, reader);
  if (const Json* start = reader.need(setup, "start", Json::Kind::array, "setup"))
    read_start(*start, out, reader);
}

void read_players(const Json& list, Recording& out, const Reader& reader) {
  for (const Json& item : list.items) {
    if (!reader.expect(item, Json::Kind::object, "a player")) continue;
    out.players.push_back(reader.text(item, "name", "a player").value_or(""));
  }
  if (list.items.empty() || list.items.size() > static_cast<std::size_t>(kMostPlayers))
    reader.complain(list.where, fmt::format("{} players", list.items.size()),
                    fmt::format("1 to {} play", kMostPlayers));
}

void read_annotations(const Json& notes, Recording& out, const Reader& reader) {
  if (const Json* order = reader.may(notes, "drawOrder", Json::Kind::array, "gameAnnotations")) {
    for (const Json& item : order->items) {
      if (reader.expect(item, Json::Kind::text, "a tile in drawOrder")) out.draw_order.push_back(item.text);
    }
  }
  const Json* limit = notes.find("endTurn");
  if (limit == nullptr || limit->kind == Json::Kind::null) return;
  // 0 and the like are no limit in that program.
  if (const auto turns = reader.integer(*limit, "endTurn", 0, 100'000); turns && *turns > 0)
    out.draw_limit = turns;
}

void read_test(const Json& test, Recording& out, const Reader& reader) {
  if (const Json* d = reader.may(test, "description", Json::Kind::text, "test")) out.description = d->text;
  const Json* list = reader.may(test, "assertions", Json::Kind::array, "test");
  if (list == nullptr) return;
  for (const Json& item : list->items) {
    if (reader.expect(item, Json::Kind::text, "an assertion"))
      out.assertions.push_back({item.text, 0, item.where});
  }
}

Recording read(const Json& root, const std::string& file, const Reader& reader) {
  Recording out{.file = file};
  if (!reader.expect(root, Json::Kind::object, "a recording")) return out;
  if (const Json* random = reader.may(root, "initialRandom", Json::Kind::number, "the recording")) {
    out.initial_random = random->number;
    if (!(random->number >= 0 && random->number < 1))
      reader.complain(random->where, "'initialRandom' is not in [0, 1)",
                      "the generator's state is a number from 0 up to 1");
  }
  if (const Json* setup = reader.need(root, "setup", Json::Kind::object, "the recording"))
    read_setup(*setup, out, reader);
  if (const Json* players = reader.need(root, "players", Json::Kind::array, "the recording"))
    read_players(*players, out, reader);
  if (const Json* replay = reader.need(root, "replay", Json::Kind::array, "the recording")) {
    for (const Json& item : replay->items) {
      if (auto message = read_message(item, reader)) out.replay.push_back(*std::move(message));
    }
  }
  if (const Json* notes = reader.may(root, "gameAnnotations", Json::Kind::object, "the recording"))
    read_annotations(*notes, out, reader);
  if (const Json* test = reader.may(root, "test", Json::Kind::object, "the recording"))
    read_test(*test, out, reader);
  return out;
}

}  // namespace

tl::expected<Recording, std::vector<Diagnostic>> parse_recording(std::string_view text,
                                                                 const std::string& file) {
  const auto json = parse_json(text, file);
  if (!json) return tl::unexpected(std::vector{json.error()});
  std::vector<Diagnostic> found;
  const Reader reader(file, found);
  Recording recording = read(*json, file, reader);
  if (found.empty()) return recording;
  if (found.size() > kMostFaults) {
    const std::size_t more = found.size() - kMostFaults;
    found.resize(kMostFaults);
    found.push_back({file, 0, 0, fmt::format("and {} more", more), {}});
  }
  return tl::unexpected(std::move(found));
}

tl::expected<Recording, std::vector<Diagnostic>> read_recording(const std::filesystem::path& path) {
  const auto text = read_file(path);
  if (!text) return tl::unexpected(std::vector{text.error()});
  return parse_recording(*text, path.string());
}

}  // namespace assize::jcz
