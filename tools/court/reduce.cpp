#include "tools/court/reduce.hpp"

#include <algorithm>
#include <string>
#include <unordered_set>

#include "spec/scenario/read.hpp"
#include "spec/scenario/write.hpp"
#include "tools/court/reduce_cuts.hpp"
#include "tools/court/reduce_later.hpp"
#include "tools/court/reduce_size.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// One alone is another game.
constexpr std::size_t kFewestPlayers = 2;
/// Of more items than this no pairs are tried: there are too many.
constexpr std::size_t kMostForPairs = 12;

/// The scenario as its text says it; none where the reader refuses the text.
std::optional<sc::Scenario> read_back(const sc::Scenario& s, const std::string& text,
                                      const Catalogue& catalogue) {
  auto read = sc::parse_scenario(text, s.file, catalogue);
  if (!read) return std::nullopt;
  return *std::move(read);
}

bool can_be_written(const sc::Scenario& s) {
  return !(s.board && s.board->tiles.empty()) && !s.players.empty() && !s.sets.empty() && !s.profiles.empty();
}

class Reducer {
 public:
  Reducer(sc::Scenario scenario, const StillFails& still_fails, const Catalogue& catalogue, int most_trials)
      : best_(std::move(scenario)),
        still_fails_(still_fails),
        catalogue_(catalogue),
        most_trials_(most_trials) {}

  Reduced reduce() {
    while (!cut_off_ && round()) {
    }
    return {std::move(best_), trials_, cut_off_};
  }

 private:
  bool round() {
    bool smaller = leave_out(all_cuts().front());  // steps, before there is a board to be made smaller
    smaller |= start_later();
    for (const Cut& cut : all_cuts()) smaller |= leave_out(cut);
    smaller |= move_turn_tile();
    smaller |= lower_numbers();
    if (smaller) return true;
    for (const Cut& cut : all_cuts()) {
      if (cut.pairs) smaller |= leave_out_pairs(cut);
    }
    return smaller;
  }

  /// Keeps the candidate, if it is smaller and still fails.
  bool accept(sc::Scenario candidate) {
    if (cut_off_) return false;
    tidy(candidate);
    if (candidate.players.size() < kFewestPlayers && candidate.players.size() < best_.players.size())
      return false;
    if (!can_be_written(candidate) || size_of(candidate) >= size_of(best_)) return false;
    const std::string text = sc::to_toml(candidate);
    if (!tried_.insert(text).second) return false;
    auto read = read_back(best_, text, catalogue_);
    if (!read) return false;
    if (trials_ == most_trials_) {
      cut_off_ = true;
      return false;
    }
    ++trials_;
    if (!still_fails_(*read)) return false;
    best_ = *std::move(read);
    return true;
  }

  /// The scenario without `length` items from the one at `from`, and without the one at `other`.
  [[nodiscard]] sc::Scenario without(const Cut& cut, std::size_t from, std::size_t length,
                                     std::size_t other) const {
    sc::Scenario s = best_;
    std::size_t i = 0;
    cut.sift(s, [&] {
      const std::size_t at = i++;
      return (at < from || at >= from + length) && at != other;
    });
    return s;
  }

  /// All at once, then ever smaller runs of them, down to single ones.
  bool leave_out(const Cut& cut) {
    bool any = false;
    for (std::size_t length = entries(best_, cut.sift); length > 0; length /= 2) {
      for (std::size_t at = 0; at < entries(best_, cut.sift);) {
        if (accept(without(cut, at, length, at))) {
          any = true;
        } else {
          at += length;
        }
      }
    }
    return any;
  }

  bool leave_out_pairs(const Cut& cut) {
    for (std::size_t a = 0; a < entries(best_, cut.sift); ++a) {
      const std::size_t n = entries(best_, cut.sift);
      if (n > kMostForPairs) return false;
      for (std::size_t b = a + 1; b < n; ++b) {
        if (accept(without(cut, a, 1, b))) return true;
      }
    }
    return false;
  }

  bool start_later() {
    for (sc::Scenario& later : later_starts(best_, catalogue_)) {
      if (accept(std::move(later))) return true;
    }
    return false;
  }

  bool move_turn_tile() {
    if (!best_.board || !best_.board->just_placed) return false;
    const sc::Board board = *best_.board;
    return std::any_of(board.tiles.begin(), board.tiles.end(), [&](const sc::MapTile& t) {
      if (t.at == *board.just_placed) return false;
      sc::Scenario s = best_;
      move_turn(s, t.at);
      return accept(std::move(s));
    });
  }

  bool lower_numbers() {
    if (!best_.board) return false;
    bool any = false;
    for (std::size_t i = 0; best_.board && i < numbers_of(*best_.board).size(); ++i) any |= lower(i);
    return any;
  }

  /// To the least, or by ever smaller steps, down to one.
  bool lower(std::size_t i) {
    bool any = false;
    const auto left = [&] {
      const Number n = numbers_of(*best_.board)[i];
      return *n.value - n.least;
    };
    for (int by = left(); by > 0;) {
      sc::Scenario s = best_;
      *numbers_of(*s.board)[i].value -= by;
      const bool accepted = accept(std::move(s));
      any |= accepted;
      by = accepted ? std::min(by, left()) : by / 2;
    }
    return any;
  }

  sc::Scenario best_;
  const StillFails& still_fails_;
  const Catalogue& catalogue_;
  const int most_trials_;
  int trials_ = 0;
  bool cut_off_ = false;
  std::unordered_set<std::string> tried_;
};

}  // namespace

std::optional<Reduced> reduce(const sc::Scenario& scenario, const StillFails& still_fails,
                              const Catalogue& catalogue, int most_trials) {
  if (!can_be_written(scenario)) return std::nullopt;
  auto read = read_back(scenario, sc::to_toml(scenario), catalogue);
  if (!read || !still_fails(*read)) return std::nullopt;
  return Reducer(*std::move(read), still_fails, catalogue, most_trials).reduce();
}

}  // namespace assize::court
