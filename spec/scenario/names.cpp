#include <fmt/format.h>

#include <algorithm>

#include "spec/catalogue/nearest.hpp"
#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

template <typename Table>
std::optional<std::size_t> index_of(const Table& table, std::string_view id) {
  const auto row = std::find_if(table.begin(), table.end(), [&](const auto& each) { return each.id == id; });
  if (row == table.end()) return std::nullopt;
  return static_cast<std::size_t>(row - table.begin());
}

}  // namespace

std::optional<ClauseRef> Reader::clause(const Ref& name) const {
  if (const auto index = index_of(catalogue.clauses, name.text)) {
    return ClauseRef{static_cast<ClauseId>(*index), name.text, name.where};
  }
  std::string hint = hint_for(name.text, ids_of(catalogue.clauses));
  if (index_of(catalogue.options, name.text)) hint = "that is an option: rulings belong under 'rulings'";
  complain(name.where, fmt::format("unknown clause '{}'", name.text), std::move(hint));
  return std::nullopt;
}

std::optional<ProfileRef> Reader::profile(const Ref& name) const {
  if (const auto index = index_of(catalogue.profiles, name.text))
    return ProfileRef{*index, name.text, name.where};
  complain(name.where, fmt::format("unknown profile '{}'", name.text),
           hint_for(name.text, ids_of(catalogue.profiles)));
  return std::nullopt;
}

std::optional<std::size_t> Reader::set(const Ref& name) const {
  if (const auto index = index_of(catalogue.sets, name.text)) return index;
  complain(name.where, fmt::format("unknown tile set '{}'", name.text),
           hint_for(name.text, ids_of(catalogue.sets)));
  return std::nullopt;
}

std::optional<RulingRef> Reader::ruling(const Ref& option, const Node& value) const {
  const auto index = index_of(catalogue.options, option.text);
  if (!index) {
    std::string hint = hint_for(option.text, ids_of(catalogue.options));
    if (index_of(catalogue.clauses, option.text)) hint = "that is a clause: only options are ruled";
    complain(option.where, fmt::format("unknown option '{}'", option.text), std::move(hint));
    return std::nullopt;
  }
  if (!is(value, Node::Kind::text, fmt::format("the value of '{}'", option.text), complaints))
    return std::nullopt;
  const Option& row = catalogue.options[*index];
  std::vector<std::string_view> values;
  for (const OptionValue& each : row.values) values.push_back(each.value);
  const auto found = std::find(values.begin(), values.end(), value.text);
  if (found == values.end()) {
    complain(value.where, fmt::format("option '{}' has no value '{}'", option.text, value.text),
             hint_for(value.text, values));
    return std::nullopt;
  }
  const auto position = static_cast<std::uint8_t>(found - values.begin());
  return RulingRef{{static_cast<OptionId>(*index), position}, option.text, value.text, option.where};
}

std::optional<TileRef> Reader::tile(const Ref& name, bool turned, const TileBook* other) const {
  TileRef ref{.name = name.text, .where = name.where};
  if (const std::size_t at = name.text.find('@'); at != std::string::npos) {
    const std::string rotation = name.text.substr(at + 1);
    ref.name.resize(at);
    if (!turned) {
      complain(name.where, fmt::format("'{}': only the design matters here", name.text),
               fmt::format("write '{}'", ref.name));
      return std::nullopt;
    }
    if (rotation.size() != 1 || rotation[0] < '0' || rotation[0] > '3') {
      complain(name.where, fmt::format("'{}': '{}' is no rotation", name.text, rotation),
               "after @ comes the number of quarter turns clockwise, 0 to 3");
      return std::nullopt;
    }
    ref.rotation = static_cast<std::uint8_t>(rotation[0] - '0');
  }
  const auto found = (other == nullptr ? book : *other).find(ref.name);
  if (!found) {
    complain(name.where, fmt::format("unknown tile '{}'", ref.name), found.error());
    return std::nullopt;
  }
  ref.tile = *found;
  return ref;
}

std::optional<Colour> Reader::colour(const Ref& name) const {
  return read_word<Colour>(name, kColourNames, "colour", complaints);
}

std::optional<Colour> Reader::player(const Ref& name) const {
  const auto found = colour(name);
  if (!found || out.players.empty()) return found;
  if (std::find(out.players.begin(), out.players.end(), *found) != out.players.end()) return found;
  complain(name.where, fmt::format("{} does not play", name.text), "add the colour to 'players'");
  return std::nullopt;
}

std::optional<Colour> Reader::player(const Fields& fields, std::string_view key) const {
  const auto name = fields.text(key);
  return name ? player(*name) : std::nullopt;
}

}  // namespace assize::scenario
