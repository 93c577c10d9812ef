#include "tools/jcz/draw.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace assize::jcz {

namespace {

constexpr std::uint64_t kMask48 = (std::uint64_t{1} << 48U) - 1;
constexpr std::uint64_t kFactor = 25214903917U;
constexpr std::uint64_t kAddend = 11;

/// The lake that is never trimmed.
constexpr std::string_view kVolcanoLake = "RI.2/I.v";

}  // namespace

int Generator::below(int n) {
  const int result = std::clamp(static_cast<int>(std::floor(state_ * n)), 0, n - 1);
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(state_) & kMask48;
  const std::uint64_t next = (kFactor * bits + kAddend) & kMask48;
  state_ = static_cast<double>(next) / static_cast<double>(kMask48 + 1);
  return result;
}

Pack::Pack(std::vector<PackTile> tiles, bool river, double seed) : river_(river) {
  std::sort(tiles.begin(), tiles.end(), [](const PackTile& a, const PackTile& b) {
    return std::pair(a.group, a.id) < std::pair(b.group, b.id);
  });
  for (const PackTile& tile : tiles) {
    known_.emplace_back(tile.id, tile.group);
    if (groups_.empty() || groups_.back().name != tile.group)
      groups_.push_back({tile.group, {}, tile.group != "dragon"});
    groups_.back().tiles.insert(groups_.back().tiles.end(), static_cast<std::size_t>(tile.copies), tile.id);
  }
  if (river_) start_river(seed);
  std::erase_if(groups_, [](const Group& g) { return g.tiles.empty(); });
}

void Pack::start_river(double seed) {
  std::erase_if(groups_, [](const Group& g) { return g.name == "river-spring"; });
  const auto idle = [this](std::string_view name) {
    if (Group* g = group(name)) g->active = false;
  };
  idle("default");
  idle("river-lake");
  Group* const forks = group("river-fork");
  Group* const lakes = group("river-lake");
  if (forks == nullptr || forks->tiles.empty()) return;
  idle("river");
  if (lakes == nullptr) return;
  // Each fork makes one branch more; the city at the river's end closes one of its own.
  const std::size_t branches = forks->tiles.size();
  Generator second(seed);
  std::vector<std::string> loose;
  for (const std::string& id : lakes->tiles) {
    if (id != kVolcanoLake) loose.push_back(id);
  }
  while (lakes->tiles.size() > branches && !loose.empty()) {
    const auto at = loose.begin() + second.below(static_cast<int>(loose.size()));
    lakes->tiles.erase(std::find(lakes->tiles.begin(), lakes->tiles.end(), *at));
    loose.erase(at);
  }
  while (lakes->tiles.size() < branches && !lakes->tiles.empty())
    lakes->tiles.push_back(
        lakes->tiles[static_cast<std::size_t>(second.below(static_cast<int>(lakes->tiles.size())))]);
}

Pack::Group* Pack::group(std::string_view name) {
  const auto found =
      std::find_if(groups_.begin(), groups_.end(), [name](const Group& g) { return g.name == name; });
  return found == groups_.end() ? nullptr : &*found;
}

void Pack::activate(std::string_view name) {
  if (Group* g = group(name)) g->active = true;
}

/// When a group runs out the next one opens: fork, river, lakes, everything else.
void Pack::emptied(const std::string& name) {
  constexpr std::array<std::string_view, 4> kChain = {"river-fork", "river", "river-lake", "default"};
  const auto at = std::find(kChain.begin(), kChain.end(), name);
  if (!river_ || at == kChain.end() || at + 1 == kChain.end()) return;
  const std::string_view next = *(at + 1);
  if (Group* g = group(next); g != nullptr) {
    g->active = true;
  } else {
    emptied(std::string(next));
  }
}

int Pack::size() const {
  std::size_t n = 0;
  for (const Group& g : groups_) n += g.active ? g.tiles.size() : 0;
  return static_cast<int>(n);
}

int Pack::total() const {
  std::size_t n = 0;
  for (const Group& g : groups_) n += g.tiles.size();
  return static_cast<int>(n);
}

int Pack::copies(std::string_view id) const {
  std::ptrdiff_t n = 0;
  for (const Group& g : groups_) n += std::count(g.tiles.begin(), g.tiles.end(), id);
  return static_cast<int>(n);
}

std::string Pack::draw(Generator& generator) {
  const int n = size();
  if (n == 0) return {};
  auto at = static_cast<std::size_t>(generator.below(n));
  for (const Group& g : groups_) {
    if (!g.active) continue;
    if (at < g.tiles.size()) {
      std::string id = g.tiles[at];
      (void)take(id);
      return id;
    }
    at -= g.tiles.size();
  }
  return {};
}

bool Pack::take(std::string_view id) {
  for (auto g = groups_.begin(); g != groups_.end(); ++g) {
    const auto tile = std::find(g->tiles.begin(), g->tiles.end(), id);
    if (tile == g->tiles.end()) continue;
    g->tiles.erase(tile);
    if (g->tiles.empty()) {
      const std::string name = g->name;
      groups_.erase(g);
      emptied(name);
    }
    return true;
  }
  return false;
}

std::string Pack::group_of(std::string_view id) const {
  const auto found =
      std::find_if(known_.begin(), known_.end(), [id](const auto& k) { return k.first == id; });
  return found == known_.end() ? std::string() : found->second;
}

void Pack::put_back(std::string_view id, std::string_view name) {
  Group* g = group(name);
  if (g == nullptr) {
    const auto before =
        std::find_if(groups_.begin(), groups_.end(), [name](const Group& o) { return o.name > name; });
    g = &*groups_.insert(before, {std::string(name), {}, true});
  }
  g->tiles.insert(std::upper_bound(g->tiles.begin(), g->tiles.end(), id), std::string(id));
}

void Pack::second_tile_placed() {
  if (river_) activate("river");
}

}  // namespace assize::jcz
