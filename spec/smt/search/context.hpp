// What a question needs so that its answer can matter: further rulings, figures, tiles, players.
#pragma once

#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "spec/smt/search/needs.hpp"
#include "spec/smt/search/parting.hpp"

namespace assize::smt {

struct Asked {
  OptionId option{};
  std::uint8_t a = 0;
  std::uint8_t b = 0;
};

/// What the asker fixes himself; empty: as the question needs it.
struct Fixed {
  std::optional<std::size_t> profile;  ///< index into Catalogue::profiles
  std::vector<Ruling> rulings;
  std::vector<std::size_t> sets;
  std::vector<std::string> with;
  int players = 0;
};

struct Context {
  std::size_t profile = 0;
  Side a;
  Side b;
  Setting setting;
};

/// The profile's rulings, with as few changes as make the option matter (spec/rulings/constraints.toml). The
/// error: why no such rulings go together.
[[nodiscard]] tl::expected<Context, std::string> context_for(const Catalogue& catalogue, const Asked& asked,
                                                             const Fixed& fixed = {});

}  // namespace assize::smt
