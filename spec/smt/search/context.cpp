#include "spec/smt/search/context.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "spec/catalogue/find.hpp"
#include "spec/catalogue/rulings.hpp"
#include "spec/scenario/parts.hpp"
#include "spec/smt/search/needs.hpp"
#include "spec/smt/tower/floors.hpp"

namespace assize::smt {

namespace {

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
  [[nodiscard]] bool has(OptionId o) const {
    return std::find(options.begin(), options.end(), o) != options.end();
  }
};

/// Changes one ruling so that the constraint `irrelevant` no longer holds for the option.
bool make_relevant(const Catalogue& catalogue, OptionId option, const Pinned& pinned, Values& values) {
  for (const Constraint& c : catalogue.constraints) {
    if (c.kind != ConstraintKind::irrelevant || !all_hold(c.when, values)) continue;
    const bool concerns =
        std::any_of(c.then.begin(), c.then.end(), [&](const Condition& t) { return t.option == option; });
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
tl::expected<Values, std::string> settle(const Catalogue& catalogue, Values values, OptionId option,
                                         std::uint8_t value, Pinned pinned) {
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

std::vector<std::size_t> sets_for(const Catalogue& catalogue, const Need& need, Edition edition) {
  const bool tower = catalogue.options[static_cast<std::size_t>(need.option)].rulebook != "base";
  const std::string_view ending = edition == Edition::c1 ? "-c1" : "-c2";
  std::vector<std::string> names = {fmt::format("base{}", ending), std::string(need.also)};
  if (tower) names.push_back(fmt::format("tower{}", ending));
  if (!need.expansion.empty()) names.push_back(fmt::format("{}{}", need.expansion, ending));
  if (!need.river.empty()) names.push_back(fmt::format("{}{}", need.river, ending));
  std::vector<std::size_t> sets;
  for (std::size_t s = 0; s < catalogue.sets.size(); ++s) {
    if (std::find(names.begin(), names.end(), catalogue.sets[s].id) != names.end()) sets.push_back(s);
  }
  return sets;
}

Parts parts_of(const Catalogue& catalogue, const Setting& setting) {
  scenario::Scenario bare;
  for (const std::size_t s : setting.sets) bare.sets.push_back({s, std::string(catalogue.sets[s].id), {}});
  bare.with = setting.with;
  return scenario::parts_in_play(bare, catalogue);
}

Setting setting_for(const Catalogue& catalogue, const Fixed& fixed, const Need& need, Edition edition) {
  Setting s;
  s.sets = fixed.sets.empty() ? sets_for(catalogue, need, edition) : fixed.sets;
  s.with = fixed.with;
  if (s.with.empty()) {
    for (const std::string_view with : {need.with, need.and_with}) {
      if (!with.empty()) s.with.emplace_back(with);
    }
  }
  s.kinds = {FigureKind::meeple};
  for (const auto& other : {need.other, need.and_other}) {
    if (other) s.kinds.push_back(*other);
  }
  s.parts = parts_of(catalogue, s);
  s.beyond.fairy = need.fairy;
  if (need.event) s.beyond.events = {*need.event};
  s.beyond.only = need.only_events;
  s.beyond.stands = need.stands;
  s.beyond.area = need.area;
  s.abbot = std::find(s.with.begin(), s.with.end(), "abbot") != s.with.end();
  const int players = fixed.players > 0 ? fixed.players : need.players;
  for (int p = 0; p < players; ++p) s.players.push_back(static_cast<Colour>(p));
  return s;
}

/// Why no board of the setting can be one of the option's; empty: it can.
std::string without_sense(const Catalogue& catalogue, const Need& need, const Setting& setting,
                          const Law& law) {
  const auto any = [&](const auto& holds) {
    return std::any_of(setting.sets.begin(), setting.sets.end(),
                       [&](std::size_t s) { return holds(catalogue.sets[s]); });
  };
  const auto starts = [](const TileSet& set) {
    return std::any_of(set.entries.begin(), set.entries.end(), [](const SetEntry& e) { return e.start; });
  };
  if (!any(starts)) return "none of these tile sets has a start tile";
  if (catalogue.options[static_cast<std::size_t>(need.option)].rulebook == "base") return {};
  if (!any([](const TileSet& set) { return set.rulebook == "tower"; }))
    return "The Tower is not among these tile sets";
  if (tower::floors_per_player(law, static_cast<int>(setting.players.size())) > 0) return {};
  return fmt::format("there are no floors for {} players", setting.players.size());
}

}  // namespace

tl::expected<Context, std::string> context_for(const Catalogue& catalogue, const Asked& asked,
                                               const Fixed& fixed) {
  const Need need = need_of(asked.option);
  const Profile* usual = profile_by_id(catalogue, need.profile);
  const std::size_t profile =
      fixed.profile.value_or(static_cast<std::size_t>(usual - catalogue.profiles.data()));
  const Profile& base = catalogue.profiles[profile];
  Values values(base.rulings.begin(), base.rulings.end());
  if (need.ruling) values[static_cast<std::size_t>(need.ruling->option)] = need.ruling->value;
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
  const Setting setting = setting_for(catalogue, fixed, need, base.edition);
  const std::string why = without_sense(catalogue, need, setting, Law(catalogue, base.edition, *a));
  if (!why.empty()) return tl::unexpected(why);
  return Context{profile, {base.edition, *a}, {base.edition, *b}, setting};
}

}  // namespace assize::smt
