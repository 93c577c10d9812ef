#include "spec/smt/search/parting.hpp"

#include <fmt/format.h>

#include <map>

namespace assize::smt {

namespace {

/// A script as a question about the open board.
struct Trial {
  Script script;
  std::vector<Action> actions;
  Bool parts;
};

/// What a script has come to under both laws.
struct Prefix {
  std::vector<Action> actions;
  Bools holds;  ///< about the choices in the actions
  Player a;
  Player b;
};

class Searcher {
 public:
  Searcher(const Catalogue& catalogue, const Wanted& wanted)
      : catalogue_(catalogue),
        wanted_(wanted),
        laws_{Law(catalogue, wanted.a.edition, wanted.a.rulings),
              Law(catalogue, wanted.b.edition, wanted.b.rulings)} {}

  Search run() {
    result_.gave_up = wanted_.setting.beyond.only;
    for (int tiles = wanted_.first_tiles; tiles <= wanted_.most_tiles; ++tiles) {
      look_at(tiles);
      if (result_.found.empty() && !result_.gave_up) result_.none_up_to = tiles;
      if (static_cast<int>(result_.found.size()) >= wanted_.how_many) break;
    }
    return std::move(result_);
  }

 private:
  void look_at(int tiles) {
    Query query(wanted_.steps);
    const Board board = open_board(query.z3(), catalogue_, wanted_.setting, tiles, wanted_.likeness, laws_);
    const std::vector<Trial> trials = trials_on(query, board);
    if (trials.empty()) return;
    for (const Bool& b : board.holds) query.assert_that(b);
    while (static_cast<int>(result_.found.size()) < wanted_.how_many) {
      auto least = least_of(query, board, trials);
      if (!least) return;
      query.assert_that(!least->layout);
      result_.found.push_back(std::move(least->found));
    }
  }

  /// The scripts under which the two might part; where they cannot, the formula has folded to false.
  std::vector<Trial> trials_on(Query& query, const Board& board) {
    std::vector<Trial> trials;
    std::map<Script, Prefix> played;
    played.emplace(Script{}, Prefix{{}, {}, Player(board, laws_[0]), Player(board, laws_[1])});
    for (const Script& script : scripts_for(*board.table, wanted_.setting.beyond, board.middle)) {
      const Prefix& whole = play_to(query.z3(), board, script, played);
      Bools holds = whole.holds;
      const Course a = whole.a.end();
      const Course b = whole.b.end();
      holds.push_back(comes_to_last(a));
      holds.push_back(comes_to_last(b));
      holds.push_back(parted(a, laws_[0], b, laws_[1]));
      const Bool parts = all_of(holds);
      if (!parts.is_false()) trials.push_back({script, whole.actions, parts});
    }
    return trials;
  }

  /// The courses that begin alike are played once.
  static const Prefix& play_to(z3::context& z3, const Board& board, const Script& script,
                               std::map<Script, Prefix>& played) {
    if (const auto known = played.find(script); known != played.end()) return known->second;
    Prefix next = play_to(z3, board, Script(script.begin(), script.end() - 1), played);
    const Action action = open_action(z3, board, script.size() - 1, script.back(), next.holds);
    next.a.take(script.back(), action);
    next.b.take(script.back(), action);
    next.actions.push_back(action);
    return played.emplace(script, std::move(next)).first->second;
  }

  Answer check(Query& query, const Bool& also, const std::string& name) {
    ++result_.checks;
    const Answer answer = query.check(also);
    if (answer == Answer::unknown) result_.gave_up = true;
    if (wanted_.on_query)
      wanted_.on_query(
          name, [&] { return query.to_smt2(also); }, answer);
    return answer;
  }

  /// A board, and that its tiles lie just so.
  struct Least {
    Found found;
    Bool layout;
  };

  /// Of all trials the least board. Where a check comes to its limit, the least of those that can be told.
  std::optional<Least> least_of(Query& query, const Board& board, const std::vector<Trial>& trials) {
    std::optional<Least> best;
    for (const Trial& t : trials) {
      const std::string name = fmt::format("{}-{}", board.tiles, &t - trials.data());
      const Bool better = best ? t.parts & smaller(board, t, best->found.size) : t.parts;
      if (check(query, better, name) != Answer::sat) continue;
      if (auto least = shrink(query, board, t, name)) best = std::move(least);
    }
    return best;
  }

