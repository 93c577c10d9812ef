// What that program offers whoever is asked: its action items, from our legal actions.
#pragma once

#include <string>
#include <vector>

#include "tools/jcz/session.hpp"

namespace assize::jcz {

struct Item {
  std::string type;  ///< "TilePlacement", "Meeple", ...
  std::string id{};  ///< what "for" names: tile, meeple class, token, source; empty: nothing
  std::vector<std::string>
      options{};  ///< sorted: "[0,1] - [0,90]", "{City,N,[0,-1]}", "{0.small.1,City,N,[0,-1]}", "[0,1]"
};

[[nodiscard]] std::vector<Item> items_of(const Session& session);

}  // namespace assize::jcz
