// The history of points in that program's words.
#include <algorithm>

#include "checker/rules/base/scoring.hpp"
#include "checker/rules/features.hpp"
#include "tools/jcz/session.hpp"

namespace assize::jcz {

namespace {

std::string name_of_points(const Game& game, const PointsEvent& event) {
  const std::string_view clause = game.law().catalogue().clauses[static_cast<std::size_t>(event.clause)].id;
  const auto about = [clause](std::string_view word) { return clause.find(word) != std::string_view::npos; };
  if (about("fairy")) return "fairy";
  if (about("goods")) return "trade-goods";
  if (about("ransom")) return "ransompaid";
  if (event.slot < 0 || event.segment < 0) return std::string(clause);
  const auto& segments = game.type_at(event.slot).segments;
  return std::string(name_of(segments[static_cast<std::size_t>(event.segment)].kind));
}

}  // namespace

void Session::listen() {
  const std::shared_ptr<std::vector<PointsEvent>> heard = points_;
  state_->game.on_points([heard](const PointsEvent& event) { heard->push_back(event); });
}

std::vector<Scored> Session::history() const {
  std::vector<Scored> told;
  for (const PointsEvent& e : *points_) told.push_back({e.player, e.points, name_of_points(state_->game, e)});
  return told;
}

std::vector<ClauseId> Session::paying_clauses() const {
  std::vector<ClauseId> clauses;
  for (const PointsEvent& e : *points_) clauses.push_back(e.clause);
  return clauses;
}

/// That program also tells of features that pay their owners nothing.
void Session::note_nothing_scored(const Game& game, bool finished) {
  const auto note = [&](FeatureRef f, unsigned owners, bool as_complete) {
    if (value(game, f, as_complete) != 0) return;
    for (int p = 0; p < game.rules().player_count(); ++p) {
      if (((owners >> p) & 1U) == 0) continue;
      points_->push_back({.player = static_cast<PlayerId>(p),
                          .points = 0,
                          .clause = value_clause(game, f, as_complete),
                          .slot = f.slot,
                          .segment = f.segment});
    }
  };
  if (!finished) {
    for (const FeatureRef f : base::completed_now(game)) {
      if (const Tally t = tally(game, f); !t.empty) note(f, holders(game, t), true);
    }
    return;
  }
  std::vector<NodeId> seen;
  for (std::size_t i = 0; i < game.facts().figures.size(); ++i) {
    const FeatureRef f = feature_under(game, static_cast<FigureId>(i));
    if (f.slot < 0 || std::find(seen.begin(), seen.end(), root(game, f)) != seen.end()) continue;
    seen.push_back(root(game, f));
    if (const Tally t = tally(game, f); !t.empty) note(f, final_holders(game, t), complete(game, f));
  }
}

}  // namespace assize::jcz
