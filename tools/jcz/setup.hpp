// From a recording's set-up to a scenario's head: sets, parts, figures, rulings, players, start tiles; and
// what is not played.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "spec/scenario/model.hpp"
#include "tools/jcz/draw.hpp"
#include "tools/jcz/recording.hpp"

namespace assize::jcz {

/// The profile under which recordings are played; what their rules say stands on top.
inline constexpr std::string_view kBaseProfile = "C2-HiG";

struct SetUpTold {
  scenario::Scenario head;           ///< without steps and expectations
  std::vector<std::string> missing;  ///< not played: expansions and rules, by name
  std::vector<std::string> notes;    ///< what was passed over
  std::set<std::string> expansions;  ///< named by sets and elements, played or not
  std::vector<PackTile> tiles;       ///< the pack, without the start tiles
  bool river = false;
  bool ignored_sets = false;  ///< a set was passed over because nobody knows it
};

/// `faults`: what a set-up cannot say.
[[nodiscard]] SetUpTold set_up_told(const Recording& recording, const Catalogue& catalogue,
                                    std::vector<Diagnostic>& faults);

}  // namespace assize::jcz
