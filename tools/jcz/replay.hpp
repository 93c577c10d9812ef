// Recordings replayed: played move by move, their assertions evaluated, the outcome told.
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "tools/jcz/assertions.hpp"
#include "tools/jcz/disagreements.hpp"
#include "tools/jcz/session.hpp"

namespace assize::jcz {

/// unsupported: an expansion that is not played has a part in it; neither pass nor fail.
enum class ReplayStatus : std::uint8_t { pass, disagrees, fail, unsupported, unreadable };
inline constexpr std::array<std::string_view, 5> kReplayStatusNames = {"pass", "disagrees", "fail",
                                                                       "unsupported", "unreadable"};

struct AssertionOutcome {
  std::string text;
  Where where{};
  AssertionKind kind{};
  Evaluation evaluation{};
  const Disagreement* listed = nullptr;  ///< false, and the list says so
};

struct RefusedMove {
  int number = 0;  ///< the message, from 1
  Where where{};
  std::string type;
  Answer answer;
  bool last =
      false;  ///< nothing comes after it: that program too may have refused it, then nothing has happened
  const Disagreement* listed = nullptr;
};

struct Replay {
  std::string file;
  std::string description{};
  ReplayStatus status = ReplayStatus::pass;
  std::vector<Diagnostic> diagnostics{};  ///< unreadable: why
  std::vector<std::string> missing{};     ///< unsupported: what is not played
  std::vector<std::string> notes{};
  std::set<std::string> expansions{};  ///< named by the set-up
  std::size_t messages = 0;
  std::vector<AssertionOutcome> assertions{};
  std::optional<RefusedMove> refused{};
  std::optional<Game> last{};  ///< the position after the last message
};

/// What `convert` needs beside the outcome.
struct Replayed {
  Replay replay;
  std::optional<SetUpTold> setup{};
  std::optional<Session> session{};
};

[[nodiscard]] Replayed replay(const Recording& recording, const Catalogue& catalogue);
[[nodiscard]] Replayed replay_file(const std::filesystem::path& file, const Catalogue& catalogue);

/// All recordings under the paths (files, folders, patterns with * and ?), sorted.
[[nodiscard]] tl::expected<std::vector<std::filesystem::path>, Diagnostic> recording_files(
    const std::vector<std::string>& paths);

}  // namespace assize::jcz
