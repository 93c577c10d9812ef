// Where two readings part: the least board and turn on which anybody at the table could tell them apart.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "spec/scenario/model.hpp"
#include "spec/smt/query.hpp"
#include "spec/smt/search/script.hpp"

namespace assize::smt {

/// One of the two sides: a law, and how a scenario names it.
struct Side {
  Edition edition{};
  std::vector<std::uint8_t> rulings;  ///< by OptionId
};

struct Wanted {
  Setting setting;
  Side a;
  Side b;
  int most_tiles = 4;
  int first_tiles = 2;
  Likeness likeness = Likeness::counts;
  int how_many = 1;                ///< different boards, the least first
  unsigned steps = Query::kSteps;  ///< most that one check may take
  /// Hears of every query as SMT-LIB2, with its name and answer; may be empty.
  std::function<void(const std::string& name, const std::function<std::string()>& smt2, Answer answer)>
      on_query{};
};

/// What makes one board smaller than another, in this order.
struct Size {
  int tiles = 0;
  int figures = 0;
  int floors = 0;
  int prisoners = 0;
  int actions = 0;
  int points = 0;
  auto operator<=>(const Size&) const = default;
};

struct Found {
  scenario::Scenario scenario;  ///< board and steps; nothing is expected yet
  Script script;
  Size size;
};

struct Search {
  std::vector<Found> found;
  /// No board with at most so many tiles parts the two; 0: not known. In the setting, with its players and
  /// figures.
  int none_up_to = 0;
  bool gave_up = false;  ///< a check came to its limit: what was found need not be the least
  int checks = 0;
};

/// Ascending in tiles; of equally many, the least.
[[nodiscard]] Search search(const Catalogue& catalogue, const Wanted& wanted);

/// The board and steps that the model shows, as a scenario without expectations.
[[nodiscard]] scenario::Scenario decode(const Catalogue& catalogue, const Setting& setting,
                                        const Board& board, const Script& script,
                                        std::span<const Action> actions, const z3::model& model);

}  // namespace assize::smt
