#include <fmt/format.h>

#include "spec/scenario/deeds.hpp"

namespace assize::scenario {
namespace {

/// Which further keys an event must (m) or may (y) have; others are refused.
struct EventShape {
  char at, figure, on, span, value;
};
constexpr std::array<EventShape, kEventNames.size()> kShapes = {{
    {'m', 'n', 'n', 'n', 'n'},  // plague
    {'m', 'm', 'y', 'n', 'n'},  // festival
    {'m', 'm', 'y', 'n', 'n'},  // ghost
    {'m', 'm', 'y', 'n', 'n'},  // third ghost
    {'m', 'm', 'y', 'n', 'n'},  // princess
    {'m', 'n', 'n', 'n', 'n'},  // dragon
    {'m', 'n', 'n', 'm', 'n'},  // bridge
    {'m', 'm', 'y', 'n', 'n'},  // castle
    {'m', 'n', 'n', 'n', 'm'},  // performance
}};

bool fits(const Fields& step, std::string_view key, char need, std::string_view event, const Reader& reader) {
  if (need == 'm') return step.need(key, fmt::format("the event '{}' needs it", event));
  if (need == 'y' || !step.has(key)) return true;
  reader.complain(step.find(key)->where, fmt::format("'{}' has no meaning for the event '{}'", key, event),
                  "leave it out");
  return false;
}

}  // namespace

std::optional<Action> read_event(const Fields& step, const Reader& reader) {
  const auto kind = step.word<EventKind>("event", kEventNames, "event");
  if (!kind) return std::nullopt;
  const EventShape& shape = kShapes[static_cast<std::size_t>(*kind)];
  const std::string_view name = kEventNames[static_cast<std::size_t>(*kind)];
  bool whole = fits(step, "at", shape.at, name, reader);
  whole = fits(step, "figure", shape.figure, name, reader) && whole;
  whole = fits(step, "on", shape.on, name, reader) && whole;
  whole = fits(step, "span", shape.span, name, reader) && whole;
  whole = fits(step, "value", shape.value, name, reader) && whole;
  if (!whole) return std::nullopt;
  Event event;
  event.kind = *kind;
  event.at = step.cell("at");
  event.on = step.spot("on");
  event.value = step.integer("value", 0, kManyThings);
  if (const auto figure = step.figure("figure")) {
    if (reader.player(Ref{std::string(name_of(figure->owner)), step.find("figure")->where}))
      event.figure = figure;
  }
  if (const auto span = step.text("span")) {
    event.span = span->text;
    if (span->text != "WE" && span->text != "NS") {
      reader.complain(span->where, fmt::format("unknown span '{}'", span->text), "known: WE, NS");
    }
  }
  return event;
}

}  // namespace assize::scenario
