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
    Need{.option = "base.inns-incomplete"_o, .expansion = "inns-cathedrals"},
    Need{.option = "base.double-turn-declinable"_o, .with = "builder", .other = FigureKind::builder},
    Need{.option = "base.dragon-move"_o, .expansion = "princess-dragon"},
    Need{.option = "base.princess-action"_o, .expansion = "princess-dragon"},
    Need{.option = "base.fairy-placement"_o, .with = "fairy", .fairy = true},
    Need{.option = "base.fairy-when-figure-leaves"_o, .with = "fairy", .fairy = true},
    Need{.option = "base.fairy-final-bonus"_o, .with = "fairy", .fairy = true},
    Need{.option = "base.figure-on-dragon-tile"_o, .expansion = "princess-dragon"},
    Need{.option = "base.portal-completed-now"_o, .expansion = "princess-dragon"},
    Need{.option = "base.phantom-first-action"_o,
         .with = "phantom",
         .and_with = "fairy",
         .other = FigureKind::phantom,
         .fairy = true},
    Need{.option = "base.phantom-by-portal"_o,
         .with = "phantom",
         .other = FigureKind::phantom,
         .expansion = "princess-dragon"},
    Need{.option = "tower.orphan-builder-pig-removed"_o, .with = "builder", .other = FigureKind::builder},
    Need{.option = "tower.double-turn-after-builder-lost"_o, .with = "builder", .other = FigureKind::builder},
    Need{.option = "tower.ransom-per-double-turn"_o, .with = "builder", .other = FigureKind::builder},
    Need{.option = "tower.pig-kept-by-barn"_o,
         .with = "builder",
         .and_with = "abbey-mayor",
         .other = FigureKind::builder,
         .and_other = FigureKind::mayor},
    Need{.option = "tower.returned-usable-at-once"_o, .with = "phantom", .other = FigureKind::phantom},
    Need{.option = "tower.phantom-after-floor"_o, .with = "phantom", .other = FigureKind::phantom},
    Need{.option = "tower.phantom-on-same-tower"_o, .with = "phantom", .other = FigureKind::phantom},
    Need{.option = "tower.phantom-tower-scope"_o, .with = "phantom", .other = FigureKind::phantom},
    Need{.option = "tower.phantom-combo-reach"_o, .with = "phantom", .other = FigureKind::phantom},
    Need{.option = "tower.floor-replaces-fairy-move"_o, .with = "fairy", .fairy = true},
    Need{.option = "tower.fairy-after-capture"_o, .with = "fairy", .fairy = true},
    Need{.option = "tower.tower-follower-fairy-bonus"_o, .with = "fairy", .fairy = true},
    Need{.option = "tower.floor-after-volcano"_o, .expansion = "princess-dragon"},
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
    Outside{"base.princess-ban-scope"_o, "the search lays one tile: see the scenarios on double turns"},
    Outside{"base.player-count-outside-box"_o, "the set-up parts them, whatever the board: see perft --differ"},
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
