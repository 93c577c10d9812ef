#include "tools/court/account.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "checker/rules/features.hpp"
#include "tools/court/action_text.hpp"
#include "tools/court/position.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// What can be seen at the end of every chapter.
using Trace = std::vector<std::vector<Observation>>;

std::string name_of_player(const Game& game, int p) {
  return p < 0 ? "chance" : std::string(name_of(game.rules().players[static_cast<std::size_t>(p)]));
}

std::string actor_of(const Game& game, const sc::Step& step) {
  if (step.by) return std::string(name_of(*step.by));
  const bool asked = game.facts().exchange.size > 0 || std::holds_alternative<sc::Draw>(step.action);
  return name_of_player(game, asked ? game.decider() : game.clock().player);
}

/// Questions are left aside: only what the steps do counts.
sc::Scenario unasked(const sc::Scenario& s) {
  sc::Scenario bare = s;
  for (sc::Step& step : bare.steps) {
    step.expect.reset();
    step.options.reset();
  }
  return bare;
}

sc::Run unasked(const sc::Run& run) {
  return {.profile = run.profile, .rulings = run.rulings, .name = run.name, .expect = {}};
}

/// Writes the chapters while the run is played.
class Recorder {
 public:
  Recorder(const sc::Scenario& s, const Catalogue& catalogue, bool reasons)
      : scenario_(s), catalogue_(catalogue), reasons_(reasons) {
    chapters_.resize(2 * s.steps.size() + 1);
    for (std::size_t i = 0; i < chapters_.size(); ++i) {
      chapters_[i].number = i / 2;
      chapters_[i].step = i % 2 == 1;
    }
  }

  Outcome run(const sc::Run& run, std::optional<Altered> altered) {
    Hearing hearing{
        .points = [this](const PointsEvent& e) { pay(e); },
        .begun =
            [this](const Game& game) {
              game_ = &game;
              start_points_ = game.facts();
            },
        .before = [this](std::size_t i, const Game& game) { before(i, game); },
        .after = [this](std::size_t i, const StepResult& r, const Game& game) { after(i, r, game); },
    };
    if (reasons_) hearing.decided = [this](const Decision& d) { decided(d); };
    Outcome outcome = play(scenario_, run, catalogue_, hearing, altered);
    if (outcome.last) {
      trace_.push_back(look(*outcome.last));
      start_ = look_at_start(*outcome.last, *outcome.start);
    }
    return outcome;
  }

  [[nodiscard]] const Trace& trace() const { return trace_; }
  [[nodiscard]] std::vector<Chapter> chapters() {
    for (std::size_t k = 0; k < trace_.size(); ++k)
      chapters_[k].changes = differences(k == 0 ? start_ : trace_[k - 1], trace_[k]);
    for (Chapter& c : chapters_) {
      std::erase_if(c.changes,
                    [](const Difference& d) { return d.what == "verdict" || d.what == "what is asked"; });
    }
    return chapters_;
  }

 private:
  std::vector<Observation> look_at_start(const Game& last, const Facts& start) {
    Game game = last;
    game.change() = start;
    game.rebuild();
    return look(game);
  }

  /// What is asked in order to look at the table is no part of the account.
  std::vector<Observation> look(const Game& game) {
    looking_ = true;
    std::vector<Observation> table = observed_table(game, *start_points_);
    looking_ = false;
    return table;
  }

  void before(std::size_t i, const Game& game) {
    game_ = &game;
    trace_.push_back(look(game));
    now_ = 2 * i + 1;
    chapters_[now_].actor = actor_of(game, scenario_.steps[i]);
  }

  void after(std::size_t i, const StepResult& result, const Game& game) {
    std::vector<Observation> seen = look(game);
    seen.insert(seen.begin(),
                {"verdict", result.stuck ? "cannot go on" : verdict_text(result.judgement, catalogue_)});
    trace_.push_back(std::move(seen));
    chapters_[now_].result = result;
    now_ = 2 * i + 2;
    amounts_.clear();
  }

  void decided(const Decision& d) {
    if (looking_) return;
    auto& reasons = chapters_[now_].reasons;
    auto found =
        std::find_if(reasons.begin(), reasons.end(), [&](const Reason& r) { return r.clause == d.clause; });
    if (found == reasons.end())
      found = reasons.insert(reasons.end(), Reason{.clause = d.clause, .word = d.word});
    found->hit = found->hit || d.hit;
    const std::string facts = to_text(d.facts);
    const bool known = std::find(found->facts.begin(), found->facts.end(), facts) != found->facts.end();
    if (!facts.empty() && !known && found->facts.size() < 3) found->facts.push_back(facts);
    if (d.word == Word::amount) note_amount(d);
  }

  void note_amount(const Decision& d) {
    const std::string text =
        fmt::format("{} {}", catalogue_.clauses[static_cast<std::size_t>(d.clause)].id, to_text(d.facts));
    if (std::find(amounts_.begin(), amounts_.end(), text) == amounts_.end()) amounts_.push_back(text);
  }

