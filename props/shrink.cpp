#include <algorithm>

#include "props/run.hpp"

namespace assize::props {

namespace {

class Shrinker {
 public:
  Shrinker(Failure failure, const Effort& effort, int budget)
      : best_(std::move(failure)), effort_(effort), budget_(budget) {}

  Failure shrink() {
    for (bool smaller = true; smaller && budget_ > 0;) {
      smaller = false;
      smaller |= cut();
      smaller |= simplify_setup();
      smaller |= simplify_rulings();
      smaller |= drop_choices();
      smaller |= simplify_choices();
    }
    return std::move(best_);
  }

 private:
  /// Keeps the candidate if it fails in the same property.
  bool accept(Case candidate) {
    if (budget_-- <= 0 || !reconcile(candidate.rulings)) return false;
    auto failure = run(candidate, effort_);
    if (!failure || failure->property != best_.property) return false;
    best_ = std::move(*failure);
    return true;
  }

  /// Choices after the failure say nothing.
  bool cut() {
    if (best_.of.choices.size() == best_.decisions) return false;
    best_.of.choices.resize(best_.decisions);
    return true;
  }

  bool simplify_setup() {
    bool any = false;
    const auto without = [&](bool Case::*part) {
      if (!(best_.of.*part)) return;
      Case c = best_.of;
      c.*part = false;
      any |= accept(std::move(c));
    };
    without(&Case::river);
    without(&Case::abbot);
    without(&Case::tower);
    for (const auto part : {&Case::inns, &Case::traders, &Case::dragon, &Case::phantom, &Case::festival}) without(part);
    if (best_.of.players > 2) {
      Case c = best_.of;
      --c.players;
      any |= accept(std::move(c));
    }
    return any;
  }

  bool simplify_rulings() {
    bool any = false;
    const Case plain = plain_case(best_.of.edition);
    for (std::size_t i = 0; i < plain.rulings.size(); ++i) {
      if (best_.of.rulings[i] == plain.rulings[i]) continue;
      Case c = best_.of;
      c.rulings[i] = plain.rulings[i];
      any |= accept(std::move(c));
    }
    return any;
  }

  /// Leaves out runs of choices, long ones first.
  bool drop_choices() {
    bool any = false;
    for (std::size_t length = best_.of.choices.size() / 2; length > 0; length /= 2) {
      for (std::size_t at = 0; at + length <= best_.of.choices.size();) {
        Case c = best_.of;
        const auto from = c.choices.begin() + static_cast<std::ptrdiff_t>(at);
        c.choices.erase(from, from + static_cast<std::ptrdiff_t>(length));
        if (accept(std::move(c))) {
          any = true;
        } else {
          at += length;
        }
      }
    }
    return any;
  }

  /// Small numbers instead of large ones: the first listed action, or one of the first few.
  bool simplify_choices() {
    bool any = false;
    for (std::size_t i = 0; i < best_.of.choices.size(); ++i) {
      for (std::uint32_t value = 0; value < std::min(best_.of.choices[i], std::uint32_t{8}); ++value) {
        Case c = best_.of;
        c.choices[i] = value;
        if (!accept(std::move(c))) continue;
        any = true;
        break;
      }
    }
    return any;
  }

  Failure best_;
  const Effort& effort_;
  int budget_;
};

}  // namespace

Failure shrunk(Failure failure, const Effort& effort, int budget) {
  return Shrinker(std::move(failure), effort, budget).shrink();
}

}  // namespace assize::props
