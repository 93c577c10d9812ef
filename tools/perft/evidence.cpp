#include "tools/perft/evidence.hpp"

#include <fmt/format.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "tools/perft/tables.hpp"

namespace assize::perft {

namespace {

using Json = nlohmann::json;

std::vector<Tile> tiles_of(const Json& list) {
  std::vector<Tile> tiles;
  for (const Json& t : list) {
    tiles.push_back({t.at("letter").get<std::string>().at(0), t.at("jcz_id"), t.at("rotational_symmetry")});
  }
  return tiles;
}

/// `agree` is one answer for all depths, or one for each.
bool agrees_at(const Json& agreement, std::size_t depth) {
  if (depth > agreement.at("depth").get<std::size_t>()) return false;
  const Json& agree = agreement.at("agree");
  return agree.is_array() ? agree.at(depth - 1).get<bool>() : agree.get<bool>();
}

template <typename Value>
Stated<Value> stated(const Json& row, const char* list) {
  Stated<Value> s;
  if (!row.contains(list)) return s;
  s.values = row.at(list).get<std::vector<Value>>();
  s.witnesses.resize(s.values.size());
  for (const auto& [engine, lists] : row.at("agreement").items()) {
    if (!lists.is_object() || !lists.contains(list)) continue;
    for (std::size_t depth = 1; depth <= s.values.size(); ++depth) {
      if (agrees_at(lists.at(list), depth)) s.witnesses[depth - 1].push_back(engine);
    }
  }
  return s;
}

Row row_of(const Json& j) {
  return {.order = j.value("order", ""),
          .tiles_raw = stated<std::uint64_t>(j, "tiles_raw"),
          .tiles_distinct = stated<std::uint64_t>(j, "tiles_distinct"),
          .full_raw = stated<std::uint64_t>(j, "full_raw"),
          .full_distinct = stated<std::uint64_t>(j, "full_distinct"),
          .score_sum = stated<Points>(j, "score_sum"),
          .score_sum_distinct = stated<Points>(j, "score_sum_distinct")};
}

Ply ply_of(const Json& j) {
  Ply p;
  p.tile = j.at("tile").get<std::string>().at(0);
  p.discarded = j.value("discarded", false);
  if (p.discarded) return p;
  p.x = j.at("x");
  p.y = j.at("y");
  p.rotation = j.at("rot");
  p.legal_raw = j.at("legal_raw");
  p.legal_distinct = j.at("legal_distinct");
  p.options = j.at("options");
  if (!j.at("follower").is_null()) p.follower = j.at("follower");
  p.score = j.at("score");
  p.supply = j.at("supply");
  return p;
}

Trace trace_of(const Json& j) {
  Trace t{.order = j.at("order"), .plies = {}, .final = j.at("final")};
  for (const Json& move : j.at("moves")) t.plies.push_back(ply_of(move));
  return t;
}

/// Throws if a game names a tile that the table, or the base game, lacks.
void demand_letters(const Traces& traces) {
  const Letters letters(*base_rules(), traces.tiles);
  for (const Trace& t : traces.games) {
    (void)letters.types(t.order);
    for (const Ply& p : t.plies) (void)letters.type(p.tile);
  }
}

/// Reads a file and lets `use` make something of it; what is missing or of a wrong type is a diagnostic.
template <typename T, typename Use>
Read<T> read(const std::string& file, Use use) {
  std::ifstream in(file);
  if (!in) return tl::unexpected(Diagnostic{file, 0, 0, "cannot be read", {}});
  try {
    return use(Json::parse(in));
  } catch (const std::exception& e) {
    return tl::unexpected(Diagnostic{file, 0, 0, e.what(), "see README.md beside it for the form"});
  }
}

}  // namespace

Read<Counts> read_orders(const std::string& file) {
  return read<Counts>(file, [](const Json& j) {
    Counts c{.tiles = tiles_of(j.at("tiles")), .rows = {}};
    for (const Json& row : j.at("rows")) c.rows.push_back(row_of(row));
    return c;
  });
}

Read<Counts> read_bag(const std::string& file, const std::vector<Tile>& tiles) {
  return read<Counts>(file, [&tiles](const Json& j) { return Counts{.tiles = tiles, .rows = {row_of(j)}}; });
}

Read<Traces> read_traces(const std::string& file, const std::vector<Tile>& tiles) {
  return read<Traces>(file, [&tiles](const Json& j) {
    Traces t{.tiles = j.contains("tiles") ? tiles_of(j.at("tiles")) : tiles, .games = {}};
    if (t.tiles.empty()) t.tiles = base_tiles();
    for (const Json& game : j.at("games")) t.games.push_back(trace_of(game));
    demand_letters(t);
    return t;
  });
}

}  // namespace assize::perft
