// From a file or a text to a scenario. Everything that users can get wrong comes back as diagnostics, all of
// a file at once; nothing is thrown.
#pragma once

#include <cstddef>
#include <filesystem>
#include <set>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/catalogue/diagnostic.hpp"
#include "spec/scenario/model.hpp"

namespace assize::scenario {

/// No scenario is larger.
inline constexpr std::size_t kMostBytes = 1024 * 1024;
/// More complaints than this about one file are not worth reading: the rest is counted.
inline constexpr std::size_t kMostComplaints = 50;

/// Read, resolved and checked (check.hpp).
[[nodiscard]] tl::expected<Scenario, std::vector<Diagnostic>> read_scenario(const std::filesystem::path& path,
                                                                            const Catalogue& catalogue);
/// What may stand in `with`: what the catalogue's data speaks of, and the figures, with hyphens for blanks.
[[nodiscard]] std::set<std::string> known_parts(const Catalogue& catalogue);
/// The same for a text; `file` names it in diagnostics.
[[nodiscard]] tl::expected<Scenario, std::vector<Diagnostic>> parse_scenario(std::string_view text,
                                                                             const std::string& file,
                                                                             const Catalogue& catalogue);

/// A file's text: a regular file of valid UTF-8 that is neither empty nor larger than kMostBytes.
[[nodiscard]] tl::expected<std::string, Diagnostic> read_text(const std::filesystem::path& path);
/// What makes a text unfit to be parsed: empty, too large, binary, invalid UTF-8, keys of absurd depth.
[[nodiscard]] std::vector<Diagnostic> check_text(std::string_view text, const std::string& file);

}  // namespace assize::scenario
