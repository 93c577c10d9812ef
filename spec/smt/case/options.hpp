// The choices of whoever decides now: candidates of every type, and when each is legal.
#pragma once

#include "spec/scenario/steps.hpp"
#include "spec/smt/case/claim.hpp"
#include "spec/smt/case/play.hpp"

namespace assize::smt::cases {

struct Choice {
  std::string type;  ///< one of scenario::kStepNames
  std::string text;  ///< as it is printed
  Bool legal;
};

/// Candidates of the types that are asked for; no type: of all.
[[nodiscard]] std::vector<Choice> choices(const Play& play, int by, const std::vector<std::string>& types);
/// Exactly the listed ones are legal.
void claim_options(const Play& play, int by, const scenario::Options& options, Claims& claims);

}  // namespace assize::smt::cases
