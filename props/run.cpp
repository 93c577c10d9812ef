#include "props/run.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "props/text.hpp"

namespace assize::props {

namespace {

/// The listed action that the number stands for. Purely random games sprawl: features with three figures are
/// never finished in them. So of a dozen placements the one with most neighbours is taken, and every third
/// figure stays home.
const Action& chosen(const Game& game, std::uint32_t number, const std::vector<Action>& listed) {
  const auto candidate = [&](std::uint32_t n) -> const Action& { return listed[n % listed.size()]; };
  if (game.at() == StepId::figure && number % 3 == 0) return listed.back();
  if (game.at() != StepId::place) return candidate(number / 3);
  const Action* best = &candidate(number);
  for (std::uint32_t step = 1; step < 12; ++step) {
    const Action& other = candidate(number + step * 7919U);
    const auto neighbours = [&](const Action& a) { return game.index().grid().neighbours(a.at); };
    if (neighbours(other) > neighbours(*best)) best = &other;
  }
  return *best;
}

/// Plays without looking. Returns the decisions taken; `told` hears each before it is played.
template <typename Told>
std::size_t play(const Case& c, Game& game, std::size_t most, Told told) {
  std::vector<Action> listed;
  game.settle();
  std::size_t n = 0;
  for (; n < std::min(most, c.choices.size()) && !game.over(); ++n) {
    listed.clear();
    game.legal_actions(listed);
    if (listed.empty()) break;
    const Action a = chosen(game, c.choices[n], listed);
    told(game, a);
    game.apply(a);
    game.settle();
  }
  return n;
}

class Run {
 public:
  Run(const Case& c, const Effort& effort, std::shared_ptr<const Ruleset> quiet,
      std::shared_ptr<const Ruleset> loud)
      : case_(c),
        effort_(effort),
        rules_(std::move(quiet)),
        game_(rules_),
        heard_(std::move(loud)),
        before_(rules_) {
    game_.on_points([this](const PointsEvent& e) { points_.push_back(e); });
    game_.settle();
    heard_.settle();
    before_ = game_;
  }

  std::optional<Failure> play() {
    for (;; ++decisions_) {
      listed_.clear();
      game_.legal_actions(listed_);
      if (auto failure = look()) return failure;
      if (game_.over()) break;
      if (listed_.empty()) return failed("somebody can decide until the game is over", "nothing is listed");
      if (decisions_ == case_.choices.size()) break;
      step(chosen(game_, case_.choices[decisions_], listed_));
    }
    return again();
  }
  [[nodiscard]] Tried tried() const {
    Tried t = tried_;
    t.games = 1;
    t.finished = game_.over() ? 1 : 0;
    t.decisions = decisions_;
    return t;
  }

 private:
  std::optional<Failure> look() {
    const auto tiles = static_cast<int>(game_.facts().tiles.size());
    const bool all =
        tiles <= effort_.universe_tiles && decisions_ % static_cast<std::size_t>(effort_.universe_every) == 0;
    tried_.universes += all ? 1 : 0;
    const Position p{.of = case_,
                     .rules = rules_,
                     .game = game_,
                     .heard = heard_,
                     .before = before_,
                     .last = decisions_ > 0 ? &last_ : nullptr,
                     .listed = listed_,
                     .whole_universe = all,
                     .points = points_};
    for (const Property& property : all_properties()) {
      if (!effort_.only.empty() && property.name != effort_.only) continue;
      if (auto complaint = property.look(p)) return failed(std::string(property.name), *complaint);
    }
    return std::nullopt;
  }

  void step(Action a) {
    before_ = game_;
    points_.clear();
    last_ = a;
    tried_.captures += a.kind == ActionKind::capture ? 1 : 0;
    tried_.exchanges += a.kind == ActionKind::exchange || a.kind == ActionKind::agree ? 1 : 0;
    tried_.ransoms += a.kind == ActionKind::ransom ? 1 : 0;
    tried_.double_turns += a.kind == ActionKind::double_turn ? 1 : 0;
    tried_.dragon_steps += a.kind == ActionKind::dragon ? 1 : 0;
    tried_.fairy_moves += a.kind == ActionKind::fairy ? 1 : 0;
    tried_.second_figures += a.kind == ActionKind::deploy && game_.at() == StepId::phantom ? 1 : 0;
    game_.apply(a);
    game_.settle();
    heard_.apply(a);
    heard_.settle();
  }

  /// The same decisions in used storage lead to the same facts.
  std::optional<Failure> again() {
    const Facts first = game_.facts();
    game_.reset();
    props::play(case_, game_, decisions_, [](const Game&, const Action&) {});
    if (game_.facts() == first) return std::nullopt;
    return failed("the same seed is the same game", "played again it ends differently");
  }

  Failure failed(std::string property, std::string complaint) const {
    return {case_, std::move(property), std::move(complaint), decisions_};
  }

  const Case& case_;
  const Effort& effort_;
  std::shared_ptr<const Ruleset> rules_;
  Game game_, heard_, before_;
  Action last_{};
  std::vector<Action> listed_;
  std::vector<PointsEvent> points_;
  std::size_t decisions_ = 0;
  Tried tried_;
};

}  // namespace

void Tried::add(const Tried& other) {
  games += other.games;
  finished += other.finished;
  refused += other.refused;
  decisions += other.decisions;
  universes += other.universes;
  captures += other.captures;
  exchanges += other.exchanges;
  ransoms += other.ransoms;
  double_turns += other.double_turns;
  dragon_steps += other.dragon_steps;
  fairy_moves += other.fairy_moves;
  second_figures += other.second_figures;
}

std::optional<Failure> run(const Case& c, const Effort& effort, Tried* tried) {
  auto quiet = rules_of(c, {}, effort.off);
  auto loud = rules_of(
      c, [](const Decision&) {}, effort.off);
  if (!quiet || !loud) {
    if (tried != nullptr) tried->add({.games = 1, .refused = 1});
    return std::nullopt;
  }
  Run run(c, effort, std::move(quiet), std::move(loud));
  auto failure = run.play();
  if (tried != nullptr) tried->add(run.tried());
  return failure;
}

std::string to_text(const Failure& f) {
  std::string text = fmt::format("{}: {}\n  {}\n", f.property, f.complaint, to_text(f.of));
  const auto rules = rules_of(f.of);
  if (!rules) return text;
  Game game(rules);
  play(f.of, game, f.decisions,
       [&text](const Game& g, const Action& a) { text += fmt::format("  {}\n", to_text(g, a)); });
  return text;
}

}  // namespace assize::props
