// What the readers of the sections share. Internal to this library.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "spec/scenario/fields.hpp"
#include "spec/scenario/model.hpp"
#include "spec/scenario/tile_book.hpp"

namespace assize::scenario {

struct Reader {
  const Catalogue& catalogue;
  const Complaints& complaints;
  std::string_view source;  ///< the file's text: where a map's tiles stand
  Scenario& out;
  TileBook book;  ///< of the sets in play, once the head is read

  void complain(assize::Where where, std::string message, std::string hint = {}) const {
    complaints.add(where, std::move(message), std::move(hint));
  }

  // Names, resolved; nothing and a complaint if they are unknown.
  std::optional<ClauseRef> clause(const Ref& name) const;
  std::optional<ProfileRef> profile(const Ref& name) const;
  std::optional<std::size_t> set(const Ref& name) const;
  std::optional<RulingRef> ruling(const Ref& option, const Node& value) const;
  /// The tile of the sets in play, or of `other`; `turned`: a rotation may follow ("BA/RCr@1").
  std::optional<TileRef> tile(const Ref& name, bool turned, const TileBook* other = nullptr) const;
  std::optional<Colour> colour(const Ref& name) const;
  /// A colour that plays.
  std::optional<Colour> player(const Ref& name) const;
  std::optional<Colour> player(const Fields& fields, std::string_view key) const;

  // Tables and lists.
  std::vector<RulingRef> rulings(const Fields& fields, std::string_view key) const;
  std::vector<ProfileRef> profiles(const Fields& fields, std::string_view key) const;
  std::vector<TileRef> tiles(const Fields& fields, std::string_view key,
                             const TileBook* other = nullptr) const;
  /// `{ red = 3 }` for players.
  std::map<Colour, int> per_player(const Fields& fields, std::string_view key, int least, int most) const;
  std::map<Colour, Supply> supplies(const Fields& fields, std::string_view key) const;
  std::map<Colour, GoodsCount> goods(const Fields& fields, std::string_view key) const;
  /// A figure that the fairy stands next to, by the keys `figure` and `on`; absent without the first.
  std::optional<Beside> beside(const Fields& fields, std::string_view figure, std::string_view on) const;
  std::map<Colour, std::vector<Figure>> prisoners(const Fields& fields, std::string_view key) const;
  std::vector<Colour> players(const Fields& fields, std::string_view key) const;
  /// `at` and `on` together: both there, or an area off the tiles without `at`.
  std::optional<Place> place(const Fields& fields, std::string_view at = "at",
                             std::string_view on = "on") const;
};

/// No real game reaches such numbers; what exceeds them is a slip.
inline constexpr int kManyPoints = 10000;  ///< far from what the engine can count up to
inline constexpr int kManyThings = 1000;

void read_head(const Fields& head, Reader& reader);
void read_board(const Node& board, Reader& reader);
/// Fills `board.tiles` from the map's text.
void read_map(const Node& map, Cell corner, const Reader& reader, Board& board);
void read_steps(const Fields& head, Reader& reader);
std::optional<Options> read_options(const Node& options, const Reader& reader);
/// `whole`: also what can only be expected at the end.
Expectation read_expectation(const Fields& fields, bool whole, const Reader& reader);
void read_expect_under(const Fields& head, Reader& reader);
// Parts of an expectation.
void read_illegal(const Fields& fields, const Reader& reader, Expectation& out);
void read_expected_lists(const Fields& fields, const Reader& reader, Expectation& out);
void read_expected_setup(const Fields& fields, const Reader& reader, Expectation& out);

}  // namespace assize::scenario
