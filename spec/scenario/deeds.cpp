#include "spec/scenario/deeds.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "spec/catalogue/nearest.hpp"
#include "spec/scenario/spot.hpp"

namespace assize::scenario {
namespace {

/// A figure of a player.
std::optional<Figure> owned(const Fields& step, std::string_view key, const Reader& reader) {
  const auto figure = step.figure(key);
  if (!figure) return std::nullopt;
  if (!reader.player(Ref{std::string(name_of(figure->owner)), step.find(key)->where})) return std::nullopt;
  return figure;
}

/// `pass = true`
bool only_true(const Fields& step, std::string_view key, const Reader& reader) {
  const auto flag = step.flag(key);
  if (flag && !*flag)
    reader.complain(step.find(key)->where, fmt::format("'{} = false' means nothing", key),
                    "leave the step out");
  return flag.value_or(false);
}

/// The tile at that cell as far as the board and the steps so far tell; without a cell, the last one placed.
std::optional<Lying> tile_at(std::optional<Cell> at, const Reader& reader) {
  const auto lying = [&](const TileRef& tile) {
    return std::optional(Lying{&reader.catalogue.tiles[tile.tile], tile.rotation});
  };
  const auto& steps = reader.out.steps;
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    const auto* place = std::get_if<PlaceTile>(&step->action);
    if (place != nullptr && !place->tile.name.empty() && (!at || place->at == *at)) return lying(place->tile);
  }
  if (!reader.out.board) return std::nullopt;
  if (!at) at = reader.out.board->just_placed;
  for (const MapTile& tile : reader.out.board->tiles) {
    if (tile.at == at) return lying(tile.tile);
  }
  return std::nullopt;
}

std::optional<Action> place(const Fields& step, const Reader& reader) {
  const auto name = step.text("place");
  const bool whole = step.need("at", "say where the tile goes: at = [x, y]");
  if (!name || reader.book.sets().empty()) return std::nullopt;
  auto tile = reader.tile(*name, true);
  const auto at = step.cell("at");
  if (!whole || !tile || !at) return std::nullopt;
  return PlaceTile{std::move(*tile), *at};
}

std::optional<Action> draw(const Fields& step, const Reader& reader) {
  const auto name = step.text("draw");
  if (!name || reader.book.sets().empty()) return std::nullopt;
  auto tile = reader.tile(*name, false);
  if (!tile) return std::nullopt;
  return Draw{std::move(*tile)};
}

std::optional<Action> deploy(const Fields& step, const Reader& reader) {
  const auto figure = owned(step, "deploy", reader);
  const auto at = step.cell("at");
  if (!step.has("on")) {
    const auto tile = tile_at(at, reader);
    step.need("on", tile ? fmt::format("say where, one of: {}", fmt::join(spots_of(*tile), ", "))
                         : "say where: on = \"city\", \"road\", \"field\", \"monastery\", ...");
    return std::nullopt;
  }
  const auto on = step.spot("on");
  if (!figure || !on) return std::nullopt;
  if (off_the_tiles(on->spot) && step.has("at")) {
    reader.complain(step.find("at")->where, fmt::format("'{}' lies off the tiles", name_of(on->spot)),
                    "leave 'at' out");
    return std::nullopt;
  }
  if (on->spot == Spot::tower && !step.need("at", "say which tower: at = [x, y]")) return std::nullopt;
  if (step.has("at") && !at) return std::nullopt;
  Place to;
  to.at = at;
  to.on = *on;
  to.where = step.find("on")->where;
  return Deploy{*figure, to};
}

std::optional<Action> floor(const Fields& step, const Reader&) {
  const auto at = step.cell("floor");
  return at ? std::optional<Action>(Floor{*at}) : std::nullopt;
}

std::optional<Action> capture(const Fields& step, const Reader& reader) {
  const auto target = step.text("capture");
  if (!target) return std::nullopt;
  Capture capture;
  if (const auto neutral = word_of<Neutral>(kNeutralNames, target->text)) {
    capture.target = *neutral;
  } else if (!word_of<Colour>(kColourNames, target->text.substr(0, target->text.find(' ')))) {
    const auto meant = nearest(target->text, as_candidates(kNeutralNames));
    reader.complain(target->where, fmt::format("'{}' is no figure and no token", target->text),
                    meant ? fmt::format("did you mean '{}'?", *meant) : "write 'red meeple', or 'fairy'");
    return std::nullopt;
  } else if (const auto figure = owned(step, "capture", reader)) {
    capture.target = *figure;
  } else {
    return std::nullopt;
  }
  capture.at = step.cell("at");
  capture.on = step.spot("on");
  return capture;
}

std::optional<Action> exchange(const Fields& step, const Reader& reader) {
  const auto figure = owned(step, "exchange", reader);
  return figure ? std::optional<Action>(Exchange{*figure}) : std::nullopt;
}

std::optional<Action> agree(const Fields& step, const Reader&) {
  const auto yes = step.flag("agree");
  return yes ? std::optional<Action>(Agree{*yes}) : std::nullopt;
}

std::optional<Action> ransom(const Fields& step, const Reader& reader) {
  const auto figure = owned(step, "ransom", reader);
  Ransom ransom;
  if (step.has("from")) ransom.from = reader.player(step, "from");
  if (step.has("for")) ransom.buyer = reader.player(step, "for");
  if (!figure) return std::nullopt;
  ransom.figure = *figure;
  return ransom;
}

std::optional<Action> recall(const Fields& step, const Reader& reader) {
  const auto figure = owned(step, "recall", reader);
  return figure ? std::optional<Action>(Recall{*figure, step.cell("at")}) : std::nullopt;
}

std::optional<Action> move(const Fields& step, const Reader& reader) {
  const auto figure = owned(step, "move", reader);
  const auto from = reader.place(step, "at", "on");
  const auto to = reader.place(step, "to", "to_on");
  if (!figure || !from || !to) return std::nullopt;
  return Move{*figure, *from, *to};
}

std::optional<Action> pass(const Fields& step, const Reader& reader) {
  return only_true(step, "pass", reader) ? std::optional<Action>(Pass{}) : std::nullopt;
}

std::optional<Action> score(const Fields& step, const Reader&) {
  const auto now = step.flag("score");
  return now ? std::optional<Action>(Score{*now}) : std::nullopt;
}

std::optional<Action> end(const Fields& step, const Reader&) {
  static constexpr std::array<std::string_view, 2> kEnds = {"turn", "game"};
  const auto which = step.word<std::size_t>("end", kEnds, "end");
  return which ? std::optional<Action>(End{*which == 1}) : std::nullopt;
}

std::optional<Action> fairy(const Fields& step, const Reader& reader) {
  const auto to = step.cell("fairy");
  auto beside = reader.beside(step, "beside", "on");
  if (!to) return std::nullopt;
  return MoveFairy{*to, std::move(beside)};
}

std::optional<Action> dragon(const Fields& step, const Reader&) {
  const auto to = step.cell("dragon");
  return to ? std::optional<Action>(MoveDragon{*to}) : std::nullopt;
}

/// `princess`, `festival`: a figure that stands somewhere.
template <typename Removal>
std::optional<Action> removal(const Fields& step, std::string_view key, const Reader& reader) {
  const auto figure = owned(step, key, reader);
  if (!figure) return std::nullopt;
  return Removal{.figure = *figure, .at = step.cell("at"), .on = step.spot("on")};
}

std::optional<Action> princess(const Fields& step, const Reader& reader) {
  return removal<Princess>(step, "princess", reader);
}

std::optional<Action> festival(const Fields& step, const Reader& reader) {
  return removal<Festival>(step, "festival", reader);
}

std::optional<Action> double_turn(const Fields& step, const Reader&) {
  const auto take = step.flag("double_turn");
  return take ? std::optional<Action>(DoubleTurn{*take}) : std::nullopt;
}

using Deed = std::optional<Action> (*)(const Fields&, const Reader&);
/// In the order of kStepNames.
constexpr std::array<Deed, kStepNames.size()> kDeeds = {
    place, draw, deploy, floor, capture, exchange, agree, ransom, recall, move, pass, score, end, read_event,
    fairy, dragon, princess, festival, double_turn};

}  // namespace

std::optional<Action> read_deed(std::size_t kind, const Fields& step, const Reader& reader) {
  return kDeeds[kind](step, reader);
}

}  // namespace assize::scenario
