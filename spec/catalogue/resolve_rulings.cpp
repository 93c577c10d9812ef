#include <fmt/format.h>

#include <algorithm>

#include "spec/catalogue/resolve.hpp"

namespace assize {
namespace {

using Pairs = std::vector<std::pair<Ref, Ref>>;

const Ref* find(const Pairs& pairs, std::string_view key) {
  for (const auto& [name, value] : pairs) {
    if (name.text == key) return &value;
  }
  return nullptr;
}

class ProfileResolver {
 public:
  ProfileResolver(const Draft& draft, const NameIndex& index, Storage& storage)
      : draft_(draft), index_(index), storage_(storage) {}

  std::vector<Profile> run() {
    check_roots_of_defaults();
    for (const ProfileDraft& row : draft_.profiles) resolve(row, 0);
    std::vector<Profile> ordered;
    for (const ProfileDraft& row : draft_.profiles) {
      if (const Profile* profile = done(row.id.text)) ordered.push_back(*profile);
    }
    return ordered;
  }

 private:
  const Profile* done(std::string_view id) const {
    for (const Profile& profile : profiles_) {
      if (profile.id == id) return &profile;
    }
    return nullptr;
  }

  void check_roots_of_defaults() const {
    std::vector<std::string_view> roots;
    for (const ProfileDraft& row : draft_.profiles) {
      if (row.parent.text.empty()) roots.push_back(row.id.text);
    }
    for (const OptionDraft& option : draft_.options) {
      for (const Pairs* pairs : {&option.defaults, &option.basis}) {
        for (const auto& [root, value] : *pairs) {
          if (std::find(roots.begin(), roots.end(), root.text) != roots.end()) continue;
          option.complaints.add(root.where, fmt::format("'{}' is not a root profile", root.text),
                                hint_for(root.text, roots));
        }
      }
    }
  }

  void resolve(const ProfileDraft& row, int depth) {
    if (done(row.id.text) != nullptr) {
      if (depth == 0 && std::count_if(draft_.profiles.begin(), draft_.profiles.end(),
                                      [&](const ProfileDraft& p) { return p.id.text == row.id.text; }) > 1) {
        row.complaints.add(row.id.where, fmt::format("profile '{}' stands twice", row.id.text));
      }
      return;
    }
    if (depth > static_cast<int>(draft_.profiles.size())) {
      row.complaints.add(row.parent.where, fmt::format("profile '{}' is its own ancestor", row.id.text));
      return;
    }
    Profile profile;
    std::vector<std::uint8_t> rulings(draft_.options.size(), 0);
    std::vector<std::string_view> basis(draft_.options.size());
    std::vector<Ruling> deltas;
    if (row.parent.text.empty()) {
      from_defaults(row, rulings, basis, deltas);
    } else {
      const auto parent = std::find_if(draft_.profiles.begin(), draft_.profiles.end(),
                                       [&](const ProfileDraft& p) { return p.id.text == row.parent.text; });
      if (parent == draft_.profiles.end()) {
        row.complaints.add(row.parent.where, fmt::format("unknown profile '{}'", row.parent.text));
        return;
      }
      resolve(*parent, depth + 1);
      const Profile* resolved = done(row.parent.text);
      if (resolved == nullptr) return;
      rulings.assign(resolved->rulings.begin(), resolved->rulings.end());
      basis.assign(resolved->basis.begin(), resolved->basis.end());
      profile.parent = resolved->id;
    }
    apply_deltas(row, rulings, basis, deltas);
    profile.id = storage_.keep(row.id.text);
    if (const auto edition = read_word<Edition>(row.edition, kEditionNames, "edition", row.complaints)) {
      profile.edition = *edition;
    }
    profile.description = storage_.keep(row.description);
    profile.deltas = storage_.keep(std::move(deltas));
    profile.rulings = storage_.keep(std::move(rulings));
    profile.basis = storage_.keep(std::move(basis));
    profiles_.push_back(profile);
  }

