#include "checker/order.hpp"

#include <algorithm>
#include <array>

#include "checker/rules/base/draw.hpp"
#include "checker/rules/base/placement.hpp"
#include "checker/rules/base/scoring.hpp"
#include "checker/rules/base/turn.hpp"
#include "checker/rules/phantom/phantom.hpp"
#include "checker/rules/princess_dragon/dragon.hpp"
#include "checker/rules/princess_dragon/fairy.hpp"
#include "checker/rules/tower/capture.hpp"
#include "checker/rules/tower/ransom.hpp"
#include "checker/rules/traders/double_turn.hpp"

namespace assize {

namespace {
namespace dragon = princess_dragon;
bool tower_stands(const Ruleset& rules) { return rules.tower; }
bool fairy_plays(const Ruleset& rules) { return rules.plays(Part::fairy); }
bool dragon_plays(const Ruleset& rules) { return rules.plays(Part::dragon); }
bool has(const Ruleset& rules, FigureKind kind) { return rules.has_kind[static_cast<std::size_t>(kind)]; }
bool builder_plays(const Ruleset& rules) { return has(rules, FigureKind::builder); }
/// A phantom, or the fairy beside a floor.
bool second_possible(const Ruleset& rules) { return has(rules, FigureKind::phantom) || (rules.tower && fairy_plays(rules)); }

// step                  due                      offer                      run                        in play
constexpr std::array<Step, 13> kTurn = {{
    {StepId::fairy,         dragon::turn_point_due,  nullptr,                   dragon::score_turn_point, fairy_plays},
    {StepId::start,         tower::ransom_window,    tower::offer_window,       nullptr,                  tower_stands},
    {StepId::draw,          base::tile_wanted,       base::offer_draws,         nullptr,                  nullptr},
    {StepId::place,         base::tile_in_hand,      base::offer_places,        nullptr,                  nullptr},
    {StepId::figure,        base::tile_lies,         base::offer_figure_step,   nullptr,                  nullptr},
    {StepId::capture,       tower::capture_due,      tower::offer_captures,     nullptr,                  tower_stands},
    {StepId::phantom,       phantom::second_due,     phantom::offer_second,     nullptr,                  second_possible},
    {StepId::after_action,  tower::ransom_window,    tower::offer_window,       nullptr,                  tower_stands},
    {StepId::dragon,        dragon::moves_now,       dragon::offer_dragon,      nullptr,                  dragon_plays},
    {StepId::score,         base::scoring_due,       nullptr,                   base::score_completed,    nullptr},
    {StepId::after_scoring, tower::ransom_window,    tower::offer_window,       nullptr,                  tower_stands},
    {StepId::double_turn,   traders::second_part_offered, traders::offer_double_turn, nullptr,            builder_plays},
    {StepId::end,           nullptr,                 nullptr,                   base::end_turn,           nullptr},
}};

}  // namespace

std::vector<const Step*> order_of_play(const Ruleset& rules) {
  // tower.capture.before-dragon: without it the dragon would come between the floor and its capture.
  const bool hasty = rules.plays(Part::dragon) && rules.law.undone("tower.capture.before-dragon"_c);
  const StepId before = hasty ? StepId::capture
                              : rules.law.is("base.dragon-move=after-scoring"_r) ? StepId::double_turn : StepId::score;
  const auto dragon = std::find_if(kTurn.begin(), kTurn.end(), [](const Step& s) { return s.id == StepId::dragon; });
  std::vector<const Step*> order;
  for (const Step& step : kTurn) {
    if (step.id == before) order.push_back(&*dragon);
    if (step.id != StepId::dragon) order.push_back(&step);
  }
  return order;
}

}  // namespace assize
