#include "tools/court/observed.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "checker/rules/base/final.hpp"
#include "checker/rules/tower/closing.hpp"
#include "tools/court/action_text.hpp"
#include "tools/court/observe_parts.hpp"

namespace assize::court {

namespace {

using Table = std::vector<Observation>;

std::string colour_of(const Game& game, int player) {
  if (player < 0) return "chance";
  return std::string(name_of(game.rules().players[static_cast<std::size_t>(player)]));
}

std::string joined(std::vector<std::string> words) {
  std::sort(words.begin(), words.end());
  return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", "));
}

void look_at_points(const Game& game, const Facts& start, Table& out) {
  for (int p = 0; p < game.rules().player_count(); ++p) {
    const auto i = static_cast<std::size_t>(p);
    out.push_back(
        {"gain of " + colour_of(game, p), fmt::format("{}", game.facts().score[i] - start.score[i])});
  }
  for (int p = 0; p < game.rules().player_count(); ++p) {
    const auto i = static_cast<std::size_t>(p);
    const int scored = game.facts().scored[i] - start.scored[i];
    const bool all = scored == game.facts().score[i] - start.score[i];
    out.push_back(
        {"points that " + colour_of(game, p) + " scored", all ? "as gained" : fmt::format("{}", scored)});
  }
}

/// "6 meeple, 1 abbot, 9 floors"
std::string stock_of(const Game& game, int player) {
  std::array<int, kFigureNames.size()> count{};
  for (std::size_t f = 0; f < game.rules().figures.size(); ++f) {
    const FigureInfo info = game.rules().figures[f];
    const bool here = info.player == player && game.facts().figures[f].kind == PlaceKind::supply;
    count[static_cast<std::size_t>(info.kind)] += here ? 1 : 0;
  }
  std::vector<std::string> words;
  for (std::size_t k = 0; k < count.size(); ++k) {
    if (count[k] > 0) words.push_back(fmt::format("{} {}", count[k], kFigureNames[k]));
  }
  const int floors = game.facts().floor_supply[static_cast<std::size_t>(player)];
  if (floors > 0) words.push_back(fmt::format("{} floor{}", floors, floors == 1 ? "" : "s"));
  return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", "));
}

std::string prisoners_of(const Game& game, int captor) {
  std::vector<std::string> held;
  for (std::size_t f = 0; f < game.rules().figures.size(); ++f) {
    const Place p = game.facts().figures[f];
    if (p.kind == PlaceKind::prisoner && p.where == captor)
      held.push_back(figure_text(game, static_cast<FigureId>(f)));
  }
  return joined(std::move(held));
}

/// "2 wine, 1 cloth"
std::string goods_of(const Game& game, int player) {
  std::vector<std::string> words;
  for (std::size_t kind = 0; kind < kGoodsNames.size(); ++kind) {
    const int taken = game.facts().goods[static_cast<std::size_t>(player)][kind];
    if (taken > 0) words.push_back(fmt::format("{} {}", taken, kGoodsNames[kind]));
  }
  return words.empty() ? "none" : fmt::format("{}", fmt::join(words, ", "));
}

void look_at_players(const Game& game, Table& out) {
  for (int p = 0; p < game.rules().player_count(); ++p) {
    out.push_back({"prisoners of " + colour_of(game, p), prisoners_of(game, p)});
  }
  for (int p = 0; p < game.rules().player_count(); ++p) {
    out.push_back({"supply of " + colour_of(game, p), stock_of(game, p)});
    if (game.rules().plays(Part::goods)) out.push_back({"goods of " + colour_of(game, p), goods_of(game, p)});
  }
}

