#include "checker/action.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace assize {

std::string to_text(std::span<const Fact> facts) {
  std::string text;
  for (const Fact& f : facts) fmt::format_to(std::back_inserter(text), "{}{} {}", text.empty() ? "" : ", ", f.name, f.value);
  return text;
}

void Grounds::add(ClauseId c, Word word, std::initializer_list<Fact> facts) {
  const bool there = std::any_of(grounds_.begin(), grounds_.end(), [c](const Ground& g) { return g.clause == c; });
  if (!there) grounds_.push_back({c, word, to_text({facts.begin(), facts.size()})});
}

Judgement Grounds::judgement() && {
  if (verdict_ == Verdict::legal && !grounds_.empty()) verdict_ = Verdict::illegal;
  return {verdict_, std::move(grounds_), std::move(why_)};
}

}  // namespace assize
