#include "spec/scenario/toml_values.hpp"

namespace assize::scenario {
namespace {

using toml_text::Pairs;

void write(const PlaceTile& place, Pairs& out) {
  out.put("place", place.tile);
  out.put("at", place.at);
}
void write(const Draw& draw, Pairs& out) {
  out.put("draw", draw.tile);
}
void write(const Deploy& deploy, Pairs& out) {
  out.put("deploy", deploy.figure);
  out.put("at", deploy.to.at);
  out.put("on", deploy.to.on);
}
void write(const Floor& floor, Pairs& out) {
  out.put("floor", floor.at);
}
void write(const Capture& capture, Pairs& out) {
  if (const auto* figure = std::get_if<Figure>(&capture.target)) {
    out.put("capture", *figure);
  } else {
    out.put("capture", name_of(std::get<Neutral>(capture.target)));
  }
  out.put("at", capture.at);
  out.put("on", capture.on);
}
void write(const Exchange& exchange, Pairs& out) {
  out.put("exchange", exchange.figure);
}
void write(const Agree& agree, Pairs& out) {
  out.put("agree", agree.yes);
}
void write(const Ransom& ransom, Pairs& out) {
  out.put("ransom", ransom.figure);
  out.put("from", ransom.from);
  out.put("for", ransom.buyer);
}
void write(const Recall& recall, Pairs& out) {
  out.put("recall", recall.figure);
  out.put("at", recall.at);
}
void write(const Move& move, Pairs& out) {
  out.put("move", move.figure);
  out.put("at", move.from.at);
  out.put("on", move.from.on);
  out.put("to", move.to.at);
  out.put("to_on", move.to.on);
}
void write(const Pass&, Pairs& out) {
  out.put("pass", true);
}
void write(const Score& score, Pairs& out) {
  out.put("score", score.now);
}
void write(const End& end, Pairs& out) {
  out.put("end", std::string_view(end.game ? "game" : "turn"));
}
void write(const Event& event, Pairs& out) {
  out.put("event", kEventNames[static_cast<std::size_t>(event.kind)]);
  out.put("figure", event.figure);
  out.put("at", event.at);
  out.put("on", event.on);
  out.filled("span", event.span);
  out.put("value", event.value);
}

void write(const MoveFairy& fairy, Pairs& out) {
  out.put("fairy", fairy.to);
  put_beside(fairy.beside, "beside", "on", out);
}
void write(const MoveDragon& dragon, Pairs& out) {
  out.put("dragon", dragon.to);
}
void write(const Princess& princess, Pairs& out) {
  out.put("princess", princess.figure);
  out.put("at", princess.at);
  out.put("on", princess.on);
}
void write(const Festival& festival, Pairs& out) {
  out.put("festival", festival.figure);
  out.put("at", festival.at);
  out.put("on", festival.on);
}
void write(const DoubleTurn& part, Pairs& out) {
  out.put("double_turn", part.take);
}

std::string options_text(const Options& options) {
  if (options.all) return toml_text::value(options.by_type.at(""));
  Pairs pairs;
  for (const auto& [type, choices] : options.by_type) pairs.put(type, choices);
  return pairs.inline_table();
}

}  // namespace

void write_step(const Step& step, std::string& out) {
  Pairs pairs;
  pairs.filled("name", step.name);
  pairs.put("by", step.by);
  if (step.when) pairs.put("when", kMomentNames[static_cast<std::size_t>(*step.when)]);
  std::visit([&](const auto& action) { write(action, pairs); }, step.action);
  if (step.options) pairs.text("options", options_text(*step.options));
  out += "\n[[step]]\n" + pairs.lines(false);
  if (step.expect) out += "[step.expect]\n" + expectation_pairs(*step.expect, {}).lines(false);
}

}  // namespace assize::scenario
