// Reports of `replay`, for people and for programs.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "tools/jcz/replay.hpp"

namespace assize::cli {

void print_replays_text(const std::vector<jcz::Replay>& replays, const Catalogue& catalogue, bool verbose);
void print_replays_json(const std::vector<jcz::Replay>& replays, const Catalogue& catalogue);
void print_replays_junit(const std::vector<jcz::Replay>& replays, const Catalogue& catalogue);

/// "deploy red meeple [0,1] city: illegal by base.meeple.unoccupied (meeples there 1)"
[[nodiscard]] std::string refusal_text(const jcz::RefusedMove& refused, const Catalogue& catalogue);

/// How many recordings of each status, in the order of ReplayStatus.
using StatusCount = std::array<int, jcz::kReplayStatusNames.size()>;
/// By expansion that set-ups name; a recording counts for each of its own.
[[nodiscard]] std::map<std::string, StatusCount> by_expansion(const std::vector<jcz::Replay>& replays);

}  // namespace assize::cli
