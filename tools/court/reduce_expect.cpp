// Expectations, one thing at a time.
#include "tools/court/reduce_cuts.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

class Sifter {
 public:
  explicit Sifter(const Keep& keep) : keep_(keep) {}

  template <typename T>
  void operator()(std::vector<T>& items) const {
    std::erase_if(items, [&](const T&) { return !keep_(); });
  }
  template <typename K, typename V>
  void operator()(std::map<K, V>& items) const {
    std::erase_if(items, [&](const auto&) { return !keep_(); });
  }
  template <typename T>
  void operator()(std::optional<T>& item) const {
    if (item && !keep_()) item.reset();
  }

  void supply(std::map<Colour, sc::Supply>& supplies) const {
    for (auto& [player, supply] : supplies) {
      (*this)(supply.figures);
      (*this)(supply.floors);
    }
    std::erase_if(supplies, [](const auto& e) { return e.second.figures.empty() && !e.second.floors; });
  }

  /// An empty list is a word of its own: "no step is refused after all".
  void illegal(std::optional<std::vector<sc::IllegalStep>>& steps) const {
    if (!steps || steps->empty()) return (*this)(steps);
    (*this)(*steps);
    if (steps->empty()) steps.reset();
  }

 private:
  const Keep& keep_;
};

void sift(sc::Expectation& e, const Keep& keep) {
  const Sifter each(keep);
  each(e.catalogue);
  each(e.setup);
  each(e.illegal_setup);
  each(e.winners);
  each(e.over);
  each(e.discarded);
  each(e.hand);
  each(e.asked);
  each(e.ask);
  each(e.turn);
  each(e.in_range);
  each(e.parts);
  each(e.features);
  each(e.empty);
  each(e.figures);
  each(e.towers);
  each.supply(e.supply);
  each(e.prisoners);
  each(e.track);
  each(e.scored);
  each(e.score);
  each(e.gain);
  each.illegal(e.illegal);
}

}  // namespace

void sift_expectations(sc::Scenario& s, const Keep& keep) {
  sift(s.expect, keep);
  for (sc::ExpectUnder& under : s.expect_under) sift(under.expect, keep);
  for (sc::Step& step : s.steps) {
    if (!step.expect) continue;
    sift(*step.expect, keep);
    if (*step.expect == sc::Expectation{}) step.expect.reset();
  }
}

}  // namespace assize::court
