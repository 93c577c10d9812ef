// How the print of a tile is read: clauses that define where roads and fields end. Each member is a clause
// that is switched off, and says what holds then.
#pragma once

#include "spec/smt/board/shape.hpp"

namespace assize::smt {

class Law;

struct Reading {
  bool crossing_joins = false;  ///< base.road.crossing: the roads that meet there are one
  bool ends_are_open = false;   ///< base.road.ends: a road that runs into something else has no end there
  bool land_is_one = false;     ///< base.field.extent: what lies on a bank is one field
  bool halves_join = false;     ///< base.field.half-edges: the halves of a road's side hang together
  bool banks_join = false;      ///< river.splits-fields: the halves of a river's side hang together
  bool river_end_splits =
      false;  ///< river.ends-wrap: a river's end parts the field, straight on to the other side
  bool under_bridges = false;  ///< river.bridges: fields go on under a road that crosses the river
  bool garden_splits =
      false;  ///< garden.not-a-field-split: each side has a piece of the garden's field to itself
};
/// Where clauses are traced their guards have no part in it: a shape is given, not a term.
[[nodiscard]] Reading reading_of(const Law& law);

/// Joins and parts what the shape shows.
void read(Shape& shape, const TileDef& def, const Reading& reading);

}  // namespace assize::smt
