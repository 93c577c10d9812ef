// The tiles of some sets by name, and how many of each there are.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "spec/catalogue/catalogue.hpp"

namespace assize::scenario {

/// Two sets may hold the same id (one design in two editions): the copies are added up under the first.
class TileBook {
 public:
  TileBook(const Catalogue& catalogue, std::vector<std::size_t> sets);

  /// The tile by the ecosystem's id ("BA/RCr") or by a set's letter ("base:D", "tower-c2:K"); the error is a
  /// hint.
  [[nodiscard]] tl::expected<std::uint16_t, std::string> find(std::string_view name) const;
  [[nodiscard]] int copies(std::uint16_t tile) const;
  /// Index of the tile that stands for all of the same id.
  [[nodiscard]] std::uint16_t same(std::uint16_t tile) const;
  [[nodiscard]] const std::vector<std::size_t>& sets() const { return sets_; }
  [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }

 private:
  [[nodiscard]] tl::expected<std::uint16_t, std::string> by_letter(std::string_view set,
                                                                   std::string_view letter) const;

  const Catalogue* catalogue_;
  std::vector<std::size_t> sets_;
  std::map<std::string_view, std::uint16_t> ids_;
  std::map<std::uint16_t, int> copies_;
};

/// The set's id without its edition: "base" for "base-c2".
[[nodiscard]] std::string_view set_stem(std::string_view id);

}  // namespace assize::scenario
