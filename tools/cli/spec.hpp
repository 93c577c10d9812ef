// Pieces of `assize spec`: one row of the catalogue in full.
#pragma once

#include <string>

#include "spec/catalogue/catalogue.hpp"

namespace assize::cli {

void print_clause(const Catalogue& catalogue, ClauseId clause);
void print_option(const Catalogue& catalogue, OptionId option);
void print_profile(const Catalogue& catalogue, const Profile& profile);
void print_ambiguity(const Catalogue& catalogue, const Ambiguity& ambiguity);
void print_set(const Catalogue& catalogue, const TileSet& set);
void print_tile(const Catalogue& catalogue, const TileDef& tile);
/// Several sets hold the same tile: told apart only where it looks different.
[[nodiscard]] bool same_design(const TileDef& a, const TileDef& b);

/// "option=a or b"
[[nodiscard]] std::string condition_text(const Catalogue& catalogue, const Condition& condition);
/// "C1, C2"
[[nodiscard]] std::string editions_text(std::uint8_t mask);
/// A key and its value, wrapped below the value's first column; nothing for an empty value.
void print_field(std::string_view key, std::string_view value);

}  // namespace assize::cli
