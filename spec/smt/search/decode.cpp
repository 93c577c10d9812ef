// A solver's model as a scenario.
#include <algorithm>
#include <limits>
#include <map>

#include "spec/scenario/spot.hpp"
#include "spec/smt/search/parting.hpp"

namespace assize::smt {

namespace {

namespace sc = assize::scenario;

class Decoder {
 public:
  Decoder(const Catalogue& catalogue, const Board& board, const z3::model& model)
      : catalogue_(catalogue), board_(board), table_(*board.table), model_(model), left_(board.stock) {}

  [[nodiscard]] sc::Board position() {
    sc::Board out;
    read_tiles();
    for (At at = 0; at < table_.area.size(); ++at) {
      if (at == board_.middle || !shown_.contains(at)) continue;
      out.tiles.push_back({cell(at), tile(at)});
      const int floors = value(board_.before.floors[static_cast<std::size_t>(at)]);
      if (floors > 0) out.towers.push_back({cell(at), floors, {}});
      for (Seat seat = 0; seat < kSeats; ++seat) {
        for (Who w = 0; w < table_.who_count(); ++w) {
          if (!holds(board_.before.stands(at, seat, w))) continue;
          out.figures.push_back({figure(w), place_at(at, seat), 0, {}});
        }
      }
    }
    read_areas(out);
    read_neutrals(out);
    std::sort(out.tiles.begin(), out.tiles.end(), [](const sc::MapTile& a, const sc::MapTile& b) {
      return std::pair(a.at.y, a.at.x) < std::pair(b.at.y, b.at.x);
    });
    read_players(out);
    return out;
  }

  /// What stands about, as the script says.
  void stand(sc::Board& out, const ScriptStep& step) const {
    sc::BoardNeutral neutral{
        .kind = step.neutral, .at = cell(step.at), .area = {}, .holder = {}, .span = {}, .beside = {}, .where = {}};
    if (step.neutral != Neutral::bridge) return out.neutral.push_back(std::move(neutral));
    neutral.span = step.north_south ? "NS" : "WE";
    out.tokens.push_back(std::move(neutral));
  }

  [[nodiscard]] sc::Step step(const ScriptStep& kind, const Action& action) {
    sc::Step out;
    out.action = std::visit([this](const auto& deed) { return said(deed); }, action.deed);
    if (auto* capture = std::get_if<sc::Capture>(&out.action); capture != nullptr && kind.area) {
      capture->at = floor_;
      capture->on = sc::SpotName{.spot = *kind.area};
    }
    if (kind.kind == StepKind::end_game) out.action = sc::End{true};
    if (kind.kind == StepKind::ransom) out.when = moment(kind.stage);
    // Whoever answers in an exchange is named: left out, it would be whoever is asked.
    const bool answers =
        kind.kind == StepKind::exchange || kind.kind == StepKind::agree || kind.kind == StepKind::refuse;
    if (answers || kind.by != 0) out.by = table_.players[static_cast<std::size_t>(kind.by)];
    return out;
  }

 private:
  [[nodiscard]] bool holds(const Bool& b) const { return holds_in(model_, b); }
  [[nodiscard]] int value(const Num& n) const { return value_in(model_, n); }
  [[nodiscard]] int which(const Bools& one_hot) const {
    for (std::size_t i = 0; i < one_hot.size(); ++i) {
      if (holds(one_hot[i])) return static_cast<int>(i);
    }
    return -1;
  }
  [[nodiscard]] Seat seat_in(const Where& where) const {
    return which(Bools(where.seat.begin(), where.seat.end()));
  }
  /// The top left of the board at [0, 0].
  [[nodiscard]] Cell cell(At at) const {
    const Cell c = table_.area.cell(at);
    return {static_cast<std::int16_t>(c.x - corner_.x), static_cast<std::int16_t>(c.y - corner_.y)};
  }
  [[nodiscard]] sc::Figure figure(Who w) const {
    return {table_.players[static_cast<std::size_t>(table_.player_of(w))], table_.kind(w)};
  }