  void pay(const PointsEvent& e) {
    if (game_ == nullptr || looking_) return;
    Payment p{.player = name_of_player(*game_, e.player),
              .points = e.points,
              .scored = e.scored,
              .clause = e.clause};
    if (e.slot >= 0 && e.segment >= 0) {
      const FeatureRef ref{e.slot, e.segment};
      const JoinedFeature& node = game_->index().at(root(*game_, ref));
      p.feature = place_text(*game_, {PlaceKind::segment, static_cast<std::uint8_t>(e.segment), e.slot});
      p.complete = complete(*game_, ref);
      p.tiles = node.tiles.count();
      p.coats = node.coats;
    }
    auto& payments = chapters_[now_].payments;
    const bool shared = amounts_.empty() && !payments.empty() && payments.back().feature == p.feature;
    p.amounts = shared ? payments.back().amounts : amounts_;
    amounts_.clear();
    payments.push_back(std::move(p));
  }

  const sc::Scenario& scenario_;
  const Catalogue& catalogue_;
  bool reasons_;
  bool looking_ = false;
  const Game* game_ = nullptr;
  std::optional<Facts> start_points_;
  std::vector<Observation> start_;
  std::size_t now_ = 0;
  Trace trace_;
  std::vector<Chapter> chapters_;
  std::vector<std::string> amounts_;
};

/// Where a clause decides: the first chapter that goes otherwise without it.
struct Turn {
  std::size_t chapter = 0;
  Switch how{};
  std::vector<Difference> without;
};

std::optional<Turn> turn_of(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue,
                            const Trace& trace, Altered altered) {
  Recorder other(s, catalogue, false);
  const Outcome outcome = other.run(run, altered);
  if (!outcome.last) return Turn{0, altered.how, {{"set-up", "legal", "refused"}}};
  for (std::size_t k = 0; k < trace.size(); ++k) {
    std::vector<Difference> without = differences(trace[k], other.trace()[k]);
    if (!without.empty()) return Turn{k, altered.how, std::move(without)};
  }
  return std::nullopt;
}

std::optional<Turn> any_turn(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue,
                             const Trace& trace, ClauseId c) {
  const bool numbers = catalogue.clauses[static_cast<std::size_t>(c)].number_count > 0;
  for (const Switch how : {Switch::off, Switch::one_more, Switch::one_less}) {
    if (how != Switch::off && !numbers) break;
    if (auto turn = turn_of(s, run, catalogue, trace, {c, how})) return turn;
  }
  return std::nullopt;
}

void mark_grounds(Chapter& chapter) {
  for (const Ground& g : chapter.result.judgement.grounds) {
    auto found = std::find_if(chapter.reasons.begin(), chapter.reasons.end(),
                              [&](const Reason& r) { return r.clause == g.clause; });
    if (found == chapter.reasons.end())
      found = chapter.reasons.insert(found, Reason{.clause = g.clause, .word = g.word});
    found->hit = true;
    found->ground = true;
    found->facts = g.facts.empty() ? std::vector<std::string>{} : std::vector<std::string>{g.facts};
  }
}

Reason* reason_in(Chapter& chapter, ClauseId clause) {
  const auto found = std::find_if(chapter.reasons.begin(), chapter.reasons.end(),
                                  [&](const Reason& r) { return r.clause == clause; });
  return found == chapter.reasons.end() ? nullptr : &*found;
}

/// A clause may be heard in one chapter and make its difference in a later one: there it is told.
void tell_where_it_decides(std::vector<Chapter>& chapters, ClauseId clause, std::size_t chapter) {
  if (reason_in(chapters[chapter], clause) != nullptr) return;
  for (std::size_t k = chapter; k-- > 0;) {
    const Reason* heard = reason_in(chapters[k], clause);
    if (heard == nullptr) continue;
    chapters[chapter].reasons.push_back(*heard);
    return;
  }
}

void mark_deciding(std::vector<Chapter>& chapters, ClauseId clause, const Turn& turn) {
  tell_where_it_decides(chapters, clause, turn.chapter);
  for (std::size_t k = turn.chapter; k < chapters.size(); ++k) {
    for (Reason& r : chapters[k].reasons) {
      if (r.clause != clause) continue;
      r.deciding = k == turn.chapter;
      r.again = k > turn.chapter && turn.chapter > 0 && r.hit;
      if (!r.deciding) continue;
      r.how = turn.how;
      r.without = turn.without;
    }
  }
}

}  // namespace

Account account_of(const sc::Scenario& s, const sc::Run& run, const Catalogue& catalogue) {
  const sc::Scenario bare = unasked(s);
  const sc::Run quiet = unasked(run);
  Recorder recorder(bare, catalogue, true);
  Account account{.outcome = recorder.run(quiet, {}), .seen = {}, .chapters = {}};
  account.seen = observed(account.outcome, catalogue);
  account.chapters = recorder.chapters();
  for (Chapter& chapter : account.chapters) mark_grounds(chapter);
  std::set<ClauseId> heard;
  for (const Chapter& chapter : account.chapters) {
    for (const Reason& r : chapter.reasons) heard.insert(r.clause);
  }
  for (const ClauseId c : heard) {
    if (const auto turn = any_turn(bare, quiet, catalogue, recorder.trace(), c))
      mark_deciding(account.chapters, c, *turn);
  }
  return account;
}

}  // namespace assize::court
