#include "tools/picture/text/words.hpp"

#include <algorithm>

namespace assize::picture {

void Words::put(const Word& word) {
  const Point shown = turned(word.where, tile_.rotation);
  const int size = std::min(static_cast<int>(word.text.size()), kColumns - 1);
  int best_c = 1, best_r = 1;
  double least = 1e9;
  for (int r = 1; r < kRows; ++r) {
    for (int c = 1; c + size <= kColumns; ++c) {
      if (word.yields && covers(c, r, size)) continue;
      const double cost = cost_of(c, r, size, shown, word.segment);
      if (cost > least - 1e-9) continue;
      least = cost;
      best_c = c;
      best_r = r;
    }
  }
  if (least < 1e9) write(word, size, best_c, best_r);
}

bool Words::covers(int c, int r, int size) {
  for (int i = c; i < c + size; ++i) {
    if (taken(i, r)) return true;
  }
  return false;
}

/// Distance, and what it covers.
double Words::cost_of(int c, int r, int size, Point shown, int segment) {
  const Point middle{(c + (size - 1) / 2.0) / kColumns, static_cast<double>(r) / kRows};
  double cost = distance(middle, shown) * distance(middle, shown);
  for (int i = c - 1; i <= c + size; ++i) {
    if (i < 1 || i >= kColumns) continue;
    if (taken(i, r)) cost += 100;
    if (i < c || i == c + size) continue;
    const Ground ground = at(i, r).ground;
    const bool line = ground == Ground::road || ground == Ground::river;
    if (segment >= 0 && raster_.segment(at_rest(i, r, tile_.rotation)) != segment) cost += 0.3;
    if (line && segment != Word::kAnywhere && !is_line(segment)) cost += 0.5;
  }
  return cost;
}

bool Words::is_line(int segment) const {
  if (segment < 0) return false;
  const SegmentKind kind = tile_.def->segments[static_cast<std::size_t>(segment)].kind;
  return kind == SegmentKind::road || kind == SegmentKind::river;
}

void Words::write(const Word& word, int size, int c, int r) {
  for (int i = 0; i < size; ++i) {
    const auto index = static_cast<std::size_t>(i);
    Ink ink = letter(word.text[index]);
    ink.ground = at(c + i, r).ground == Ground::road ? Ground::field : at(c + i, r).ground;
    ink.strong = true;
    if (index >= word.owner_from && index < word.owner_from + 2) ink.owner = word.owner;
    at(c + i, r) = ink;
    taken(c + i, r) = true;
  }
  clear_beside(c - 1, r);
  clear_beside(c + size, r);
}

/// Words in a city stand between blanks.
void Words::clear_beside(int c, int r) {
  if (c < 1 || c >= kColumns || taken(c, r) || at(c, r).ground != Ground::city) return;
  at(c, r) = {.ascii = ' ', .unicode = " ", .ground = Ground::city};
}

}  // namespace assize::picture
