// An action is listed if and only if it is judged legal; and listening changes nothing.
#include <fmt/format.h>

#include <algorithm>

#include "props/property.hpp"
#include "props/text.hpp"
#include "props/universe.hpp"

namespace assize::props {

namespace {

bool contains(const std::vector<Sameness>& all, const Sameness& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

std::string grounds(const Game& game, const Action& a) {
  std::string text;
  for (const Ground& g : game.judge(a).grounds) {
    text += fmt::format(" {}", game.law().catalogue().clauses[static_cast<std::size_t>(g.clause)].id);
  }
  return text;
}

}  // namespace

Complaint listed_iff_legal(const Position& p) {
  std::vector<Sameness> listed;
  for (const Action& a : p.listed) {
    if (!p.game.legal(a))
      return fmt::format("listed but illegal: {};{}", to_text(p.game, a), grounds(p.game, a));
    if (!p.heard.judge(a).legal())
      return fmt::format("listed, judged illegal where heard: {}", to_text(p.game, a));
    const Sameness s = sameness(p.game, a);
    if (contains(listed, s)) return fmt::format("listed twice: {}", to_text(p.game, a));
    listed.push_back(s);
  }
  if (!p.whole_universe) return std::nullopt;
  static thread_local std::vector<Action> all;
  all.clear();
  universe(p.game, all);
  for (const Action& a : all) {
    if (!p.game.legal(a) || contains(listed, sameness(p.game, a))) continue;
    return fmt::format("legal but not listed: {}", to_text(p.game, a));
  }
  return std::nullopt;
}

Complaint heard_alike(const Position& p) {
  if (!(p.game.facts() == p.heard.facts()))
    return "the same decisions led elsewhere under a law with a listener";
  std::vector<Action> heard;
  p.heard.legal_actions(heard);
  if (std::equal(heard.begin(), heard.end(), p.listed.begin(), p.listed.end())) return std::nullopt;
  for (const Action& a : heard) {
    if (std::find(p.listed.begin(), p.listed.end(), a) == p.listed.end()) {
      return fmt::format("listed only where heard: {}", to_text(p.game, a));
    }
  }
  return fmt::format("{} actions listed, {} where heard", p.listed.size(), heard.size());
}

}  // namespace assize::props
