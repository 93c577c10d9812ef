#include "props/mutants.hpp"

#include <fmt/format.h>

#include <array>
#include <ostream>

#include "props/run.hpp"

namespace assize::props {

namespace {

struct Mutant {
  ClauseId off;
  std::string_view breaks;
};

constexpr std::array<Mutant, 12> kMutants = {{
    {"base.score.all-return"_c, "no figure stays on a completed feature"},
    {"tower.close.one-meeple-per-tower"_c, "no two figures on a tower"},
    {"tower.range.four-directions"_c, "captured figures were in range"},
    {"tower.capture.own-to-supply"_c, "nobody holds own figures or is party to mutual captivity"},
    {"tower.exchange.trigger"_c, "nobody holds own figures or is party to mutual captivity"},
    {"tower.ransom.paid-to-captor"_c, "a ransom moves points and makes none"},
    {"builder.returns"_c, "no builder or pig stays without a meeple of its owner"},
    {"pig.returns"_c, "no builder or pig stays without a meeple of its owner"},
    {"builder.no-chain"_c, "a turn has two parts at most, and a part two figures"},
    {"dragon.eats"_c, "nothing that the dragon eats stays where it stands"},
    {"double-turn.is-one-turn"_c, "there is one fairy, beside her figure, and she blesses a turn once"},
    {"tower.setup.leftover-floors-to-box"_c, "floors are neither lost nor made"},
}};
constexpr std::uint64_t kMostGames = 1500;

std::string_view id_of(ClauseId c) {
  return builtin_catalogue().clauses[static_cast<std::size_t>(c)].id;
}

/// Plain rulings, so that the clause is in force; The Tower where it is about that, and only there.
Case case_for(std::uint64_t seed, ClauseId about) {
  Case c = random_case(seed);
  c.edition = Edition::c2;
  c.rulings = plain_case(c.edition).rulings;
  const auto speaks = [about](std::string_view of) { return id_of(about).starts_with(of); };
  c.tower = speaks("tower.");
  c.traders = speaks("builder.") || speaks("pig.") || speaks("double-turn.");
  c.dragon = speaks("pig.") || speaks("double-turn.") || speaks("dragon.");
  c.inns = c.phantom = c.festival = false;
  if (c.traders) c.players = 2;
  if (!c.tower && !c.traders) c.players = 4;  // features of several players are common then
  return c;
}

/// Games until the property fails, or 0.
std::uint64_t games_until_broken(const Mutant& m) {
  const Effort effort{.universe_tiles = 0, .only = m.breaks, .off = m.off};
  for (std::uint64_t seed = 1; seed <= kMostGames; ++seed) {
    const auto failure = run(case_for(seed, m.off), effort);
    if (failure && failure->property == m.breaks) return seed;
  }
  return 0;
}

}  // namespace

bool check_mutants(std::ostream& out) {
  bool sharp = true;
  for (const Mutant& m : kMutants) {
    const std::uint64_t games = games_until_broken(m);
    sharp = sharp && games > 0;
    out << fmt::format("without {}: \"{}\" {}\n", id_of(m.off), m.breaks,
                       games > 0 ? fmt::format("fails after {} games", games) : "NEVER FAILS");
  }
  return sharp;
}

}  // namespace assize::props
