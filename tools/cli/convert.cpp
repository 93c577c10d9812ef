#include "tools/jcz/convert.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "tools/cli/commands.hpp"
#include "tools/cli/terminal.hpp"

namespace assize::cli {

namespace {

namespace fs = std::filesystem;

/// Where the scenarios go: one file, or a folder. Recordings of several folders keep the name of their own.
fs::path target(const std::string& out, const fs::path& recording, bool folder, bool several) {
  if (!folder) return out;
  const fs::path name = recording.filename().replace_extension(".toml");
  return several ? fs::path(out) / recording.parent_path().filename() / name : fs::path(out) / name;
}

bool several_folders(const std::vector<fs::path>& files) {
  return std::any_of(files.begin(), files.end(),
                     [&](const fs::path& f) { return f.parent_path() != files.front().parent_path(); });
}

int write(const fs::path& file, const std::string& text) {
  std::error_code error;
  if (file.has_parent_path()) fs::create_directories(file.parent_path(), error);
  std::ofstream stream(file, std::ios::binary);
  stream << text;
  stream.close();
  if (!stream) return complain(Diagnostic{file.string(), 0, 0, "cannot be written", {}});
  return kWell;
}

int status_of(jcz::ReplayStatus status) {
  if (status == jcz::ReplayStatus::unreadable) return kBadInput;
  return status == jcz::ReplayStatus::unsupported ? kNotJudged : kFailed;
}

/// Bad input goes before a failure, a failure before what is unsupported.
int worse(int a, int b) {
  for (const int s : {kBadInput, kFailed, kNotJudged}) {
    if (a == s || b == s) return s;
  }
  return kWell;
}

}  // namespace

int convert(const ConvertOptions& options, const Catalogue& catalogue) {
  const auto files = jcz::recording_files(options.paths);
  if (!files) return complain(files.error());
  std::error_code error;
  const bool folder = !options.out.empty() && (files->size() > 1 || fs::is_directory(options.out, error));
  const bool several = several_folders(*files);
  int status = kWell;
  for (const fs::path& file : *files) {
    const auto text = jcz::convert(jcz::replay_file(file, catalogue), catalogue);
    if (!text) {
      fmt::print(stderr, "assize: {}: {}\n", file.string(), text.error().why);
      status = worse(status, status_of(text.error().status));
    } else if (options.out.empty()) {
      fmt::print("{}", *text);
    } else {
      status = worse(status, write(target(options.out, file, folder, several), *text));
    }
  }
  return status;
}

}  // namespace assize::cli
