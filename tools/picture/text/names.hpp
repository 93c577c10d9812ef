// Short names of figures and tokens in the text picture.
#pragma once

#include <string>

#include "tools/picture/marks.hpp"
#include "tools/picture/scene.hpp"

namespace assize::picture {

/// Owner in upper case, then the kind: "Rm" is a red meeple.
[[nodiscard]] std::string short_name(Piece piece);
/// Two letters in lower case: "fa" is the fairy.
[[nodiscard]] std::string short_name(Neutral neutral);
/// A letter or figure in round brackets: "(i)" is an inn.
[[nodiscard]] std::string_view sign_of(Mark mark);

}  // namespace assize::picture
