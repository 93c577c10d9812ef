#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <set>

#include "spec/catalogue/nearest.hpp"
#include "spec/scenario/deeds.hpp"
#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

bool contains(std::span<const std::string_view> list, std::string_view word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

/// Which kind of step the table is: the one of kStepNames that it has as a key.
std::optional<std::size_t> kind_of(const Node& step, const Reader& reader) {
  std::vector<std::size_t> kinds;
  for (std::size_t i = 0; i < kStepNames.size(); ++i) {
    if (step.find(kStepNames[i]) != nullptr) kinds.push_back(i);
  }
  if (kinds.size() == 1) return kinds.front();
  if (kinds.empty()) {
    std::string hint = fmt::format("one of {}", fmt::join(kStepNames, ", "));
    for (const Member& member : step.members) {
      if (contains(key_lists::step_common, member.key)) continue;
      if (const auto word = nearest(member.key, as_candidates(kStepNames)))
        hint = fmt::format("did you mean '{}'?", *word);
      break;
    }
    reader.complain(step.where, "the step does not say what is done", std::move(hint));
  } else {
    reader.complain(
        step.where,
        fmt::format("the step does two things: '{}' and '{}'", kStepNames[kinds[0]], kStepNames[kinds[1]]),
        "write two steps");
  }
  return std::nullopt;
}

void check_keys(const Node& step, std::size_t kind, const Reader& reader) {
  for (const Member& member : step.members) {
    if (contains(key_lists::step_common, member.key) || contains(kStepKeys[kind], member.key)) continue;
    if (contains(kStepNames, member.key)) continue;
    std::vector<std::string_view> known(kStepKeys[kind].begin(), kStepKeys[kind].end());
    known.insert(known.end(), key_lists::step_common.begin(), key_lists::step_common.end());
    const bool elsewhere = std::any_of(kStepKeys.begin(), kStepKeys.end(),
                                       [&](const auto& keys) { return contains(keys, member.key); });
    reader.complain(
        member.where,
        elsewhere ? fmt::format("'{}' has no meaning in a step '{}'", member.key, kStepNames[kind])
                  : fmt::format("unknown key '{}' in a step '{}'", member.key, kStepNames[kind]),
        elsewhere ? fmt::format("known: {}", fmt::join(known, ", ")) : hint_for(member.key, known));
  }
}

bool number_like(std::string_view name) {
  return name.find_first_not_of("0123456789 ") == std::string_view::npos;
}

void read_common(const Fields& fields, Step& step, std::set<std::string>& names, const Reader& reader) {
  if (fields.has("by")) step.by = reader.player(fields, "by");
  step.when = fields.word<Moment>("when", kMomentNames, "moment");
  if (const auto name = fields.text("name")) {
    step.name = name->text;
    if (number_like(name->text)) {
      reader.complain(name->where, fmt::format("'{}' is no name for a step", name->text),
                      "a bare number means the step's position");
    } else if (!names.insert(name->text).second) {
      reader.complain(name->where, fmt::format("two steps are named '{}'", name->text),
                      "every name must be its own");
    }
  }
  if (const Node* options = fields.find("options")) step.options = read_options(*options, reader);
  if (const Node* expect = fields.find("expect")) {
    step.expect = read_expectation(Fields(*expect, kStepExpect, reader.complaints), false, reader);
    if (expect->kind == Node::Kind::table && expect->members.empty()) {
      reader.complain(expect->where, "'expect' is empty and says nothing", "leave it out");
    }
  }
}

}  // namespace

void read_steps(const Fields& head, Reader& reader) {
  std::set<std::string> names;
  for (const Node* node : head.list("step", Node::Kind::table)) {
    Step step;
    step.where = node->where;
    const auto kind = kind_of(*node, reader);
    std::vector<std::string_view> all;  // unknown keys are complained of below, by kind
    for (const Member& member : node->members) all.push_back(member.key);
    const Fields fields(*node, Keys{"step", "a step", all}, reader.complaints);
    if (kind) {
      check_keys(*node, *kind, reader);
      if (auto action = read_deed(*kind, fields, reader)) step.action = std::move(*action);
    }
    read_common(fields, step, names, reader);
    reader.out.steps.push_back(std::move(step));
  }
}

}  // namespace assize::scenario
