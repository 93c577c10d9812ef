#include <fmt/format.h>

#include "spec/scenario/toml_values.hpp"

namespace assize::scenario {
namespace {

using toml_text::Pairs;

void put_place(Pairs& pairs, const Place& place) {
  pairs.put("at", place.at);
  pairs.put("on", place.on);
}

std::string illegal_step(const IllegalStep& illegal, const std::vector<Step>& steps) {
  Pairs pairs;
  if (illegal.step < steps.size() && !steps[illegal.step].name.empty()) {
    pairs.put("step", steps[illegal.step].name);
  } else {
    pairs.put("step", static_cast<int>(illegal.step) + 1);
  }
  if (illegal.exact) {
    pairs.put("clause", illegal.clauses);
  } else {
    pairs.put("clause", illegal.clauses.front());
  }
  return pairs.inline_table();
}

Pairs pairs_of(const FigureExpected& figure) {
  Pairs pairs;
  pairs.put("figure", figure.figure);
  put_place(pairs, figure.place);
  if (figure.role) pairs.put("role", kRoleNames[static_cast<std::size_t>(*figure.role)]);
  return pairs;
}

Pairs pairs_of(const TowerExpected& tower) {
  Pairs pairs;
  pairs.put("at", tower.at);
  pairs.put("floors", tower.floors);
  pairs.put("open", tower.open);
  return pairs;
}

Pairs pairs_of(const FeatureExpected& feature) {
  Pairs pairs;
  put_place(pairs, feature.place);
  pairs.put("complete", feature.complete);
  pairs.put("tiles", feature.tiles);
  pairs.put("coats", feature.coats);
  pairs.put("value", feature.value);
  pairs.put("owners", feature.owners);
  pairs.put("occupied", feature.occupied);
  for (const auto& [name, place] :
       {std::pair("same_as", feature.same_as), std::pair("apart_from", feature.apart_from)}) {
    if (!place) continue;
    Pairs inner;
    put_place(inner, *place);
    pairs.text(name, inner.inline_table());
  }
  return pairs;
}

Pairs pairs_of(const PartsExpected& parts) {
  Pairs pairs;
  pairs.put("at", parts.at);
  pairs.put("field", parts.field);
  pairs.put("road", parts.road);
  pairs.put("city", parts.city);
  return pairs;
}

Pairs pairs_of(const RangeExpected& range) {
  Pairs pairs;
  pairs.put("tower", range.tower);
  pairs.put("tiles", range.tiles);
  pairs.put("count", range.count);
  return pairs;
}

Pairs pairs_of(const SetExpected& set) {
  Pairs pairs;
  pairs.put("set", set.name);
  for (const auto& [what, count] : set.counts) pairs.put(what, count);
  for (const auto& [what, tiles] : set.with) pairs.put(fmt::format("with_{}", what), tiles);
  Pairs copies;
  for (const auto& [tile, count] : set.copies) copies.put(tile.name, count);
  if (!copies.empty()) pairs.text("copies", copies.inline_table());
  return pairs;
}

Pairs pairs_of(const SetupExpected& setup) {
  Pairs pairs;
  pairs.per_player("floors", setup.floors);
  pairs.put("box_floors", setup.box_floors);
  pairs.put("bag", setup.bag);
  pairs.put("start", setup.start);
  pairs.per_player("supply", setup.supply);
  pairs.put("first", setup.first);
  pairs.put("pile_end", setup.pile_end);
  return pairs;
}

void put_neutral(Pairs& pairs, std::string_view key, const std::optional<NeutralExpected>& expected) {
  if (!expected) return;
  if (!expected->at) return pairs.put(key, std::string_view("none"));
  Pairs entry;
  entry.put("at", expected->at);
  put_beside(expected->beside, "beside", "on", entry);
  pairs.text(key, entry.inline_table());
}

template <typename T>
std::string table_list(const std::vector<T>& items) {
  std::vector<std::string> texts;
  for (const T& item : items) texts.push_back(pairs_of(item).inline_table());
  return toml_text::list(texts);
}

template <typename T>
void rows(Pairs& pairs, std::string_view name, const std::vector<T>& items) {
  if (!items.empty()) pairs.text(name, table_list(items));
}

}  // namespace

Pairs expectation_pairs(const Expectation& expect, const std::vector<Step>& steps) {
  Pairs pairs;
  if (expect.illegal) {
    std::vector<std::string> illegal;
    for (const IllegalStep& each : *expect.illegal) illegal.push_back(illegal_step(each, steps));
    pairs.text("illegal", illegal.size() == 1 ? illegal.front() : toml_text::list(illegal));
  }
  pairs.put("illegal_setup", expect.illegal_setup);
  pairs.per_player("gain", expect.gain);
  pairs.per_player("score", expect.score);
  pairs.per_player("scored", expect.scored);
  pairs.per_player("track", expect.track);
  pairs.per_player("supply", expect.supply);
  pairs.per_player("prisoners", expect.prisoners);
  rows(pairs, "figures", expect.figures);
  pairs.filled("empty", expect.empty);
  rows(pairs, "towers", expect.towers);
  rows(pairs, "features", expect.features);
  rows(pairs, "parts", expect.parts);
  rows(pairs, "in_range", expect.in_range);
  pairs.per_player("goods", expect.goods);
  put_neutral(pairs, "fairy", expect.fairy);
  put_neutral(pairs, "dragon", expect.dragon);
  pairs.put("turn", expect.turn);
  pairs.put("part", expect.part);
  pairs.put("ask", expect.ask);
  pairs.put("asked", expect.asked);
  if (expect.hand) pairs.text("hand", expect.hand->tile ? toml_text::value(*expect.hand->tile) : "\"none\"");
  pairs.put("discarded", expect.discarded);
  pairs.put("over", expect.over);
  pairs.filled("winners", expect.winners);
  if (expect.setup) pairs.text("setup", pairs_of(*expect.setup).inline_table());
  rows(pairs, "catalogue", expect.catalogue);
  return pairs;
}

}  // namespace assize::scenario
