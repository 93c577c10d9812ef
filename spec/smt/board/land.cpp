#include "spec/smt/board/land.hpp"

namespace assize::smt {

namespace {

/// Visits every place of a Land together with what the shape shows there.
template <typename Visit>
void each_bool(Land& land, const Shape& shape, Visit visit) {
  visit(land.tile, true);
  visit(land.block, shape.block);
  for (std::size_t a = 0; a < 4; ++a) {
    visit(land.loose[a], shape.loose[a]);
    for (std::size_t k = 0; k < 4; ++k) visit(land.show[a][k], static_cast<std::size_t>(shape.show[a]) == k);
    for (std::size_t b = 0; b < 4; ++b) {
      visit(land.city[a][b], shape.city[a] >= 0 && shape.city[a] == shape.city[b]);
      visit(land.road[a][b], shape.road[a] >= 0 && shape.road[a] == shape.road[b]);
    }
  }
  for (std::size_t a = 0; a < kHalves; ++a) {
    for (std::size_t b = 0; b < kHalves; ++b) {
      visit(land.field[a][b], shape.field[a] >= 0 && shape.field[a] == shape.field[b]);
    }
  }
  for (std::size_t s = 0; s < kSeats; ++s) visit(land.seat[s], shape.segment[s] >= 0);
  for (std::size_t s = 0; s < 4; ++s) {
    visit(land.inn[s], shape.inn[s]);
    visit(land.cathedral[s], shape.cathedral[s]);
    visit(land.princess[s], shape.princess[s]);
    for (std::size_t g = 0; g < kGoods; ++g) visit(land.goods[s][g], shape.goods[s] == static_cast<int>(g) + 1);
  }
  for (std::size_t s = 0; s < kSymbols; ++s) visit(land.symbol[s], shape.symbol[s]);
  for (std::size_t r = 0; r < land.role.size(); ++r) visit(land.role[r], static_cast<std::size_t>(shape.role) == r);
}

/// Those that are no segments of the catalogue.
Shape completed(Shape shape) {
  if (shape.monastery) shape.segment[kMonasterySeat] = 0;
  if (shape.garden) shape.segment[kGardenSeat] = 0;
  if (shape.foundation) shape.segment[kTowerSeat] = 0;
  return shape;
}

}  // namespace

Land land_of(const Shape& given) {
  const Shape shape = completed(given);
  Land land;
  each_bool(land, shape, [](Bool& there, bool shown) { there = shown; });
  for (std::size_t s = 0; s < 4; ++s) land.coats[s] = shape.coats[s];
  return land;
}

Land land_of(std::span<const Choice> choices) {
  std::vector<Shape> shapes;
  for (const Choice& c : choices) shapes.push_back(completed(c.shape));
  Land land;
  // The places are visited in the same order for every shape, so they are gathered by position.
  std::vector<Bools> shown;
  std::array<std::array<Bools, 4>, 4> coats;
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    if (choices[i].lies.is_false()) continue;
    std::size_t place = 0;
    each_bool(land, shapes[i], [&](Bool&, bool shows) {
      if (place == shown.size()) shown.emplace_back();
      if (shows) shown[place].push_back(choices[i].lies);
      ++place;
    });
    for (std::size_t s = 0; s < 4; ++s) {
      for (std::size_t n = 1; n <= shapes[i].coats[s]; ++n) coats[s][n].push_back(choices[i].lies);
    }
  }
  if (shown.empty()) return land;
  std::size_t place = 0;
  each_bool(land, shapes.front(), [&](Bool& there, bool) { there = any_of(shown[place++]); });
  for (std::size_t s = 0; s < 4; ++s) {
    Nums steps;
    for (const Bools& at_least : coats[s]) steps.push_back(as_num(any_of(at_least)));
    land.coats[s] = sum(steps);
  }
  return land;
}

}  // namespace assize::smt
