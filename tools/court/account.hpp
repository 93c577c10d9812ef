// The account of one run: what happened step by step, which clauses decided, who was paid for what.
#pragma once

#include <string>
#include <vector>

#include "tools/court/observed.hpp"

namespace assize::court {

/// A clause that took part in a chapter.
struct Reason {
  ClauseId clause{};
  Word word{};
  bool hit = false;                   ///< false: asked, and it let the action pass
  bool ground = false;                ///< of a refusal
  bool deciding = false;              ///< without it this chapter would have gone otherwise
  bool again = false;                 ///< it decided in an earlier chapter, the set-up aside
  std::vector<std::string> facts{};   ///< "distance 3, height 2"
  Switch how{};                       ///< deciding: how it was switched
  std::vector<Difference> without{};  ///< deciding: what would be otherwise (`b`)
};

/// Points, and where they come from.
struct Payment {
  std::string player;
  int points = 0;
  bool scored = true;  ///< false: they change hands
  ClauseId clause{};
  std::string feature{};  ///< "[1,0] city N", or empty
  bool complete = false;
  int tiles = 0;
  int coats = 0;
  std::vector<std::string> amounts{};  ///< "base.city.points per tile 2"
};

/// A step, or what is forced or passed between steps.
struct Chapter {
  bool step = false;
  std::size_t number = 0;  ///< of the step, or of the one that comes next
  std::string actor{};
  StepResult result{};
  std::vector<Difference> changes{};  ///< what it changed at the table: before, after
  std::vector<Reason> reasons{};
  std::vector<Payment> payments{};
};

struct Account {
  Outcome outcome;
  Observed seen;
  std::vector<Chapter> chapters;  ///< before step 1 (set-up), step 1, before step 2, ..., the end of the turn
};

/// Plays the run, and for every clause heard in it once more with the clause switched. Expectations are left
/// aside.
[[nodiscard]] Account account_of(const scenario::Scenario& scenario, const scenario::Run& run,
                                 const Catalogue& catalogue);

}  // namespace assize::court
