#include "tools/perft/evidence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "tools/perft/tables.hpp"

namespace assize::perft {

namespace {

using Json = nlohmann::json;

/// More turns than the base game has.
constexpr std::size_t kDeepest = 71;
constexpr int kManyPoints = 100'000;
constexpr int kManyTiles = 1'000;  ///< in a row

[[noreturn]] void refuse(const std::string& why) {
  throw std::invalid_argument(why);
}

const Json& field(const Json& table, const char* key) {
  if (!table.is_object())
    refuse(fmt::format("a table with '{}' is expected, not {}", key, table.type_name()));
  if (!table.contains(key)) refuse(fmt::format("'{}' is missing", key));
  return table.at(key);
}

const Json& list(const Json& table, const char* key) {
  const Json& found = field(table, key);
  if (!found.is_array()) refuse(fmt::format("'{}' is no list", key));
  return found;
}

std::string string(const Json& table, const char* key) {
  const Json& found = field(table, key);
  if (!found.is_string()) refuse(fmt::format("'{}' is no string", key));
  return found.get<std::string>();
}

/// A whole number in these bounds; a fraction or a number that wraps round is none.
int whole(const Json& j, int least, int most, const char* what) {
  const bool fits = j.is_number_unsigned() ? j.get<std::uint64_t>() <= static_cast<std::uint64_t>(most)
                                           : j.is_number_integer() && j.get<std::int64_t>() <= most;
  if (!fits || j.get<std::int64_t>() < least) {
    refuse(fmt::format("'{}' must be a whole number from {} to {}", what, least, most));
  }
  return j.get<int>();
}

int whole(const Json& table, const char* key, int least, int most) {
  return whole(field(table, key), least, most, key);
}

char letter(const Json& table, const char* key) {
  const std::string text = string(table, key);
  const bool plain = text.size() == 1 && text.front() > ' ' && text.front() <= '~';
  if (!plain) refuse(fmt::format("'{}' must be one letter", key));
  return text.front();
}

Points points(const Json& table, const char* key) {
  const Json& pair = list(table, key);
  if (pair.size() != 2) refuse(fmt::format("'{}' must have two numbers", key));
  return {whole(pair[0], -kManyPoints, kManyPoints, key), whole(pair[1], -kManyPoints, kManyPoints, key)};
}

std::vector<Tile> tiles_of(const Json& tiles) {
  std::vector<Tile> all;
  for (const Json& t : tiles) {
    const int symmetry = whole(t, "rotational_symmetry", 1, 4);
    if (symmetry == 3) refuse("'rotational_symmetry' must be 1, 2 or 4");
    all.push_back({letter(t, "letter"), string(t, "jcz_id"), symmetry});
  }
  return all;
}

/// `agree` is one answer for all depths, or one for each.
bool agrees_at(const Json& agreement, std::size_t depth) {
  if (depth > static_cast<std::size_t>(whole(agreement, "depth", 0, kManyPoints))) return false;
  const Json& agree = field(agreement, "agree");
  return agree.is_array() ? agree.at(depth - 1).get<bool>() : agree.get<bool>();
}

template <typename Value>
Stated<Value> stated(const Json& row, const char* key) {
  Stated<Value> s;
  if (!row.contains(key)) return s;
  s.values = list(row, key).get<std::vector<Value>>();
  s.witnesses.resize(s.values.size());
  for (const auto& [engine, lists] : field(row, "agreement").items()) {
    if (!lists.is_object() || !lists.contains(key)) continue;
    for (std::size_t depth = 1; depth <= s.values.size(); ++depth) {
      if (agrees_at(lists.at(key), depth)) s.witnesses[depth - 1].push_back(engine);
    }
  }
  return s;
}

/// Nothing is counted deeper than the order goes, and no sum of scores has no count beside it.
void require_depths(const Row& row) {
  const std::size_t deepest = row.order.empty() ? kDeepest : std::min(kDeepest, row.order.size());
  for (const auto* counts : {&row.tiles_raw, &row.tiles_distinct, &row.full_raw, &row.full_distinct}) {
    if (counts->values.size() > deepest) refuse(fmt::format("a list is longer than {} turns", deepest));
  }
  if (row.score_sum.values.size() > row.full_raw.values.size() ||
      row.score_sum_distinct.values.size() > row.full_distinct.values.size()) {
    refuse("more sums of scores than counts");
  }
}

Row row_of(const Json& j) {
  if (!j.is_object()) refuse("a row is no table");
  Row row{.order = j.contains("order") ? string(j, "order") : "",
          .tiles_raw = stated<std::uint64_t>(j, "tiles_raw"),
          .tiles_distinct = stated<std::uint64_t>(j, "tiles_distinct"),
          .full_raw = stated<std::uint64_t>(j, "full_raw"),
          .full_distinct = stated<std::uint64_t>(j, "full_distinct"),
          .score_sum = stated<Points>(j, "score_sum"),
          .score_sum_distinct = stated<Points>(j, "score_sum_distinct")};
  require_depths(row);
  return row;
}

/// "M" the monastery; else a kind and a side, for fields with a half: "CN", "FNL".
std::string follower(const Json& move) {
  if (field(move, "follower").is_null()) return {};
  std::string code = string(move, "follower");
  const bool side = code.size() >= 2 && std::string_view("NESW").find(code[1]) != std::string_view::npos;
  if (!code.empty() && code != "M" && !side) refuse("'follower' names no place: \"M\", \"CN\", \"FNL\"");
  return code;
}

Ply ply_of(const Json& j) {
  Ply p;
  p.tile = letter(j, "tile");
  p.discarded = j.value("discarded", false);
  if (p.discarded) return p;
  p.x = whole(j, "x", -kManyTiles, kManyTiles);
  p.y = whole(j, "y", -kManyTiles, kManyTiles);
  p.rotation = whole(j, "rot", 0, 3);
  p.legal_raw = whole(j, "legal_raw", 0, kManyPoints);
  p.legal_distinct = whole(j, "legal_distinct", 0, kManyPoints);
  p.options = whole(j, "options", 0, kManyPoints);
  p.follower = follower(j);
  p.score = points(j, "score");
  p.supply = points(j, "supply");
  return p;
}

Trace trace_of(const Json& j) {
  Trace t{.order = string(j, "order"), .plies = {}, .final = points(j, "final")};
  for (const Json& move : list(j, "moves")) t.plies.push_back(ply_of(move));
  return t;
}

/// The order names tiles of the game, and none more often than there are copies.
void require_in_bag(const std::string& order, const Ruleset& rules, const Letters& letters) {
  std::vector<int> left(rules.full_bag.begin(), rules.full_bag.end());
  --left[static_cast<std::size_t>(rules.start)];
  for (const char c : order) {
    if (--left[static_cast<std::size_t>(letters.type(c))] < 0) {
      refuse(fmt::format("the order {} names tile {} too often", order, c));
    }
  }
}

void require_known(const Counts& counts) {
  const auto rules = base_rules();
  const Letters letters(*rules, counts.tiles);
  for (const Row& row : counts.rows) require_in_bag(row.order, *rules, letters);
}

void require_known(const Traces& traces) {
  const Letters letters(*base_rules(), traces.tiles);
  for (const Trace& game : traces.games) {
    (void)letters.types(game.order);
    for (const Ply& ply : game.plies) (void)letters.type(ply.tile);
  }
}

/// Without the library's own label in front.
std::string reason(const std::exception& e) {
  const std::string what = e.what();
  const std::size_t end = what.starts_with("[json.exception") ? what.find("] ") : std::string::npos;
  return end == std::string::npos ? what : what.substr(end + 2);
}

/// Reads a file and lets `use` make something of it; what is missing or of a wrong type, or not in the game,
/// is a diagnostic.
template <typename T, typename Use>
Read<T> read(const std::string& file, Use use) {
  std::error_code error;
  const auto status = std::filesystem::status(file, error);
  if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
    return tl::unexpected(
        Diagnostic{file, 0, 0, "is no regular file", "evidence is read from a file on disk"});
  }
  std::ifstream in(file);
  if (!in) return tl::unexpected(Diagnostic{file, 0, 0, "cannot be read", {}});
  try {
    T evidence = use(Json::parse(in));
    require_known(evidence);
    return evidence;
  } catch (const std::exception& e) {
    return tl::unexpected(Diagnostic{file, 0, 0, reason(e), "see README.md beside it for the form"});
  }
}

}  // namespace

Read<Counts> read_orders(const std::string& file) {
  return read<Counts>(file, [](const Json& j) {
    Counts c{.tiles = tiles_of(list(j, "tiles")), .rows = {}};
    for (const Json& row : list(j, "rows")) c.rows.push_back(row_of(row));
    return c;
  });
}

Read<Counts> read_bag(const std::string& file, const std::vector<Tile>& tiles) {
  return read<Counts>(file, [&tiles](const Json& j) { return Counts{.tiles = tiles, .rows = {row_of(j)}}; });
}

Read<Traces> read_traces(const std::string& file, const std::vector<Tile>& tiles) {
  return read<Traces>(file, [&tiles](const Json& j) {
    Traces t{.tiles = j.contains("tiles") ? tiles_of(list(j, "tiles")) : tiles, .games = {}};
    if (t.tiles.empty()) t.tiles = base_tiles();
    for (const Json& game : list(j, "games")) t.games.push_back(trace_of(game));
    return t;
  });
}

}  // namespace assize::perft
