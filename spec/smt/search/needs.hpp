// What has to be on the table before an option can matter, and which options no turn that is searched can
// part.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "spec/catalogue/catalogue.hpp"
#include "spec/smt/action.hpp"

namespace assize::smt {

inline constexpr FigureKind kNoOther = FigureKind::meeple;
inline constexpr EventKind kNoEvent = EventKind::ghost;  ///< the first two ghosts are not searched

struct Need {
  OptionId option{};
  std::string_view profile = "C2-HiG";
  std::string_view with{};
  std::array<FigureKind, 2> kinds = {FigureKind::meeple, kNoOther};
  int players = 2;
  std::array<EventKind, 2> events = {kNoEvent, kNoEvent};
  bool only_events = false;  ///< what is found need not be the least then
  std::optional<Neutral> stands{};
  std::optional<Spot> area{};
  std::optional<Ruling> ruling{};  ///< that the profile does not have
};

/// Of every option there is one; most need nothing.
[[nodiscard]] Need need_of(OptionId option);

/// Why no turn that the search plays can part the option's readings; empty: some may.
[[nodiscard]] std::string_view outside_search(OptionId option);

}  // namespace assize::smt
