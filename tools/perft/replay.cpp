#include "tools/perft/replay.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace assize::perft {

namespace {

std::string text(const Points& p) {
  return fmt::format("{}-{}", p[0], p[1]);
}

Points scores(const Game& game) {
  return {game.facts().score[0], game.facts().score[1]};
}

Points supplies(const Game& game) {
  Points n{};
  for (std::size_t f = 0; f < game.facts().figures.size(); ++f) {
    const bool home = game.facts().figures[f].kind == PlaceKind::supply;
    n[static_cast<std::size_t>(game.rules().figures[f].player)] += home ? 1 : 0;
  }
  return n;
}

/// One recorded game on its way.
class Player {
 public:
  Player(const std::shared_ptr<const Ruleset>& rules, const Letters& letters)
      : letters_(letters), game_(rules) {
    game_.settle();
  }

  /// False: the game has left the record.
  bool play(const Ply& ply) {
    ++result_.plies;
    const Action draw{.kind = ActionKind::draw, .type = letters_.type(ply.tile)};
    if (!take(draw, "draw")) return false;
    compare("discarded", ply.discarded, game_.facts().hand < 0);
    if (ply.discarded) return same();
    return place(ply) && deploy(ply) && same();
  }

  Replay finish(const Points& final) {
    result_.final = scores(game_);
    if (!same()) return std::move(result_);
    if (!game_.over()) differ(0, "over", "yes", "no");
    if (result_.final != final) differ(0, "final", text(final), text(result_.final));
    return std::move(result_);
  }

 private:
  [[nodiscard]] bool same() const { return result_.differences.empty(); }
  void differ(int ply, std::string what, std::string stated, std::string ours) {
    result_.differences.push_back({ply, std::move(what), std::move(stated), std::move(ours)});
  }
  void compare(std::string what, int stated, int ours) {
    if (stated != ours) differ(result_.plies, std::move(what), std::to_string(stated), std::to_string(ours));
  }
  void compare(std::string what, const Points& stated, const Points& ours) {
    if (stated != ours) differ(result_.plies, std::move(what), text(stated), text(ours));
  }

  bool take(const Action& a, const char* what) {
    actions_.clear();
    game_.legal_actions(actions_);
    const bool listed = std::find(actions_.begin(), actions_.end(), a) != actions_.end();
    if (!listed) {
      differ(result_.plies, what, "legal", "not listed");
      return false;
    }
    game_.apply(a);
    game_.settle();
    return true;
  }

  bool place(const Ply& ply) {
    actions_.clear();
    game_.legal_actions(actions_);
    const TypeId hand = game_.facts().hand;
    const auto distinct = std::count_if(actions_.begin(), actions_.end(), [&](const Action& a) {
      return a.rotation < letters_.rotations(hand);
    });
    compare("legal placements", ply.legal_raw, static_cast<int>(actions_.size()));
    compare("distinct placements", ply.legal_distinct, static_cast<int>(distinct));
    const Cell at{static_cast<std::int16_t>(ply.x), static_cast<std::int16_t>(ply.y)};
    return take({.kind = ActionKind::place,
                 .by = game_.clock().player,
                 .rotation = static_cast<std::uint8_t>(ply.rotation),
                 .type = hand,
                 .at = at},
                "placement");
  }

  bool deploy(const Ply& ply) {
    actions_.clear();
    game_.legal_actions(actions_);
    const auto is_deployment = [](const Action& a) { return a.kind == ActionKind::deploy; };
    const auto options = std::count_if(actions_.begin(), actions_.end(), is_deployment);
    compare("follower options", ply.options, static_cast<int>(options));
    const Action choice = choice_of(ply);
    const bool listed = std::find(actions_.begin(), actions_.end(), choice) != actions_.end();
    if (listed) compare_after(ply, choice);
    return take(choice, "follower");
  }

  [[nodiscard]] Action choice_of(const Ply& ply) const {
    const Action pass{.kind = ActionKind::pass, .by = game_.clock().player};
    if (ply.follower.empty()) return pass;
    const Slot placed = game_.clock().placed;
    const int segment = segment_named(game_.type_at(placed), game_.placed(placed).rotation, ply.follower);
    const auto found = std::find_if(actions_.begin(), actions_.end(), [segment](const Action& a) {
      return a.kind == ActionKind::deploy && a.to.segment == segment;
    });
    return found != actions_.end() ? *found : Action{.kind = ActionKind::deploy, .by = pass.by};
  }

  /// Score and supply when the turn is over. The record's are those before final scoring: so the turn is
  /// played on a copy whose bag holds one tile more.
  void compare_after(const Ply& ply, const Action& choice) {
    Game copy = game_;
    ++copy.change().bag.front();
    copy.apply(choice);
    copy.settle();
    compare("score", ply.score, scores(copy));
    compare("supply", ply.supply, supplies(copy));
  }

  const Letters& letters_;
  Game game_;
  std::vector<Action> actions_;
  Replay result_;
};

}  // namespace

int segment_named(const TileType& type, int rotation, std::string_view code) {
  if (code == "M") return type.monastery;
  if (code.size() < 2) return -1;
  const auto side = static_cast<std::size_t>(std::string_view("NESW").find(code[1]));
  const std::size_t part = code.size() < 3 ? 1 : code[2] == 'L' ? 0 : 2;
  if (side >= 4) return -1;
  return type.rotated[static_cast<std::size_t>(rotation)].segment[side][part];
}

Replay replay(const std::shared_ptr<const Ruleset>& rules, const Letters& letters, const Trace& trace) {
  Player player(rules, letters);
  for (const Ply& ply : trace.plies) {
    if (!player.play(ply)) break;
  }
  return player.finish(trace.final);
}

}  // namespace assize::perft
