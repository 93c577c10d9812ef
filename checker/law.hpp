// The law of one game: which clauses are in force, and the five words by which the engine decides.
#pragma once

#include <functional>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include "spec/catalogue/ids.hpp"

namespace assize {

/// The ruling chosen for every option, and the edition whose text is read.
struct Rulings {
  Edition edition = Edition::c2;
  std::vector<std::uint8_t> values;  ///< by OptionId
  bool operator==(const Rulings&) const = default;
};

/// The rulings of a profile.
[[nodiscard]] Rulings rulings_of(const Profile& profile);

enum class Word : std::uint8_t { forbids, permits, applies, amount, means };

/// A circumstance that made a clause decide as it did: "distance 3".
struct Fact {
  std::string_view name;
  int value = 0;
};

struct Decision {
  Word word{};
  ClauseId clause{};
  std::span<const Fact> facts;
  int value = 0;    ///< of an amount
  bool hit = true;  ///< false: the clause was asked, and its circumstances do not hold
};

/// How a clause is switched: as if it were not written, or with its numbers one higher or one lower.
enum class Switch : std::uint8_t { off, one_more, one_less };

using Listener = std::function<void(const Decision&)>;

class Law {
 public:
  Law(const Catalogue& catalogue, Rulings rulings);

  [[nodiscard]] bool is(Ruling r) const { return rulings_.values[static_cast<std::size_t>(r.option)] == r.value; }
  [[nodiscard]] Edition edition() const { return rulings_.edition; }

  /// A prohibition, limit or obligation stands in the way.
  [[nodiscard]] bool forbids(ClauseId c, std::initializer_list<Fact> facts = {}) const {
    return decides(Word::forbids, c, facts);
  }
  /// Whoever listens hears that the clause was asked and let the action pass.
  void passes(ClauseId c) const {
    if (listener_ && in_force(c)) [[unlikely]] listener_({Word::forbids, c, {}, 0, false});
  }
  /// An action is granted, or a prohibition lifted.
  [[nodiscard]] bool permits(ClauseId c, std::initializer_list<Fact> facts = {}) const {
    return decides(Word::permits, c, facts);
  }
  /// An effect happens.
  [[nodiscard]] bool applies(ClauseId c, std::initializer_list<Fact> facts = {}) const {
    return decides(Word::applies, c, facts);
  }
  /// A number that a clause sets.
  [[nodiscard]] int amount(NumberId n) const {
    const int value = numbers_[static_cast<std::size_t>(n)];
    if (listener_) [[unlikely]] tell_amount(n, value);
    return value;
  }
  /// A definition, and what would hold without it.
  template <typename T>
  [[nodiscard]] T means(ClauseId c, T as_written, T otherwise, std::initializer_list<Fact> facts = {}) const {
    return decides(Word::means, c, facts) ? as_written : otherwise;
  }
  /// The first of several clauses that is in force and decides; for rules that each edition words anew.
  [[nodiscard]] bool applies_any(std::initializer_list<ClauseId> clauses) const {
    for (const ClauseId c : clauses) {
      if (applies(c)) return true;
    }
    return false;
  }

  /// A grant that an action rests on is switched off. Silence of an edition withholds nothing: what a later text
  /// grants in so many words, an earlier one did not forbid.
  [[nodiscard]] bool withholds(ClauseId c, std::initializer_list<Fact> facts = {}) const {
    if (decides(Word::permits, c, facts)) return false;
    return state_[static_cast<std::size_t>(c)] == State::switched_off;
  }
  [[nodiscard]] bool in_force(ClauseId c) const { return state_[static_cast<std::size_t>(c)] == State::in_force; }
  /// A definition that shapes tiles and boards is switched off. Unlike `means` it does not ask whether the text
  /// of this edition holds it: silence of an edition does not turn such a definition round.
  [[nodiscard]] bool undone(ClauseId c) const {
    const State state = state_[static_cast<std::size_t>(c)];
    if (listener_ && state == State::in_force) [[unlikely]] listener_({Word::means, c, {}, 0, true});
    return state == State::switched_off;
  }
  [[nodiscard]] bool silent() const { return !listener_; }
  [[nodiscard]] bool altered() const { return altered_; }
  /// Nobody listens and no clause is switched: short cuts that come to the same may be taken.
  [[nodiscard]] bool plain() const { return !listener_ && !altered_; }
  [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }
  [[nodiscard]] const Rulings& rulings() const { return rulings_; }

  void listen(Listener listener) { listener_ = std::move(listener); }
  /// Judge from now on as if the clause were switched; for ablation and for mutants of the rules.
  void alter(ClauseId c, Switch how);

 private:
  enum class State : std::uint8_t { not_in_force, in_force, switched_off };

  [[nodiscard]] bool decides(Word word, ClauseId c, std::initializer_list<Fact> facts) const {
    const bool stands = in_force(c);
    if (listener_ && stands) [[unlikely]] listener_({word, c, {facts.begin(), facts.size()}, 0, true});
    return stands;
  }
  void tell_amount(NumberId n, int value) const;

  const Catalogue* catalogue_;
  Rulings rulings_;
  std::vector<State> state_;   // by ClauseId
  std::vector<int> numbers_;   // by NumberId
  bool altered_ = false;
  Listener listener_;
};

}  // namespace assize
