#include "tools/court/differ.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <deque>
#include <mutex>
#include <tuple>
#include <unordered_set>

#include "tools/court/parallel.hpp"

namespace assize::court {

namespace {

/// No more are kept; the smallest may be one that no scenario can tell.
constexpr std::size_t kMostWitnesses = 16;
constexpr std::uint64_t kReportEvery = 256;

/// Positions that somebody looks into already.
class Table {
 public:
  /// True for the first who asks.
  bool enter(const PositionKey& key) {
    Shard& shard = shards_[key[1] % shards_.size()];
    const std::lock_guard lock(shard.mutex);
    return shard.keys.insert(key).second;
  }
  void clear() {
    for (Shard& s : shards_) s.keys.clear();
  }

 private:
  struct Shard {
    std::mutex mutex;
    std::unordered_set<PositionKey, PositionKeyHash> keys;
  };
  std::array<Shard, 64> shards_;
};

/// Smaller is better. The last two only make the choice the same every time.
using Size = std::tuple<int, int, int, int, PositionKey, std::vector<std::int16_t>>;
constexpr int kNoFloors = 1'000'000;

/// What the threads share in one round.
struct Round {
  const DifferQuestion& question;
  int depth = 0;
  int figures = 0;  ///< at most so many about at any time
  Table table{};
  std::atomic<std::uint64_t> nodes = 0;
  std::atomic<bool> stopped = false;
  std::atomic<bool> narrowed = false;  ///< a game was left out because of its figures
  std::atomic<int> fewest_floors = kNoFloors;
  std::mutex mutex{};
  std::vector<std::pair<Size, GameWitness>> found{};

  /// `make` makes the witness, if it is among the smallest.
  template <typename Make>
  void note(const Size& size, const Make& make) {
    const std::lock_guard lock(mutex);
    if (found.size() == kMostWitnesses && found.back().first <= size) return;
    fewest_floors = std::min<int>(fewest_floors, std::get<0>(size));
    const auto later = [](const Size& s, const auto& known) { return s < known.first; };
    found.insert(std::upper_bound(found.begin(), found.end(), size, later), {size, make()});
    if (found.size() > kMostWitnesses) found.pop_back();
  }
};

int sum_of(const std::vector<std::uint8_t>& floors) {
  int n = 0;
  for (const std::uint8_t f : floors) n += f;
  return n;
}

/// Figures on the board and prisoners.
int figures_about(const Game& game) {
  const auto about = [](Place p) { return p.kind != PlaceKind::supply && p.kind != PlaceKind::out; };
  return static_cast<int>(std::count_if(game.facts().figures.begin(), game.facts().figures.end(), about));
}

class Walker {
 public:
  explicit Walker(Round& round) : round_(round) {}
  ~Walker() { round_.nodes += unreported_; }
  Walker(const Walker&) = delete;
  Walker& operator=(const Walker&) = delete;

  /// Walks down to the first tile on the table and gives back the ways there.
  std::vector<std::vector<Move>> split() {
    splitting_ = true;
    level(0).games = new_games(round_.question);
    begin_turn(level(0).games);
    enter(0);
    return std::move(parts_);
  }

  void walk(const std::vector<Move>& path) {
    level(0).games = new_games(round_.question);
    begin_turn(level(0).games);
    for (const Move& move : path) level(0).games.play(move);
    path_ = path;
    enter(0);
  }

 private:
  struct Level {
    Lockstep games;
    Choices choices{};
  };

  Level& level(std::size_t n) {
    while (levels_.size() <= n) levels_.push_back({{Game(round_.question.a), Game(round_.question.b)}, {}});
    return levels_[n];
  }

  /// Remembers where the turn began, to measure what its parting takes.
  struct Turn {
    std::size_t path = 0;
    int number = 0;
    int prisoners = 0;
    int points = 0;
    PositionKey key{};
  };

  void begin_turn(const Lockstep& games) {
    const Facts& facts = games.a.facts();
    turn_ = {.path = path_.size(),
             .number = facts.clock.turn,
             .prisoners = 0,
             .points = 0,
             .key = key_of(games, 0)};
    for (const Place p : facts.figures) turn_.prisoners += p.kind == PlaceKind::prisoner ? 1 : 0;
    for (const std::int16_t points : facts.score) turn_.points += points;
  }