  void read_tiles() {
    corner_ = {std::numeric_limits<std::int16_t>::max(), std::numeric_limits<std::int16_t>::max()};
    for (At at = 0; at < table_.area.size(); ++at) {
      const auto& here = board_.lies[static_cast<std::size_t>(at)];
      for (std::size_t d = 0; d < here.size(); ++d) {
        for (std::size_t w = 0; w < here[d].size(); ++w) {
          if (!holds(here[d][w])) continue;
          const Shape shape = shape_of(catalogue_, left_[d].tiles.back(), board_.stock[d].ways[w].rotation);
          left_[d].tiles.pop_back();
          shown_.emplace(at, shape);
          corner_ = {std::min(corner_.x, table_.area.cell(at).x),
                     std::min(corner_.y, table_.area.cell(at).y)};
        }
      }
    }
  }

  [[nodiscard]] sc::TileRef tile(At at) const {
    const Shape& shape = shown_.at(at);
    return {shape.tile, shape.rotation, std::string(catalogue_.tiles[shape.tile].id), {}};
  }

  void read_areas(sc::Board& out) const {
    for (Who w = 0; w < table_.who_count(); ++w) {
      const auto& areas = board_.before.area_figure[static_cast<std::size_t>(w)];
      for (std::size_t a = 0; a < kAreas; ++a) {
        if (!holds(areas[a])) continue;
        sc::Place place;
        place.on.spot = static_cast<Spot>(a + static_cast<std::size_t>(Spot::carcassonne));
        out.figures.push_back({figure(w), place, 0, {}});
      }
    }
  }

  void read_neutrals(sc::Board& out) const {
    const State& before = board_.before;
    for (At at = 0; at < table_.area.size(); ++at) {
      const auto here = static_cast<std::size_t>(at);
      sc::BoardNeutral neutral{.kind = Neutral::dragon, .at = {}, .area = {}, .holder = {}, .span = {}, .beside = {}, .where = {}};
      if (holds(before.dragon[here])) {
        neutral.at = cell(at);
        out.neutral.push_back(neutral);
      }
      if (!holds(before.fairy.tile[here])) continue;
      neutral.kind = Neutral::fairy;
      neutral.at = cell(at);
      for (Seat seat = 0; seat < kSeats; ++seat) {
        for (Who w = 0; w < table_.who_count(); ++w) {
          if (!holds(before.fairy_at(at, seat, w)) || !holds(before.stands(at, seat, w))) continue;
          const sc::Place place = place_at(at, seat);
          neutral.beside = sc::Beside{figure(w), place.on, place.segment};
        }
      }
      out.neutral.push_back(std::move(neutral));
    }
  }

  void read_players(sc::Board& out) const {
    for (std::size_t p = 0; p < table_.players.size(); ++p) {
      const Colour colour = table_.players[p];
      if (const int score = value(board_.before.score[p]); score != 0) out.score[colour] = score;
      for (Who w = 0; w < table_.who_count(); ++w) {
        const int held = value(board_.before.held[p][static_cast<std::size_t>(w)]);
        for (int i = 0; i < held; ++i) out.prisoners[colour].push_back(figure(w));
      }
      if (table_.tower) out.supply[colour].floors = value(board_.before.floor_supply[p]);
    }
    for (auto& [colour, figures] : out.prisoners) std::sort(figures.begin(), figures.end());
  }

  [[nodiscard]] sc::Place place_at(At at, Seat seat) const {
    sc::Place place;
    place.at = cell(at);
    if (seat == kTowerSeat || seat < 0) {
      place.on.spot = Spot::tower;
      return place;
    }
    const auto found = shown_.find(at);
    if (found == shown_.end()) return place;
    const Shape& shape = found->second;
    const sc::Lying lying{&catalogue_.tiles[shape.tile], shape.rotation};
    if (seat == kMonasterySeat || seat == kGardenSeat || seat == kBridgeSeat) {
      place.on.spot = spot_of(seat);
      return place;
    }
    place.segment = shape.segment[static_cast<std::size_t>(seat)];
    if (place.segment < 0) return place;
    if (const auto name = sc::parse_spot(sc::spot_text(lying, static_cast<std::size_t>(place.segment))))
      place.on = *name;
    return place;
  }

  [[nodiscard]] static sc::Moment moment(Stage stage) {
    switch (stage) {
      case Stage::start:
        return sc::Moment::start;
      case Stage::figure:
        return sc::Moment::figure;
      case Stage::after_action:
        return sc::Moment::after_action;
      default:
        return sc::Moment::after_scoring;
    }
  }

