#include "checker/random.hpp"

#include "checker/rules/base/draw.hpp"

namespace assize {

const Action& pick(const Game& game, const std::vector<Action>& actions, Random& random) {
  if (actions.front().kind != ActionKind::draw) return actions[random.below(static_cast<std::uint32_t>(actions.size()))];
  int total = 0;
  for (const Action& a : actions) total += game.facts().bag[static_cast<std::size_t>(a.type)];
  auto left = static_cast<int>(random.below(static_cast<std::uint32_t>(total)));
  for (const Action& a : actions) {
    left -= game.facts().bag[static_cast<std::size_t>(a.type)];
    if (left < 0) return a;
  }
  return actions.back();
}

int play_out(Game& game, Random& random, std::vector<Action>& storage) {
  int decisions = 0;
  while (!game.over()) {
    storage.clear();
    game.legal_actions(storage);
    if (storage.empty()) break;
    game.apply(pick(game, storage, random));
    game.settle();
    ++decisions;
  }
  return decisions;
}

}  // namespace assize
