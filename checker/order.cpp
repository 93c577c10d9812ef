#include "checker/order.hpp"

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
// step                   due                     offer                      run
constexpr std::array<Step, 13> kTurn = {{
    {StepId::fairy,        dragon::turn_point_due, nullptr,                   dragon::score_turn_point},
    {StepId::start,        tower::ransom_window,   tower::offer_window,       nullptr},
    {StepId::draw,         base::tile_wanted,      base::offer_draws,         nullptr},
    {StepId::place,        base::tile_in_hand,     base::offer_places,        nullptr},
    {StepId::figure,       base::tile_lies,        base::offer_figure_step,   nullptr},
    {StepId::capture,      tower::capture_due,     tower::offer_captures,     nullptr},
    {StepId::phantom,      phantom::second_due,    phantom::offer_second,     nullptr},
    {StepId::after_action, tower::ransom_window,   tower::offer_window,       nullptr},
    {StepId::dragon,       dragon::moves_now,      dragon::offer_dragon,      nullptr},
    {StepId::score,        base::scoring_due,      nullptr,                   base::score_completed},
    {StepId::after_scoring, tower::ransom_window,  tower::offer_window,       nullptr},
    {StepId::double_turn,  traders::second_part_offered, traders::offer_double_turn, nullptr},
    {StepId::end,          nullptr,                nullptr,                   base::end_turn},
}};

}  // namespace

std::vector<const Step*> order_of_play(const Law& law) {
  std::vector<const Step*> order;
  const Step* dragon_moves = nullptr;
  const bool after_scoring = law.is("base.dragon-move=after-scoring"_r);
  for (const Step& step : kTurn) {
    if (step.id == StepId::dragon && after_scoring) {
      dragon_moves = &step;
      continue;
    }
    order.push_back(&step);
    if (step.id == StepId::after_scoring && dragon_moves != nullptr) order.push_back(dragon_moves);
  }
  return order;
}

}  // namespace assize
