#include <algorithm>

#include "spec/scenario/runs.hpp"

namespace assize::scenario {
namespace {

/// Calls f with the name and the two values of each key but `illegal`.
template <typename F>
void each_key(Expectation& a, const Expectation& b, F f) {
  f("gain", a.gain, b.gain);
  f("score", a.score, b.score);
  f("scored", a.scored, b.scored);
  f("track", a.track, b.track);
  f("supply", a.supply, b.supply);
  f("prisoners", a.prisoners, b.prisoners);
  f("figures", a.figures, b.figures);
  f("empty", a.empty, b.empty);
  f("towers", a.towers, b.towers);
  f("features", a.features, b.features);
  f("parts", a.parts, b.parts);
  f("in_range", a.in_range, b.in_range);
  f("goods", a.goods, b.goods);
  f("fairy", a.fairy, b.fairy);
  f("dragon", a.dragon, b.dragon);
  f("part", a.part, b.part);
  f("turn", a.turn, b.turn);
  f("ask", a.ask, b.ask);
  f("asked", a.asked, b.asked);
  f("hand", a.hand, b.hand);
  f("discarded", a.discarded, b.discarded);
  f("over", a.over, b.over);
  f("winners", a.winners, b.winners);
  f("illegal_setup", a.illegal_setup, b.illegal_setup);
  f("setup", a.setup, b.setup);
  f("catalogue", a.catalogue, b.catalogue);
}

// What the second says replaces what the first says.
template <typename T>
void put(T& a, const T& b) {
  a = b;
}
template <typename T>
void put(std::optional<T>& a, const std::optional<T>& b) {
  if (b) a = b;
}
template <typename T>
void put(std::vector<T>& a, const std::vector<T>& b) {
  if (!b.empty()) a = b;
}
template <typename K, typename V>
void put(std::map<K, V>& a, const std::map<K, V>& b);
void put(Supply& a, const Supply& b) {
  put(a.figures, b.figures);
  put(a.floors, b.floors);
}
template <typename K, typename V>
void put(std::map<K, V>& a, const std::map<K, V>& b) {
  for (const auto& [key, value] : b) {
    if constexpr (std::is_same_v<V, Supply> || std::is_same_v<V, GoodsCount>) {
      put(a[key], value);
    } else {
      a[key] = value;
    }
  }
}

// Whether the two say different things of one.
template <typename T>
bool clash(const T& a, const T& b) {
  return a != b;
}
template <typename T>
bool clash(const std::optional<T>& a, const std::optional<T>& b) {
  return a && b && *a != *b;
}
template <typename T>
bool clash(const std::vector<T>& a, const std::vector<T>& b) {
  return !a.empty() && !b.empty() && a != b;
}
template <typename K, typename V>
bool clash(const std::map<K, V>& a, const std::map<K, V>& b);
bool clash(const Supply& a, const Supply& b) {
  return clash(a.figures, b.figures) || clash(a.floors, b.floors);
}
template <typename K, typename V>
bool clash(const std::map<K, V>& a, const std::map<K, V>& b) {
  return std::any_of(b.begin(), b.end(), [&](const auto& entry) {
    const auto other = a.find(entry.first);
    if (other == a.end()) return false;
    if constexpr (std::is_same_v<V, Supply> || std::is_same_v<V, GoodsCount>) {
      return clash(other->second, entry.second);
    } else {
      return other->second != entry.second;
    }
  });
}

/// Refused steps add up, unless one says that none is refused or both give other grounds for one step.
bool join_illegal(Expectation& base, const Expectation& more) {
  if (!more.illegal) return true;
  if (!base.illegal) {
    base.illegal = more.illegal;
    return true;
  }
  if (base.illegal->empty() != more.illegal->empty()) return false;
  for (const IllegalStep& illegal : *more.illegal) {
    const auto same = std::find_if(base.illegal->begin(), base.illegal->end(),
                                   [&](const IllegalStep& each) { return each.step == illegal.step; });
    if (same == base.illegal->end()) {
      base.illegal->push_back(illegal);
    } else if (*same != illegal) {
      return false;
    }
  }
  std::sort(base.illegal->begin(), base.illegal->end(),
            [](const IllegalStep& a, const IllegalStep& b) { return a.step < b.step; });
  return true;
}

}  // namespace

Expectation replaced(Expectation base, const Expectation& over) {
  if (over.illegal) base.illegal = over.illegal;
  each_key(base, over, [](std::string_view, auto& a, const auto& b) { put(a, b); });
  return base;
}

std::string_view join(Expectation& base, const Expectation& more) {
  std::string_view conflict;
  each_key(base, more, [&](std::string_view key, const auto& a, const auto& b) {
    if (conflict.empty() && clash(a, b)) conflict = key;
  });
  if (!conflict.empty()) return conflict;
  if (!join_illegal(base, more)) return "illegal";
  each_key(base, more, [](std::string_view, auto& a, const auto& b) { put(a, b); });
  return {};
}

}  // namespace assize::scenario
