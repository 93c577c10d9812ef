#include "tools/jcz/setup.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "spec/catalogue/find.hpp"
#include "spec/catalogue/nearest.hpp"
#include "spec/scenario/check.hpp"
#include "spec/scenario/parts.hpp"
#include "tools/jcz/elements.hpp"
#include "tools/jcz/setup_tiles.hpp"

namespace assize::jcz {

namespace sc = assize::scenario;

namespace {

class Teller {
 public:
  Teller(const Recording& recording, const Catalogue& catalogue, std::vector<Diagnostic>& faults)
      : recording_(&recording), catalogue_(&catalogue), complaints_(recording.file, faults) {}

  SetUpTold tell() {
    tell_sets();
    tell_elements();
    tell_parts();
    tell_rules();
    tell_players();
    const bool floors = !set_begins("tower") || on("tower");
    tell_start(*recording_, *catalogue_, floors, out_, complaints_);
    tell_pack(*recording_, *catalogue_, on("dragon"), out_);
    return std::move(out_);
  }

 private:
  [[nodiscard]] const Named<int>* named(std::string_view element_name) const {
    const auto& all = recording_->elements;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Named<int>& e) { return e.name == element_name; });
    return found == all.end() ? nullptr : &*found;
  }
  /// Present; figures count only from one.
  [[nodiscard]] bool on(const Element& e) const {
    const Named<int>* n = named(e.name);
    return n != nullptr && (!e.figure || n->value > 0);
  }
  [[nodiscard]] bool on(std::string_view name) const { return on(*element(name)); }
  [[nodiscard]] bool set_begins(std::string_view stem) const {
    return std::any_of(recording_->sets.begin(), recording_->sets.end(),
                       [&](const Named<int>& s) { return s.name.starts_with(stem); });
  }
  void miss(std::string name) { jcz::miss(out_, std::move(name)); }

  void tell_sets();
  void tell_elements();
  void tell_herds();
  void tell_parts();
  void tell_counts();
  void rule_on(std::string_view option, std::string_view value);
  void tell_rules();
  void tell_players();

  const Recording* recording_;
  const Catalogue* catalogue_;
  Complaints complaints_;
  SetUpTold out_;
};

void Teller::tell_sets() {
  for (const Named<int>& s : recording_->sets) {
    const TileSetWord* word = tile_set(s.name);
    if (word == nullptr) {
      out_.notes.push_back(fmt::format("the set {} is not known and passed over", s.name));
      out_.ignored_sets = true;
      continue;
    }
    out_.expansions.emplace(word->expansion);
    if (word->set.empty()) {
      miss(std::string(word->expansion));
      continue;
    }
    if (s.value > 1) miss(fmt::format("{} copies of the set {}", s.value, s.name));
    const auto found = std::find_if(catalogue_->sets.begin(), catalogue_->sets.end(),
                                    [&](const TileSet& t) { return t.id == word->set; });
    out_.head.sets.push_back(
        {static_cast<std::size_t>(found - catalogue_->sets.begin()), std::string(word->set), {}});
    out_.river = out_.river || word->expansion == "river";
  }
  const bool starts = std::any_of(out_.head.sets.begin(), out_.head.sets.end(), [](const sc::SetRef& s) {
    return s.name.starts_with("base-") || s.name.starts_with("river-");
  });
  if (!starts && out_.missing.empty()) miss("a game without the base game's tiles");
}

void Teller::tell_elements() {
  for (const Named<int>& named_element : recording_->elements) {
    const Element* e = element(named_element.name);
    if (e == nullptr) {
      miss(fmt::format("the element {}", named_element.name));
      continue;
    }
    if (!on(*e)) continue;
    out_.expansions.emplace(e->expansion == "fan expansion" ? e->name : e->expansion);
    if (e->played || e->name == "pig-herd") continue;
    // What acts only through its own tiles cannot act without them.
    if (!e->tiles.empty() && !set_begins(e->tiles)) continue;
    miss(std::string(e->expansion == "fan expansion" ? e->name : e->expansion));
  }
  tell_herds();
  if (set_begins("tower") && !on("tower"))
    out_.notes.emplace_back("the tower's tiles are in play without their floors");
  if (on("abbot") && !on("garden")) {
    const bool gardens = std::any_of(out_.head.sets.begin(), out_.head.sets.end(), [&](const sc::SetRef& s) {
      const auto entries = catalogue_->sets[s.index].entries;
      return std::any_of(entries.begin(), entries.end(),
                         [&](const SetEntry& t) { return catalogue_->tiles[t.tile].garden; });
    });
    if (gardens) miss("gardens as a drawing beside abbots");
  }
}

