// A scenario as plain values: what a TOML file says, every id resolved against a catalogue. Nothing here
// reads, checks or plays; read.hpp makes it, write.hpp writes it, the court runs it. docs/scenarios.md says
// what each key means.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "spec/scenario/board.hpp"
#include "spec/scenario/expectation.hpp"
#include "spec/scenario/refs.hpp"
#include "spec/scenario/steps.hpp"

namespace assize::scenario {

enum class OriginKind : std::uint8_t { hand, document, report, ambiguity, generated, shrunk, recording };
inline constexpr std::array<std::string_view, 7> kOriginNames = {
    "hand", "document", "case", "ambiguity", "generated", "shrunk", "recording"};

struct Origin {
  OriginKind kind = OriginKind::hand;  ///< `report` is written "case"
  std::string source;                  ///< a document's number ("000")
  std::vector<int> lines;
  std::string id;
  std::string note;
  Where where;
  bool operator==(const Origin&) const = default;
};

/// What is expected where a reading or a profile differs.
struct ExpectUnder {
  std::vector<RulingRef> rulings;
  std::vector<ProfileRef> profiles;
  Expectation expect;
  Where where;
  bool operator==(const ExpectUnder&) const = default;
};

struct SetRef {
  std::size_t index = 0;  ///< into Catalogue::sets
  std::string name;
  Where where;
  bool operator==(const SetRef&) const = default;
};

struct Scenario {
  std::string file;  ///< as given to the reader
  std::string title;
  std::vector<ClauseRef> clauses;
  Origin origin;
  std::vector<SetRef> sets;
  std::vector<std::string> with;
  std::vector<Part> without;         ///< parts left out: their symbols are decoration
  std::map<FigureKind, int> each;    ///< figures that every player owns, where the box does not say it
  std::vector<ProfileRef> profiles;  ///< at least one
  std::vector<RulingRef> rulings;
  std::vector<Colour> players;  ///< the first is on turn
  bool stop_here = false;
  std::optional<Board> board;  ///< absent: a new game's set-up
  std::vector<Step> steps;
  Expectation expect;
  std::vector<ExpectUnder> expect_under;
  bool operator==(const Scenario&) const = default;
};

}  // namespace assize::scenario
