// A scenario's own expectations before both witnesses.
#pragma once

#include "spec/smt/case/position.hpp"
#include "tools/court/duel.hpp"

namespace assize::court {

struct Refuted {
  Status engine = Status::unsupported;  ///< pass: the engine bears out everything
  std::vector<Disagreement> claims{};   ///< what the constraints deny; `engine` is what the scenario expects
};
/// Nothing is denied where the constraints cannot express the scenario. At most one of the faults is in the
/// engine.
[[nodiscard]] Refuted refuted_by(const Catalogue& catalogue, const Bout& bout,
                                 const std::vector<Fault>& faults = {});

[[nodiscard]] std::optional<Altered> in_engine(const std::vector<Fault>& faults);
/// The position with the faults of the constraints in its law.
[[nodiscard]] smt::cases::Position faulty_position(const Catalogue& catalogue, const Bout& bout,
                                                   const std::vector<Fault>& faults);
/// Without what its steps expect, or list as choices.
void expect_nothing_between(scenario::Scenario& scenario);
/// What kind of thing a claim is about, whoever and wherever it is: "gain", "supply large meeple", "step grounds".
[[nodiscard]] std::string kind_of(const std::string& key);

}  // namespace assize::court
