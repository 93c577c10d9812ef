#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "spec/catalogue/nearest.hpp"
#include "spec/scenario/check.hpp"
#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

/// Whether the list is there and not empty.
bool need_list(const Fields& head, std::string_view key, std::string_view why, const Reader& reader) {
  if (!head.need(key, why)) return false;
  const Node* list = head.find(key, Node::Kind::array);
  if (list == nullptr) return false;
  if (!list->items.empty()) return true;
  reader.complain(list->where, fmt::format("'{}' is empty", key), std::string(why));
  return false;
}

void read_clauses(const Fields& head, Reader& reader) {
  if (!need_list(head, "clauses", "name at least one clause that the scenario is about", reader)) return;
  std::set<ClauseId> seen;
  for (const Ref& name : head.texts("clauses")) {
    auto clause = reader.clause(name);
    if (!clause) continue;
    if (!seen.insert(clause->id).second) {
      reader.complain(name.where, fmt::format("clause '{}' stands here twice", name.text), "leave one out");
      continue;
    }
    reader.out.clauses.push_back(std::move(*clause));
  }
}

void read_origin(const Fields& head, Reader& reader) {
  const Node* node = head.find("origin");
  if (node == nullptr) return;
  const Fields fields(*node, kOrigin, reader.complaints);
  if (node->kind != Node::Kind::table) return;
  Origin& origin = reader.out.origin;
  origin.where = node->where;
  fields.need("kind", fmt::format("one of {}", fmt::join(kOriginNames, ", ")));
  origin.kind = fields.word<OriginKind>("kind", kOriginNames, "kind of origin").value_or(OriginKind::hand);
  origin.source = fields.text("source").value_or(Ref{}).text;
  origin.id = fields.text("id").value_or(Ref{}).text;
  origin.note = fields.text("note").value_or(Ref{}).text;
  for (const Node* line : fields.list("lines", Node::Kind::integer)) {
    if (const auto number = read_integer(*line, 1, INT_MAX, "a line", reader.complaints))
      origin.lines.push_back(*number);
  }
  if (origin.lines.empty() && fields.has("lines") && fields.find("lines")->items.empty()) {
    reader.complain(fields.find("lines")->where, "'lines' is empty", "name the lines, or leave it out");
  }
}

void read_sets(const Fields& head, Reader& reader) {
  if (!need_list(head, "sets", "name the tile sets in play, like \"base-c2\"", reader)) return;
  std::set<std::size_t> seen;
  for (const Ref& name : head.texts("sets")) {
    const auto set = reader.set(name);
    if (!set) continue;
    if (!seen.insert(*set).second) {
      reader.complain(name.where, fmt::format("set '{}' stands here twice", name.text), "leave one out");
      continue;
    }
    reader.out.sets.push_back({*set, name.text, name.where});
  }
}

}  // namespace

std::set<std::string> known_parts(const Catalogue& catalogue) {
  std::set<std::string> names;
  const auto add = [&](std::string_view name) {
    std::string word(name);
    std::replace(word.begin(), word.end(), ' ', '-');
    if (!word.empty()) names.insert(word);
  };
  for (const std::string_view name : kPartNames) add(name);
  for (const std::string_view name : kFigureNames) add(name);
  for (const std::string_view name : kNeutralNames) add(name);
  for (const Clause& clause : catalogue.clauses) {
    add(clause.rulebook);
    add(clause.pending);
  }
  for (const TileSet& set : catalogue.sets) {
    add(set.rulebook);
    add(set_stem(set.id));
  }
  return names;
}

namespace {

void read_with(const Fields& head, Reader& reader) {
  if (!head.has("with")) return;
  const auto known = known_parts(reader.catalogue);
  for (const Ref& name : head.texts("with")) {
    auto& with = reader.out.with;
    if (!known.contains(name.text)) {
      reader.complain(name.where, fmt::format("unknown part '{}' in 'with'", name.text),
                      hint_for(name.text, as_candidates(known)));
    } else if (std::find(with.begin(), with.end(), name.text) != with.end()) {
      reader.complain(name.where, fmt::format("'{}' stands in 'with' twice", name.text), "leave one out");
    } else {
      with.push_back(name.text);
    }
  }
}

void read_without(const Fields& head, Reader& reader) {
  for (const Ref& name : head.texts("without")) {
    const auto part = read_word<Part>(name, kPartNames, "part", reader.complaints);
    auto& without = reader.out.without;
    if (!part) continue;
    if (std::find(without.begin(), without.end(), *part) != without.end()) {
      reader.complain(name.where, fmt::format("'{}' stands in 'without' twice", name.text), "leave one out");
    } else {
      without.push_back(*part);
    }
  }
}

void read_each(const Fields& head, Reader& reader) {
  const Node* table = head.find("each", Node::Kind::table);
  if (table == nullptr) return;
  if (table->members.empty()) reader.complain(table->where, "'each' is empty and says nothing", "leave it out");
  for (const Member& member : table->members) {
    const auto kind = read_word<FigureKind>({member.key, member.where}, kFigureNames, "kind of figure", reader.complaints);
    const auto count =
        read_integer(member.value, 0, kMostOfAKind, fmt::format("'{}'", member.key), reader.complaints);
    if (kind && count) reader.out.each[*kind] = *count;
  }
}

void read_players(const Fields& head, Reader& reader) {
  std::vector<Colour> players;
  if (!head.has("players")) {
    reader.out.players = {Colour::red, Colour::blue};
    return;
  }
  if (!need_list(head, "players", "name the colours, the first is on turn", reader)) return;
  for (const Ref& name : head.texts("players")) {
    const auto who = reader.colour(name);
    if (!who) continue;
    if (std::find(players.begin(), players.end(), *who) != players.end()) {
      reader.complain(name.where, fmt::format("{} plays twice", name.text),
                      "every player has a colour of its own");
      continue;
    }
    players.push_back(*who);
  }
  reader.out.players = std::move(players);
}

}  // namespace

void read_head(const Fields& head, Reader& reader) {
  Scenario& out = reader.out;
  if (head.need("title", "say in one sentence what the rules say here"))
    out.title = head.text("title").value_or(Ref{}).text;
  read_clauses(head, reader);
  read_origin(head, reader);
  read_sets(head, reader);
  read_with(head, reader);
  read_without(head, reader);
  read_each(head, reader);
  read_players(head, reader);
  if (!head.has("profiles")) {
    if (auto standard = reader.profile({"C2-HiG", head.where()}))
      out.profiles.push_back(std::move(*standard));
  } else if (need_list(head, "profiles", "name a profile, or leave it out for C2-HiG", reader)) {
    out.profiles = reader.profiles(head, "profiles");
  }
  out.rulings = reader.rulings(head, "rulings");
  if (const auto stop = head.text("stop")) {
    if (stop->text != "here")
      reader.complain(stop->where, fmt::format("'stop' is '{}'", stop->text), "only \"here\" is known");
    out.stop_here = stop->text == "here";
  }
}

}  // namespace assize::scenario
