// Colours where a terminal reads, plain text elsewhere; complaints on standard error.
#pragma once

#include <string>
#include <string_view>

#include "spec/catalogue/diagnostic.hpp"

namespace assize::cli {

enum class Ink : std::uint8_t { good, bad, doubtful, faint, strong };

/// The text in colour if standard output is a terminal (and NO_COLOR is not set).
[[nodiscard]] std::string inked(Ink ink, std::string_view text);
/// Prints the diagnostic to standard error; returns the exit status for bad input.
int complain(const Diagnostic& diagnostic);
int complain(const std::vector<Diagnostic>& diagnostics);

/// "1 scenario", "2 scenarios"
[[nodiscard]] std::string counted(std::size_t n, std::string_view noun);
/// Broken into lines, each of them indented.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent);
/// Every line moved to the right; ends with a line break.
[[nodiscard]] std::string indented(std::string_view text, std::size_t indent);

}  // namespace assize::cli