  /// A position that was just reached.
  void enter(std::size_t n) {
    if (!counted()) return;
    Level& here = level(n);
    const Facts& facts = here.games.a.facts();
    if (!same_table(here.games)) return part(here, PartingKind::table);
    const bool new_turn = facts.clock.turn != turn_.number && facts.exchange.size == 0 && !facts.over;
    if (new_turn || facts.over) {
      if (!same_end(here.games, end_)) return part(here, PartingKind::end);
    }
    list_choices(here.games, here.choices);
    if (!here.choices.same()) return part(here, PartingKind::choice);
    if (!new_turn) return descend(n);
    const int to_come = round_.depth - static_cast<int>(facts.tiles.size()) + 1;
    if (to_come <= 0 || !round_.table.enter(key_of(here.games, to_come))) return;
    const Turn before = turn_;
    begin_turn(here.games);
    descend(n);
    turn_ = before;
  }

  void descend(std::size_t n) {
    if (splitting_ && !path_.empty() && path_.back().a.kind == ActionKind::place) {
      parts_.push_back(path_);
      return;
    }
    Level& below = level(n + 1);
    Level& here = level(n);
    for (std::size_t i = 0; i < here.choices.common.size() && !round_.stopped; ++i) {
      if (!wanted(here.games.a, here.choices.common[i].a)) continue;
      below.games = here.games;
      below.games.play(here.choices.common[i]);
      path_.push_back(here.choices.common[i]);
      enter(n + 1);
      path_.pop_back();
    }
  }

  /// Within this round's figures, and no more floors than the best find has.
  bool wanted(const Game& game, const Action& a) {
    if (a.kind == ActionKind::floor)
      return round_.fewest_floors == kNoFloors || sum_of(game.facts().floors) < round_.fewest_floors;
    if (a.kind != ActionKind::deploy || figures_about(game) < round_.figures) return true;
    round_.narrowed = true;
    return false;
  }

  void part(const Level& here, PartingKind kind) {
    std::vector<std::int16_t> way;
    for (std::size_t i = turn_.path; i < path_.size(); ++i) {
      const Action& a = path_[i].a;
      way.insert(way.end(), {static_cast<std::int16_t>(a.kind), a.type, a.at.x, a.at.y, a.rotation, a.figure,
                             a.to.slot, a.to.segment});
    }
    way.push_back(static_cast<std::int16_t>(kind));
    const int actions = static_cast<int>(path_.size() - turn_.path);
    const int floors = sum_of(here.games.a.facts().floors);
    round_.note({floors, turn_.prisoners, actions, turn_.points, turn_.key, way}, [&] {
      GameWitness witness{.path = path_, .only_a = {}, .only_b = {}, .kind = kind};
      if (kind == PartingKind::choice) {
        witness.only_a = here.choices.only_a;
        witness.only_b = here.choices.only_b;
      }
      return witness;
    });
  }

  bool counted() {
    if (round_.stopped) return false;
    if (++unreported_ < kReportEvery) return true;
    const std::uint64_t all = round_.nodes += unreported_;
    unreported_ = 0;
    if (round_.question.limit > 0 && all >= round_.question.limit) round_.stopped = true;
    return !round_.stopped;
  }

  Round& round_;
  std::deque<Level> levels_;
  Lockstep end_{Game(round_.question.a), Game(round_.question.b)};
  std::vector<Move> path_;
  std::vector<std::vector<Move>> parts_;
  Turn turn_;
  std::uint64_t unreported_ = 0;
  bool splitting_ = false;
};

void walk_all(Round& round) {
  std::vector<std::vector<Move>> parts;
  {
    Walker walker(round);
    parts = walker.split();
  }
  in_parallel(parts.size(), round.question.jobs, [&](std::size_t i) {
    Walker walker(round);
    walker.walk(parts[i]);
  });
}

/// All games of that depth, those with few figures first. True: they part.
bool search_depth(const DifferQuestion& question, int depth, DifferAnswer& answer) {
  for (int figures = 0;; ++figures) {
    Round round{.question = question, .depth = depth, .figures = figures};
    round.nodes = answer.nodes;
    walk_all(round);
    answer.nodes = round.nodes;
    answer.cut_off = round.stopped;
    for (auto& [size, witness] : round.found) answer.witnesses.push_back(std::move(witness));
    if (!answer.witnesses.empty() || answer.cut_off || !round.narrowed) return !answer.witnesses.empty();
  }
}

}  // namespace

Lockstep new_games(const DifferQuestion& question) {
  Lockstep games{Game(question.a), Game(question.b)};
  if (!question.bag.empty()) {
    games.a.change().bag = question.bag;
    games.b.change().bag = question.bag;
  }
  games.settle();
  return games;
}

DifferAnswer differ(const DifferQuestion& question) {
  DifferAnswer answer;
  for (int depth = 1; depth <= question.depth; ++depth) {
    if (search_depth(question, depth, answer)) {
      answer.depth = answer.witnesses.front().path.empty() ? 0 : depth;
      return answer;
    }
    if (answer.cut_off) return answer;
    answer.exhausted = depth;
  }
  return answer;
}

}  // namespace assize::court
