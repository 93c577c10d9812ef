// The rows of spec/ as they stand in the files: names not yet resolved, every one with its place.
#pragma once

#include <string>
#include <vector>

#include "spec/catalogue/catalogue.hpp"
#include "spec/catalogue/table_reader.hpp"

namespace assize {

struct NumberDraft {
  Ref name;
  int value = 0;
};

struct ClauseDraft {
  Complaints complaints;
  Ref id;
  std::string rulebook, adopted_why, authority, kind, source, locator, also, statement;
  std::uint8_t editions = 0, adopted = 0;
  std::vector<Ref> when, options;
  std::vector<NumberDraft> numbers;
  Ref cites;
  std::string pending, why_not, flag_changed, evidence, note;
  bool testable = true;
};

struct OptionDraft {
  Complaints complaints;
  Ref id;
  std::string title, kind, rulebook, pending, inseparable, note;
  struct Value {
    std::string value, meaning, by;
  };
  std::vector<Value> values;
  std::vector<Ref> clauses;
  std::vector<std::pair<Ref, Ref>> defaults, basis;  ///< root profile -> value, root profile -> how firm
};

struct ProfileDraft {
  Complaints complaints;
  Ref id, parent, edition;
  std::string description;
  std::vector<std::pair<Ref, Ref>> rulings, basis;
};

struct ConstraintDraft {
  Complaints complaints;
  std::vector<Ref> when, forces, irrelevant, conflicts;
  std::string text;
};

struct AmbiguityDraft {
  Complaints complaints;
  Ref id, option;
  std::string question, status, state, action, basis, pending, inseparable;
  struct ReadingDraft {
    Ref value;
    std::string text, outcome;
  };
  std::vector<ReadingDraft> readings;
  std::vector<Ref> clauses;
};

struct CellDraft {
  Complaints complaints;
  Cause cause{};
  std::vector<FigureKind> figures;  ///< empty: any
  std::vector<Spot> spots;          ///< empty: any
  bool allowed = false;
  Ref clause;
};
struct NeutralDraft {
  Complaints complaints;
  Cause cause{};
  std::vector<Neutral> neutrals;
  Ref clause;
};

struct SegmentDraft {
  SegmentKind kind{};
  std::uint16_t edges = 0;
  std::uint8_t coats = 0;
  std::uint32_t cities = 0;
  bool inn = false, cathedral = false, princess = false;
  std::int8_t goods = -1;
};
struct TileDraft {
  Ref id;
  std::string letter;
  std::vector<SegmentDraft> segments;
  bool monastery = false, garden = false, foundation = false, road_bridge = false, known = true;
  bool volcano = false, dragon = false, portal = false, festival = false;
  RiverRole river = RiverRole::none;
  bool has_block = false;
  int block_x = 0, block_y = 0;
  std::string symbols;
  int count = 0;  ///< 0: not among the set's tiles (an abbey)
  bool start = false;
};
struct SetDraft {
  Complaints complaints;
  Ref id;
  std::string title, edition, rulebook;
  std::vector<TileDraft> tiles;
};

struct Draft {
  std::vector<ClauseDraft> clauses;
  std::vector<OptionDraft> options;
  std::vector<ProfileDraft> profiles;
  std::vector<ConstraintDraft> constraints;
  std::vector<AmbiguityDraft> ambiguities;
  std::vector<CellDraft> cells;
  std::vector<NeutralDraft> neutrals;
  std::vector<SetDraft> sets;
};

void read_clauses(const Node& file, const Complaints& complaints, Draft& draft);
void read_rulings(const Node& file, const Complaints& complaints, Draft& draft);
void read_eligibility(const Node& file, const Complaints& complaints, Draft& draft);
void read_tiles(const Node& file, const Complaints& complaints, Draft& draft);

}  // namespace assize
