#include "tools/jcz/session.hpp"

#include <fmt/format.h>

#include "tools/court/action_text.hpp"
#include "tools/court/position.hpp"
#include "tools/court/told.hpp"
#include "tools/jcz/deeds.hpp"

namespace assize::jcz {

namespace {

/// In place of a last tile in drawOrder: the pack counts as empty then.
constexpr std::string_view kEndOfPack = "#END";
/// No recording takes back more.
constexpr std::size_t kMostUndo = 256;
/// More than this about one recording is not worth reading.
constexpr std::size_t kMostNotes = 20;

Answer refused(std::string why) {
  return {.kind = Answer::Kind::refused, .why = std::move(why)};
}

bool moves_dragon(const Message& message) {
  const auto* move = std::get_if<MoveNeutral>(&message.act);
  return move != nullptr && move->figure.starts_with("dragon");
}

}  // namespace

tl::expected<Session, SetUpRefusal> Session::begin(const Recording& recording, const SetUpTold& setup,
                                                   const Catalogue& catalogue) {
  Rulings rulings = rulings_of(catalogue.profiles[setup.head.profiles.front().index]);
  for (const scenario::RulingRef& r : setup.head.rulings)
    rulings.values[static_cast<std::size_t>(r.ruling.option)] = r.ruling.value;
  auto rules = make_ruleset(court::set_up_of(setup.head, catalogue, rulings), Law(catalogue, rulings));
  if (!rules) return tl::unexpected(rules.error());
  Session session;
  session.draw_order_ = recording.draw_order;
  std::optional<int> limit = recording.draw_limit;
  if (!limit && !session.draw_order_.empty() && session.draw_order_.back() == kEndOfPack) {
    session.draw_order_.pop_back();
    limit = static_cast<int>(session.draw_order_.size());
  }
  session.state_.emplace(State{.game = court::position_of(setup.head, *rules),
                               .pack = Pack(setup.tiles, setup.river, recording.initial_random),
                               .generator = Generator(recording.initial_random),
                               .draws_left = limit,
                               .last = setup.head.players.front()});
  if (recording.start.size() > 1) session.state_->pack.second_tile_placed();
  session.listen();
  std::string_view next;
  for (const Message& m : recording.replay) {
    const auto* place = std::get_if<PlaceTile>(&m.act);
    if (place == nullptr) continue;
    next = place->tile;
    break;
  }
  session.advance(next);
  return session;
}

Answer Session::take(const Message& message, std::string_view next_tile) {
  listen();  // listeners stay behind when a game is copied or moved
  if (std::holds_alternative<Undo>(message.act)) {
    if (earlier_.empty()) return refused("there is nothing to take back");
    state_ = std::move(earlier_.back());
    earlier_.pop_back();
    steps_.resize(state_->steps);
    points_->resize(state_->points);
    return {};
  }
  State before = *state_;
  if (message.random) state_->generator.set(*message.random);
  Answer answer = act(message);
  if (answer.kind != Answer::Kind::played) {
    state_ = std::move(before);
    return answer;
  }
  advance(next_tile);
  state_->steps = steps_.size();
  state_->points = points_->size();
  const bool takes_back =
      !message.random && state_->active >= 0 && state_->active == before.active && !moves_dragon(message);
  if (takes_back) {
    earlier_.push_back(std::move(before));
    if (earlier_.size() > kMostUndo) earlier_.erase(earlier_.begin());
  } else {
    earlier_.clear();
  }
  return answer;
}

void Session::note(std::string text) {
  if (notes_.size() < kMostNotes) notes_.push_back(std::move(text));
}

Answer Session::act(const Message& message) {
  if (std::holds_alternative<Pass>(message.act)) return pass();
  if (std::holds_alternative<Commit>(message.act)) return commit();
  if (std::holds_alternative<NotPlayed>(message.act))
    return {.kind = Answer::Kind::unsupported, .why = "the message " + message.type};
  const auto* place = std::get_if<PlaceTile>(&message.act);
  if (place != nullptr && state_->phase == Phase::tile) replace_hand(place->tile);
  const auto action = action_of(state_->game, message, state_->active);
  if (!action) return refused(action.error());
  Answer answer = play(*action);
  if (answer.kind != Answer::Kind::played) return answer;
  if (place != nullptr) lay_down(*place);
  if (action->kind != ActionKind::ransom) {
    state_->rewound = false;
  } else {
    state_->rewound = state_->rewound || state_->phase == Phase::commit_action;
    state_->action_done = state_->phantom_done = state_->no_phantom = false;
  }
  return answer;
}

Answer Session::play(const Action& action) {
  Game& game = state_->game;
  Answer answer{.kind = Answer::Kind::played,
                .move = court::action_text(game, action),
                .judgement = game.judge(action),
                .action = action};
  if (!answer.judgement.legal()) {
    answer.kind =
        answer.judgement.verdict == Verdict::unsupported ? Answer::Kind::unsupported : Answer::Kind::refused;
    answer.why = answer.judgement.why;
    return answer;
  }
  // Who moves the dragon follows from the turn.
  if (action.kind == ActionKind::dragon) {
    steps_.push_back(court::step_told(game, action));
  } else {
    court::add_step(game, action, state_->last, steps_);
  }
  game.apply(action);
  return answer;
}

bool Session::can_pass() const {
  const Game& game = state_->game;
  const Action pass{.kind = ActionKind::pass, .by = game.clock().player};
  switch (state_->phase) {
    case Phase::action:
    case Phase::phantom:
      return game.legal(pass);
    case Phase::tower_capture:
      return game.facts().exchange.size == 0 && game.legal(pass);
    default:
      return false;
  }
}

Answer Session::pass() {
  State& s = *state_;
  const Action pass{.kind = ActionKind::pass, .by = s.game.clock().player};
  switch (s.phase) {
    case Phase::action:
    case Phase::phantom: {
      Judgement judgement = s.game.judge(pass);
      if (!judgement.legal())
        return {
            .kind = Answer::Kind::refused, .move = "pass", .judgement = std::move(judgement), .action = pass};
      // The engine hears of it when the turn goes on: a ransom may still lead back here.
      s.action_done = s.phantom_done = s.no_phantom = true;
      return {};
    }
    case Phase::tower_capture:
      return play(pass);
    case Phase::commit_action:
      note("a PASS where our rules ask nothing");
      return {};
    default:
      return refused(fmt::format("PASS in {}", kPhaseNames[static_cast<std::size_t>(s.phase)]));
  }
}

Answer Session::commit() {
  State& s = *state_;
  if (s.phase != Phase::commit_action) {
    const std::string_view phase = kPhaseNames[static_cast<std::size_t>(s.phase)];
    if (!can_pass()) return refused(fmt::format("COMMIT in {}", phase));
    note(fmt::format("a COMMIT in {}: what our rules offer there is passed", phase));
  }
  const int score = s.game.rules().position[static_cast<std::size_t>(StepId::score)];
  const Action pass{.kind = ActionKind::pass, .by = s.game.clock().player};
  for (s.game.settle_before(score); s.game.clock().step < score; s.game.settle_before(score)) {
    if (!s.game.legal(pass)) return refused("a decision is open on which nobody can pass");
    s.game.apply(pass);
  }
  s.committed = true;
  return {};
}

std::vector<Action> Session::choices() const {
  std::vector<Action> all;
  if (state_->phase == Phase::game_over || state_->phase == Phase::commit_action) return all;
  state_->game.legal_actions(all);
  std::erase_if(all,
                [](const Action& a) { return a.kind == ActionKind::pass || a.kind == ActionKind::ransom; });
  return all;
}

}  // namespace assize::jcz
