#include "tools/jcz/convert.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "spec/scenario/read.hpp"
#include "spec/scenario/write.hpp"
#include "tools/court/run.hpp"
#include "tools/court/told.hpp"

namespace assize::jcz {

namespace sc = assize::scenario;

namespace {

constexpr std::size_t kMostClauses = 6;

std::string title_of(const Replay& replay) {
  std::string title = replay.description;
  std::replace_if(
      title.begin(), title.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  if (title.find_first_not_of(' ') == std::string::npos)
    title = "Recording " + std::filesystem::path(replay.file).stem().string();
  return title;
}

Colour colour_of(const Game& game, PlayerId player) {
  return game.rules().players[static_cast<std::size_t>(player)];
}

/// Where the steps begin on a board, whoever is on turn there stands first.
void put_board(const Session& session, sc::Scenario& s) {
  if (!session.board()) return;
  s.board = session.board();
  const auto first = std::find(s.players.begin(), s.players.end(), session.first_on_board());
  std::rotate(s.players.begin(), first, s.players.end());
}

/// The tile in hand at the end is drawn, by whose turn it is.
void put_hand(const Session& session, sc::Scenario& s) {
  const Game& game = session.game();
  if (session.phase() != Phase::tile || game.facts().hand < 0) return;
  if (s.board && s.board->hand && s.steps.empty()) return;
  sc::Step step;
  step.action = sc::Draw{court::hand_told(game)};
  if (game.rules().player_count() > 1) step.by = colour_of(game, game.clock().player);
  s.steps.push_back(std::move(step));
}

/// A last move that is refused.
void put_refused(const Replayed& replayed, const Catalogue& catalogue, sc::Scenario& s) {
  const auto& refused = replayed.replay.refused;
  if (!refused || !refused->answer.action || refused->answer.judgement.verdict != Verdict::illegal) return;
  const Game& game = replayed.session->game();
  sc::IllegalStep illegal{.step = s.steps.size(), .clauses = {}, .exact = false, .where = {}};
  for (const Ground& g : refused->answer.judgement.grounds)
    illegal.clauses.push_back(court::clause_told(catalogue, g.clause));
  if (illegal.clauses.empty()) return;
  illegal.clauses.resize(1);
  s.steps.push_back(court::step_told(game, *refused->answer.action));
  s.expect.illegal = {illegal};
}

std::optional<sc::NeutralExpected> neutral_told(const Game& game, Part part, Neutral what) {
  if (!game.rules().plays(part)) return std::nullopt;
  sc::NeutralExpected told;
  for (const Standing& n : game.facts().neutrals) {
    if (n.what != what || n.slot < 0) continue;
    told.at = game.placed(n.slot).at;
    if (n.beside >= 0)
      told.beside = sc::Beside{.figure = court::figure_told(game, n.beside),
                               .on = court::place_told(game, game.place_of(n.beside)).on};
  }
  return told;
}

void expect_position(const Session& session, sc::Scenario& s) {
  const Game& game = session.game();
  sc::Expectation& e = s.expect;
  std::vector<sc::Figure> none;
  for (PlayerId p = 0; p < game.rules().player_count(); ++p) {
    e.score[colour_of(game, p)] = game.facts().score[static_cast<std::size_t>(p)];
    if (game.rules().tower) e.prisoners[colour_of(game, p)] = none;
  }
  for (std::size_t i = 0; i < game.rules().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const Place place = game.place_of(f);
    if (place.kind == PlaceKind::prisoner)
      e.prisoners[colour_of(game, static_cast<PlayerId>(place.where))].push_back(court::figure_told(game, f));
    if (on_board(place))
      e.figures.push_back({.figure = court::figure_told(game, f),
                           .place = court::place_told(game, place),
                           .role = {},
                           .where = {}});
  }
  for (auto& [captor, held] : e.prisoners) std::sort(held.begin(), held.end());
  e.fairy = neutral_told(game, Part::fairy, Neutral::fairy);
  e.dragon = neutral_told(game, Part::dragon, Neutral::dragon);
  if (game.over()) {
    e.over = true;
    return;
  }
  e.turn = colour_of(game, game.clock().player);
  if (game.facts().hand >= 0) e.hand = sc::HandExpected{court::hand_told(game)};
}

/// The clauses that the scenario names: those of its points, or of what is refused; else one that took part.
std::vector<sc::ClauseRef> clauses_of(const Replayed& replayed, const std::set<ClauseId>& heard,
                                      const Catalogue& catalogue) {
  std::vector<ClauseId> wanted;
  const auto want = [&](ClauseId c) {
    if (heard.contains(c) && wanted.size() < kMostClauses &&
        std::find(wanted.begin(), wanted.end(), c) == wanted.end())
      wanted.push_back(c);
  };
  if (replayed.replay.refused) {
    for (const Ground& g : replayed.replay.refused->answer.judgement.grounds) want(g.clause);
  }
  for (const ClauseId c : replayed.session->paying_clauses()) want(c);
  if (wanted.empty() && !heard.empty()) want(*heard.begin());
  std::vector<sc::ClauseRef> refs;
  for (const ClauseId c : wanted) refs.push_back(court::clause_told(catalogue, c));
  return refs;
}

struct Played {
  court::Outcome outcome;
  std::set<ClauseId> heard;
};

Played play(const sc::Scenario& s, const Catalogue& catalogue) {
  Played played;
  const auto runs = sc::runs_of(s, catalogue);
  if (!runs) return played;
  const court::Hearing hearing{.decided = [&played](const Decision& d) { played.heard.insert(d.clause); }};
  played.outcome = court::play(s, runs->front(), catalogue, hearing);
  for (const court::StepResult& step : played.outcome.steps) {
    for (const Ground& g : step.judgement.grounds) played.heard.insert(g.clause);
  }
  return played;
}

std::string complaint(const court::Outcome& outcome) {
  std::string text;
  for (const court::Failure& f : outcome.failures)
    text +=
        fmt::format("{}{}: expected {}, actual {}", text.empty() ? "" : "; ", f.what, f.expected, f.actual);
  for (const std::string& why : outcome.missing)
    text += fmt::format("{}unsupported: {}", text.empty() ? "" : "; ", why);
  return text;
}

std::string refusal(const Replay& replay) {
  return fmt::format("message {}, {}, is refused and more come after it", replay.refused->number,
                     replay.refused->type);
}

}  // namespace

tl::expected<std::string, Unconverted> convert(const Replayed& replayed, const Catalogue& catalogue) {
  const Replay& replay = replayed.replay;
  const auto fail = [](std::string why) {
    return tl::unexpected(Unconverted{ReplayStatus::fail, std::move(why)});
  };
  if (replay.status == ReplayStatus::unreadable)
    return tl::unexpected(Unconverted{ReplayStatus::unreadable, to_string(replay.diagnostics)});
  if (replay.status == ReplayStatus::unsupported)
    return tl::unexpected(Unconverted{ReplayStatus::unsupported,
                                      fmt::format("not played: {}", fmt::join(replay.missing, ", "))});
  if (replay.refused && !replay.refused->last) return fail(refusal(replay));

  sc::Scenario s = replayed.setup->head;
  s.title = title_of(replay);
  s.origin = {.kind = sc::OriginKind::recording,
              .source = {},
              .lines = {},
              .id = {},
              .note = std::filesystem::path(replay.file).filename().string(),
              .where = {}};
  put_board(*replayed.session, s);
  s.steps = replayed.session->steps();
  put_hand(*replayed.session, s);
  s.stop_here = true;
  put_refused(replayed, catalogue, s);
  expect_position(*replayed.session, s);
  const Played first = play(s, catalogue);
  s.clauses = clauses_of(replayed, first.heard, catalogue);

  std::string text = sc::to_toml(s);
  const auto read = sc::parse_scenario(text, replay.file + ".toml", catalogue);
  if (!read) return fail(to_string(read.error()));
  const Played again = play(*read, catalogue);
  if (again.outcome.status != court::Status::pass) return fail(complaint(again.outcome));
  return text;
}

}  // namespace assize::jcz
