#include "spec/smt/search/context.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/catalogue/find.hpp"
#include "spec/catalogue/rulings.hpp"

namespace assize::smt {

namespace {

/// What has to be on the table before an option can matter.
struct Need {
  OptionId option;
  std::string_view profile;
  std::string_view with;
  std::array<FigureKind, 2> kinds;
  int players;
};
constexpr FigureKind kNoOther = FigureKind::meeple;
constexpr std::string_view kUsual = "C2-HiG";
constexpr std::array<Need, 10> kNeeds = {{
    {"base.abbot-back-when-complete"_o, kUsual, "abbot", {FigureKind::meeple, FigureKind::abbot}, 2},
    {"tower.exchange-cycles"_o, kUsual, "", {FigureKind::meeple, kNoOther}, 3},
    {"tower.ransom-scope"_o, kUsual, "", {FigureKind::meeple, kNoOther}, 3},
    {"tower.exchange-chooser"_o, kUsual, "abbot", {FigureKind::meeple, FigureKind::abbot}, 2},
    {"tower.large-capturable"_o, kUsual, "inns-cathedrals", {FigureKind::meeple, FigureKind::large_meeple}, 2},
    {"tower.builder-pig-capturable"_o, kUsual, "traders-builders", {FigureKind::meeple, FigureKind::builder}, 2},
    {"tower.builder-pig-on-tower"_o, kUsual, "traders-builders", {FigureKind::meeple, FigureKind::builder}, 2},
    {"base.builder-pig-class"_o, kUsual, "traders-builders", {FigureKind::meeple, FigureKind::builder}, 2},
    {"tower.figure-lists"_o, "C1-current", "abbey-mayor", {FigureKind::meeple, FigureKind::wagon}, 2},
    {"tower.player-count-outside-table"_o, kUsual, "", {FigureKind::meeple, kNoOther}, 7},
}};

Need need_of(OptionId option) {
  const auto found = std::find_if(kNeeds.begin(), kNeeds.end(), [option](const Need& n) { return n.option == option; });
  return found == kNeeds.end() ? Need{option, kUsual, "", {FigureKind::meeple, kNoOther}, 2} : *found;
}

using Values = std::vector<std::uint8_t>;

std::uint8_t first_in(std::uint32_t mask) {
  std::uint8_t v = 0;
  while (((mask >> v) & 1) == 0) ++v;
  return v;
}

/// A value that the condition does not name, or none.
std::optional<std::uint8_t> outside(const Catalogue& catalogue, const Condition& c) {
  const auto values = catalogue.options[static_cast<std::size_t>(c.option)].values.size();
  for (std::uint8_t v = 0; v < values; ++v) {
    if (((c.values >> v) & 1) == 0) return v;
  }
  return std::nullopt;
}

/// Options that must stay as they are.
struct Pinned {
  std::vector<OptionId> options;
  [[nodiscard]] bool has(OptionId o) const { return std::find(options.begin(), options.end(), o) != options.end(); }
};

/// Changes one ruling so that the constraint `irrelevant` no longer holds for the option.
bool make_relevant(const Catalogue& catalogue, OptionId option, const Pinned& pinned, Values& values) {
  for (const Constraint& c : catalogue.constraints) {
    if (c.kind != ConstraintKind::irrelevant || !all_hold(c.when, values)) continue;
    const bool concerns = std::any_of(c.then.begin(), c.then.end(), [&](const Condition& t) { return t.option == option; });
    if (!concerns) continue;
    for (const Condition& when : c.when) {
      const auto other = outside(catalogue, when);
      if (pinned.has(when.option) || !other) continue;
      values[static_cast<std::size_t>(when.option)] = *other;
      return true;
    }
  }
  return false;
}

/// Mends one constraint that the rulings break; false: there is none that can be mended.
bool mend(const Catalogue& catalogue, const Pinned& pinned, Values& values) {
  for (const std::size_t i : broken_constraints(catalogue, values)) {
    const Constraint& c = catalogue.constraints[i];
    for (const Condition& then : c.then) {
      if (pinned.has(then.option)) continue;
      if (c.kind == ConstraintKind::forces && !holds(then, values)) {
        values[static_cast<std::size_t>(then.option)] = first_in(then.values);
        return true;
      }
      const auto other = outside(catalogue, then);
      if (c.kind == ConstraintKind::conflicts && other) {
        values[static_cast<std::size_t>(then.option)] = *other;
        return true;
      }
    }
    for (const Condition& when : c.when) {
      const auto other = outside(catalogue, when);
      if (pinned.has(when.option) || !other) continue;
      values[static_cast<std::size_t>(when.option)] = *other;
      return true;
    }
  }
  return false;
}

/// The rulings with the option so, and everything else such that it matters and goes together.
tl::expected<Values, std::string> settle(const Catalogue& catalogue, Values values, OptionId option, std::uint8_t value,
                                         Pinned pinned) {
  values[static_cast<std::size_t>(option)] = value;
  pinned.options.push_back(option);
  for (int changes = 0; changes < 20; ++changes) {
    if (irrelevant(catalogue, option, values)) {
      if (!make_relevant(catalogue, option, pinned, values)) break;
    } else if (broken_constraints(catalogue, values).empty()) {
      return values;
    } else if (!mend(catalogue, pinned, values)) {
      break;
    }
  }
  return tl::unexpected(std::string("no rulings that go together make the option matter"));
}

std::vector<std::size_t> sets_for(const Catalogue& catalogue, OptionId option, Edition edition) {
  std::vector<std::string_view> names = edition == Edition::c1 ? std::vector<std::string_view>{"base-c1", "tower-c1"}
                                                               : std::vector<std::string_view>{"base-c2", "tower-c2"};
  if (option == "base.river-turns"_o || option == "base.river-lake"_o) {
    names = edition == Edition::c1 ? std::vector<std::string_view>{"base-c1", "river-c1"}
                                   : std::vector<std::string_view>{"base-c2", "river-c2"};
  } else if (catalogue.options[static_cast<std::size_t>(option)].rulebook == "base") {
    names.pop_back();
  }
  if (option == "base.river-fork-bend"_o || option == "base.river-ends-joined"_o) {
    names = edition == Edition::c1 ? std::vector<std::string_view>{"base-c1", "river-2-c1"}
                                   : std::vector<std::string_view>{"base-c2", "river-2-c2"};
  }
  if (option == "tower.large-block-cells"_o) names.push_back("count");
  std::vector<std::size_t> sets;
  for (std::size_t s = 0; s < catalogue.sets.size(); ++s) {
    if (std::find(names.begin(), names.end(), catalogue.sets[s].id) != names.end()) sets.push_back(s);
  }
  return sets;
}

Setting setting_for(const Catalogue& catalogue, const Asked& asked, const Fixed& fixed, const Need& need, Edition edition) {
  Setting s;
  s.sets = fixed.sets.empty() ? sets_for(catalogue, asked.option, edition) : fixed.sets;
  s.with = fixed.with;
  if (s.with.empty() && !need.with.empty()) s.with.emplace_back(need.with);
  for (const FigureKind k : need.kinds) {
    if (std::find(s.kinds.begin(), s.kinds.end(), k) == s.kinds.end()) s.kinds.push_back(k);
  }
  s.abbot = std::find(s.with.begin(), s.with.end(), "abbot") != s.with.end();
  const int players = fixed.players > 0 ? fixed.players : need.players;
  for (int p = 0; p < players; ++p) s.players.push_back(static_cast<Colour>(p));
  return s;
}

}  // namespace

std::string_view outside_search(OptionId option) {
  struct Outside {
    OptionId option;
    std::string_view why;
  };
  constexpr std::string_view kEvent = "it takes an event of an expansion that is not played; turns with events are not searched";
  static constexpr std::array<Outside, 15> kOutside = {{
      {"base.farmer-scoring"_o, "the scoring of fields is no part of the encoding: see perft --differ"},
      {"base.river-lake"_o, "draws are no part of the encoding: see perft --differ"},
      {"tower.player-count-outside-table"_o, "the set-up parts them, whatever the board"},
      {"base.builder-pig-class"_o, "other options carry what it changes on the board: builder-pig-capturable, builder-pig-on-tower"},
      {"base.castle-tied-owners"_o, kEvent},
      {"base.festival-return"_o, kEvent},
      {"tower.dragon-eats-tower-follower"_o, kEvent},
      {"tower.fairy-shields-tower-follower"_o, kEvent},
      {"tower.figure-lists"_o, "figures of expansions that are not played part them"},
      {"tower.floor-after-festival"_o, kEvent},
      {"tower.floor-after-princess"_o, kEvent},
      {"tower.large-block-targets"_o, "it takes a bridge token"},
      {"tower.tower-follower-in-proximity"_o, kEvent},
      {"tower.tower-follower-removers"_o, kEvent},
      {"tower.unlisted-figures"_o, "it takes a figure off the tiles"},
  }};
  const auto found = std::find_if(kOutside.begin(), kOutside.end(), [option](const Outside& o) { return o.option == option; });
  return found == kOutside.end() ? std::string_view() : found->why;
}

tl::expected<Context, std::string> context_for(const Catalogue& catalogue, const Asked& asked, const Fixed& fixed) {
  const Need need = need_of(asked.option);
  const Profile* usual = profile_by_id(catalogue, need.profile);
  const std::size_t profile = fixed.profile.value_or(static_cast<std::size_t>(usual - catalogue.profiles.data()));
  const Profile& base = catalogue.profiles[profile];
  Values values(base.rulings.begin(), base.rulings.end());
  Pinned pinned;
  for (const Ruling r : fixed.rulings) {
    values[static_cast<std::size_t>(r.option)] = r.value;
    pinned.options.push_back(r.option);
  }
  const auto a = settle(catalogue, values, asked.option, asked.a, pinned);
  if (!a) return tl::unexpected(a.error());
  // The other side changes as little as it must.
  const auto b = settle(catalogue, *a, asked.option, asked.b, pinned);
  if (!b) return tl::unexpected(b.error());
  return Context{profile, {base.edition, *a}, {base.edition, *b},
                 setting_for(catalogue, asked, fixed, need, base.edition)};
}

}  // namespace assize::smt
