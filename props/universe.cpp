#include "props/universe.hpp"

#include <algorithm>

#include "checker/order.hpp"
#include "checker/rules/base/deploy.hpp"

namespace assize::props {

namespace {

class Writer {
 public:
  Writer(const Game& game, std::vector<Action>& out) : game_(game), out_(out) { choose_figures(); }

  void write() {
    if (game_.at() == StepId::draw) draws();
    places();
    for (PlayerId by = -1; by < game_.rules().player_count(); ++by) {
      by_ = by;
      out_.push_back(plain(ActionKind::pass));
      consents();
      for (std::size_t s = 0; s < game_.facts().tiles.size(); ++s) walks(static_cast<Slot>(s));
      for (const FigureId f : figures_) figure_actions(f);
      for (std::size_t s = 0; s < game_.facts().tiles.size(); ++s) floor(static_cast<Slot>(s));
      for (std::size_t n = 0; n < kNeutralNames.size(); ++n) neutral(static_cast<std::int8_t>(n));
    }
  }

 private:
  [[nodiscard]] Action plain(ActionKind kind) const { return {.kind = kind, .by = by_}; }

  /// One figure for each owner, kind and place.
  void choose_figures() {
    std::vector<Sameness> known;
    for (std::size_t i = 0; i < game_.facts().figures.size(); ++i) {
      const auto f = static_cast<FigureId>(i);
      const Sameness s{{}, game_.place_of(f), game_.owner(f), game_.kind(f)};
      if (std::find(known.begin(), known.end(), s) != known.end()) continue;
      known.push_back(s);
      figures_.push_back(f);
    }
  }

  void draws() {
    for (std::size_t t = 0; t < game_.rules().types.size(); ++t) {
      out_.push_back({.kind = ActionKind::draw, .type = static_cast<TypeId>(t)});
    }
  }

  void places() {
    const TypeId hand = game_.facts().hand;
    Cell low{}, high{};
    for (const Placed& p : game_.facts().tiles) {
      low = {std::min(low.x, p.at.x), std::min(low.y, p.at.y)};
      high = {std::max(high.x, p.at.x), std::max(high.y, p.at.y)};
    }
    for (auto y = static_cast<std::int16_t>(low.y - 2); y <= high.y + 2; ++y) {
      for (auto x = static_cast<std::int16_t>(low.x - 2); x <= high.x + 2; ++x) {
        for (std::uint8_t r = 0; r < 4; ++r) place(hand, {x, y}, r);
      }
    }
  }

  void place(TypeId hand, Cell at, std::uint8_t rotation) {
    for (const PlayerId by : {game_.clock().player, static_cast<PlayerId>((game_.clock().player + 1) %
                                                                          game_.rules().player_count())}) {
      out_.push_back({.kind = ActionKind::place, .by = by, .rotation = rotation, .type = hand, .at = at});
    }
  }

  void consents() {
    out_.push_back(plain(ActionKind::double_turn));
    Action a = plain(ActionKind::agree);
    out_.push_back(a);
    a.yes = false;
    out_.push_back(a);
  }

  void figure_actions(FigureId f) {
    for (const ActionKind kind :
         {ActionKind::capture, ActionKind::exchange, ActionKind::ransom, ActionKind::recall, ActionKind::princess,
          ActionKind::festival}) {
      Action a = plain(kind);
      a.figure = f;
      out_.push_back(a);
    }
    for (PlayerId with = 0; with < game_.rules().player_count(); ++with) {
      Action a = plain(ActionKind::ransom);
      a.figure = f;
      a.with = with;
      out_.push_back(a);
    }
    for (std::size_t s = 0; s < game_.facts().tiles.size(); ++s) deployments(f, static_cast<Slot>(s));
  }

  void deployments(FigureId f, Slot slot) {
    Action a = plain(ActionKind::deploy);
    a.figure = f;
    for (const Spot spot : {Spot::tower, Spot::foundation}) {
      a.to = {spot, slot, -1};
      out_.push_back(a);
    }
    const auto& segments = game_.type_at(slot).segments;
    for (std::size_t i = 0; i < segments.size(); ++i) {
      a.to = {base::spot_of(segments[i].kind), slot, static_cast<std::int8_t>(i)};
      out_.push_back(a);
    }
  }

  /// The dragon's step and the fairy's move, to a tile or to one of the figures there.
  void walks(Slot slot) {
    Action dragon = plain(ActionKind::dragon);
    dragon.to = {Spot::field, slot, -1};
    out_.push_back(dragon);
    Action fairy = plain(ActionKind::fairy);
    fairy.to = dragon.to;
    out_.push_back(fairy);
    for (const FigureId f : figures_) {
      if (game_.slot_of(f) != slot) continue;
      fairy.figure = f;
      out_.push_back(fairy);
    }
  }

  void floor(Slot slot) {
    Action a = plain(ActionKind::floor);
    a.to = {Spot::tower, slot, -1};
    out_.push_back(a);
  }

  void neutral(std::int8_t what) {
    Action a = plain(ActionKind::capture);
    a.neutral = what;
    out_.push_back(a);
  }

  const Game& game_;
  std::vector<Action>& out_;
  std::vector<FigureId> figures_;
  PlayerId by_ = -1;
};

}  // namespace

void universe(const Game& game, std::vector<Action>& out) {
  Writer(game, out).write();
}

Sameness sameness(const Game& game, const Action& action) {
  Sameness s{.action = action};
  s.action.with = -1;  // naming the right captor changes nothing
  if (action.to.spot == Spot::foundation) s.action.to.spot = Spot::tower;
  // By tiles it does not matter whom the fairy is said to stand next to.
  const bool by_tile = action.kind == ActionKind::fairy && game.law().is("base.fairy-placement=on-tile"_r);
  if (by_tile) s.action.figure = -1;
  if (s.action.figure < 0) return s;
  s.place = game.place_of(action.figure);
  s.owner = game.owner(action.figure);
  s.kind = game.kind(action.figure);
  s.action.figure = -1;
  // How long a figure has been at home decides whether it may go out again; among those that may, one stands
  // for all.
  if (s.place.kind == PlaceKind::supply) s.place.part = 0;
  return s;
}

}  // namespace assize::props
