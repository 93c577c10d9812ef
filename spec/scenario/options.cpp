#include <fmt/format.h>

#include <algorithm>

#include "spec/catalogue/nearest.hpp"
#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

bool is_step(std::string_view word) {
  return std::find(kStepNames.begin(), kStepNames.end(), word) != kStepNames.end();
}

/// "[0, 0]" where choices are printed with "[0,0]".
bool spaced_cell(std::string_view text) {
  const std::size_t cell = text.find('[');
  return text.find(' ', cell) < text.find(']', cell);
}

/// What is wrong with a choice of that type (or of any), as message and hint; two empty texts: nothing.
std::pair<std::string, std::string> fault(std::string_view choice, std::string_view type) {
  const std::string_view verb = choice.substr(0, choice.find(' '));
  if (!type.empty() && verb != type) {
    return {fmt::format("'{}' is no choice of type '{}'", choice, type),
            fmt::format("printed choices begin with their type: '{} ...'", type)};
  }
  if (!is_step(verb))
    return {fmt::format("'{}' is no choice", choice), hint_for(verb, as_candidates(kStepNames))};
  if (spaced_cell(choice)) {
    return {fmt::format("'{}' is no choice", choice), "a cell is printed without a blank: [0,0]"};
  }
  return {};
}

std::vector<std::string> read_choices(const Node& list, std::string_view type, const Reader& reader) {
  std::vector<std::string> choices;
  if (!is(list, Node::Kind::array, "a list of choices", reader.complaints)) return choices;
  for (const Node& item : list.items) {
    if (!is(item, Node::Kind::text, "a choice", reader.complaints)) continue;
    if (auto [message, hint] = fault(item.text, type); !message.empty()) {
      reader.complain(item.where, std::move(message), std::move(hint));
    } else if (std::find(choices.begin(), choices.end(), item.text) != choices.end()) {
      reader.complain(item.where, fmt::format("'{}' stands here twice", item.text), "leave one out");
    } else {
      choices.push_back(item.text);
    }
  }
  std::sort(choices.begin(), choices.end());
  return choices;
}

}  // namespace

std::optional<Options> read_options(const Node& node, const Reader& reader) {
  Options options;
  options.where = node.where;
  if (node.kind == Node::Kind::array) {
    options.all = true;
    options.by_type[""] = read_choices(node, "", reader);
    return options;
  }
  if (node.kind != Node::Kind::table || node.members.empty()) {
    reader.complain(node.where, "'options' must be a list of choices, or such lists by type",
                    "options = { floor = [\"floor [0,0]\"] }");
    return std::nullopt;
  }
  for (const Member& member : node.members) {
    if (is_step(member.key)) {
      options.by_type[member.key] = read_choices(member.value, member.key, reader);
    } else {
      reader.complain(member.where, fmt::format("unknown type of choice '{}'", member.key),
                      hint_for(member.key, as_candidates(kStepNames)));
    }
  }
  return options;
}

}  // namespace assize::scenario
