#include "spec/smt/search/needs.hpp"

#include <algorithm>

namespace assize::smt {

namespace {

constexpr std::array kNeeds = {
    Need{.option = "base.river-turns"_o, .river = "river"},
    Need{.option = "base.river-fork-bend"_o, .river = "river-2"},
    Need{.option = "base.river-ends-joined"_o, .river = "river-2"},
    Need{.option = "base.abbot-back-when-complete"_o, .with = "abbot", .other = FigureKind::abbot},
    Need{.option = "base.festival-return"_o,
         .with = "festival",
         .other = FigureKind::builder,
         .event = EventKind::festival},
    Need{.option = "base.builder-pig-class"_o,
         .with = "festival",
         .other = FigureKind::builder,
         .event = EventKind::festival,
         .only_events = true,
         .ruling = "base.festival-return=meeples-only"_r},
    Need{
        .option = "base.castle-tied-owners"_o, .with = "bridges-castles-bazaars", .event = EventKind::castle},
    Need{.option = "tower.exchange-cycles"_o, .players = 3},
    Need{.option = "tower.ransom-scope"_o, .players = 3},
    Need{.option = "tower.exchange-chooser"_o, .with = "abbot", .other = FigureKind::abbot},
    Need{.option = "tower.large-capturable"_o, .with = "inns-cathedrals", .other = FigureKind::large_meeple},
    Need{
        .option = "tower.builder-pig-capturable"_o, .with = "traders-builders", .other = FigureKind::builder},
    Need{.option = "tower.builder-pig-on-tower"_o, .with = "traders-builders", .other = FigureKind::builder},
    Need{.option = "tower.figure-lists"_o,
         .profile = "C1-current",
         .with = "count",
         .area = Spot::carcassonne},
    Need{.option = "tower.unlisted-figures"_o, .area = Spot::acrobats},
    Need{.option = "tower.reopened-tower-usable-same-turn"_o,
         .with = "ghost",
         .event = EventKind::third_ghost},
    Need{.option = "tower.floor-after-festival"_o, .with = "festival", .event = EventKind::festival},
    Need{.option = "tower.floor-after-princess"_o, .with = "princess-dragon", .event = EventKind::princess},
    Need{.option = "tower.dragon-eats-tower-follower"_o,
         .with = "princess-dragon",
         .event = EventKind::dragon},
    Need{.option = "tower.fairy-shields-tower-follower"_o,
         .with = "princess-dragon",
         .stands = Neutral::fairy},
    Need{.option = "tower.tower-follower-removers"_o,
         .profile = "C1-current",
         .with = "flea",
         .event = EventKind::plague},
    Need{.option = "tower.tower-follower-in-proximity"_o,
         .with = "under-the-big-top",
         .event = EventKind::performance},
    Need{.option = "tower.large-block-targets"_o,
         .with = "bridges-castles-bazaars",
         .stands = Neutral::bridge},
    Need{.option = "tower.large-block-cells"_o, .also = "count"},
};

struct Outside {
  OptionId option;
  std::string_view why;
};
constexpr std::array kOutside = {
    Outside{"base.farmer-scoring"_o, "the search leaves the scoring of fields out: see perft --differ"},
    Outside{"tower.player-count-outside-table"_o,
            "the set-up parts them, whatever the board: see perft --differ"},
};

}  // namespace

Need need_of(OptionId option) {
  const auto found =
      std::find_if(kNeeds.begin(), kNeeds.end(), [option](const Need& n) { return n.option == option; });
  return found == kNeeds.end() ? Need{.option = option} : *found;
}

std::string_view outside_search(OptionId option) {
  const auto found = std::find_if(kOutside.begin(), kOutside.end(),
                                  [option](const Outside& o) { return o.option == option; });
  return found == kOutside.end() ? std::string_view() : found->why;
}

}  // namespace assize::smt
