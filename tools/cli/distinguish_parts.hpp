// What distinguish shares between one pair of readings and many.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "tools/cli/commands.hpp"
#include "tools/court/distinguish.hpp"

namespace assize::cli {

/// One pair of readings, and what was found.
struct Answered {
  smt::Asked asked;
  std::string a, b;
  tl::expected<court::Distinguished, std::string> found = tl::unexpected(std::string());
  double seconds = 0;
};

[[nodiscard]] Answered answer(const Catalogue& catalogue, const DistinguishOptions& options,
                              const smt::Fixed& fixed, const smt::Asked& asked);
/// "tower.capture-own-yes-no": of files.
[[nodiscard]] std::string pair_name(const Catalogue& catalogue, const smt::Asked& asked);
[[nodiscard]] std::string outcome_text(const Answered& answered);
/// The exit status that it calls for.
[[nodiscard]] int status_of(const Answered& answered);
[[nodiscard]] nlohmann::ordered_json json_of(const Answered& answered);
/// A board kept for the pair that another command found, and on which the engine still sees the readings part; or none.
[[nodiscard]] std::string kept_board(const Catalogue& catalogue, const smt::Fixed& fixed, const smt::Asked& asked);
/// The scenario as TOML, and the game that leads to it.
void write_out(const court::Board& board, const std::string& folder, const std::string& name);

/// Every pair, in processes of their own; the exit status is the worst of theirs.
[[nodiscard]] int answer_all(const Catalogue& catalogue, const DistinguishOptions& options,
                             const smt::Fixed& fixed, const std::vector<smt::Asked>& pairs);
[[nodiscard]] std::vector<smt::Asked> every_pair(const Catalogue& catalogue);
[[nodiscard]] std::vector<smt::Asked> pairs_of_profiles(const Catalogue& catalogue, std::size_t a,
                                                        std::size_t b);

}  // namespace assize::cli