/// Herds stand on tiles of the river too.
void Teller::tell_herds() {
  if (!on("pig-herd")) return;
  for (const sc::SetRef& s : out_.head.sets) {
    for (const SetEntry& entry : catalogue_->sets[s.index].entries) {
      if (catalogue_->tiles[entry.tile].symbols.find("herd") != std::string_view::npos)
        return miss("pig herds");
    }
  }
}

/// What the sets bring and no element switches on is left out; what an element switches on and no set brings
/// comes along.
void Teller::tell_parts() {
  const Parts brought = sc::parts_in_play(out_.head, *catalogue_);
  for (const Element& e : elements()) {
    if (!e.part) continue;
    const bool wanted = on(e);
    if (wanted && !has(brought, *e.part)) out_.head.with.emplace_back(name_of(*e.part));
    if (!wanted && has(brought, *e.part)) out_.head.without.push_back(*e.part);
  }
  tell_counts();
}

void Teller::tell_counts() {
  for (const Element& e : elements()) {
    if (!e.figure || !e.played) continue;
    const Named<int>* n = named(e.name);
    const int count = n == nullptr ? 0 : n->value;
    if (count > sc::kMostOfAKind) miss(fmt::format("{} figures of one kind", count));
    const bool meeple = *e.figure == FigureKind::meeple;
    if (meeple ? count != sc::count_each(out_.head, FigureKind::meeple) : count > 1)
      out_.head.each[*e.figure] = count;
  }
}

void Teller::rule_on(std::string_view option, std::string_view value) {
  const auto id = option_by_id(*catalogue_, option);
  if (!id) return;
  const Option& o = catalogue_->options[static_cast<std::size_t>(*id)];
  for (std::size_t v = 0; v < o.values.size(); ++v) {
    if (o.values[v].value != value) continue;
    const Profile& profile = *profile_by_id(*catalogue_, kBaseProfile);
    if (profile.rulings[static_cast<std::size_t>(*id)] == v) return;
    out_.head.rulings.push_back(
        {{*id, static_cast<std::uint8_t>(v)}, std::string(option), std::string(value), {}});
  }
}

void Teller::tell_rules() {
  std::map<std::string_view, std::string_view> set;
  for (const Named<std::string>& r : recording_->rules) {
    const Rule* known = rule(r.name);
    if (known == nullptr) {
      miss(fmt::format("the rule {}", r.name));
      continue;
    }
    std::vector<std::string_view> values;
    for (const RuleWord& w : known->values) values.push_back(w.value);
    if (std::find(values.begin(), values.end(), r.value) == values.end()) {
      complaints_.add(r.where, fmt::format("the rule {} has no value '{}'", r.name, r.value),
                      fmt::format("its values are {}", fmt::join(values, ", ")));
    }
    set[r.name] = r.value;
  }
  for (const Rule& r : rules()) {
    if (r.option.empty()) continue;
    const auto stated = set.find(r.name);
    for (const RuleWord& w : r.values) {
      if (stated == set.end() ? &w == &r.values.front() : w.value == stated->second)
        rule_on(r.option, w.means);
    }
  }
  rule_on("base.farmers", on("farmers") ? "on" : "off");
}

void Teller::tell_players() {
  const std::size_t n = recording_->players.size();
  if (n > static_cast<std::size_t>(kMaxPlayers)) miss(fmt::format("{} players", n));
  if (n < 2 || n > 5) {
    rule_on("base.player-count-outside-box", "extend");
    if (on("tower")) rule_on("tower.player-count-outside-table", "extend");
  }
  for (std::size_t p = 0; p < std::min<std::size_t>(n, kMaxPlayers); ++p)
    out_.head.players.push_back(static_cast<Colour>(p));
  const Profile* profile = profile_by_id(*catalogue_, kBaseProfile);
  out_.head.profiles.push_back(
      {static_cast<std::size_t>(profile - catalogue_->profiles.data()), std::string(kBaseProfile), {}});
}

}  // namespace

SetUpTold set_up_told(const Recording& recording, const Catalogue& catalogue,
                      std::vector<Diagnostic>& faults) {
  return Teller(recording, catalogue, faults).tell();
}

}  // namespace assize::jcz
