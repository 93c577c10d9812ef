// What must hold in every game, looked at after every decision.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "checker/game.hpp"
#include "props/case.hpp"

namespace assize::props {

/// A position that waits for a decision (or is over), and how it came about.
struct Position {
  const Case& of;
  const std::shared_ptr<const Ruleset>& rules;  ///< of `game`
  const Game& game;                             ///< nobody listens to its law
  const Game& heard;                            ///< the same game under a law to which somebody listens
  const Game& before;                           ///< one decision ago; at the start the same as `game`
  const Action* last;                           ///< the decision between them; null at the start
  std::span<const Action> listed;
  bool whole_universe;  ///< whether the listing is to be held against everything that can be written down
  std::span<const PointsEvent> points;  ///< of the last decision and what it forced
};

/// Holds, or says what is wrong.
using Complaint = std::optional<std::string>;

struct Property {
  std::string_view name;
  Complaint (*look)(const Position&);
};

[[nodiscard]] std::span<const Property> all_properties();

[[nodiscard]] inline bool has(const Position& p, Ruling r) {
  return p.game.law().is(r);
}

// listing.cpp: (a) and (f)
Complaint listed_iff_legal(const Position& p);
Complaint heard_alike(const Position& p);
// base/
Complaint index_fresh(const Position& p);
Complaint tiles_conserved(const Position& p);
Complaint figures_conserved(const Position& p);
Complaint scores_accounted(const Position& p);
Complaint completed_empty(const Position& p);
// traders/
Complaint companions_accompanied(const Position& p);
Complaint goods_conserved(const Position& p);
Complaint parts_limited(const Position& p);
// princess_dragon/
Complaint dragon_feared(const Position& p);
Complaint fairy_single(const Position& p);
// tower/
Complaint floors_conserved(const Position& p);
Complaint towers_single(const Position& p);
Complaint prisoners_foreign(const Position& p);
Complaint prisoners_not_mutual(const Position& p);
Complaint ransom_balanced(const Position& p);
Complaint captured_in_range(const Position& p);

}  // namespace assize::props
