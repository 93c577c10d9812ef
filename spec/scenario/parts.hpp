// Which expansions bring which parts and figures, and what a scenario has in play of them.
#pragma once

#include <array>
#include <bitset>
#include <optional>
#include <string_view>

#include "spec/scenario/model.hpp"

namespace assize::scenario {

/// Who brings a part: the tile sets of a rulebook, an expansion named in `with`, and the part's own name there.
struct PartSource {
  Part part{};
  std::string_view expansion;  ///< as in `with`; empty: only the part's own name
  std::string_view rulebook;   ///< of tile sets; empty: it has no tiles
  std::optional<FigureKind> figure = {};  ///< the figure that every player gets with it
};
inline constexpr std::array<PartSource, kPartNames.size()> kPartSources = {{
    {Part::abbot, "", "", FigureKind::abbot},
    {Part::phantom, "", "", FigureKind::phantom},
    {Part::large_meeple, "inns-cathedrals", "inns", FigureKind::large_meeple},
    {Part::inns, "inns-cathedrals", "inns"},
    {Part::cathedrals, "inns-cathedrals", "inns"},
    {Part::builder, "traders-builders", "traders", FigureKind::builder},
    {Part::pig, "traders-builders", "traders", FigureKind::pig},
    {Part::goods, "traders-builders", "traders"},
    {Part::dragon, "princess-dragon", "princess-dragon"},
    {Part::fairy, "princess-dragon", "princess-dragon"},
    {Part::princess, "princess-dragon", "princess-dragon"},
    {Part::portal, "princess-dragon", "princess-dragon"},
    {Part::festival, "", "festival"},
}};

/// Expansions that are not played but bring figures.
struct Bringer {
  std::string_view expansion;  ///< as in `with`
  std::string_view rulebook;   ///< of a tile set
  FigureKind kind{};
};
inline constexpr std::array<Bringer, 6> kBringers = {{
    {"abbey-mayor", "abbey-mayor", FigureKind::mayor},
    {"abbey-mayor", "abbey-mayor", FigureKind::wagon},
    {"abbey-mayor", "abbey-mayor", FigureKind::barn},
    {"hills-sheep", "hills-sheep", FigureKind::shepherd},
    {"under-the-big-top", "under-the-big-top", FigureKind::ringmaster},
    {"guard-meeple", "", FigureKind::guard_meeple},
}};

using Kinds = std::bitset<kFigureNames.size()>;

/// The parts in play: brought by sets and `with` or standing on the board, and not left out by `without`.
[[nodiscard]] Parts parts_in_play(const Scenario& scenario, const Catalogue& catalogue);
/// The kinds of figures that players own: meeples, and what parts and expansions bring.
[[nodiscard]] Kinds kinds_brought(const Scenario& scenario, const Catalogue& catalogue);
/// How many figures of the kind every player owns at the start.
[[nodiscard]] int count_each(const Scenario& scenario, FigureKind kind);

}  // namespace assize::scenario
