#include "spec/smt/case/kinds.hpp"

#include <algorithm>

#include "spec/scenario/parts.hpp"

namespace assize::smt::cases {

namespace {

/// Gathers every figure that a scenario speaks of.
struct Named {
  std::set<FigureKind>& kinds;

  void operator()(const scenario::Figure& f) const { kinds.insert(f.kind); }
  void operator()(const std::optional<scenario::Figure>& f) const {
    if (f) kinds.insert(f->kind);
  }
  void operator()(const std::map<Colour, scenario::Supply>& supplies) const {
    for (const auto& [owner, supply] : supplies) {
      for (const auto& [kind, count] : supply.figures) kinds.insert(kind);
    }
  }
  void operator()(const std::map<Colour, std::vector<scenario::Figure>>& prisoners) const {
    for (const auto& [captor, figures] : prisoners) {
      for (const scenario::Figure& f : figures) kinds.insert(f.kind);
    }
  }
  void operator()(const scenario::Expectation& e) const {
    (*this)(e.supply);
    (*this)(e.prisoners);
    for (const scenario::FigureExpected& f : e.figures) (*this)(f.figure);
    if (e.fairy && e.fairy->beside) (*this)(e.fairy->beside->figure);
    if (e.setup) (*this)(e.setup->supply);
  }
  void operator()(const scenario::Action& action) const {
    if (const auto* a = std::get_if<scenario::Deploy>(&action)) (*this)(a->figure);
    if (const auto* a = std::get_if<scenario::Exchange>(&action)) (*this)(a->figure);
    if (const auto* a = std::get_if<scenario::Ransom>(&action)) (*this)(a->figure);
    if (const auto* a = std::get_if<scenario::Recall>(&action)) (*this)(a->figure);
    if (const auto* a = std::get_if<scenario::Move>(&action)) (*this)(a->figure);
    if (const auto* a = std::get_if<scenario::Event>(&action)) (*this)(a->figure);
    if (const auto* a = std::get_if<scenario::Princess>(&action)) (*this)(a->figure);
    if (const auto* a = std::get_if<scenario::Festival>(&action)) (*this)(a->figure);
    if (const auto* a = std::get_if<scenario::MoveFairy>(&action); a != nullptr && a->beside) (*this)(a->beside->figure);
    if (const auto* a = std::get_if<scenario::Capture>(&action)) {
      if (const auto* f = std::get_if<scenario::Figure>(&a->target)) (*this)(*f);
    }
  }
};

}  // namespace

bool in_play(const scenario::Scenario& scenario, const Catalogue& catalogue, std::string_view rulebook) {
  return std::any_of(scenario.sets.begin(), scenario.sets.end(), [&](const scenario::SetRef& set) {
    return catalogue.sets[set.index].rulebook == rulebook;
  });
}

std::set<FigureKind> kinds_in_play(const scenario::Scenario& scenario, const Catalogue& catalogue) {
  std::set<FigureKind> kinds;
  const scenario::Kinds brought = scenario::kinds_brought(scenario, catalogue);
  for (std::size_t k = 0; k < brought.size(); ++k) {
    if (brought[k]) kinds.insert(static_cast<FigureKind>(k));
  }
  return kinds;
}

std::set<FigureKind> kinds_at_hand(const scenario::Scenario& scenario, const Catalogue& catalogue) {
  std::set<FigureKind> kinds = kinds_in_play(scenario, catalogue);
  const Named named{kinds};
  if (scenario.board) {
    for (const scenario::BoardFigure& f : scenario.board->figures) named(f.figure);
    named(scenario.board->prisoners);
    named(scenario.board->supply);
  }
  for (const scenario::Step& step : scenario.steps) {
    if (const auto* deploy = std::get_if<scenario::Deploy>(&step.action)) named(deploy->figure);
  }
  return kinds;
}

std::set<FigureKind> kinds_named(const scenario::Scenario& scenario, const Catalogue& catalogue) {
  std::set<FigureKind> kinds = kinds_at_hand(scenario, catalogue);
  const Named named{kinds};
  for (const scenario::Step& step : scenario.steps) {
    named(step.action);
    if (step.expect) named(*step.expect);
  }
  named(scenario.expect);
  for (const scenario::ExpectUnder& under : scenario.expect_under) named(under.expect);
  return kinds;
}

}  // namespace assize::smt::cases
