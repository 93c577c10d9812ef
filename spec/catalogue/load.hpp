// Reads spec/ (or a changed copy of it) into a catalogue.
#pragma once

#include <filesystem>
#include <memory>
#include <tl/expected.hpp>
#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/catalogue/diagnostic.hpp"

namespace assize {

/// Reads clauses/, rulings/, tiles/ and eligibility.toml below `dir`, all TOML files of a folder at any
/// depth. Every fault is reported, not only the first. With `shape`, ids, values and numbers must be the same
/// as there (the program's names stand for positions in it); statements, conditions, defaults and amounts may
/// differ.
[[nodiscard]] tl::expected<std::shared_ptr<const Catalogue>, std::vector<Diagnostic>> load_catalogue(
    const std::filesystem::path& dir, const Catalogue* shape = nullptr);

}  // namespace assize
