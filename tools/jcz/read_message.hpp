// One message of a recording.
#pragma once

#include <optional>

#include "tools/jcz/reader.hpp"
#include "tools/jcz/recording.hpp"

namespace assize::jcz {

[[nodiscard]] std::optional<Message> read_message(const Json& json, const Reader& reader);

}  // namespace assize::jcz
