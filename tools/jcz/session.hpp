// A recording's game in progress: the engine's position, and on top of it that program's screen flow (phases,
// what may be passed on, commit, undo), its pack and its history of points. Nothing of the flow is a rule.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "checker/game.hpp"
#include "spec/scenario/model.hpp"
#include "tools/jcz/draw.hpp"
#include "tools/jcz/recording.hpp"
#include "tools/jcz/setup.hpp"

namespace assize::jcz {

enum class Phase : std::uint8_t {
  tile,
  action,
  tower_capture,
  phantom,
  dragon_move,
  commit_action,
  game_over
};
inline constexpr std::array<std::string_view, 7> kPhaseNames = {
    "TilePhase",       "ActionPhase",       "TowerCapturePhase", "PhantomPhase",
    "DragonMovePhase", "CommitActionPhase", "GameOverPhase"};

/// Points as that program's history tells them.
struct Scored {
  PlayerId player = -1;
  int points = 0;
  std::string name;  ///< city, road, monastery, garden, field, fairy, trade-goods, ransompaid
};

/// What became of a message.
struct Answer {
  enum class Kind : std::uint8_t { played, refused, unsupported };
  Kind kind = Kind::played;
  std::string move{};              ///< as this project prints it; empty: a message of the screen flow
  Judgement judgement{};           ///< refused by the rules
  std::string why{};               ///< refused or unsupported for another reason
  std::optional<Action> action{};  ///< a move, whatever became of it
};

class Session {
 public:
  /// The first position; refused: the set-up, with the reason.
  [[nodiscard]] static tl::expected<Session, SetUpRefusal> begin(const Recording& recording,
                                                                 const SetUpTold& setup,
                                                                 const Catalogue& catalogue);

  /// Plays the message. `next_tile`: the tile that the recording places next after this message, if any.
  Answer take(const Message& message, std::string_view next_tile);

  [[nodiscard]] const Game& game() const { return state_->game; }
  [[nodiscard]] Phase phase() const { return state_->phase; }
  /// Who is asked; -1: the game is over.
  [[nodiscard]] PlayerId active() const { return state_->active; }
  [[nodiscard]] bool can_pass() const;
  [[nodiscard]] bool undo_allowed() const { return !earlier_.empty(); }
  /// What the player on turn may do in this phase, passing and ransoms left out.
  [[nodiscard]] std::vector<Action> choices() const;
  [[nodiscard]] std::vector<Scored> history() const;
  [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }
  /// The same game as a scenario would tell it.
  [[nodiscard]] const std::vector<scenario::Step>& steps() const { return steps_; }
  /// Where the steps begin, if not at the set-up: a draw that our rules would not make lies before.
  [[nodiscard]] const std::optional<scenario::Board>& board() const { return board_; }
  [[nodiscard]] Colour first_on_board() const { return first_on_board_; }
  /// The clauses by which points were paid, in the order of the game.
  [[nodiscard]] std::vector<ClauseId> paying_clauses() const;

 private:
  struct State {
    Game game;
    Pack pack;
    Generator generator{0};
    std::size_t ordered = 0;  ///< tiles of drawOrder that are drawn
    std::optional<int> draws_left{};
    Phase phase = Phase::tile;
    PlayerId active = 0;
    bool action_done = false;   ///< the action phase was passed; the engine hears of it when the turn goes on
    bool phantom_done = false;  ///< the same of the phantom phase
    bool no_phantom = false;
    bool rewound = false;  ///< a ransom before the commit led back to the action phase
    bool committed = false;
    Colour last = Colour::red;  ///< the player of the last step told
    std::size_t steps = 0, points = 0;
  };

  Session() = default;
  Answer act(const Message& message);
  Answer play(const Action& action);
  Answer commit();
  Answer pass();
  void advance(std::string_view next_tile);
  void begin_part(std::string_view next_tile);
  bool ask_before_scoring();
  bool go_on_after_commit();
  void draw(std::string_view next_tile);
  std::string next_from_pack(std::string_view next_tile);
  void into_hand(TypeId type);
  void replace_hand(std::string_view tile);
  void note(std::string text);
  void add_score();
  void add_discard(scenario::Step step);
  void add_end(bool of_game);
  void lay_down(const PlaceTile& place);
  [[nodiscard]] bool pack_empty() const;
  void listen();
  void note_nothing_scored(const Game& before, bool finished);

  std::vector<std::string> draw_order_;
  std::optional<State> state_;
  std::vector<State> earlier_;  ///< for undo
  /// Shared with the game that tells of its points.
  std::shared_ptr<std::vector<PointsEvent>> points_ = std::make_shared<std::vector<PointsEvent>>();
  std::vector<std::string> notes_;
  std::vector<scenario::Step> steps_;
  std::optional<scenario::Board> board_;
  Colour first_on_board_ = Colour::red;
};

}  // namespace assize::jcz
