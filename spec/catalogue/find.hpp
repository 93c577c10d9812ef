// Questions to a catalogue, for people: by id, by part of a word, tiles by their sides.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/catalogue/catalogue.hpp"

namespace assize {

[[nodiscard]] std::optional<ClauseId> clause_by_id(const Catalogue& catalogue, std::string_view id);
[[nodiscard]] std::optional<OptionId> option_by_id(const Catalogue& catalogue, std::string_view id);
[[nodiscard]] const Profile* profile_by_id(const Catalogue& catalogue, std::string_view id);
[[nodiscard]] const TileSet* set_by_id(const Catalogue& catalogue, std::string_view id);
[[nodiscard]] const Ambiguity* ambiguity_by_id(const Catalogue& catalogue, std::string_view id);

/// Where the clause stands, "000 149, 151": in the document of the edition, if it stands there too.
[[nodiscard]] std::string place_in(const Clause& clause, Edition edition);

/// Positions of what holds `text` in its id or its words, whatever the case; an id that equals it stands
/// first. No text: everything.
[[nodiscard]] std::vector<std::size_t> find_clauses(const Catalogue& catalogue, std::string_view text);
[[nodiscard]] std::vector<std::size_t> find_options(const Catalogue& catalogue, std::string_view text);
[[nodiscard]] std::vector<std::size_t> find_profiles(const Catalogue& catalogue, std::string_view text);
[[nodiscard]] std::vector<std::size_t> find_ambiguities(const Catalogue& catalogue, std::string_view text);
[[nodiscard]] std::vector<std::size_t> find_sets(const Catalogue& catalogue, std::string_view text);
/// Tiles by part of the id or of the symbols, or by set and letter: "base-c2:D", "base:D", "tower:K".
[[nodiscard]] std::vector<std::size_t> find_tiles(const Catalogue& catalogue, std::string_view text);

/// The sides N E S W of a tile turned clockwise: C city, R road, V river, F field, '?' where the layout is
/// not known.
[[nodiscard]] std::string sides_of(const TileDef& tile, int quarters = 0);

struct SidesHit {
  std::size_t tile = 0;
  int quarters = 0;  ///< the fewest turns clockwise after which the tile shows the pattern
};
/// Whether the text can be a pattern of sides: four of C, R, V, F, where '?' stands for any side.
[[nodiscard]] bool is_sides_pattern(std::string_view text);
/// Tiles that show the sides N E S W in some rotation. Not a pattern: nothing.
[[nodiscard]] std::vector<SidesHit> find_by_sides(const Catalogue& catalogue, std::string_view pattern);

}  // namespace assize
