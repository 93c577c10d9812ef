// What the text picture shows, in words.
#pragma once

#include <string>

#include "tools/picture/picture.hpp"

namespace assize::picture {

/// Signs in use, figures, towers, tokens, players; every tile too if asked.
[[nodiscard]] std::string legend(const Scene& scene, const TextOptions& options);

}  // namespace assize::picture
