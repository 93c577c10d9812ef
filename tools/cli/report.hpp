// Reports of `check`, for people and for programs.
#pragma once

#include <vector>

#include "tools/court/check.hpp"

namespace assize::cli {

void print_text(const std::vector<court::FileReport>& reports, const Catalogue& catalogue, bool verbose);
void print_json(const std::vector<court::FileReport>& reports, const Catalogue& catalogue);
void print_junit(const std::vector<court::FileReport>& reports);

}  // namespace assize::cli
