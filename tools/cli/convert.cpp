#include "tools/jcz/convert.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <cstdio>
#include <fstream>
#include <functional>
#include <map>

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

/// Two recordings for one scenario, or a scenario in the recording's own place; empty: neither.
std::string clash(const std::vector<fs::path>& files, const std::function<fs::path(const fs::path&)>& target_of) {
  std::map<fs::path, fs::path> taken;
  for (const fs::path& file : files) {
    std::error_code error;
    const fs::path to = target_of(file);
    if (fs::equivalent(file, to, error)) return fmt::format("{} would be overwritten", file.string());
    const auto [other, fresh] = taken.emplace(to.lexically_normal(), file);
    if (!fresh) return fmt::format("{} and {} would both become {}", other->second.string(), file.string(), to.string());
  }
  return {};
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
  const auto target_of = [&](const fs::path& file) { return target(options.out, file, folder, several); };
  if (options.out.empty() && files->size() > 1) {
    return complain(Diagnostic{{}, 0, 0, fmt::format("{} recordings make {} scenarios", files->size(), files->size()),
                               "name a folder for them with -o"});
  }
  if (const std::string why = options.out.empty() ? std::string() : clash(*files, target_of); !why.empty()) {
    return complain(Diagnostic{options.out, 0, 0, why, "choose another folder, or convert them one by one"});
  }
  int status = kWell;
  for (const fs::path& file : *files) {
    const auto text = jcz::convert(jcz::replay_file(file, catalogue), catalogue);
    if (!text) {
      fmt::print(stderr, "assize: {}: {}\n", file.string(), text.error().why);
      status = worse(status, status_of(text.error().status));
    } else if (options.out.empty()) {
      fmt::print("{}", *text);
      if (std::fflush(stdout) != 0) status = worse(status, complain(Diagnostic{"standard output", 0, 0, "cannot be written", {}}));
    } else {
      status = worse(status, write(target_of(file), *text));
    }
  }
  return status;
}

}  // namespace assize::cli
