#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "spec/catalogue/find.hpp"
#include "tools/cli/report_replay.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/picture/picture.hpp"

namespace assize::cli {

namespace {

using jcz::Replay;
using jcz::ReplayStatus;

constexpr std::array<std::string_view, 5> kWords = {"ok", "disagrees (listed)", "FAIL", "unsupported",
                                                    "UNREADABLE"};
constexpr std::array<Ink, 5> kInks = {Ink::good, Ink::doubtful, Ink::bad, Ink::doubtful, Ink::bad};

std::size_t index(ReplayStatus status) {
  return static_cast<std::size_t>(status);
}

void print_refused(const Replay& replay, const Catalogue& catalogue) {
  const jcz::RefusedMove& r = *replay.refused;
  fmt::print("  {}:{}:{}: message {}, {}: {}\n", replay.file, r.where.line, r.where.column, r.number, r.type,
             refusal_text(r, catalogue));
  if (r.listed != nullptr) fmt::print("    listed, {}: {}\n", r.listed->clause, r.listed->reason);
  if (r.last && r.listed == nullptr)
    fmt::print("    it is the last message: the assertions speak of the position without it\n");
  if (replay.last) fmt::print("{}", indented(board_text(*replay.last), 6));
}

void print_assertion(const Replay& replay, std::size_t i) {
  const jcz::AssertionOutcome& a = replay.assertions[i];
  const std::string_view kind = jcz::kAssertionNames[static_cast<std::size_t>(a.kind)];
  fmt::print("  {}:{}: assertion {} ({}) \"{}\": expected {}, actual {}\n", replay.file, a.where.line, i + 1,
             kind, a.text, a.evaluation.expected, a.evaluation.actual);
  if (a.listed != nullptr) fmt::print("    listed, {}: {}\n", a.listed->clause, a.listed->reason);
}

void print_grounds(const Replay& replay, const Catalogue& catalogue) {
  std::set<std::string_view> said;
  const auto say = [&](const Clause& clause) {
    if (said.insert(clause.id).second)
      fmt::print("  {}: {} {}\n", inked(Ink::strong, clause.id), clause.statement,
                 inked(Ink::faint, fmt::format("[{}]", place_in(clause, Edition::c2))));
  };
  if (replay.refused) {
    for (const Ground& g : replay.refused->answer.judgement.grounds)
      say(catalogue.clauses[static_cast<std::size_t>(g.clause)]);
  }
  for (const jcz::AssertionOutcome& a : replay.assertions) {
    const auto clause = a.listed == nullptr ? std::nullopt : clause_by_id(catalogue, a.listed->clause);
    if (clause) say(catalogue.clauses[static_cast<std::size_t>(*clause)]);
  }
}

void print_replay(const Replay& replay, const Catalogue& catalogue, bool verbose) {
  const std::size_t status = index(replay.status);
  fmt::print("{} {}{}\n", inked(kInks[status], kWords[status]), replay.file,
             replay.description.empty() ? "" : ": " + replay.description);
  if (!replay.diagnostics.empty()) fmt::print("{}", to_string(replay.diagnostics));
  if (!replay.missing.empty()) fmt::print("  not played: {}\n", fmt::join(replay.missing, ", "));
  if (verbose || replay.status == ReplayStatus::fail) {
    for (const std::string& note : replay.notes) fmt::print("  note: {}\n", note);
  }
  if (replay.refused) print_refused(replay, catalogue);
  bool board = replay.refused.has_value();
  for (std::size_t i = 0; i < replay.assertions.size(); ++i) {
    const bool holds = replay.assertions[i].evaluation.holds;
    if (holds && !verbose) continue;
    if (holds) {
      fmt::print("  holds: {}\n", replay.assertions[i].text);
      continue;
    }
    print_assertion(replay, i);
    if (!board && replay.last) fmt::print("{}", indented(board_text(*replay.last), 6));
    board = true;
  }
  print_grounds(replay, catalogue);
}

void print_table(const std::vector<Replay>& replays) {
  const auto table = by_expansion(replays);
  if (table.empty()) return;
  std::size_t width = std::string_view("expansion").size();
  for (const auto& [name, count] : table) width = std::max(width, name.size());
  fmt::print("{:<{}}  {:>5}  {:>9}  {:>5}  {:>11}\n", "expansion", width, "pass", "disagrees", "fail",
             "unsupported");
  for (const auto& [name, n] : table)
    fmt::print("{:<{}}  {:>5}  {:>9}  {:>5}  {:>11}\n", name, width, n[0], n[1], n[2], n[3]);
}

}  // namespace

std::string refusal_text(const jcz::RefusedMove& refused, const Catalogue& catalogue) {
  const jcz::Answer& a = refused.answer;
  std::string text = a.move.empty() ? std::string() : a.move + ": ";
  if (a.judgement.verdict != Verdict::illegal) return text + a.why;
  text += "illegal by ";
  for (std::size_t i = 0; i < a.judgement.grounds.size(); ++i) {
    const Ground& g = a.judgement.grounds[i];
    text +=
        fmt::format("{}{}{}", i == 0 ? "" : ", ", catalogue.clauses[static_cast<std::size_t>(g.clause)].id,
                    g.facts.empty() ? "" : " (" + g.facts + ")");
  }
  return text;
}

std::map<std::string, StatusCount> by_expansion(const std::vector<Replay>& replays) {
  std::map<std::string, StatusCount> table;
  for (const Replay& r : replays) {
    if (r.status == ReplayStatus::unreadable) continue;
    for (const std::string& expansion : r.expansions) ++table[expansion][index(r.status)];
  }
  return table;
}

void print_replays_text(const std::vector<Replay>& replays, const Catalogue& catalogue, bool verbose) {
  StatusCount count{};
  std::size_t held = 0;
  std::size_t listed = 0;
  std::size_t all = 0;
  for (const Replay& r : replays) {
    ++count[index(r.status)];
    if (r.status != ReplayStatus::pass || verbose || r.refused) print_replay(r, catalogue, verbose);
    for (const jcz::AssertionOutcome& a : r.assertions) {
      ++all;
      held += a.evaluation.holds ? 1 : 0;
      listed += !a.evaluation.holds && a.listed != nullptr ? 1 : 0;
    }
  }
  print_table(replays);
  const int failed = count[2] + count[4];
  fmt::print("{}: {} passed, {} disagree (listed), {} failed, {} unsupported\n",
             counted(replays.size(), "recording"), inked(Ink::good, fmt::format("{}", count[0])), count[1],
             failed > 0 ? inked(Ink::bad, fmt::format("{}", failed)) : "0", count[3]);
  fmt::print("{}: {} hold, {} disagree (listed), {} do not hold\n", counted(all, "assertion"), held, listed,
             all - held - listed);
}

}  // namespace assize::cli