/// Figures by tile, those off the tiles together; neutral figures and tokens with them.
void look_at_board(const Game& game, Table& out) {
  std::map<Cell, std::vector<std::string>> on;
  std::vector<std::string> elsewhere;
  for (std::size_t i = 0; i < game.rules().figures.size(); ++i) {
    const auto f = static_cast<FigureId>(i);
    const Place p = game.place_of(f);
    if (p.kind == PlaceKind::supply || p.kind == PlaceKind::prisoner) continue;
    std::string words = figure_text(game, f) + " " + place_text(game, p);
    const int ghosts = game.facts().ghosts.empty() ? 0 : game.facts().ghosts[i];
    if (ghosts > 0) words += fmt::format(" with {} ghost{}", ghosts, ghosts == 1 ? "" : "s");
    if (on_board(p)) {
      on[game.placed(p.where).at].push_back(std::move(words));
    } else {
      elsewhere.push_back(std::move(words));
    }
  }
  for (const Standing& s : game.facts().neutrals) {
    std::string name(name_of(s.what));
    if (s.beside >= 0) name += " beside " + figure_text(game, s.beside);
    if (s.slot >= 0) on[game.placed(s.slot).at].push_back(std::move(name));
  }
  for (auto& [cell, words] : on) out.push_back({"figures on " + cell_text(cell), joined(std::move(words))});
  if (!elsewhere.empty()) out.push_back({"figures elsewhere", joined(std::move(elsewhere))});
  for (std::size_t s = 0; s < game.facts().floors.size(); ++s) {
    const auto slot = static_cast<Slot>(s);
    if (game.floors(slot) == 0) continue;
    out.push_back(
        {"tower " + cell_text(game.placed(slot).at),
         fmt::format("{} high, {}", game.floors(slot), tower::open(game, slot) ? "open" : "closed")});
  }
}

void look_at_turn(const Game& game, Table& out) {
  std::vector<std::string> aside;
  for (const TypeId t : game.facts().discarded) aside.emplace_back(game.rules().tile(t).id);
  out.push_back({"tiles put aside", joined(std::move(aside))});
  out.push_back({"the game", game.over() ? "is over" : "goes on"});
  if (game.over()) {
    std::vector<std::string> won;
    const unsigned mask = base::winners(game);
    for (int p = 0; p < game.rules().player_count(); ++p) {
      if (((mask >> p) & 1U) != 0) won.push_back(colour_of(game, p));
    }
    return out.push_back({"winners", joined(std::move(won))});
  }
  out.push_back({"on turn", colour_of(game, game.clock().player)});
  const std::string_view open = asked_kind(game);
  const std::string asked =
      open == "none" ? "nothing" : fmt::format("{} of {}", open, colour_of(game, game.decider()));
  out.push_back({"what is asked", asked});
}

/// Questions of scenarios that the table answers as well.
bool on_the_table(const std::string& what) {
  constexpr std::array<std::string_view, 9> kStarts = {"gain of",      "score of",    "points that",
                                                       "prisoners of", "space of",    "on turn",
                                                       "winners",      "the game is", "tiles put aside"};
  constexpr std::array<std::string_view, 3> kParts = {" in supply of ", "floors of tower", " is asked"};
  const auto starts = [&](std::string_view s) { return what.starts_with(s); };
  const auto holds = [&](std::string_view s) { return what.find(s) != std::string::npos; };
  const bool tower = what.starts_with("tower ") && what.ends_with(" open");
  return tower || std::any_of(kStarts.begin(), kStarts.end(), starts) ||
         std::any_of(kParts.begin(), kParts.end(), holds);
}

const Answer* among(const std::vector<Answer>& answers, const Answer& wanted) {
  const auto same = [&](const Answer& o) { return o.what == wanted.what && o.expected == wanted.expected; };
  const auto found = std::find_if(answers.begin(), answers.end(), same);
  return found == answers.end() ? nullptr : &*found;
}

void add(std::vector<Difference>& out, const std::string& what, const std::string& a, const std::string& b) {
  if (a != b) out.push_back({what, a, b});
}

/// An answer that only one run gave wrong was the expected one in the other. Where the table differs already,
/// it has told what it can tell.
void compare_answers(const Observed& a, const Observed& b, std::vector<Difference>& out) {
  const bool told = !out.empty();
  const auto skipped = [told](const Answer& answer) { return told && on_the_table(answer.what); };
  for (const Answer& mine : a.answers) {
    const Answer* other = among(b.answers, mine);
    if (!skipped(mine)) add(out, mine.what, mine.actual, other != nullptr ? other->actual : mine.expected);
  }
  for (const Answer& theirs : b.answers) {
    if (among(a.answers, theirs) == nullptr && !skipped(theirs))
      add(out, theirs.what, theirs.expected, theirs.actual);
  }
}

}  // namespace

