#include "tools/cli/spec.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

#include "spec/catalogue/find.hpp"
#include "spec/catalogue/nearest.hpp"
#include "tools/cli/commands.hpp"
#include "tools/cli/terminal.hpp"

namespace assize::cli {

namespace {

using Finder = std::vector<std::size_t> (*)(const Catalogue&, std::string_view);
using Line = std::string (*)(const Catalogue&, std::size_t);

/// What holds every one of the words.
std::vector<std::size_t> find_all(const Catalogue& catalogue, Finder find,
                                  const std::vector<std::string>& words) {
  std::vector<std::size_t> found =
      find(catalogue, words.empty() ? std::string_view() : std::string_view(words.front()));
  for (const std::string& word : words) {
    const std::vector<std::size_t> also = find(catalogue, word);
    std::erase_if(found, [&](std::size_t i) { return std::find(also.begin(), also.end(), i) == also.end(); });
  }
  return found;
}

std::string clause_line(const Catalogue& c, std::size_t i) {
  return fmt::format("{}: {}", inked(Ink::strong, c.clauses[i].id), c.clauses[i].statement);
}
std::string option_line(const Catalogue& c, std::size_t i) {
  std::vector<std::string_view> values;
  for (const OptionValue& v : c.options[i].values) values.push_back(v.value);
  return fmt::format("{}: {} ({})", inked(Ink::strong, c.options[i].id), c.options[i].title,
                     fmt::join(values, ", "));
}
std::string profile_line(const Catalogue& c, std::size_t i) {
  return fmt::format("{}: {}", inked(Ink::strong, c.profiles[i].id), c.profiles[i].description);
}
std::string ambiguity_line(const Catalogue& c, std::size_t i) {
  return fmt::format("{}: {}", inked(Ink::strong, c.ambiguities[i].id), c.ambiguities[i].question);
}
std::string set_line(const Catalogue& c, std::size_t i) {
  int tiles = 0;
  for (const SetEntry& e : c.sets[i].entries) tiles += e.count;
  return fmt::format("{}: {}, {} tiles", inked(Ink::strong, c.sets[i].id), c.sets[i].title, tiles);
}
std::string tile_line(const Catalogue& c, std::size_t i) {
  const TileDef& t = c.tiles[i];
  std::string line = fmt::format("{} {}", inked(Ink::strong, fmt::format("{:<14}", t.id)), sides_of(t));
  line += fmt::format("  {}{}", t.set, t.letter.empty() ? "" : fmt::format(":{}", t.letter));
  constexpr std::array<std::string_view, 4> kFlags = {"monastery", "garden", "foundation", "road bridge"};
  const std::array<bool, 4> has = {t.monastery, t.garden, t.foundation, t.road_bridge};
  for (std::size_t f = 0; f < has.size(); ++f) line += has[f] ? fmt::format(", {}", kFlags[f]) : "";
  if (!t.symbols.empty()) line += fmt::format(", {}", t.symbols);
  return line;
}

struct Kind {
  std::string_view name;
  Finder find;
  Line line;
};
constexpr std::array<Kind, 6> kKinds = {
    Kind{"clauses", find_clauses, clause_line},    Kind{"options", find_options, option_line},
    Kind{"profiles", find_profiles, profile_line}, Kind{"sets", find_sets, set_line},
    Kind{"tiles", find_tiles, tile_line},          Kind{"ambiguities", find_ambiguities, ambiguity_line}};

std::string_view row_id(const Catalogue& c, std::string_view kind, std::size_t i) {
  if (kind == "clauses") return c.clauses[i].id;
  if (kind == "options") return c.options[i].id;
  if (kind == "profiles") return c.profiles[i].id;
  if (kind == "sets") return c.sets[i].id;
  return kind == "tiles" ? c.tiles[i].id : c.ambiguities[i].id;
}

std::vector<std::string_view> every_id(const Catalogue& catalogue, const Kind& kind) {
  std::vector<std::string_view> ids;
  for (const std::size_t i : kind.find(catalogue, {})) ids.push_back(row_id(catalogue, kind.name, i));
  return ids;
}

int list_by_sides(const Catalogue& catalogue, const std::string& pattern) {
  const auto hits = find_by_sides(catalogue, pattern);
  for (const SidesHit& hit : hits) {
    const TileDef& tile = catalogue.tiles[hit.tile];
    fmt::print("{}\n",
               tile_line(catalogue, hit.tile) +
                   inked(Ink::faint, fmt::format("  shows {} as {}@{}", pattern, tile.id, hit.quarters)));
  }
  if (hits.empty())
    return complain(Diagnostic{{},
                               0,
                               0,
                               fmt::format("no tile shows the sides {}", pattern),
                               "sides are N E S W: C city, R road, V river, F field, ? any"});
  return kWell;
}

int list(const Catalogue& catalogue, const Kind& kind, const std::vector<std::string>& words) {
  if (kind.name == "tiles" && words.size() == 1 && is_sides_pattern(words.front()))
    return list_by_sides(catalogue, words.front());
  const auto found = find_all(catalogue, kind.find, words);
  for (const std::size_t i : found) fmt::print("{}\n", kind.line(catalogue, i));
  if (!found.empty()) return kWell;
  const std::string text = fmt::format("{}", fmt::join(words, " "));
  return complain(Diagnostic{{},
                             0,
                             0,
                             fmt::format("none of the {} holds \"{}\"", kind.name, text),
                             hint_for(text, every_id(catalogue, kind))});
}

bool show_if_known(const Catalogue& catalogue, const std::string& id) {
  bool shown = false;
  const auto next = [&] {
    if (shown) fmt::print("\n");
    shown = true;
  };
  if (const auto c = clause_by_id(catalogue, id)) next(), print_clause(catalogue, *c);
  if (const auto o = option_by_id(catalogue, id)) next(), print_option(catalogue, *o);
  if (const Profile* p = profile_by_id(catalogue, id)) next(), print_profile(catalogue, *p);
  if (const TileSet* s = set_by_id(catalogue, id)) next(), print_set(catalogue, *s);
  if (const Ambiguity* a = ambiguity_by_id(catalogue, id)) next(), print_ambiguity(catalogue, *a);
  const TileDef* last = nullptr;
  for (const TileDef& tile : catalogue.tiles) {
    if (tile.id != id || (last != nullptr && same_design(*last, tile))) continue;
    next(), print_tile(catalogue, tile);
    last = &tile;
  }
  if (!shown && id.find(':') != std::string::npos) {
    for (const std::size_t i : find_tiles(catalogue, id)) next(), print_tile(catalogue, catalogue.tiles[i]);
  }
  return shown;
}

int show_all(const Catalogue& catalogue, const std::vector<std::string>& ids) {
  if (ids.empty())
    return complain(Diagnostic{
        {}, 0, 0, "show what?", "assize spec show ID, for example assize spec show tower.ransom.price"});
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (i > 0) fmt::print("\n");
    if (show_if_known(catalogue, ids[i])) continue;
    std::vector<std::string_view> known;
    for (const Kind& kind : kKinds) {
      for (const std::string_view id : every_id(catalogue, kind)) known.push_back(id);
    }
    return complain(Diagnostic{{},
                               0,
                               0,
                               fmt::format("nothing is called {}", ids[i].empty() ? "\"\"" : ids[i]),
                               hint_for(ids[i], known)});
  }
  return kWell;
}

void print_overview(const Catalogue& catalogue) {
  fmt::print("What the rule documents say, as data:\n");
  for (const Kind& kind : kKinds) fmt::print("  {:>5} {}\n", kind.find(catalogue, {}).size(), kind.name);
  fmt::print(
      "\nassize spec clauses ransom    lists what holds a word; assize spec show ID prints one in full\n");
}

}  // namespace

int spec(const SpecOptions& options, const Catalogue& catalogue) {
  if (options.what.empty()) {
    print_overview(catalogue);
    return kWell;
  }
  if (options.what == "show") return show_all(catalogue, options.words);
  const auto kind =
      std::find_if(kKinds.begin(), kKinds.end(), [&](const Kind& k) { return k.name == options.what; });
  if (kind != kKinds.end()) return list(catalogue, *kind, options.words);
  if (options.words.empty() && show_if_known(catalogue, options.what)) return kWell;
  std::vector<std::string_view> names = {"show"};
  for (const Kind& k : kKinds) names.push_back(k.name);
  return complain(Diagnostic{{},
                             0,
                             0,
                             fmt::format("there is no list of {}", options.what),
                             fmt::format("one of: {}", fmt::join(names, ", "))});
}

}  // namespace assize::cli
