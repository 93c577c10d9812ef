// What a player, or chance, can do; and what the court says to it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "checker/law.hpp"
#include "checker/state/facts.hpp"

namespace assize {

enum class ActionKind : std::uint8_t {
  draw,      ///< chance: `type`
  place,     ///< `type` at `at`, `rotation`
  deploy,    ///< `figure` to `to`
  floor,     ///< a floor at `slot`
  capture,   ///< `figure`, or the neutral `neutral`, by the tower that got the floor
  exchange,  ///< `figure` comes home
  agree,     ///< `yes` or no to an exchange
  ransom,    ///< `figure` is bought back
  recall,    ///< `figure` back to the supply
  move,      ///< `figure` to `to`, on the board
  score,     ///< `yes`: score now; no: refuse to score
  fairy,     ///< the fairy to the tile `to.slot`, next to `figure`
  dragon,    ///< the dragon's next step, to `to.slot`
  princess,  ///< the knight `figure` goes home
  festival,  ///< the own figure `figure` comes home
  double_turn,  ///< `yes`: take the second part
  pass       ///< decline what is offered
};
inline constexpr std::array<std::string_view, 17> kActionNames = {
    "draw",   "place", "deploy", "floor", "capture", "exchange", "agree",    "ransom",      "recall",
    "move", "score", "fairy",  "dragon", "princess", "festival", "double_turn", "pass"};

/// Where a deployment goes. The slot and the segment, or a tower, or a place where no figure ever may stand.
struct Target {
  Spot spot{};
  Slot slot = -1;
  std::int8_t segment = -1;
  bool operator==(const Target&) const = default;
};

struct Action {
  ActionKind kind{};
  PlayerId by = -1;
  std::uint8_t rotation = 0;
  bool yes = true;
  TypeId type = -1;
  FigureId figure = -1;
  Cell at{};
  Target to{};
  std::int8_t neutral = -1;  ///< capture: a Neutral, or -1
  PlayerId with = -1;        ///< ransom: the captor named; -1: whoever holds the figure
  bool operator==(const Action&) const = default;
};

enum class Verdict : std::uint8_t { legal, illegal, malformed, unsupported };

/// A reason for a refusal: the clause and the facts that made it so.
struct Ground {
  ClauseId clause{};
  Word word{};        ///< forbids; or permits: the clause that would grant it does not
  std::string facts;  ///< "distance 3, height 2"
};

struct Judgement {
  Verdict verdict = Verdict::legal;
  std::vector<Ground> grounds;
  std::string why;  ///< malformed, unsupported
  [[nodiscard]] bool legal() const { return verdict == Verdict::legal; }
};

/// Collects all grounds against an action. A rule reads: no.forbid(too far, "clause"_c, {facts}).
class Grounds {
 public:
  /// How much is kept: all grounds with their facts, or only whether there is one.
  enum class Detail : std::uint8_t { full, verdict };

  explicit Grounds(const Law& law, Detail detail = Detail::full) : law_(&law), detail_(detail) {}
  /// The circumstance holds, and the clause forbids the action because of it.
  void forbid(bool circumstance, ClauseId c, std::initializer_list<Fact> facts = {}) {
    if (!circumstance) return law_->passes(c);
    if (law_->forbids(c, facts)) refuse(c, Word::forbids, facts);
  }
  /// The clause must grant the action; `granted` is whether its conditions hold.
  void require(bool granted, ClauseId c, std::initializer_list<Fact> facts = {}) {
    if (law_->withholds(c, facts) || !granted) refuse(c, Word::permits, facts);
  }
  void malformed(std::string_view why) { dismiss(Verdict::malformed, why); }
  void unsupported(std::string_view why) { dismiss(Verdict::unsupported, why); }
  [[nodiscard]] const Law& law() const { return *law_; }
  [[nodiscard]] bool clear() const { return !refused_; }
  /// Nothing more that a rule could say would be heard or change the verdict.
  [[nodiscard]] bool decided() const { return refused_ && detail_ == Detail::verdict && law_->silent(); }
  [[nodiscard]] Judgement judgement() &&;

 private:
  void refuse(ClauseId c, Word word, std::initializer_list<Fact> facts) {
    refused_ = true;
    if (detail_ == Detail::full) add(c, word, facts);
  }
  void dismiss(Verdict verdict, std::string_view why) {
    refused_ = true;
    verdict_ = verdict;
    if (detail_ == Detail::full) why_ = why;
  }
  void add(ClauseId c, Word word, std::initializer_list<Fact> facts);

  const Law* law_;
  Detail detail_;
  bool refused_ = false;
  Verdict verdict_ = Verdict::legal;
  std::vector<Ground> grounds_;
  std::string why_;
};

[[nodiscard]] std::string to_text(std::span<const Fact> facts);

}  // namespace assize
