#include "spec/scenario/parts.hpp"

#include <algorithm>

#include "spec/scenario/check.hpp"

namespace assize::scenario {

namespace {

bool with(const Scenario& s, std::string_view word) {
  return !word.empty() && std::find(s.with.begin(), s.with.end(), word) != s.with.end();
}

bool set_of(const Scenario& s, const Catalogue& catalogue, std::string_view rulebook) {
  return !rulebook.empty() && std::any_of(s.sets.begin(), s.sets.end(), [&](const SetRef& set) {
    return catalogue.sets[set.index].rulebook == rulebook;
  });
}

bool stands(const Scenario& s, Neutral what) {
  return s.board && std::any_of(s.board->neutral.begin(), s.board->neutral.end(),
                                [what](const BoardNeutral& n) { return n.kind == what; });
}

bool brought(const Scenario& s, const Catalogue& catalogue, const PartSource& source) {
  if (source.part == Part::fairy && stands(s, Neutral::fairy)) return true;
  if (source.part == Part::dragon && stands(s, Neutral::dragon)) return true;
  return with(s, name_of(source.part)) || with(s, source.expansion) || set_of(s, catalogue, source.rulebook);
}

}  // namespace

Parts parts_in_play(const Scenario& s, const Catalogue& catalogue) {
  Parts parts;
  for (const PartSource& source : kPartSources) {
    parts[static_cast<std::size_t>(source.part)] = brought(s, catalogue, source);
  }
  for (const Part part : s.without) parts[static_cast<std::size_t>(part)] = false;
  return parts;
}

Kinds kinds_brought(const Scenario& s, const Catalogue& catalogue) {
  Kinds kinds;
  kinds[static_cast<std::size_t>(FigureKind::meeple)] = true;
  const Parts parts = parts_in_play(s, catalogue);
  for (const PartSource& source : kPartSources) {
    if (source.figure && has(parts, source.part)) kinds[static_cast<std::size_t>(*source.figure)] = true;
  }
  for (const Bringer& b : kBringers) {
    if (with(s, b.expansion) || set_of(s, catalogue, b.rulebook)) kinds[static_cast<std::size_t>(b.kind)] = true;
  }
  for (const auto& [kind, count] : s.each) kinds[static_cast<std::size_t>(kind)] = kind == FigureKind::meeple || count > 0;
  return kinds;
}

int count_each(const Scenario& s, FigureKind kind) {
  const auto stated = s.each.find(kind);
  if (stated != s.each.end()) return stated->second;
  return kind == FigureKind::meeple ? kMeeples : 1;
}

}  // namespace assize::scenario
