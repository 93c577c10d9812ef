#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "spec/catalogue/nearest.hpp"
#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

/// The position of the step that is meant by a name or by a number from 1.
std::optional<std::size_t> step_index(const Node& node, const Reader& reader) {
  const auto& steps = reader.out.steps;
  if (node.kind == Node::Kind::integer) {
    if (node.integer >= 1 && static_cast<std::uint64_t>(node.integer) <= steps.size()) {
      return static_cast<std::size_t>(node.integer - 1);
    }
    reader.complain(node.where, fmt::format("there is no step {}", node.integer),
                    fmt::format("the scenario has {} step{}", steps.size(), steps.size() == 1 ? "" : "s"));
    return std::nullopt;
  }
  if (!is(node, Node::Kind::text, "'step'", reader.complaints)) return std::nullopt;
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!node.text.empty() && steps[i].name == node.text) return i;
    if (!steps[i].name.empty()) names.push_back(steps[i].name);
  }
  std::string hint = hint_for(node.text, names);
  if (names.empty()) hint = "no step has a name: give it one, or write its number";
  reader.complain(node.where, fmt::format("there is no step '{}'", node.text), std::move(hint));
  return std::nullopt;
}

std::vector<ClauseRef> grounds(const Node& node, const Reader& reader) {
  std::vector<ClauseRef> clauses;
  const auto add = [&](const Node& item) {
    if (!is(item, Node::Kind::text, "'clause'", reader.complaints)) return;
    auto clause = reader.clause({item.text, item.where});
    if (!clause) return;
    if (std::any_of(clauses.begin(), clauses.end(), [&](const ClauseRef& c) { return c.id == clause->id; })) {
      reader.complain(item.where, fmt::format("clause '{}' stands here twice", item.text), "leave one out");
      return;
    }
    clauses.push_back(std::move(*clause));
  };
  if (node.kind != Node::Kind::array) {
    add(node);
    return clauses;
  }
  if (node.items.empty()) {
    reader.complain(node.where, "a step without grounds is legal",
                    "name a clause, or leave the step out of 'illegal'");
  }
  for (const Node& item : node.items) add(item);
  return clauses;
}

void read_illegal_step(const Node& node, const Reader& reader, std::vector<IllegalStep>& list) {
  const Fields entry(node, kIllegal, reader.complaints);
  const bool step_given = entry.need("step", "name the step, or write its number");
  const bool clause_given = entry.need("clause", "name the clause that forbids it");
  if (!step_given || !clause_given) return;
  IllegalStep illegal;
  illegal.where = node.where;
  illegal.exact = entry.find("clause")->kind == Node::Kind::array;
  illegal.clauses = grounds(*entry.find("clause"), reader);
  const auto step = step_index(*entry.find("step"), reader);
  if (!step || illegal.clauses.empty()) return;
  illegal.step = *step;
  if (std::any_of(list.begin(), list.end(), [&](const IllegalStep& each) { return each.step == *step; })) {
    reader.complain(node.where, fmt::format("step {} stands in 'illegal' twice", *step + 1),
                    "one entry may list several clauses");
    return;
  }
  list.push_back(std::move(illegal));
}

void read_numbers(const Fields& fields, const Reader& reader, Expectation& out) {
  out.gain = reader.per_player(fields, "gain", -kManyPoints, kManyPoints);
  out.score = reader.per_player(fields, "score", -kManyPoints, kManyPoints);
  out.scored = reader.per_player(fields, "scored", -kManyPoints, kManyPoints);
  out.track = reader.per_player(fields, "track", 0, kManyPoints);
  out.supply = reader.supplies(fields, "supply");
  out.prisoners = reader.prisoners(fields, "prisoners");
  out.goods = reader.goods(fields, "goods");
}

/// What is asked for: a kind of step, or nothing.
std::optional<std::string> read_ask(const Fields& fields, const Reader& reader) {
  auto names = as_candidates(kStepNames);
  names.push_back("none");
  const auto ask = fields.text("ask");
  if (!ask || !read_word<std::size_t>(*ask, names, "question", reader.complaints)) return std::nullopt;
  return ask->text;
}