  void from_defaults(const ProfileDraft& row, std::vector<std::uint8_t>& rulings,
                     std::vector<std::string_view>& basis, std::vector<Ruling>& deltas) {
    for (std::size_t i = 0; i < draft_.options.size(); ++i) {
      const OptionDraft& option = draft_.options[i];
      const Ref* value = find(option.defaults, row.id.text);
      if (value == nullptr) {
        option.complaints.add(
            option.id.where, fmt::format("option '{}' has no default for '{}'", option.id.text, row.id.text));
        continue;
      }
      const auto id = static_cast<OptionId>(i);
      rulings[i] = index_.value(id, *value, option.complaints).value_or(0);
      deltas.push_back({id, rulings[i]});
      if (const Ref* how = find(option.basis, row.id.text)) {
        basis[i] = storage_.keep(how->text);
      } else {
        option.complaints.add(option.id.where,
                              fmt::format("option '{}' has no basis for '{}'", option.id.text, row.id.text));
      }
    }
  }

  void apply_deltas(const ProfileDraft& row, std::vector<std::uint8_t>& rulings,
                    std::vector<std::string_view>& basis, std::vector<Ruling>& deltas) {
    for (const auto& [name, value] : row.rulings) {
      const auto option = index_.option(name, row.complaints);
      if (!option) continue;
      const auto chosen = index_.value(*option, value, row.complaints);
      if (!chosen) continue;
      rulings[static_cast<std::size_t>(*option)] = *chosen;
      deltas.push_back({*option, *chosen});
      if (find(row.basis, name.text) == nullptr) {
        row.complaints.add(name.where, fmt::format("'{}' sets '{}' without a basis", row.id.text, name.text));
      }
    }
    for (const auto& [name, how] : row.basis) {
      if (const auto option = index_.option(name, row.complaints)) {
        basis[static_cast<std::size_t>(*option)] = storage_.keep(how.text);
      }
    }
  }

  const Draft& draft_;
  const NameIndex& index_;
  Storage& storage_;
  std::vector<Profile> profiles_;
};

}  // namespace

void resolve_profiles(const Draft& draft, const NameIndex& index, Storage& storage) {
  storage.catalogue.profiles = storage.keep(ProfileResolver(draft, index, storage).run());
}

void resolve_constraints(const Draft& draft, const NameIndex& index, Storage& storage) {
  std::vector<Constraint> constraints;
  for (const ConstraintDraft& row : draft.constraints) {
    const auto when = storage.keep(index.conditions(row.when, row.complaints));
    const std::string_view text = storage.keep(row.text);
    const auto add = [&](ConstraintKind kind, std::vector<Condition> then) {
      if (!then.empty()) constraints.push_back({when, kind, storage.keep(std::move(then)), text});
    };
    add(ConstraintKind::forces, index.conditions(row.forces, row.complaints));
    std::vector<Condition> irrelevant;
    for (const Ref& ref : row.irrelevant) {
      if (const auto option = index.option(ref, row.complaints)) irrelevant.push_back({*option, ~0U});
    }
    add(ConstraintKind::irrelevant, std::move(irrelevant));
    add(ConstraintKind::conflicts, index.conditions(row.conflicts, row.complaints));
  }
  storage.catalogue.constraints = storage.keep(std::move(constraints));
}

void resolve_ambiguities(const Draft& draft, const NameIndex& index, Storage& storage) {
  std::vector<Ambiguity> ambiguities;
  for (const AmbiguityDraft& row : draft.ambiguities) {
    Ambiguity ambiguity;
    ambiguity.id = storage.keep(row.id.text);
    ambiguity.question = storage.keep(row.question);
    ambiguity.status = storage.keep(row.status);
    std::vector<Reading> readings;
    if (const auto option = index.option(row.option, row.complaints)) {
      ambiguity.option = *option;
      for (const auto& [value, text, outcome] : row.readings) {
        if (index.value(*option, value, row.complaints)) {
          readings.push_back({storage.keep(value.text), storage.keep(text), storage.keep(outcome)});
        }
      }
    }
    ambiguity.state = storage.keep(row.state);
    ambiguity.action = storage.keep(row.action);
    ambiguity.readings = storage.keep(std::move(readings));
    ambiguity.clauses = storage.keep(index.clauses(row.clauses, row.complaints));
    ambiguity.basis = storage.keep(row.basis);
    ambiguity.pending = storage.keep(row.pending);
    ambiguity.inseparable = storage.keep(row.inseparable);
    ambiguities.push_back(ambiguity);
  }
  storage.catalogue.ambiguities = storage.keep(std::move(ambiguities));
}

}  // namespace assize
