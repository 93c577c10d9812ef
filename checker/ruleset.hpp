// One game's unchanging side: the law, the tiles, the players and figures, the order of play.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "checker/action.hpp"
#include "checker/board/index.hpp"
#include "checker/law.hpp"

namespace assize {

class Game;
struct Step;

/// The named steps of a turn, in the order in which they come unless a ruling moves one. The fairy's point is forced and asks
/// nobody: for people it is a part of the start.
enum class StepId : std::uint8_t {
  fairy,
  start,
  draw,
  place,
  figure,
  capture,
  phantom,
  after_action,
  dragon,
  score,
  after_scoring,
  double_turn,
  end
};
inline constexpr std::array<std::string_view, 13> kStepNames = {
    "start",        "start",  "draw",  "place",         "figure",      "capture", "phantom",
    "after action", "dragon", "score", "after scoring", "double turn", "end"};

struct FigureInfo {
  PlayerId player = -1;
  FigureKind kind{};
};

/// Figures first to last - 1.
struct FigureRange {
  FigureId first = 0;
  FigureId last = 0;
  struct Iterator {
    FigureId at;
    FigureId operator*() const { return at; }
    Iterator& operator++() {
      ++at;
      return *this;
    }
    bool operator==(const Iterator&) const = default;
  };
  [[nodiscard]] Iterator begin() const { return {first}; }
  [[nodiscard]] Iterator end() const { return {last}; }
};

/// What a game is set up from.
struct SetUp {
  std::vector<std::string> sets;          ///< tile sets by id
  std::vector<Colour> players;            ///< the first is on turn
  Parts parts;                            ///< of expansions, in play
  std::vector<FigureKind> standing;       ///< further kinds that may stand about, one a player
  std::map<FigureKind, int> each;         ///< figures that every player owns, where the components do not say it
  Rulings rulings;
};

struct Ruleset {
  explicit Ruleset(Law the_law) : law(std::move(the_law)) {}

  Law law;
  std::vector<Colour> players;
  std::vector<TileType> types;
  std::vector<std::uint8_t> full_bag;     ///< copies by TypeId, the start tile's included
  std::vector<FigureInfo> figures;        ///< all of them, by kind, then player
  std::array<std::array<FigureRange, kMaxPlayers>, kFigureNames.size()> owned{};  ///< by FigureKind and player
  std::vector<const Step*> order;         ///< the order of play under these rulings
  std::vector<StepId> step_ids;           ///< the same by name
  std::array<std::uint8_t, kStepNames.size()> position{};  ///< by StepId: where it stands in the order
  std::vector<std::string> sets;
  TypeId start = -1;
  TypeId lake = -1;                       ///< the river tile that is drawn last
  bool river = false;
  bool abbot = false;
  bool tower = false;
  Parts parts;
  JoinReading joins;
  std::array<bool, kFigureNames.size()> has_kind{};  ///< by FigureKind: players own one
  std::array<bool, kFigureNames.size()> occupies{};  ///< by FigureKind: it occupies and counts for majority
  std::vector<FigureKind> kinds;                     ///< those that players own, in the order of FigureKind
  bool all_occupy = true;  ///< no kind in play stands about without occupying
  /// By cause, figure and spot: the cell of the eligibility table that decides, or -1.
  std::array<std::array<std::array<std::int16_t, kSpotNames.size()>, kFigureNames.size()>, kCauseNames.size()>
      eligibility{};

  [[nodiscard]] bool plays(Part part) const { return has(parts, part); }
  [[nodiscard]] int player_count() const { return static_cast<int>(players.size()); }
  [[nodiscard]] const TileType& type(TypeId t) const { return types[static_cast<std::size_t>(t)]; }
  [[nodiscard]] const TileDef& tile(TypeId t) const {
    return law.catalogue().tiles[types[static_cast<std::size_t>(t)].tile];
  }
  [[nodiscard]] TypeId type_of(std::string_view tile_id) const;
  [[nodiscard]] FigureRange figures_of(PlayerId player, FigureKind kind) const {
    return owned[static_cast<std::size_t>(kind)][static_cast<std::size_t>(player)];
  }
  [[nodiscard]] FigureInfo figure(FigureId f) const { return figures[static_cast<std::size_t>(f)]; }
};

/// Builds the rules of a game. Refused: an unknown set, or a set-up that a clause forbids (the ground says which).
struct SetUpRefusal {
  std::string why;
  std::vector<Ground> grounds;
};
/// `law` may carry a listener or switched clauses.
[[nodiscard]] tl::expected<std::shared_ptr<Ruleset>, SetUpRefusal> make_ruleset(const SetUp& setup, Law law);

}  // namespace assize
