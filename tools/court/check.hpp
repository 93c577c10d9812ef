// Scenario files checked: found, read, played under every profile they name, reported.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "spec/catalogue/diagnostic.hpp"
#include "tools/court/run.hpp"

namespace assize::court {

/// What to put in place of what the scenarios say.
struct CheckRequest {
  std::vector<std::string> profiles{};                       ///< empty: each scenario's own
  std::vector<std::pair<std::string, std::string>> rulings{};  ///< on top of everything
  int jobs = 1;
};

struct RunReport {
  std::string name;
  Outcome outcome;
};

enum class FileStatus : std::uint8_t { pass, fail, unsupported, unreadable };

struct FileReport {
  std::string file;
  std::string title{};
  FileStatus status = FileStatus::pass;
  std::vector<Diagnostic> diagnostics{};  ///< unreadable: why
  std::vector<RunReport> runs{};
  std::vector<std::string> idle{};        ///< clauses named that took no part
};

/// All scenario files under the paths, sorted. An unreadable path, or one that holds none, is an error.
[[nodiscard]] tl::expected<std::vector<std::filesystem::path>, Diagnostic> scenario_files(const std::vector<std::string>& paths);
[[nodiscard]] FileReport check_file(const std::filesystem::path& file, const Catalogue& catalogue, const CheckRequest& request);
/// In the order of the files, by `jobs` threads.
[[nodiscard]] std::vector<FileReport> check_files(const std::vector<std::filesystem::path>& files, const Catalogue& catalogue,
                                                  const CheckRequest& request);

/// The runs of a scenario, with profiles and rulings of the request in place.
[[nodiscard]] tl::expected<std::vector<scenario::Run>, Diagnostic> requested_runs(const scenario::Scenario& s,
                                                                                  const Catalogue& catalogue,
                                                                                  const CheckRequest& request);
/// The option and value by name; the error names the nearest known.
[[nodiscard]] tl::expected<Ruling, Diagnostic> find_ruling(const Catalogue& catalogue, const std::string& option,
                                                           const std::string& value);
[[nodiscard]] tl::expected<std::size_t, Diagnostic> find_profile(const Catalogue& catalogue, const std::string& id);

}  // namespace assize::court
