// Which expansions bring which figures; every player gets them (the components of each).
#pragma once

#include <array>
#include <string_view>

#include "spec/catalogue/words.hpp"

namespace assize::scenario {

struct Bringer {
  std::string_view part;      ///< as in `with`
  std::string_view rulebook;  ///< of a tile set
  FigureKind kind;
};
inline constexpr std::array<Bringer, 11> kBringers = {{
    {"abbot", "", FigureKind::abbot},
    {"phantom", "", FigureKind::phantom},
    {"inns-cathedrals", "inns", FigureKind::large_meeple},
    {"traders-builders", "traders", FigureKind::builder},
    {"traders-builders", "traders", FigureKind::pig},
    {"abbey-mayor", "abbey-mayor", FigureKind::mayor},
    {"abbey-mayor", "abbey-mayor", FigureKind::wagon},
    {"abbey-mayor", "abbey-mayor", FigureKind::barn},
    {"hills-sheep", "hills-sheep", FigureKind::shepherd},
    {"under-the-big-top", "under-the-big-top", FigureKind::ringmaster},
    {"guard-meeple", "", FigureKind::guard_meeple},
}};

}  // namespace assize::scenario
