#include "spec/smt/case/expect.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "spec/smt/dragon/move.hpp"
#include "spec/smt/tower/exchange.hpp"

namespace assize::smt::cases {

namespace {

class Observer {
 public:
  Observer(const Play& play, const State& begin, Claims& claims)
      : play_(play), begin_(begin), claims_(claims), table_(*play.position().table), state_(play.state()) {}

  void points(const scenario::Expectation& e) {
    if (play_.strange_farmers() &&
        !(e.gain.empty() && e.score.empty() && e.scored.empty() && e.track.empty() && e.winners.empty())) {
      throw NotExpressible("fields with barns at the end of the game");
    }
    for (const auto& [who, n] : e.gain) {
      const std::size_t p = player(who);
      claims_.push_back(equal(key("gain", who), state_.score[p] - begin_.score[p], n));
    }
    for (const auto& [who, n] : e.score) claims_.push_back(equal(key("score", who), state_.score[player(who)], n));
    for (const auto& [who, n] : e.scored) claims_.push_back(equal(key("scored", who), state_.scored[player(who)], n));
    for (const auto& [who, n] : e.track) track(who, n);
  }

  void supplies(const std::map<Colour, scenario::Supply>& expected) {
    for (const auto& [who, supply] : expected) {
      const std::size_t p = player(who);
      for (const auto& [kind, n] : supply.figures) {
        const auto w = static_cast<std::size_t>(who_of(table_, {who, kind}));
        claims_.push_back(equal(key("supply", who) + " " + std::string(name_of(kind)), state_.supply[w], n));
      }
      if (supply.floors) claims_.push_back(equal(key("supply floors", who), state_.floor_supply[p], *supply.floors));
    }
  }

  void prisoners(const std::map<Colour, std::vector<scenario::Figure>>& expected) {
    for (const auto& [captor, figures] : expected) {
      const Nums& held = state_.held[player(captor)];
      for (Who w = 0; w < table_.who_count(); ++w) {
        const scenario::Figure f = figure_of(table_, w);
        const auto n = static_cast<int>(std::count(figures.begin(), figures.end(), f));
        const Num& is = held[static_cast<std::size_t>(w)];
        if (n == 0 && is.known() == 0) continue;
        claims_.push_back(equal(fmt::format("{} {} {}", key("prisoners", captor), name_of(f.owner), name_of(f.kind)), is, n));
      }
    }
  }

  void goods(const std::map<Colour, scenario::GoodsCount>& expected) {
    for (const auto& [who, tokens] : expected) {
      for (const auto& [kind, n] : tokens) {
        const Num& is = state_.goods[player(who)][static_cast<std::size_t>(kind)];
        claims_.push_back(equal(key("goods", who) + " " + std::string(name_of(kind)), is, n));
      }
    }
  }

  void turn(const scenario::Expectation& e) {
    if (e.part) claims_.push_back(equal("part", Num(state_.turn.part), *e.part));
    if (e.turn) {
      const Colour is = table_.players[static_cast<std::size_t>(state_.turn.player)];
      claims_.push_back(equal("turn", std::string(name_of(is)), std::string(name_of(*e.turn))));
    }
    if (e.over) claims_.push_back(equal("over", state_.over, *e.over));
    if (!e.winners.empty()) winners(e.winners);
    if (e.ask || e.asked) ask(e);
  }

  void tiles(const scenario::Expectation& e) {
    const auto id = [&](Design d) { return std::string(play_.position().catalogue->tiles[d].id); };
    if (e.hand) {
      const auto& hand = play_.position().hand;
      claims_.push_back(equal("hand", hand ? id(*hand) : "none", e.hand->tile ? id(same(*e.hand->tile)) : "none"));
    }
    if (!e.discarded) return;
    std::vector<std::string> is;
    std::vector<std::string> expected;
    for (const Design d : play_.discarded()) is.push_back(id(d));
    for (const scenario::TileRef& t : *e.discarded) expected.push_back(id(same(t)));
    std::sort(is.begin(), is.end());
    std::sort(expected.begin(), expected.end());
    claims_.push_back(equal("discarded", fmt::format("{}", fmt::join(is, " ")), fmt::format("{}", fmt::join(expected, " "))));
  }

 private:
  static std::string key(std::string_view name, Colour who) { return fmt::format("{} {}", name, name_of(who)); }
  [[nodiscard]] std::size_t player(Colour who) const { return static_cast<std::size_t>(player_of(table_, who)); }
  [[nodiscard]] Design same(const scenario::TileRef& tile) const { return play_.position().bag.same(tile.tile); }

  /// base.component.scoreboard
  void track(Colour who, int space) {
    const int lap = play_.law().amount("base.component.scoreboard.spaces"_n);
    const Num& score = state_.score[player(who)];
    Bools there;
    for (int at = space; at <= score.hi(); at += lap) there.push_back(score == Num(at));
    for (int at = space - lap; at >= score.lo(); at -= lap) there.push_back(score == Num(at));
    claims_.push_back({key("track", who), any_of(there), std::to_string(space), text_of(score)});
  }

