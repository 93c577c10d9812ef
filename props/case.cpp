#include "props/case.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "checker/random.hpp"

namespace assize::props {

namespace {

constexpr int kMostDecisions = 3000;

const Profile& profile_of(Edition edition) {
  constexpr std::array<std::string_view, 3> kProfiles = {"C1-HiG-current", "C2-HiG", "C3"};
  const std::string_view id = kProfiles[static_cast<std::size_t>(edition)];
  const auto profiles = builtin_catalogue().profiles;
  const auto found =
      std::find_if(profiles.begin(), profiles.end(), [id](const Profile& p) { return p.id == id; });
  if (found == profiles.end()) throw std::logic_error(fmt::format("no profile {}", id));
  return *found;
}

bool holds(std::span<const Condition> conditions, const std::vector<std::uint8_t>& rulings) {
  return std::all_of(conditions.begin(), conditions.end(), [&](const Condition& c) {
    return ((c.values >> rulings[static_cast<std::size_t>(c.option)]) & 1U) != 0;
  });
}

/// The lowest value in the mask, or -1.
int lowest(std::uint32_t mask, std::size_t values) {
  for (std::size_t v = 0; v < values; ++v) {
    if ((mask >> v) & 1U) return static_cast<int>(v);
  }
  return -1;
}

/// Moves one option into (or out of) the values of a condition. False: there is no such value.
bool move_option(const Condition& c, bool into, std::vector<std::uint8_t>& rulings) {
  const auto i = static_cast<std::size_t>(c.option);
  const int value = lowest(into ? c.values : ~c.values, builtin_catalogue().options[i].values.size());
  if (value < 0) return false;
  rulings[i] = static_cast<std::uint8_t>(value);
  return true;
}

std::vector<std::uint8_t> random_rulings(Random& random) {
  std::vector<std::uint8_t> rulings;
  do {
    rulings.clear();
    for (const Option& o : builtin_catalogue().options) {
      rulings.push_back(static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(o.values.size()))));
    }
  } while (!reconcile(rulings));
  return rulings;
}

}  // namespace

bool reconcile(std::vector<std::uint8_t>& rulings) {
  for (int round = 0; round < 10; ++round) {
    bool changed = false;
    for (const Constraint& c : builtin_catalogue().constraints) {
      if (c.kind == ConstraintKind::irrelevant || !holds(c.when, rulings)) continue;
      if (c.kind == ConstraintKind::conflicts) {
        if (!holds(c.then, rulings)) continue;
        changed = true;
        if (!move_option(c.then.front(), false, rulings)) return false;
        continue;
      }
      for (const Condition& forced : c.then) {
        if (holds({&forced, 1}, rulings)) continue;
        changed = true;
        if (!move_option(forced, true, rulings)) return false;
      }
    }
    if (!changed) return true;
  }
  return false;
}

Case plain_case(Edition edition) {
  const auto rulings = profile_of(edition).rulings;
  return {.edition = edition, .rulings = {rulings.begin(), rulings.end()}, .choices = {}};
}

Case random_case(std::uint64_t seed) {
  Random random(seed);
  Case c = plain_case(static_cast<Edition>(random.below(3)));
  c.seed = seed;
  c.abbot = random.below(2) == 0;
  c.river = random.below(3) == 0;
  c.tower = random.below(4) != 0 && c.edition != Edition::c3;       // The Tower ended with the second edition
  c.inns = random.below(3) == 0;
  c.traders = random.below(3) == 0;
  c.dragon = random.below(3) == 0;
  c.phantom = random.below(3) == 0;
  c.festival = random.below(3) == 0;
  c.players = static_cast<int>(2 + random.below(c.tower || c.inns ? 5 : 4));  // the base game alone has five colours
  if (random.below(4) != 0) c.rulings = random_rulings(random);
  for (int i = 0; i < kMostDecisions; ++i)
    c.choices.push_back(static_cast<std::uint32_t>(random.next() >> 32U));
  return c;
}

std::shared_ptr<const Ruleset> rules_of(const Case& c, Listener listener, std::optional<ClauseId> off) {
  const std::string edition = c.edition == Edition::c1 ? "c1" : "c2";
  SetUp setup{.sets = {"base-" + edition},
              .players = {},
              .parts = {},
              .standing = {},
              .each = {},
              .rulings = {c.edition, c.rulings}};
  const auto play = [&](bool in_play, std::string set, std::initializer_list<Part> parts) {
    if (!in_play) return;
    if (!set.empty()) setup.sets.push_back(std::move(set));
    for (const Part part : parts) setup.parts[static_cast<std::size_t>(part)] = true;
  };
  play(c.abbot, "", {Part::abbot});
  play(c.phantom, "", {Part::phantom});
  play(c.inns, "inns-cathedrals-" + edition, {Part::large_meeple, Part::inns, Part::cathedrals});
  play(c.traders, "traders-builders-" + edition, {Part::builder, Part::pig, Part::goods});
  play(c.dragon, "princess-dragon-" + edition, {Part::dragon, Part::fairy, Part::princess, Part::portal});
  play(c.festival, "festival", {Part::festival});
  if (c.river) setup.sets.push_back("river-" + edition);
  if (c.tower) setup.sets.push_back("tower-" + edition);
  for (int p = 0; p < c.players; ++p) setup.players.push_back(static_cast<Colour>(p));
  Law law(builtin_catalogue(), setup.rulings);
  if (listener) law.listen(std::move(listener));
  if (off) law.alter(*off, Switch::off);
  auto rules = make_ruleset(setup, std::move(law));
  return rules ? *rules : nullptr;
}

std::string to_text(const Case& c) {
  std::string text =
      fmt::format("seed {}, {}, {} players, base{}{}{}{}{}{}{}{}", c.seed, name_of(c.edition), c.players,
                  c.river ? " + river" : "", c.tower ? " + tower" : "", c.abbot ? " + abbots" : "",
                  c.inns ? " + inns" : "", c.traders ? " + traders" : "", c.dragon ? " + dragon" : "",
                  c.phantom ? " + phantom" : "", c.festival ? " + festival" : "");
  const Case plain = plain_case(c.edition);
  const auto options = builtin_catalogue().options;
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (c.rulings[i] == plain.rulings[i]) continue;
    fmt::format_to(std::back_inserter(text), "\n    {} = {}", options[i].id,
                   options[i].values[c.rulings[i]].value);
  }
  return text;
}

}  // namespace assize::props
