#include "checker/order.hpp"

#include <array>

#include "checker/rules/base/draw.hpp"
#include "checker/rules/base/placement.hpp"
#include "checker/rules/base/scoring.hpp"
#include "checker/rules/base/turn.hpp"
#include "checker/rules/tower/capture.hpp"
#include "checker/rules/tower/ransom.hpp"

namespace assize {

namespace {
// step                   due                     offer                      run
constexpr std::array<Step, 9> kTurn = {{
    {StepId::start,        tower::ransom_window,   tower::offer_window,       nullptr},
    {StepId::draw,         base::tile_wanted,      base::offer_draws,         nullptr},
    {StepId::place,        base::tile_in_hand,     base::offer_places,        nullptr},
    {StepId::figure,       base::tile_lies,        base::offer_figure_step,   nullptr},
    {StepId::capture,      tower::capture_due,     tower::offer_captures,     nullptr},
    {StepId::after_action, tower::ransom_window,   tower::offer_window,       nullptr},
    {StepId::score,        base::scoring_due,      nullptr,                   base::score_completed},
    {StepId::after_scoring, tower::ransom_window,  tower::offer_window,       nullptr},
    {StepId::end,          nullptr,                nullptr,                   base::end_turn},
}};

}  // namespace

std::vector<const Step*> order_of_play() {
  std::vector<const Step*> order;
  for (const Step& step : kTurn) order.push_back(&step);
  return order;
}

}  // namespace assize
