// Writes a catalogue as C++.
#pragma once

#include <string>

#include "spec/catalogue/catalogue.hpp"

namespace assize::specgen {

/// The sorted name tables that the literals of ids.hpp search.
[[nodiscard]] std::string names_header(const Catalogue& catalogue);
/// The definition of builtin_catalogue() with static tables.
[[nodiscard]] std::string data_source(const Catalogue& catalogue);

}  // namespace assize::specgen
