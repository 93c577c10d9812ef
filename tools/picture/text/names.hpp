// Short names of figures and tokens in the text picture.
#pragma once

#include <string>

#include "tools/picture/scene.hpp"

namespace assize::picture {

/// Owner in upper case, then the kind: "Rm" is a red meeple.
[[nodiscard]] std::string short_name(Piece piece);
/// Two letters in lower case: "fa" is the fairy.
[[nodiscard]] std::string short_name(Neutral neutral);

}  // namespace assize::picture
