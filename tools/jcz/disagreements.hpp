// The list of places where recordings contradict the rule documents.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/catalogue/diagnostic.hpp"

namespace assize::jcz {

struct Disagreement {
  std::string file;   ///< the end of the recording's path
  int assertion = 0;  ///< from 1; 0: it is a move
  int move = 0;       ///< the message, from 1; 0: it is an assertion
  std::string kind;   ///< of the assertion, or the message's type
  std::string clause;
  std::string reason;
};

/// The list that the program was built with.
[[nodiscard]] const std::vector<Disagreement>& disagreements();
[[nodiscard]] tl::expected<std::vector<Disagreement>, std::vector<Diagnostic>> read_disagreements(
    std::string_view text);

/// The entry for that assertion, or that message, of the recording; null: it is not listed.
[[nodiscard]] const Disagreement* listed_assertion(const std::filesystem::path& recording, int assertion,
                                                   std::string_view kind);
[[nodiscard]] const Disagreement* listed_move(const std::filesystem::path& recording, int move);

}  // namespace assize::jcz
