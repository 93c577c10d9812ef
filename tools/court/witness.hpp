// From two games that part to a scenario that tells why.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "tools/court/confirm.hpp"
#include "tools/court/differ.hpp"

namespace assize::court {

/// The shortest scenario that tells the two apart: the board as it lies when the turn begins in which they
/// part, and that turn; or, if the board does not tell enough, the whole game. `head` holds sets, players,
/// origin and the beginning of the title. The error says why none could be had.
[[nodiscard]] tl::expected<scenario::Scenario, std::string> scenario_of(
    const GameWitness& witness, const DifferQuestion& question, const scenario::Scenario& head,
    const scenario::Run& a, const scenario::Run& b, const Catalogue& catalogue);

}  // namespace assize::court
