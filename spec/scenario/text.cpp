#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>
#include <system_error>

#include "spec/scenario/read.hpp"

namespace assize::scenario {
namespace {

namespace fs = std::filesystem;

Diagnostic whole_file(const std::string& file, std::string message, std::string hint = {}) {
  return {file, 0, 0, std::move(message), std::move(hint)};
}

Diagnostic at_offset(const std::string& file, std::string_view text, std::size_t offset, std::string message,
                     std::string hint) {
  unsigned line = 1;
  std::size_t start = 0;
  for (std::size_t i = 0; i < offset; ++i) {
    if (text[i] == '\n') {
      ++line;
      start = i + 1;
    }
  }
  return {file, line, static_cast<unsigned>(offset - start + 1), std::move(message), std::move(hint)};
}

/// Length of the well-formed UTF-8 sequence at the front; 0 if there is none.
std::size_t sequence(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t length = first >= 0xc2 && first < 0xe0   ? 2
                             : (first & 0xf0) == 0xe0        ? 3
                             : first >= 0xf0 && first < 0xf5 ? 4
                                                             : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) return 0;
  }
  const bool overlong = (first == 0xe0 && byte(1) < 0xa0) || (first == 0xf0 && byte(1) < 0x90);
  const bool too_large = (first == 0xed && byte(1) >= 0xa0) || (first == 0xf4 && byte(1) >= 0x90);
  return overlong || too_large ? 0 : length;
}

}  // namespace

std::vector<Diagnostic> check_text(std::string_view text, const std::string& file) {
  if (text.size() > kMostBytes) {
    return {whole_file(file, fmt::format("is larger than {} bytes", kMostBytes),
                       "a scenario is a page, not a book")};
  }
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
    return {whole_file(file, "is empty", "docs/scenarios.md says what a scenario holds")};
  }
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
    return {at_offset(file, text, nul, "a NUL byte: this is no text file", "a scenario is a TOML file")};
  }
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = sequence(text.substr(i));
    if (length == 0) return {at_offset(file, text, i, "this is not valid UTF-8", "save the file as UTF-8")};
    i += length;
  }
  return {};
}

tl::expected<std::string, Diagnostic> read_text(const fs::path& path) {
  const std::string file = path.string();
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (status.type() == fs::file_type::not_found)
    return tl::unexpected(whole_file(file, "there is no such file"));
  if (fs::is_directory(status)) {
    return tl::unexpected(whole_file(file, "is a directory", "name a scenario file in it"));
  }
  if (status.type() != fs::file_type::regular && status.type() != fs::file_type::none) {
    return tl::unexpected(whole_file(file, "is no regular file", "a scenario is read from a file on disk"));
  }
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> in(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (!in) return tl::unexpected(whole_file(file, fmt::format("cannot be read: {}", std::strerror(errno))));
  std::string text(kMostBytes + 1, '\0');
  text.resize(std::fread(text.data(), 1, text.size(), in.get()));
  if (std::ferror(in.get()) != 0) return tl::unexpected(whole_file(file, "cannot be read to its end"));
  return text;
}

}  // namespace assize::scenario
