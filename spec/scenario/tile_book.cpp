#include "spec/scenario/tile_book.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/catalogue/nearest.hpp"

namespace assize::scenario {

std::string_view set_stem(std::string_view id) {
  const std::size_t at = id.rfind("-c");
  if (at == std::string_view::npos || at + 2 == id.size()) return id;
  const std::string_view edition = id.substr(at + 2);
  return edition.find_first_not_of("0123456789") == std::string_view::npos ? id.substr(0, at) : id;
}

TileBook::TileBook(const Catalogue& catalogue, std::vector<std::size_t> sets)
    : catalogue_(&catalogue), sets_(std::move(sets)) {
  for (const std::size_t set : sets_) {
    for (const SetEntry& entry : catalogue.sets[set].entries) {
      const auto [place, fresh] = ids_.emplace(catalogue.tiles[entry.tile].id, entry.tile);
      copies_[place->second] += entry.count;
    }
  }
}

tl::expected<std::uint16_t, std::string> TileBook::find(std::string_view name) const {
  if (const auto tile = ids_.find(name); tile != ids_.end()) return tile->second;
  if (const std::size_t colon = name.find(':'); colon != std::string_view::npos) {
    return by_letter(name.substr(0, colon), name.substr(colon + 1));
  }
  std::string homes;
  for (const TileSet& set : catalogue_->sets) {
    const bool here = std::any_of(set.entries.begin(), set.entries.end(),
                                  [&](const SetEntry& e) { return catalogue_->tiles[e.tile].id == name; });
    if (here) homes += fmt::format("{}'{}'", homes.empty() ? "" : " or ", set.id);
  }
  if (!homes.empty())
    return tl::unexpected(fmt::format("it belongs to the set {}: add that to 'sets'", homes));
  std::vector<std::string_view> names;
  for (const auto& [id, tile] : ids_) names.push_back(id);
  std::string hint = hint_for(name, names);
  if (hint.empty()) hint = "a tile is written by its id, like BA/RCr, or a set's letter, like base:D";
  return tl::unexpected(std::move(hint));
}

tl::expected<std::uint16_t, std::string> TileBook::by_letter(std::string_view set,
                                                             std::string_view letter) const {
  std::vector<std::string_view> stems;
  std::vector<std::string_view> letters;
  for (const std::size_t index : sets_) {
    const TileSet& candidate = catalogue_->sets[index];
    stems.push_back(set_stem(candidate.id));
    if (set != candidate.id && set != stems.back()) continue;
    for (const SetEntry& entry : candidate.entries) {
      const TileDef& tile = catalogue_->tiles[entry.tile];
      if (tile.letter.empty()) continue;
      if (tile.letter == letter) return ids_.at(tile.id);
      letters.push_back(tile.letter);
    }
  }
  if (std::find(stems.begin(), stems.end(), set) == stems.end() && letters.empty()) {
    return tl::unexpected(fmt::format("no set '{}' is in play: {}", set, hint_for(set, stems)));
  }
  if (letters.empty())
    return tl::unexpected(fmt::format("the tiles of '{}' have no letters: write the id", set));
  std::sort(letters.begin(), letters.end());
  std::string all;
  for (const std::string_view each : letters) all += fmt::format("{}{}", all.empty() ? "" : " ", each);
  return tl::unexpected(fmt::format("letters of '{}': {}", set, all));
}

int TileBook::copies(std::uint16_t tile) const {
  const auto count = copies_.find(same(tile));
  return count == copies_.end() ? 0 : count->second;
}

std::uint16_t TileBook::same(std::uint16_t tile) const {
  const auto first = ids_.find(catalogue_->tiles[tile].id);
  return first == ids_.end() ? tile : first->second;
}

}  // namespace assize::scenario
