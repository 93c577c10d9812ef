#include "tools/perft/bench.hpp"

#include <fmt/format.h>

#include <ctime>

#include "checker/random.hpp"
#include "tools/perft/tables.hpp"

namespace assize::perft {

void Checksum::add(std::int64_t n) {
  for (int i = 0; i < 8; ++i) {
    hash_ ^= static_cast<std::uint64_t>(n >> (8 * i)) & 0xffU;
    hash_ *= 0x100000001b3U;
  }
}

void Checksum::add(const Points& points) {
  for (const std::int64_t p : points) add(p);
}

std::string Checksum::text() const {
  return fmt::format("{:016x}", hash_);
}

Bench bench(const std::shared_ptr<const Ruleset>& rules, std::string name, int games, std::uint64_t seed) {
  Bench result{.name = std::move(name), .seed = seed, .games = games, .final_scores = {}};
  Game game(rules);
  std::vector<Action> storage;
  const std::clock_t from = std::clock();
  for (int i = 0; i < games; ++i) {
    Random random(seed + static_cast<std::uint64_t>(i));
    game.reset();
    game.settle();
    result.decisions += static_cast<std::uint64_t>(play_out(game, random, storage));
    for (int p = 0; p < rules->player_count(); ++p) {
      result.final_scores.add(game.facts().score[static_cast<std::size_t>(p)]);
    }
  }
  result.seconds = static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC;
  return result;
}

Bench bench(Kind kind, int games, std::uint64_t seed) {
  switch (kind) {
    case Kind::base:
      return bench(base_rules(), "base", games, seed);
    case Kind::tower:
      return bench(tower_rules(), "base and tower", games, seed);
    case Kind::all:
      break;
  }
  return bench(all_rules(), "base, abbot, river and tower", games, seed);
}

std::string to_text(const Bench& b) {
  return fmt::format(
      "{}: {} random games of two from seed {}, {:.0f} games/s on one core, {:.1f} decisions a game, checksum {}", b.name,
      b.games, b.seed, b.games_a_second(), static_cast<double>(b.decisions) / b.games, b.final_scores.text());
}

}  // namespace assize::perft
