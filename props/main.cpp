// The properties on random games: RapidCheck's, which it shrinks, then plain loops over seeds.
//   properties [--games N] [--seed S] [--universe-every K] [--no-rapidcheck]
#include <fmt/format.h>
#include <rapidcheck.h>

#include <charconv>
#include <cstdint>
#include <iostream>
#include <string_view>

#include "props/mutants.hpp"
#include "props/run.hpp"

namespace {

using namespace assize;
using namespace assize::props;

struct Options {
  std::uint64_t games = 150;
  std::uint64_t seed = 1;
  int universe_every = 7;
  bool rapidcheck = true;
};

bool read_number(std::string_view text, auto& number) {
  return std::from_chars(text.data(), text.data() + text.size(), number).ptr == text.data() + text.size();
}

bool read_options(int count, char** words, Options& o) {
  for (int i = 1; i < count; ++i) {
    const std::string_view word = words[i];
    const std::string_view next = i + 1 < count ? words[i + 1] : "";
    bool good = !next.empty();
    if (word == "--no-rapidcheck") {
      o.rapidcheck = false;
      continue;
    }
    if (word == "--games")
      good = good && read_number(next, o.games);
    else if (word == "--seed")
      good = good && read_number(next, o.seed);
    else if (word == "--universe-every")
      good = good && read_number(next, o.universe_every) && o.universe_every > 0;
    else
      good = false;
    if (!good) return false;
    ++i;
  }
  return true;
}

/// A case that shrinks towards two players, the base game, the profile's rulings and few small choices.
Case any_case() {
  Case c = plain_case(*rc::gen::element(Edition::c2, Edition::c1, Edition::c3));
  c.tower = *rc::gen::arbitrary<bool>() && c.edition != Edition::c3;
  c.river = *rc::gen::arbitrary<bool>();
  c.abbot = *rc::gen::arbitrary<bool>();
  for (const auto part : {&Case::inns, &Case::traders, &Case::dragon, &Case::phantom, &Case::festival}) {
    c.*part = *rc::gen::arbitrary<bool>();
  }
  c.players = *rc::gen::inRange(2, c.tower || c.inns ? 7 : 6);
  const auto options = builtin_catalogue().options;
  const auto picks =
      *rc::gen::container<std::vector<std::uint32_t>>(options.size(), rc::gen::inRange<std::uint32_t>(0, 60));
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (picks[i] > 0) c.rulings[i] = static_cast<std::uint8_t>((picks[i] - 1) % options[i].values.size());
  }
  RC_PRE(reconcile(c.rulings));
  c.choices = *rc::gen::scale(
      2.0, rc::gen::container<std::vector<std::uint32_t>>(rc::gen::inRange<std::uint32_t>(0, 100000)));
  return c;
}

bool check_with_rapidcheck(const Effort& effort) {
  return rc::check("all properties after every decision", [&effort] {
    const Case c = any_case();
    const auto failure = run(c, effort);
    RC_CLASSIFY(c.tower, "tower");
    if (failure) RC_FAIL(to_text(*failure));
  });
}

bool check_seeds(const Options& o, const Effort& effort) {
  Tried tried;
  for (std::uint64_t seed = o.seed; seed < o.seed + o.games; ++seed) {
    const auto failure = run(random_case(seed), effort, &tried);
    if (!failure) continue;
    std::cout << fmt::format("seed {} fails; made smaller:\n{}", seed, to_text(shrunk(*failure, effort)));
    return false;
  }
  std::cout << fmt::format(
      "{} games from seed {} ({} played to the end, {} set-ups refused by the rules): {} decisions, {} of "
      "them against "
      "every action that can be written down; {} captures, {} choices and consents in exchanges, {} ransoms, {} double turns, {} steps of the dragon, {} moves of the "
      "fairy, {} second figures. All properties hold.\n",
      tried.games, o.seed, tried.finished, tried.refused, tried.decisions, tried.universes, tried.captures,
      tried.exchanges, tried.ransoms, tried.double_turns, tried.dragon_steps, tried.fairy_moves, tried.second_figures);
  return true;
}

}  // namespace

int main(int count, char** words) {
  Options options;
  if (!read_options(count, words, options)) {
    std::cerr << "properties [--games N] [--seed S] [--universe-every K] [--no-rapidcheck]\n";
    return 2;
  }
  const Effort effort{.universe_every = options.universe_every};
  const bool rapid = !options.rapidcheck || check_with_rapidcheck(effort);
  const bool seeds = check_seeds(options, effort);
  const bool sharp = check_mutants(std::cout);
  return rapid && seeds && sharp ? 0 : 1;
}
