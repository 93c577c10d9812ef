// What is wrong in a file that people wrote, and where.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace assize {

/// A place in a text file; lines and columns count from 1, 0 means "the file as a whole".
struct Where {
  unsigned line = 0;
  unsigned column = 0;
  bool operator==(const Where&) const = default;
};

struct Diagnostic {
  std::string file;
  unsigned line = 0;
  unsigned column = 0;
  std::string message;
  std::string hint;  ///< what to do about it, or empty
  bool operator==(const Diagnostic&) const = default;
};

/// "file:line:column: message (hint)", leaving out what is not known.
[[nodiscard]] std::string to_string(const Diagnostic& diagnostic);
/// One diagnostic a line.
[[nodiscard]] std::string to_string(const std::vector<Diagnostic>& diagnostics);

/// Collects the diagnostics of one file.
class Complaints {
 public:
  Complaints() = default;
  Complaints(std::string file, std::vector<Diagnostic>& out) : file_(std::move(file)), out_(&out) {}
  void add(Where where, std::string message, std::string hint = {}) const {
    out_->push_back({file_, where.line, where.column, std::move(message), std::move(hint)});
  }
  [[nodiscard]] const std::string& file() const { return file_; }

 private:
  std::string file_;
  std::vector<Diagnostic>* out_ = nullptr;
};

}  // namespace assize
