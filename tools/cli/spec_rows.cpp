#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>

#include "spec/catalogue/find.hpp"
#include "spec/scenario/read.hpp"
#include "tools/cli/spec.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/court/check.hpp"

namespace assize::cli {

namespace {

std::string_view clause_id(const Catalogue& catalogue, ClauseId c) {
  return catalogue.clauses[static_cast<std::size_t>(c)].id;
}

template <typename List, typename Word>
std::string joined(const List& list, Word word) {
  std::string text;
  for (const auto& item : list) text += fmt::format("{}{}", text.empty() ? "" : ", ", word(item));
  return text;
}

std::string clause_ids(const Catalogue& catalogue, std::span<const ClauseId> clauses) {
  return joined(clauses, [&](ClauseId c) { return clause_id(catalogue, c); });
}

std::string value_of(const Catalogue& catalogue, std::size_t option, std::uint8_t value) {
  return std::string(catalogue.options[option].values[value].value);
}

/// Scenarios of the folder `scenarios`, if there is one here, that name the clause.
std::vector<std::string> scenarios_naming(const Catalogue& catalogue, ClauseId clause) {
  std::vector<std::string> names;
  std::error_code error;
  if (!std::filesystem::is_directory("scenarios", error)) return names;
  const auto files = court::scenario_files({"scenarios"});
  if (!files) return names;
  for (const auto& file : *files) {
    const auto s = scenario::read_scenario(file, catalogue);
    if (!s) continue;
    const auto same = [clause](const scenario::ClauseRef& c) { return c.id == clause; };
    if (std::any_of(s->clauses.begin(), s->clauses.end(), same))
      names.push_back(fmt::format("{}: {}", s->file, s->title));
  }
  return names;
}

std::vector<ClauseId> cited_by(const Catalogue& catalogue, ClauseId id) {
  std::vector<ClauseId> list;
  for (std::size_t c = 0; c < catalogue.clauses.size(); ++c) {
    if (catalogue.clauses[c].restates && catalogue.clauses[c].cites == id)
      list.push_back(static_cast<ClauseId>(c));
  }
  return list;
}

std::string numbers_of(const Catalogue& catalogue, const Clause& clause) {
  const auto numbers = catalogue.numbers.subspan(clause.first_number, clause.number_count);
  return joined(numbers, [](const Number& n) { return fmt::format("{} {}", n.name, n.value); });
}

}  // namespace

std::string condition_text(const Catalogue& catalogue, const Condition& condition) {
  const Option& option = catalogue.options[static_cast<std::size_t>(condition.option)];
  std::string text;
  for (std::size_t v = 0; v < option.values.size(); ++v) {
    if (((condition.values >> v) & 1U) == 0) continue;
    text +=
        fmt::format("{}{}", text.empty() ? fmt::format("{}=", option.id) : " or ", option.values[v].value);
  }
  return text;
}

std::string editions_text(std::uint8_t mask) {
  std::vector<std::string_view> names;
  for (std::size_t e = 0; e < kEditionNames.size(); ++e) {
    if (((mask >> e) & 1U) != 0) names.push_back(kEditionNames[e]);
  }
  return fmt::format("{}", fmt::join(names, ", "));
}

void print_field(std::string_view key, std::string_view value) {
  if (value.empty()) return;
  const std::string text = wrapped(value, 15);
  fmt::print("  {}{}\n", inked(Ink::faint, fmt::format("{:<13}", key)), text.substr(15));
}

void print_clause(const Catalogue& catalogue, ClauseId id) {
  const Clause& c = catalogue.clauses[static_cast<std::size_t>(id)];
  fmt::print("{}\n{}\n", inked(Ink::strong, c.id), wrapped(c.statement, 2));
  print_field("editions", editions_text(c.editions));
  if (c.adopted != 0)
    print_field("adopted in", fmt::format("{}: {}", editions_text(c.adopted), c.adopted_why));
  print_field("kind", fmt::format("{}, {}, rulebook {}", c.kind, c.authority, c.rulebook));
  print_field("source", fmt::format("{} {}", c.source, c.locator));
  print_field("also", c.also);
  print_field("numbers", numbers_of(catalogue, c));
  print_field("in force", joined(c.when, [&](const Condition& w) { return condition_text(catalogue, w); }));
  print_field("options", joined(c.options, [&](OptionId o) {
                return catalogue.options[static_cast<std::size_t>(o)].id;
              }));
  if (c.restates) print_field("restates", clause_id(catalogue, c.cites));
  print_field("restated by", clause_ids(catalogue, cited_by(catalogue, id)));
  print_field("waits for", c.pending);
  if (!c.testable) print_field("untestable", c.why_not.empty() ? "yes" : c.why_not);
  print_field("flag", c.flag_changed);
  print_field("evidence", c.evidence);
  print_field("note", c.note);
  const auto scenarios = scenarios_naming(catalogue, id);
  for (std::size_t i = 0; i < scenarios.size(); ++i) print_field(i == 0 ? "scenarios" : "", scenarios[i]);
}

void print_option(const Catalogue& catalogue, OptionId id) {
  const auto o = static_cast<std::size_t>(id);
  const Option& option = catalogue.options[o];
  fmt::print("{}\n{}\n", inked(Ink::strong, option.id), wrapped(option.title, 2));
  print_field("kind", fmt::format("{}, rulebook {}", option.kind, option.rulebook));
  for (std::size_t v = 0; v < option.values.size(); ++v) {
    const OptionValue& value = option.values[v];
    fmt::print("  {}\n", inked(Ink::strong, value.value));
    if (!value.meaning.empty()) fmt::print("{}\n", wrapped(value.meaning, 4));
    if (!value.by.empty()) fmt::print("{}\n", wrapped(fmt::format("held by {}", value.by), 4));
    const auto holds = [&](const Profile& p) { return p.rulings[o] == v; };
    for (const Profile& p : catalogue.profiles) {
      if (holds(p)) fmt::print("    {:<18} {}\n", p.id, inked(Ink::faint, p.basis[o]));
    }
  }
  print_field("clauses", clause_ids(catalogue, option.clauses));
  for (const Ambiguity& a : catalogue.ambiguities) {
    if (a.option == id) print_field("ambiguity", fmt::format("{}: {}", a.id, a.question));
  }
  print_field("waits for", option.pending);
  print_field("note", option.note);
}

void print_profile(const Catalogue& catalogue, const Profile& profile) {
  fmt::print("{}\n{}\n", inked(Ink::strong, profile.id), wrapped(profile.description, 2));
  print_field("edition", name_of(profile.edition));
  print_field("parent", profile.parent);
  fmt::print("  {}\n", profile.deltas.empty() ? "sets nothing of its own" : "sets");
  for (const Ruling r : profile.deltas) {
    const auto o = static_cast<std::size_t>(r.option);
    fmt::print("    {} = {}  {}\n", catalogue.options[o].id, value_of(catalogue, o, r.value),
               inked(Ink::faint, profile.basis[o]));
  }
  fmt::print("  all rulings\n");
  for (std::size_t o = 0; o < catalogue.options.size(); ++o) {
    fmt::print("    {} = {}\n", catalogue.options[o].id, value_of(catalogue, o, profile.rulings[o]));
  }
}

void print_ambiguity(const Catalogue& catalogue, const Ambiguity& a) {
  fmt::print("{}\n{}\n", inked(Ink::strong, a.id), wrapped(a.question, 2));
  print_field("status", a.status);
  print_field("option", catalogue.options[static_cast<std::size_t>(a.option)].id);
  print_field("state", a.state);
  print_field("action", a.action);
  for (const Reading& r : a.readings) {
    fmt::print("  {}\n", inked(Ink::strong, r.value));
    if (!r.text.empty()) fmt::print("{}\n", wrapped(r.text, 4));
    if (!r.outcome.empty()) fmt::print("{}\n", wrapped(fmt::format("then {}", r.outcome), 4));
  }
  print_field("clauses", clause_ids(catalogue, a.clauses));
  print_field("basis", a.basis);
  print_field("waits for", a.pending);
  print_field("inseparable", a.inseparable);
}

}  // namespace assize::cli
