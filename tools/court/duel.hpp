// The two witnesses on small random positions: a few turns of a random game, then a turn of legal and illegal steps,
// judged by the engine and by the constraints.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "spec/smt/law.hpp"
#include "tools/court/run.hpp"

namespace assize::court {

/// A fault put into one witness on purpose.
struct Fault {
  bool in_engine = false;  ///< else in the constraints
  ClauseId clause{};
  Switch how{};
};

/// A position and the steps of a turn, with the rules under which both are judged.
struct Bout {
  scenario::Scenario scenario;
  scenario::Run run;
};
/// By seed: the same bout on every machine. None: the random game came to no fit position.
[[nodiscard]] std::optional<Bout> random_bout(const Catalogue& catalogue, std::uint64_t seed);

/// What the witnesses say differently, and what each of them says.
struct Disagreement {
  std::string what;         ///< "capture red meeple [1,0] road", "gain red"
  std::string engine;       ///< "illegal by tower.range.by-height", "4"
  std::string constraints;
  std::string kind;         ///< disagreements of one kind may well have one cause
};
/// "gain red: the engine says 4, the constraints 5"
[[nodiscard]] std::string to_string(const Disagreement& disagreement);

struct Held {
  int steps = 0;                          ///< judged by both
  int refused = 0;                        ///< of these, illegal
  int malformed = 0;                      ///< mean nothing to the engine
  std::vector<Disagreement> differences;  ///< verdicts; where these agree, what is on the table
  std::string skipped;                    ///< why the bout was not held, or empty
};
/// Legality of every step, and everything on the table when the turn is over. Whatever the scenario expects is left aside.
/// At most one of the faults is in the engine.
[[nodiscard]] Held hold(const Catalogue& catalogue, const Bout& bout, const std::vector<Fault>& faults = {});

/// All that can be seen of the game: points, supplies, prisoners, figures, towers, whose turn.
[[nodiscard]] scenario::Expectation everything_seen(const Game& game);

struct Duel {
  int bouts = 0, skipped = 0, steps = 0, refused = 0;
  std::vector<std::pair<std::uint64_t, Held>> parted;  ///< by seed
};
/// Bouts by consecutive seeds, on so many threads.
[[nodiscard]] Duel duel(const Catalogue& catalogue, std::uint64_t first_seed, int bouts, int jobs);

}  // namespace assize::court
