#include "spec/smt/case/options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

#include "spec/scenario/print.hpp"
#include "spec/scenario/spot.hpp"
#include "spec/smt/case/draw.hpp"
#include "spec/smt/dragon/fairy.hpp"

namespace assize::smt::cases {

namespace {

class Lister {
 public:
  Lister(const Play& play, int by) : play_(&play), by_(by), table_(*play.position().table), state_(play.state()) {}

  std::vector<Choice> all;

  void places() {
    const Position& p = play_->position();
    if (!p.hand) return;
    for (const Fit& f : candidates(p, state_, *p.hand)) {
      PlaceTile place{f.at, land_of(f.shape), f.shape.rotation != 0};
      add("place", fmt::format("place {}@{} {}", p.catalogue->tiles[*p.hand].id, f.shape.rotation, cell(f.at)),
          std::move(place));
    }
  }

  void deploys() {
    each_seat([&](At at, Seat seat) {
      for (int kind = 0; kind < table_.kind_count(); ++kind) {
        const Who who = table_.who(by_, kind);
        if (supply(who).known() == 0) continue;
        Deploy deploy{figure(who), place(table_, at, seat), false, false, std::nullopt};
        add("deploy", fmt::format("deploy {} {}", name(who), spot(at, seat)), std::move(deploy));
      }
    });
  }

  void floors() {
    for (At at = 0; at < table_.area.size(); ++at) {
      if (state_.at(at).foundation().is_false()) continue;
      add("floor", fmt::format("floor {}", cell(at)), Floor{one(cells(), at)});
    }
  }

  void captures() {
    each_figure([&](At at, Seat seat, Who who) {
      Capture capture;
      capture.figure = figure(who);
      capture.from = place(table_, at, seat);
      add("capture", fmt::format("capture {} {}", name(who), spot(at, seat)), std::move(capture));
    });
  }

  void exchanges() {
    for (Who who = 0; who < table_.who_count(); ++who) {
      if (held_by_nobody(who)) continue;
      add("exchange", fmt::format("exchange {}", name(who)), Exchange{figure(who)});
    }
  }

  void answers() {
    for (const bool yes : {true, false}) add("agree", yes ? "agree" : "refuse", Agree{yes});
  }

  void ransoms() {
    for (int captor = 0; captor < table_.player_count(); ++captor) {
      for (Who who = 0; who < table_.who_count(); ++who) {
        if (state_.held[static_cast<std::size_t>(captor)][static_cast<std::size_t>(who)].known() == 0) continue;
        const auto players = static_cast<std::size_t>(table_.player_count());
        add("ransom",
            fmt::format("ransom {} from {}", name(who), name_of(table_.players[static_cast<std::size_t>(captor)])),
            Ransom{figure(who), one(players, captor), captor});
      }
    }
  }

  void recalls() {
    each_figure([&](At at, Seat seat, Who who) {
      add("recall", fmt::format("recall {} {}", name(who), spot(at, seat)),
          Recall{figure(who), place(table_, at, seat)});
    });
  }

  void fairies() {
    if (!table_.has(Part::fairy)) return;
    if (dragon::on_tiles(play_->law())) {
      for (At at = 0; at < table_.area.size(); ++at) {
        if (state_.tile(at).is_false()) continue;
        add("fairy", fmt::format("fairy {}", cell(at)), MoveFairy{Bools(figures()), place(table_, at, -1)});
      }
      return;
    }
    each_figure([&](At at, Seat seat, Who who) {
      add("fairy", fmt::format("fairy {} beside {} {}", cell(at), name(who), spot_text(play_->position(), at, seat)),
          MoveFairy{figure(who), place(table_, at, seat)});
    });
  }

  void dragons() {
    for (At at = 0; at < table_.area.size(); ++at) {
      if (!state_.tile(at).is_false()) add("dragon", fmt::format("dragon {}", cell(at)), MoveDragon{one(cells(), at)});
    }
  }

  void removals(std::string_view type, Cause cause) {
    each_figure([&](At at, Seat seat, Who who) {
      add(type, fmt::format("{} {} {}", type, name(who), spot(at, seat)), SendHome{cause, figure(who), place(table_, at, seat), false});
    });
  }

  void double_turns() {
    add("double_turn", "double_turn true", DoubleTurn{true});  // to decline is to pass
  }

  void pass() { add("pass", "pass", Pass{}); }

 private:
  void add(std::string_view type, std::string text, Deed deed) {
    const Grounds no = judge(state_, play_->law(), {by_, std::move(deed)});
    all.push_back({std::string(type), std::move(text), no.legal()});
  }

  template <typename Visit>
  void each_seat(Visit visit) {
    for (At at = 0; at < table_.area.size(); ++at) {
      for (Seat seat = 0; seat < kSeats; ++seat) {
        if (has_seat(state_, at, seat)) visit(at, seat);
      }
    }
  }
  template <typename Visit>
  void each_figure(Visit visit) {
    each_seat([&](At at, Seat seat) {
      for (Who who = 0; who < table_.who_count(); ++who) {
        if (!state_.stands(at, seat, who).is_false()) visit(at, seat, who);
      }
    });
  }