  /// Strictly less than that size.
  static Bool smaller(const Board& board, const Trial& t, const Size& than) {
    const int actions = static_cast<int>(t.script.size());
    const Bool by_points =
        Bool(actions < than.actions) | (Bool(actions == than.actions) & (board.points < than.points));
    const Bool by_prisoners = lexical(board.prisoners, than.prisoners, by_points);
    const Bool by_floors = lexical(board.floors, than.floors, by_prisoners);
    return lexical(board.figures, than.figures, by_floors);
  }
  /// Fewer than so many, or just as many and the rest decides.
  static Bool lexical(const Bools& measure, int than, const Bool& rest) {
    return at_most(measure, than - 1) | (at_most(measure, than) & rest);
  }

  /// What is made small: the number in a model, and that it is at most so many.
  struct Measure {
    std::string_view name;
    int Size::*size;
    std::function<int(const z3::model&)> in;
    std::function<Bool(int)> at_most;
  };

  static std::vector<Measure> measures_of(const Board& board) {
    const auto several = [](std::string_view name, int Size::*size, const Bools& all) {
      return Measure{name, size,
                     [&all](const z3::model& model) {
                       return static_cast<int>(std::count_if(
                           all.begin(), all.end(), [&](const Bool& b) { return holds_in(model, b); }));
                     },
                     [&all](int n) { return smt::at_most(all, n); }};
    };
    return {several("figures", &Size::figures, board.figures), several("floors", &Size::floors, board.floors),
            several("prisoners", &Size::prisoners, board.prisoners),
            Measure{"points", &Size::points,
                    [&board](const z3::model& model) { return value_in(model, board.points); },
                    [&board](int n) { return board.points <= n; }}};
  }

  /// The least number for which the bound can hold together with all before it; none: no check came to an
  /// end. Where one did not, the number that is told is still that of the board.
  std::optional<int> least(Query& query, Bool& parts, const Measure& measure, const std::string& name) {
    constexpr int kMost = 64;  // far above any measure
    for (int n = 0; n < kMost; ++n) {
      if (check(query, parts & measure.at_most(n), fmt::format("{}-{}", name, measure.name)) != Answer::sat)
        continue;
      n = measure.in(query.model());
      parts &= measure.at_most(n);
      return n;
    }
    return std::nullopt;
  }

  /// The least of the board's measures, one after the other, ascending from 0.
  std::optional<Least> shrink(Query& query, const Board& board, const Trial& t, const std::string& name) {
    Bool parts = t.parts;
    const bool places = std::any_of(t.script.begin(), t.script.end(),
                                    [](const ScriptStep& s) { return s.kind == StepKind::place; });
    Size size{.tiles = board.tiles - (places ? 0 : 1), .actions = static_cast<int>(t.script.size())};
    for (const Measure& measure : measures_of(board)) {
      const auto n = least(query, parts, measure, name);
      if (!n) return std::nullopt;
      size.*measure.size = *n;
    }
    const z3::model model = query.model();
    return Least{{decode(catalogue_, wanted_.setting, board, t.script, t.actions, model), t.script, size},
                 layout_of(board, model)};
  }

  /// The tiles lie just as in the model.
  static Bool layout_of(const Board& board, const z3::model& model) {
    Bools same;
    for (const auto& here : board.lies) {
      for (const Bools& ways : here) {
        for (const Bool& lies : ways) {
          if (holds_in(model, lies)) same.push_back(lies);
        }
      }
    }
    return all_of(same);
  }

  const Catalogue& catalogue_;
  const Wanted& wanted_;
  std::array<Law, 2> laws_;
  Search result_;
};

}  // namespace

Search search(const Catalogue& catalogue, const Wanted& wanted) {
  return Searcher(catalogue, wanted).run();
}

}  // namespace assize::smt
