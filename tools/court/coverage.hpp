// Coverage by ablation: a clause is decided by a scenario only if switching it turns that scenario's verdict.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tools/court/check.hpp"

namespace assize::court {

/// The first scenario found to decide a clause or to part two readings.
struct Witness {
  std::string file;
  std::string run;
  std::string how;  ///< "off", "one more", "one less", or the other value
};

/// Two values of one option, the smaller first.
struct ValuePair {
  OptionId option{};
  std::uint8_t a = 0, b = 0;
  auto operator<=>(const ValuePair&) const = default;
};

struct Coverage {
  std::map<ClauseId, Witness> decided;  ///< decisions; a clause that restates one shares its witness
  std::map<ValuePair, Witness> apart;   ///< readings that some scenario tells apart
  int runs = 0;
  std::vector<std::string> red;        ///< files that do not pass: they decide nothing
  std::vector<Diagnostic> unreadable;  ///< what is wrong with those of them that are no scenarios
};

/// Plays every scenario and, for each clause heard in it that is still undecided, again with the clause
/// switched.
[[nodiscard]] Coverage measure_coverage(const std::vector<std::filesystem::path>& files,
                                        const Catalogue& catalogue, int jobs);

enum class Standing : std::uint8_t { decided, pending, untestable, undecided };
[[nodiscard]] Standing standing_of(const Coverage& coverage, const Catalogue& catalogue, ClauseId clause);

/// Pairs of values of an option that no scenario tells apart; "n/a" is no reading.
[[nodiscard]] std::vector<ValuePair> unparted(const Coverage& coverage, const Catalogue& catalogue,
                                              OptionId option);

}  // namespace assize::court