  [[nodiscard]] sc::Action said(const PlaceTile& d) const { return sc::PlaceTile{tile(d.at), cell(d.at)}; }
  [[nodiscard]] sc::Action said(const Deploy& d) const {
    sc::Place to = place_at(which(d.to.cell), seat_in(d.to));
    if (to.on.spot != Spot::tower && which(d.to.cell) == board_.middle) to.at.reset();  // the tile just placed
    return sc::Deploy{figure(which(d.figure)), to};
  }
  [[nodiscard]] sc::Action said(const Floor& d) {
    floor_ = cell(which(d.tower));
    return sc::Floor{*floor_};
  }
  [[nodiscard]] sc::Action said(const Capture& d) const {
    if (d.area) return sc::Capture{figure(which(d.figure)), {}, {}, -1};
    const sc::Place from = place_at(which(d.from.cell), seat_in(d.from));
    return sc::Capture{figure(which(d.figure)), from.at, from.on, from.segment};
  }
  [[nodiscard]] sc::Action said(const Exchange& d) const { return sc::Exchange{figure(which(d.figure))}; }
  [[nodiscard]] sc::Action said(const Agree& d) const { return sc::Agree{d.yes}; }
  [[nodiscard]] sc::Action said(const Ransom& d) const {
    return sc::Ransom{figure(which(d.figure)), table_.players[static_cast<std::size_t>(which(d.captor))],
                      std::nullopt};
  }
  [[nodiscard]] sc::Action said(const Recall& d) const {
    return sc::Recall{figure(which(d.figure)), cell(which(d.from.cell))};
  }
  [[nodiscard]] sc::Action said(const Event& d) const {
    sc::Event event;
    event.kind = static_cast<sc::EventKind>(d.kind);
    if (d.value > 0) event.value = d.value;
    if (d.figure.empty() || which(d.figure) < 0) {
      event.at = cell(which(d.from.cell));
      return event;
    }
    const sc::Place from = place_at(which(d.from.cell), seat_in(d.from));
    event.at = from.at;
    event.figure = figure(which(d.figure));
    event.on = from.on;
    event.segment = from.segment;
    return event;
  }
  [[nodiscard]] sc::Action said(const MoveFairy& d) const {
    const sc::Place to = place_at(which(d.to.cell), seat_in(d.to));
    return sc::MoveFairy{*to.at, sc::Beside{figure(which(d.figure)), to.on, to.segment}};
  }
  [[nodiscard]] sc::Action said(const MoveDragon& d) const { return sc::MoveDragon{cell(which(d.to))}; }
  [[nodiscard]] sc::Action said(const SendHome& d) const {
    const sc::Place from = place_at(which(d.from.cell), seat_in(d.from));
    return sc::Princess{figure(which(d.figure)), from.at, from.on, from.segment};
  }
  [[nodiscard]] sc::Action said(const DoubleTurn& d) const { return sc::DoubleTurn{d.take}; }
  [[nodiscard]] sc::Action said(const Pass&) const { return sc::Pass{}; }
  /// Not in any script.
  template <typename Other>
  [[nodiscard]] sc::Action said(const Other&) const {
    return sc::Pass{};
  }

  const Catalogue& catalogue_;
  const Board& board_;
  const Table& table_;
  const z3::model& model_;
  std::vector<Design> left_;  ///< copies not named yet
  std::map<At, Shape> shown_;
  std::optional<Cell> floor_;  ///< the turn's
  Cell corner_;
};

}  // namespace

scenario::Scenario decode(const Catalogue& catalogue, const Setting& setting, const Board& board,
                          const Script& script, std::span<const Action> actions, const z3::model& model) {
  sc::Scenario out;
  for (const std::size_t s : setting.sets) out.sets.push_back({s, std::string(catalogue.sets[s].id), {}});
  out.with = setting.with;
  out.players = setting.players;
  out.origin.kind = sc::OriginKind::generated;
  Decoder decoder(catalogue, board, model);
  out.board = decoder.position();
  for (std::size_t i = 0; i < script.size(); ++i) {
    if (script[i].kind == StepKind::stands) {
      decoder.stand(*out.board, script[i]);
    } else {
      out.steps.push_back(decoder.step(script[i], actions[i]));
    }
  }
  return out;
}

}  // namespace assize::smt