  /// base.final.winner
  void winners(const std::vector<Colour>& expected) {
    for (int p = 0; p < table_.player_count(); ++p) {
      const Colour colour = table_.players[static_cast<std::size_t>(p)];
      Bools best = {state_.over};
      for (const Num& other : state_.score) best.push_back(state_.score[static_cast<std::size_t>(p)] >= other);
      const bool wins = std::find(expected.begin(), expected.end(), colour) != expected.end();
      claims_.push_back(equal(key("winner", colour), play_.law().law("base.final.winner"_c, all_of(best)), wins));
    }
  }

  void ask(const scenario::Expectation& e) {
    const Turn& turn = state_.turn;
    std::string kind = "none";
    Bools who = one(static_cast<std::size_t>(table_.player_count()), turn.player);
    if (play_.waits()) {
      who = tower::asked(state_, play_.law());
      const Bool agree = tower::asked_to_agree(state_, play_.law());
      if (e.ask) claims_.push_back(equal("ask agree", agree, *e.ask == "agree"));
      kind = e.ask && *e.ask == "agree" ? "agree" : "exchange";
    } else if (const auto giver = play_.giver()) {
      kind = "fairy";
      who = one(who.size(), *giver);
    } else if (turn.stage == Stage::capture) {
      kind = "capture";
    } else if (turn.stage == Stage::figure || turn.stage == Stage::phantom) {
      kind = "deploy";
    } else if (turn.stage == Stage::dragon || turn.stage == Stage::late_dragon) {
      kind = "dragon";
      who = one(who.size(), dragon::mover(state_));
    } else if (turn.stage == Stage::double_turn) {
      kind = "double_turn";
    } else if (turn.stage == Stage::start && play_.ransom_open()) {
      kind = "ransom";
    } else if (turn.stage <= Stage::place) {
      kind = play_.position().hand ? "place" : "draw";
    }
    if (e.ask) claims_.push_back(equal("ask", kind, *e.ask));
    if (e.asked) claims_.push_back(equal(key("asked", *e.asked), kind == "none" ? Bool(false) : who[player(*e.asked)], true));
  }

  const Play& play_;
  const State& begin_;
  Claims& claims_;
  const Table& table_;
  const State& state_;
};

}  // namespace

void claim_observed(const Play& play, const State& begin, const scenario::Expectation& e, Claims& claims) {
  Observer observer(play, begin, claims);
  observer.points(e);
  observer.supplies(e.supply);
  observer.prisoners(e.prisoners);
  observer.goods(e.goods);
  observer.turn(e);
  observer.tiles(e);
  claim_board(play, e, claims);
  claim_features(play, e, claims);
}

std::string grounds_text(const Grounds& grounds, const Catalogue& catalogue) {
  std::vector<std::string_view> ids;
  for (const Ground& g : grounds.all()) {
    if (g.holds.is_true()) ids.push_back(catalogue.clauses[static_cast<std::size_t>(g.clause)].id);
  }
  if (grounds.malformed().is_true()) ids.emplace_back("(malformed)");
  return fmt::format("{}", fmt::join(ids, ", "));
}

void claim_verdicts(const std::vector<Judged>& judged, const Catalogue& catalogue,
                    const std::optional<std::vector<scenario::IllegalStep>>& illegal, Claims& claims) {
  for (std::size_t i = 0; i < judged.size(); ++i) {
    const Judged& j = judged[i];
    const scenario::IllegalStep* refused = nullptr;
    for (std::size_t k = 0; illegal && k < illegal->size(); ++k) {
      if ((*illegal)[k].step == i) refused = &(*illegal)[k];
    }
    const std::string key = fmt::format("step {}", i + 1);
    const std::string grounds = grounds_text(j.grounds, catalogue);
    const Bool legal = j.grounds.legal();
    claims.push_back({key, refused == nullptr ? legal : !legal, refused == nullptr ? "legal" : "illegal",
                      j.legal ? "legal" : "illegal: " + grounds});
    if (refused == nullptr) continue;
    std::vector<std::string> ids;
    for (const scenario::ClauseRef& c : refused->clauses) {
      ids.push_back(c.name);
      claims.push_back({key + " grounds", j.grounds.cites(c.id), c.name, grounds});
    }
    if (!refused->exact) continue;
    Bools others = {!j.grounds.malformed()};
    for (const Ground& g : j.grounds.all()) {
      const bool named = std::any_of(refused->clauses.begin(), refused->clauses.end(),
                                     [&](const scenario::ClauseRef& c) { return c.id == g.clause; });
      if (!named) others.push_back(!g.holds);
    }
    claims.push_back({key + " grounds, exactly", all_of(others), fmt::format("{}", fmt::join(ids, ", ")), grounds});
  }
}

}  // namespace assize::smt::cases
