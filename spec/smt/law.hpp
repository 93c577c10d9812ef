// The law as the constraints see it: rulings, numbers, and law(clause, formula), through which every clause's
// constraint goes, so that it can be switched or traced.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <vector>

#include "spec/catalogue/ids.hpp"
#include "spec/smt/formula/num.hpp"

namespace assize::smt {

/// How a clause is switched: as if it were not written, or with its numbers one higher or one lower.
enum class Change : std::uint8_t { off, one_more, one_less };

struct Alteration {
  ClauseId clause{};
  Change how = Change::off;
};

class Law {
 public:
  Law(const Catalogue& catalogue, Edition edition, std::span<const std::uint8_t> rulings);

  [[nodiscard]] bool is(Ruling r) const { return rulings_[static_cast<std::size_t>(r.option)] == r.value; }
  [[nodiscard]] Edition edition() const { return edition_; }
  [[nodiscard]] const std::vector<std::uint8_t>& rulings() const { return rulings_; }
  [[nodiscard]] const Catalogue& catalogue() const { return *catalogue_; }

  /// What the clause says, or false where it is not in force.
  [[nodiscard]] Bool law(ClauseId c, const Bool& says) const { return guard(c) & says; }
  /// The clause is in force: true, false, or its guard where clauses are traced.
  [[nodiscard]] Bool guard(ClauseId c) const;
  [[nodiscard]] bool in_force(ClauseId c) const { return standing_[static_cast<std::size_t>(c)] == Standing::in_force; }
  /// The clause is in this law's text, and somebody has switched it off. An edition's silence is no switch.
  [[nodiscard]] Bool undone(ClauseId c) const;
  /// A definition, and what would hold without it.
  template <typename T>
  [[nodiscard]] T means(ClauseId c, const T& as_written, const T& otherwise) const {
    return ite(guard(c), as_written, otherwise);
  }
  /// A number that a clause sets.
  [[nodiscard]] int amount(NumberId n) const { return numbers_[static_cast<std::size_t>(n)]; }

  /// From now on as if the clause were switched; for mutants of the rules.
  void alter(ClauseId c, Change how);
  void alter(const Alteration& a) { alter(a.clause, a.how); }
  /// From now on every clause in force is a Boolean of its own, named by its id; to find the clauses that a claim
  /// rests on.
  void trace(z3::context& z3);
  /// The guards that were asked for, by clause.
  [[nodiscard]] const std::map<ClauseId, Bool>& guards() const { return *guards_; }

 private:
  enum class Standing : std::uint8_t { not_in_force, in_force, switched_off };

  const Catalogue* catalogue_;
  Edition edition_;
  std::vector<std::uint8_t> rulings_;
  std::vector<Standing> standing_;  // by ClauseId
  std::vector<int> numbers_;        // by NumberId
  z3::context* traced_ = nullptr;
  std::shared_ptr<std::map<ClauseId, Bool>> guards_ = std::make_shared<std::map<ClauseId, Bool>>();
};

/// A reason against an action, and when it holds.
struct Ground {
  ClauseId clause{};
  Bool holds;
};

/// Collects all grounds against an action. A rule reads: no.forbid(too far, "clause"_c).
class Grounds {
 public:
  explicit Grounds(const Law& law) : law_(&law) {}
  /// The circumstance holds, and the clause forbids the action because of it.
  void forbid(const Bool& circumstance, ClauseId c) { add(c, law_->law(c, circumstance)); }
  /// The clause must grant the action; `granted` is whether its conditions hold. Without the clause nothing does.
  void require(const Bool& granted, ClauseId c) { add(c, (!granted) | law_->undone(c)); }
  /// In this circumstance the action rests on the clause, so that it is not allowed without it.
  void rest_on(ClauseId c, const Bool& circumstance) { add(c, law_->undone(c) & circumstance); }
  /// The action cannot even be spoken of: no such tile, figure or place.
  void malformed(const Bool& when) { malformed_ |= when; }

  /// Only where `when` holds; what a rule finds in a part of the cases.
  void add_all(const Grounds& other, const Bool& when);

  [[nodiscard]] const Law& law() const { return *law_; }
  [[nodiscard]] Bool legal() const;
  [[nodiscard]] Bool malformed() const { return malformed_; }
  /// Whether the clause is among the grounds.
  [[nodiscard]] Bool cites(ClauseId c) const;
  /// One for each clause that may be a ground.
  [[nodiscard]] const std::vector<Ground>& all() const { return grounds_; }

 private:
  void add(ClauseId c, const Bool& holds);

  const Law* law_;
  std::vector<Ground> grounds_;
  Bool malformed_;
};

}  // namespace assize::smt
