// Which files are meant: files, folders, patterns.
#include <glob.h>

#include <algorithm>

#include "tools/jcz/replay.hpp"

namespace assize::jcz {

namespace fs = std::filesystem;

namespace {

using Files = std::vector<fs::path>;

tl::expected<void, Diagnostic> add_folder(const std::string& path, Files& files) {
  std::error_code error;
  const std::size_t before = files.size();
  for (auto it = fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, error);
       it != fs::recursive_directory_iterator(); it.increment(error)) {
    std::error_code unknown;  // a link that leads nowhere is no file
    if (it->path().extension() == ".jcz" && it->is_regular_file(unknown)) files.push_back(it->path());
  }
  if (error)
    return tl::unexpected(
        Diagnostic{path, 0, 0, "this folder cannot be read to its end: " + error.message(), {}});
  if (files.size() == before)
    return tl::unexpected(
        Diagnostic{path, 0, 0, "no recording in this folder", "recordings are files that end in .jcz"});
  return {};
}

std::vector<std::string> matches(const std::string& pattern) {
  std::vector<std::string> found;
  glob_t all{};
  if (glob(pattern.c_str(), 0, nullptr, &all) == 0) found.assign(all.gl_pathv, all.gl_pathv + all.gl_pathc);
  globfree(&all);
  return found;
}

tl::expected<void, Diagnostic> add(const std::string& path, Files& files) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!error && status.type() == fs::file_type::directory) return add_folder(path, files);
  if (!error && status.type() != fs::file_type::not_found) {
    files.emplace_back(path);
    return {};
  }
  const std::vector<std::string> found =
      path.find_first_of("*?[") == std::string::npos ? std::vector<std::string>{} : matches(path);
  if (found.empty()) {
    return tl::unexpected(Diagnostic{path, 0, 0, "there is no such file or folder",
                                     "give recordings (.jcz), folders of them, or a pattern with * and ?"});
  }
  for (const std::string& name : found) {
    if (auto added = add(name, files); !added) return added;
  }
  return {};
}

}  // namespace

tl::expected<std::vector<fs::path>, Diagnostic> recording_files(const std::vector<std::string>& paths) {
  Files files;
  for (const std::string& path : paths) {
    if (auto added = add(path, files); !added) return tl::unexpected(added.error());
  }
  std::sort(files.begin(), files.end());
  files.erase(std::unique(files.begin(), files.end()), files.end());
  return files;
}

}  // namespace assize::jcz