  [[nodiscard]] bool held_by_nobody(Who who) const {
    return std::all_of(state_.held.begin(), state_.held.end(), [who](const Nums& held) {
      return held[static_cast<std::size_t>(who)].known() == 0;
    });
  }
  [[nodiscard]] std::size_t figures() const { return static_cast<std::size_t>(table_.who_count()); }
  [[nodiscard]] std::size_t cells() const { return static_cast<std::size_t>(table_.area.size()); }
  [[nodiscard]] const Num& supply(Who who) const { return state_.supply[static_cast<std::size_t>(who)]; }
  [[nodiscard]] Bools figure(Who who) const { return one(static_cast<std::size_t>(table_.who_count()), who); }
  [[nodiscard]] std::string name(Who who) const { return scenario::text_of(figure_of(table_, who)); }
  [[nodiscard]] std::string cell(At at) const {
    const Cell c = table_.area.cell(at);
    return fmt::format("[{},{}]", c.x, c.y);
  }
  [[nodiscard]] std::string spot(At at, Seat seat) const {
    return fmt::format("{} {}", cell(at), spot_text(play_->position(), at, seat));
  }

  const Play* play_;
  int by_;
  const Table& table_;
  const State& state_;
};

/// "[1,-2] ..."
std::optional<Cell> cell_in(std::string_view text) {
  Cell cell;
  const char* const end = text.data() + text.size();
  const auto x = std::from_chars(text.data() + 1, end, cell.x);
  if (x.ec != std::errc() || x.ptr == end || *x.ptr != ',') return std::nullopt;
  const auto y = std::from_chars(x.ptr + 1, end, cell.y);
  if (y.ec != std::errc() || y.ptr == end || *y.ptr != ']') return std::nullopt;
  return cell;
}

/// A choice with its place by the printed name; as it stands where it names none that the tile has.
std::string in_print(const Position& p, const std::string& text) {
  const std::size_t bracket = text.find('[');
  const std::size_t beside = text.find(" beside ", bracket);  // "... beside red meeple city N"
  const std::size_t owner = beside == std::string::npos ? bracket : text.find(' ', beside + 8);
  std::size_t spot = text.find(' ', owner);
  while (beside != std::string::npos && spot != std::string::npos && !scenario::parse_spot(std::string_view(text).substr(spot + 1))) {
    spot = text.find(' ', spot + 1);
  }
  if (bracket == std::string::npos || spot == std::string::npos) return text;
  const auto cell = cell_in(std::string_view(text).substr(bracket));
  const auto name = scenario::parse_spot(std::string_view(text).substr(spot + 1));
  if (!cell || !name || name->spot == Spot::foundation) return text;
  const At at = p.table->area.at(*cell);
  const Seat seat = seat_on(p, at, *name);
  return seat < 0 ? text : text.substr(0, spot + 1) + spot_text(p, at, seat);
}

std::vector<std::string> in_print(const Position& p, const std::vector<std::string>& texts) {
  std::vector<std::string> printed;
  for (const std::string& text : texts) printed.push_back(in_print(p, text));
  std::sort(printed.begin(), printed.end());
  printed.erase(std::unique(printed.begin(), printed.end()), printed.end());
  return printed;
}

/// The listed ones of a type are legal, and no other.
void claim_exact(const std::vector<Choice>& all, const std::string& type, std::vector<std::string> listed,
                 Claims& claims) {
  Bools right;
  std::vector<std::string> legal;
  for (const Choice& c : all) {
    if (!type.empty() && c.type != type) continue;
    const auto found = std::find(listed.begin(), listed.end(), c.text);
    right.push_back(found == listed.end() ? !c.legal : c.legal);
    if (found != listed.end()) listed.erase(found);
    if (!c.legal.is_false()) legal.push_back(c.text);
  }
  // What is left over is no candidate at all.
  const Bool holds = listed.empty() ? all_of(right) : Bool(false);
  claims.push_back({type.empty() ? "options" : "options " + type, holds, {}, fmt::format("{}", fmt::join(legal, "; "))});
}

}  // namespace

std::vector<Choice> choices(const Play& play, int by, const std::vector<std::string>& types) {
  Lister list(play, by);
  const auto asked = [&](std::string_view type) {
    return types.empty() || std::find(types.begin(), types.end(), type) != types.end();
  };
  if (asked("place")) list.places();
  if (asked("deploy")) list.deploys();
  if (asked("floor")) list.floors();
  if (asked("capture")) list.captures();
  if (asked("exchange")) list.exchanges();
  if (asked("agree") && play.waits()) list.answers();
  if (asked("ransom")) list.ransoms();
  if (asked("recall")) list.recalls();
  if (asked("fairy")) list.fairies();
  if (asked("dragon")) list.dragons();
  if (asked("princess")) list.removals("princess", Cause::princess);
  if (asked("festival")) list.removals("festival", Cause::festival);
  if (asked("double_turn")) list.double_turns();
  if (asked("pass")) list.pass();
  return std::move(list.all);
}

void claim_options(const Play& play, int by, const scenario::Options& options, Claims& claims) {
  std::vector<std::string> types;
  if (!options.all) {
    for (const auto& [type, listed] : options.by_type) types.push_back(type);
  }
  const std::vector<Choice> all = choices(play, by, types);
  for (const auto& [type, listed] : options.by_type) {
    claim_exact(all, options.all ? "" : type, in_print(play.position(), listed), claims);
  }
}

}  // namespace assize::smt::cases