/// Where the fairy or the dragon stands: a table, or "none".
std::optional<NeutralExpected> read_neutral(const Fields& fields, std::string_view key, const Reader& reader) {
  const Node* node = fields.find(key);
  if (node == nullptr) return std::nullopt;
  NeutralExpected expected;
  expected.where = node->where;
  if (node->kind == Node::Kind::text && node->text == "none") return expected;
  if (node->kind != Node::Kind::table) {
    reader.complain(node->where, fmt::format("'{}' is neither a table nor \"none\"", key),
                    fmt::format("write {} = {{ at = [x, y] }}, or {} = \"none\"", key, key));
    return std::nullopt;
  }
  const Fields entry(*node, kNeutralExpected, reader.complaints);
  if (!entry.need("at", "say on which tile: at = [x, y]")) return std::nullopt;
  expected.at = entry.cell("at");
  if (key == "fairy") {
    expected.beside = reader.beside(entry, "beside", "on");
  } else if (entry.has("beside") || entry.has("on")) {
    reader.complain(node->where, "only the fairy stands beside a figure", "leave 'beside' and 'on' out");
  }
  return expected.at ? std::optional(expected) : std::nullopt;
}

void read_course(const Fields& fields, const Reader& reader, Expectation& out) {
  if (fields.has("turn")) out.turn = reader.player(fields, "turn");
  out.part = fields.integer("part", 1, 2);
  out.fairy = read_neutral(fields, "fairy", reader);
  out.dragon = read_neutral(fields, "dragon", reader);
  out.ask = read_ask(fields, reader);
  if (fields.has("asked")) out.asked = reader.player(fields, "asked");
  out.over = fields.flag("over");
  if (fields.has("winners")) {
    out.winners = reader.players(fields, "winners");
    const Node& winners = *fields.find("winners");
    if (winners.kind == Node::Kind::array && winners.items.empty()) {
      reader.complain(winners.where, "'winners' is empty and says nothing",
                      "a game that is over has a winner");
    }
  }
  if (reader.book.sets().empty()) return;
  if (const auto hand = fields.text("hand")) {
    if (hand->text == "none") {
      out.hand = HandExpected{};
    } else if (auto tile = reader.tile(*hand, false)) {
      out.hand = HandExpected{std::move(*tile)};
    }
  }
  if (fields.has("discarded")) out.discarded = reader.tiles(fields, "discarded");
}

}  // namespace

void read_illegal(const Fields& fields, const Reader& reader, Expectation& out) {
  const Node* node = fields.find("illegal");
  if (node == nullptr) return;
  out.illegal.emplace();
  if (node->kind == Node::Kind::table) {
    read_illegal_step(*node, reader, *out.illegal);
  } else if (is(*node, Node::Kind::array, "'illegal'", reader.complaints)) {
    for (const Node& item : node->items) read_illegal_step(item, reader, *out.illegal);
  }
  std::sort(out.illegal->begin(), out.illegal->end(),
            [](const IllegalStep& a, const IllegalStep& b) { return a.step < b.step; });
}

Expectation read_expectation(const Fields& fields, bool whole, const Reader& reader) {
  Expectation out;
  out.where = fields.where();
  read_numbers(fields, reader, out);
  read_expected_lists(fields, reader, out);
  read_course(fields, reader, out);
  if (!whole) return out;
  read_illegal(fields, reader, out);
  read_expected_setup(fields, reader, out);
  return out;
}

void read_expect_under(const Fields& head, Reader& reader) {
  for (const Node* node : head.list("expect_under", Node::Kind::table)) {
    const Fields fields(*node, kExpectUnder, reader.complaints);
    ExpectUnder under;
    under.where = node->where;
    under.rulings = reader.rulings(fields, "rulings");
    under.profiles = reader.profiles(fields, "profiles");
    under.expect = read_expectation(fields, true, reader);
    const bool scoped =
        (fields.has("rulings") &&
         (fields.find("rulings")->kind != Node::Kind::table || !fields.find("rulings")->members.empty())) ||
        (fields.has("profiles") &&
         (fields.find("profiles")->kind != Node::Kind::array || !fields.find("profiles")->items.empty()));
    if (!scoped) {
      reader.complain(node->where, "[[expect_under]] does not say under what", "add 'rulings' or 'profiles'");
    }
    const std::size_t scopes =
        static_cast<std::size_t>(fields.has("rulings")) + static_cast<std::size_t>(fields.has("profiles"));
    if (node->members.size() == scopes) {
      reader.complain(node->where, "[[expect_under]] expects nothing",
                      "say what differs there, or leave it out");
    }
    reader.out.expect_under.push_back(std::move(under));
  }
}

}  // namespace assize::scenario
