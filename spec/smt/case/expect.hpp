// Every key of an expectation as a claim about a position.
#pragma once

#include "spec/scenario/runs.hpp"
#include "spec/smt/case/claim.hpp"
#include "spec/smt/case/play.hpp"

namespace assize::smt::cases {

/// What is compared in the middle of things or at the end.
void claim_observed(const Play& play, const State& begin, const scenario::Expectation& expect, Claims& claims);
/// Figures, towers, places: what stands where.
void claim_board(const Play& play, const scenario::Expectation& expect, Claims& claims);
void claim_features(const Play& play, const scenario::Expectation& expect, Claims& claims);
/// `illegal`: exactly these steps are refused, for these reasons.
void claim_verdicts(const std::vector<Judged>& judged, const Catalogue& catalogue,
                    const std::optional<std::vector<scenario::IllegalStep>>& illegal, Claims& claims);
/// `setup`, `catalogue`, `illegal_setup`: what needs no play.
void claim_setup(const Position& begin, const scenario::Scenario& scenario, const scenario::Expectation& expect,
                 Claims& claims);

[[nodiscard]] std::string grounds_text(const Grounds& grounds, const Catalogue& catalogue);

}  // namespace assize::smt::cases
