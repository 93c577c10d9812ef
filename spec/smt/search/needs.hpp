// What has to be on the table before an option can matter, and which options no turn that is searched can
// part.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "spec/catalogue/catalogue.hpp"
#include "spec/smt/action.hpp"

namespace assize::smt {

struct Need {
  OptionId option{};
  std::string_view profile = "C2-HiG";
  std::string_view with{};
  std::string_view and_with{};
  std::optional<FigureKind> other{};  ///< players own, beside meeples
  std::optional<FigureKind> and_other{};
  bool fairy = false;  ///< may be on the board before the turn
  int players = 2;
  std::optional<EventKind> event{};
  bool only_events = false;  ///< what is found need not be the least then
  std::optional<Neutral> stands{};
  std::optional<Spot> area{};
  std::optional<Ruling> ruling{};  ///< that the profile does not have
  // Tiles beside those of the base game, and of the Tower for its options:
  std::string_view river{};  ///< this river, "-c1" or "-c2" after it, in place of the Tower
  std::string_view also{};       ///< a set of both editions
  std::string_view expansion{};  ///< its tiles, "-c1" or "-c2" after it
};

/// Of every option there is one; most need nothing.
[[nodiscard]] Need need_of(OptionId option);

/// Why no turn that the search plays can part the option's readings; empty: some may.
[[nodiscard]] std::string_view outside_search(OptionId option);

}  // namespace assize::smt
