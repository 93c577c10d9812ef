#include "spec/catalogue/find.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "spec/catalogue/geometry.hpp"

namespace assize {
namespace {

char lower(char c) {
  return static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
}

bool holds(std::string_view where, std::string_view what) {
  const auto found = std::search(where.begin(), where.end(), what.begin(), what.end(),
                                 [](char a, char b) { return lower(a) == lower(b); });
  return what.empty() || found != where.end();
}

template <typename Row>
std::optional<std::size_t> position(std::span<const Row> rows, std::string_view id) {
  const auto found = std::find_if(rows.begin(), rows.end(), [id](const Row& row) { return row.id == id; });
  if (found == rows.end()) return std::nullopt;
  return static_cast<std::size_t>(found - rows.begin());
}

template <typename Row>
const Row* row_by_id(std::span<const Row> rows, std::string_view id) {
  const auto at = position(rows, id);
  return at ? &rows[*at] : nullptr;
}

template <typename Row, typename Words>
std::vector<std::size_t> find_rows(std::span<const Row> rows, std::string_view text, Words words) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (holds(rows[i].id, text) || holds(words(rows[i]), text)) found.push_back(i);
  }
  std::stable_partition(found.begin(), found.end(), [&](std::size_t i) { return rows[i].id == text; });
  return found;
}

/// "base" or "base-c2" for the set "base-c2".
bool names_set(std::string_view name, std::string_view set) {
  if (!set.starts_with(name)) return false;
  const std::string_view rest = set.substr(name.size());
  return rest.empty() || rest == "-c1" || rest == "-c2" || rest == "-c31";
}

}  // namespace

std::optional<ClauseId> clause_by_id(const Catalogue& catalogue, std::string_view id) {
  const auto at = position(catalogue.clauses, id);
  if (!at) return std::nullopt;
  return static_cast<ClauseId>(*at);
}
std::optional<OptionId> option_by_id(const Catalogue& catalogue, std::string_view id) {
  const auto at = position(catalogue.options, id);
  if (!at) return std::nullopt;
  return static_cast<OptionId>(*at);
}
const Profile* profile_by_id(const Catalogue& catalogue, std::string_view id) {
  return row_by_id(catalogue.profiles, id);
}
const TileSet* set_by_id(const Catalogue& catalogue, std::string_view id) {
  return row_by_id(catalogue.sets, id);
}
const Ambiguity* ambiguity_by_id(const Catalogue& catalogue, std::string_view id) {
  return row_by_id(catalogue.ambiguities, id);
}

std::string place_in(const Clause& clause, Edition edition) {
  // The rule documents by edition; what else is cited (a page, a thread) is the only place there is.
  constexpr std::array<std::string_view, 3> kDocuments = {"002", "000", "001"};
  const std::string_view wanted = kDocuments[static_cast<std::size_t>(edition)];
  const bool document = std::find(kDocuments.begin(), kDocuments.end(), clause.source) != kDocuments.end();
  for (std::string_view rest = clause.also; document && clause.source != wanted && !rest.empty();) {
    const std::string_view place = rest.substr(0, rest.find("; "));
    rest.remove_prefix(std::min(place.size() + 2, rest.size()));
    if (place.starts_with(wanted))
      return std::string(wanted) + ' ' + std::string(place.substr(wanted.size() + 1));
  }
  return std::string(clause.source) + ' ' + std::string(clause.locator);
}

std::vector<std::size_t> find_clauses(const Catalogue& catalogue, std::string_view text) {
  return find_rows(catalogue.clauses, text, [](const Clause& c) { return c.statement; });
}
std::vector<std::size_t> find_options(const Catalogue& catalogue, std::string_view text) {
  return find_rows(catalogue.options, text, [](const Option& o) { return o.title; });
}
std::vector<std::size_t> find_profiles(const Catalogue& catalogue, std::string_view text) {
  return find_rows(catalogue.profiles, text, [](const Profile& p) { return p.description; });
}
std::vector<std::size_t> find_ambiguities(const Catalogue& catalogue, std::string_view text) {
  return find_rows(catalogue.ambiguities, text, [](const Ambiguity& a) { return a.question; });
}
std::vector<std::size_t> find_sets(const Catalogue& catalogue, std::string_view text) {
  return find_rows(catalogue.sets, text, [](const TileSet& s) { return s.title; });
}

std::vector<std::size_t> find_tiles(const Catalogue& catalogue, std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) {
    return find_rows(catalogue.tiles, text, [](const TileDef& t) { return t.symbols; });
  }
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < catalogue.tiles.size(); ++i) {
    const TileDef& tile = catalogue.tiles[i];
    if (names_set(text.substr(0, colon), tile.set) && tile.letter == text.substr(colon + 1))
      found.push_back(i);
  }
  return found;
}

std::string sides_of(const TileDef& tile, int quarters) {
  static constexpr std::array<char, 4> kLetters = {'F', 'R', 'C', 'V'};        // by SegmentKind
  const bool any = !tile.known || (tile.segments.empty() && !tile.has_block);  // an abbey fits any sides
  std::string sides(4, any ? '?' : 'F');
  for (const SegmentDef& segment : tile.segments) {
    if (!tile.known || segment.kind == SegmentKind::field) continue;
    for (const Side side : kSides) {
      if ((segment.edges >> ring_centre(side) & 1) == 0) continue;
      sides[static_cast<std::size_t>(turned(side, quarters))] =
          kLetters[static_cast<std::size_t>(segment.kind)];
    }
  }
  return sides;
}

bool is_sides_pattern(std::string_view text) {
  return text.size() == 4 && text.find_first_not_of("CRVF?") == std::string_view::npos;
}

std::vector<SidesHit> find_by_sides(const Catalogue& catalogue, std::string_view pattern) {
  std::vector<SidesHit> hits;
  if (!is_sides_pattern(pattern)) return hits;
  for (std::size_t i = 0; i < catalogue.tiles.size(); ++i) {
    if (!catalogue.tiles[i].known) continue;
    for (int quarters = 0; quarters < 4; ++quarters) {
      const std::string sides = sides_of(catalogue.tiles[i], quarters);
      const auto fits = [](char side, char wanted) { return wanted == '?' || side == wanted; };
      if (!std::equal(sides.begin(), sides.end(), pattern.begin(), fits)) continue;
      hits.push_back({i, quarters});
      break;
    }
  }
  return hits;
}

}  // namespace assize
