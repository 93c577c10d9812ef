// Tiles, and what goes with them.
#include <algorithm>
#include <set>

#include "spec/catalogue/geometry.hpp"
#include "tools/court/reduce_cuts.hpp"

namespace assize::court {

namespace sc = assize::scenario;

namespace {

/// Where a step does what it does, if it says so.
struct CellOf {
  std::optional<Cell> operator()(const sc::PlaceTile& a) const { return a.at; }
  std::optional<Cell> operator()(const sc::Deploy& a) const { return a.to.at; }
  std::optional<Cell> operator()(const sc::Floor& a) const { return a.at; }
  std::optional<Cell> operator()(const sc::Capture& a) const { return a.at; }
  std::optional<Cell> operator()(const sc::Recall& a) const { return a.at; }
  std::optional<Cell> operator()(const sc::Move& a) const { return a.from.at; }
  std::optional<Cell> operator()(const sc::Event& a) const { return a.at; }
  template <typename Other>
  std::optional<Cell> operator()(const Other&) const {
    return std::nullopt;
  }
};

using Cells = std::set<Cell>;

Cells cells_of(const sc::Board& board) {
  Cells cells;
  for (const sc::MapTile& t : board.tiles) cells.insert(t.at);
  return cells;
}

/// The tile that the steps are about, or one beside that; otherwise the first.
Cell anchor_of(const sc::Scenario& s, const Cells& cells) {
  for (std::size_t i = s.steps.size(); i-- > 0;) {
    const auto at = std::visit(CellOf{}, s.steps[i].action);
    if (!at) continue;
    if (cells.contains(*at)) return *at;
    for (const Side side : kSides) {
      if (cells.contains(neighbour(*at, side))) return neighbour(*at, side);
    }
  }
  return s.board->tiles.front().at;
}

/// In the order in which they are reached from there.
std::vector<Cell> reached(const Cells& cells, Cell from) {
  std::vector<Cell> order = {from};
  Cells seen = {from};
  for (std::size_t i = 0; i < order.size(); ++i) {
    for (const Side side : kSides) {
      const Cell next = neighbour(order[i], side);
      if (cells.contains(next) && seen.insert(next).second) order.push_back(next);
    }
  }
  return order;
}

void keep_only(sc::Board& board, const Cells& cells) {
  std::erase_if(board.tiles, [&](const sc::MapTile& t) { return !cells.contains(t.at); });
}

/// And what is joined to what the steps are about.
void keep_joined(sc::Scenario& s, const Cells& stay) {
  keep_only(*s.board, stay);
  if (stay.empty()) return;
  const std::vector<Cell> joined = reached(stay, anchor_of(s, stay));
  keep_only(*s.board, {joined.begin(), joined.end()});
}

/// What stands where: it goes with its tile.
struct Gone {
  Cells laid;
  bool known = true;  ///< without a board the set-up lays tiles that only play can tell
  std::set<Colour> players;

  [[nodiscard]] bool cell(const std::optional<Cell>& at) const { return known && at && !laid.contains(*at); }
  [[nodiscard]] bool player(Colour c) const { return !players.contains(c); }
  [[nodiscard]] bool figure(const sc::Figure& f) const { return player(f.owner); }

  template <typename V>
  void tidy_players(std::map<Colour, V>& by_player) const {
    std::erase_if(by_player, [this](const auto& e) { return player(e.first); });
  }
  void tidy_prisoners(std::map<Colour, std::vector<sc::Figure>>& prisoners) const {
    tidy_players(prisoners);
    for (auto& [captor, held] : prisoners)
      std::erase_if(held, [this](const sc::Figure& f) { return figure(f); });
  }

  void tidy_board(sc::Board& board) const {
    const Cells tiles = cells_of(board);
    const auto bare = [&](const std::optional<Cell>& at) { return at && !tiles.contains(*at); };
    std::erase_if(board.figures, [&](const auto& f) { return bare(f.place.at) || figure(f.figure); });
    std::erase_if(board.towers, [&](const auto& t) { return bare(t.at); });
    for (auto* pieces : {&board.neutral, &board.tokens}) {
      std::erase_if(*pieces, [&](const auto& n) { return bare(n.at) || (n.holder && player(*n.holder)); });
    }
    if (bare(board.just_placed)) board.just_placed.reset();
    tidy_prisoners(board.prisoners);
    std::erase_if(board.prisoners, [](const auto& held) { return held.second.empty(); });
    tidy_players(board.score);
    tidy_players(board.supply);
  }

  [[nodiscard]] bool feature(const sc::FeatureExpected& f) const {
    return cell(f.place.at) || (f.same_as && cell(f.same_as->at)) || (f.apart_from && cell(f.apart_from->at));
  }
  [[nodiscard]] bool range(const sc::RangeExpected& r) const {
    const auto gone = [this](Cell c) { return cell(c); };
    return cell(r.tower) || (r.tiles && std::any_of(r.tiles->begin(), r.tiles->end(), gone));
  }

  void tidy_expectation(sc::Expectation& e) const {
    for (auto* by_player : {&e.gain, &e.score, &e.scored, &e.track}) tidy_players(*by_player);
    tidy_players(e.supply);
    tidy_prisoners(e.prisoners);
    std::erase_if(e.figures, [this](const auto& f) { return cell(f.place.at) || figure(f.figure); });
    std::erase_if(e.empty, [this](Cell c) { return cell(c); });
    std::erase_if(e.towers, [this](const auto& t) { return cell(t.at); });
    std::erase_if(e.features, [this](const auto& f) { return feature(f); });
    std::erase_if(e.parts, [this](const auto& p) { return cell(p.at); });
    std::erase_if(e.in_range, [this](const auto& r) { return range(r); });
    std::erase_if(e.winners, [this](Colour c) { return player(c); });
    if (e.turn && player(*e.turn)) e.turn.reset();
    if (e.asked && player(*e.asked)) e.asked.reset();
  }
};

}  // namespace

void sift_tiles(sc::Scenario& s, const Keep& keep) {
  if (!s.board || s.board->tiles.empty()) return;
  const Cells all = cells_of(*s.board);
  std::vector<Cell> order = reached(all, anchor_of(s, all));
  std::reverse(order.begin(), order.end());
  Cells stay;
  for (const Cell cell : order) {
    if (keep()) stay.insert(cell);
  }
  if (stay.size() < all.size()) keep_joined(s, stay);
}

void move_turn(sc::Scenario& s, Cell to) {
  Cells stay = cells_of(*s.board);
  stay.erase(*s.board->just_placed);
  s.board->just_placed = to;
  keep_joined(s, stay);
}

void tidy(sc::Scenario& s) {
  Gone gone{.laid = {}, .known = s.board.has_value(), .players = {s.players.begin(), s.players.end()}};
  if (s.board) {
    gone.laid = cells_of(*s.board);
    gone.tidy_board(*s.board);
  }
  for (const sc::Step& step : s.steps) {
    if (const auto* place = std::get_if<sc::PlaceTile>(&step.action)) gone.laid.insert(place->at);
  }
  gone.tidy_expectation(s.expect);
  for (sc::ExpectUnder& under : s.expect_under) gone.tidy_expectation(under.expect);
  for (sc::Step& step : s.steps) {
    if (step.expect) gone.tidy_expectation(*step.expect);
  }
}

}  // namespace assize::court