std::string verdict_text(const Judgement& j, const Catalogue& catalogue) {
  if (j.verdict == Verdict::malformed) return "malformed: " + j.why;
  if (j.verdict == Verdict::unsupported) return "unsupported: " + j.why;
  if (j.legal()) return "legal";
  std::vector<std::string> ids;
  for (const Ground& g : j.grounds)
    ids.emplace_back(catalogue.clauses[static_cast<std::size_t>(g.clause)].id);
  return "illegal by " + joined(std::move(ids));
}

std::vector<Observation> observed_table(const Game& game, const Facts& start) {
  Table table;
  look_at_points(game, start, table);
  look_at_players(game, table);
  look_at_board(game, table);
  look_at_turn(game, table);
  return table;
}

Observed observed(const Outcome& outcome, const Catalogue& catalogue) {
  Observed seen;
  const bool refused = !outcome.last.has_value();
  if (refused) {
    const Judgement judgement{.verdict = Verdict::illegal, .grounds = outcome.refused, .why = {}};
    seen.steps.push_back(
        {"set-up", outcome.refused.empty() ? "refused" : verdict_text(judgement, catalogue)});
    return seen;
  }
  seen.steps.push_back({"set-up", "legal"});
  for (std::size_t i = 0; i < outcome.steps.size(); ++i) {
    const StepResult& step = outcome.steps[i];
    const std::string verdict = step.stuck ? "cannot go on" : verdict_text(step.judgement, catalogue);
    seen.steps.push_back(
        {fmt::format("step {}{}{}", i + 1, step.text.empty() ? "" : ", ", step.text), verdict});
  }
  seen.table = observed_table(*outcome.last, *outcome.start);
  for (const Failure& f : outcome.failures) {
    if (!f.what.starts_with("step ")) seen.answers.push_back({f.what, f.expected, f.actual});
  }
  return seen;
}

std::vector<Difference> differences(const std::vector<Observation>& a, const std::vector<Observation>& b) {
  std::vector<Difference> out;
  const auto value = [](const std::vector<Observation>& list, const std::string& what) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Observation& o) { return o.what == what; });
    return found == list.end() ? std::string("none") : found->value;
  };
  for (const Observation& o : a) add(out, o.what, o.value, value(b, o.what));
  for (const Observation& o : b) {
    const bool there =
        std::any_of(a.begin(), a.end(), [&](const Observation& mine) { return mine.what == o.what; });
    if (!there) add(out, o.what, "none", o.value);
  }
  return out;
}

namespace {
/// A step's text may name another figure under other rules: steps are compared by their number.
void compare_steps(const std::vector<Observation>& a, const std::vector<Observation>& b,
                   std::vector<Difference>& out) {
  const Observation unreached{{}, "not reached"};
  for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
    const Observation& mine = i < a.size() ? a[i] : unreached;
    const Observation& theirs = i < b.size() ? b[i] : unreached;
    add(out, mine.what.empty() ? theirs.what : mine.what, mine.value, theirs.value);
    const bool both = !mine.what.empty() && !theirs.what.empty();
    if (both && mine.value == theirs.value) add(out, "what is done", mine.what, theirs.what);
  }
}
}  // namespace

std::vector<Difference> differences(const Observed& a, const Observed& b) {
  std::vector<Difference> out;
  compare_steps(a.steps, b.steps, out);
  if (a.table.empty() || b.table.empty()) return out;
  for (Difference& d : differences(a.table, b.table)) out.push_back(std::move(d));
  compare_answers(a, b, out);
  return out;
}

std::string to_string(const Difference& d) {
  return fmt::format("{}: {} or {}", d.what, d.a, d.b);
}

}  // namespace assize::court
