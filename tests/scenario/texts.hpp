// Scenarios for tests of the format.
#pragma once

#include <string>

namespace assize::scenario::texts {

/// One that uses every key of the format but those that exclude each other.
inline const std::string kFull = R"(title    = "Everything at once, \"quoted\" and with a \\"
clauses  = ["tower.range.one-tile-per-floor", "base.meeple.unoccupied"]
origin   = { kind = "case", source = "000", lines = [12, 15], id = "B001", note = "a note" }
sets     = ["base-c2", "tower-c2"]
with     = ["abbot", "phantom", "fairy"]
profiles = ["C2-HiG", "C2-ZMG-misprint"]
rulings  = { "tower.capture-own" = "yes" }
players  = ["red", "blue", "green"]
stop     = "here"

[board]
map = """
  .           BA/RCr    .
  base:D@3    TO/C@1    BA/CC.2
"""
at = [-1, -1]
figures = [
  { figure = "blue large meeple", at = [0, 0], on = "city", ghosts = 2 },
  { figure = "red meeple", at = [-1, 0], on = "field ER" },
  { figure = "green meeple", on = "wheel crown" },
  { figure = "green meeple", at = [0, 0], on = "tower" },
  { figure = "red wagon", at = [0, -1], on = "bridge" },
]
towers      = [{ at = [0, 0], floors = 3 }]
neutral     = [{ figure = "fairy", at = [0, 0] }, { figure = "big pink pig", on = "wheel crown" }]
tokens      = [{ token = "bridge", at = [0, -1], span = "NS" }, { token = "king", holder = "red" }]
prisoners   = { red = ["blue meeple", "green abbot"], blue = [] }
score       = { red = -2, blue = 7 }
supply      = { red = { meeple = 2, "large meeple" = 0, floors = 4 }, blue = { floors = 1 } }
bag         = ["BA/L", "BA/L", "tower:K", "BA/RFr"]
just_placed = [0, 0]

[[step]]
name = "first"
deploy = "red phantom"
on = "city"
options = ["deploy red phantom [0,0] city", "pass"]
[[step]]
by = "red"
when = "figure"
floor = [0, 0]
options = { floor = ["floor [0,0]"], capture = [] }
expect = { gain = { red = 0 }, turn = "red", ask = "capture", asked = "red" }
[[step]]
capture = "fairy"
at = [0, 0]
[[step]]
capture = "green meeple"
at = [0, 0]
on = "wheel crown"
[[step]]
exchange = "red meeple"
[[step]]
agree = false
[[step]]
ransom = "blue meeple"
from = "red"
for = "blue"
[[step]]
recall = "green abbot"
at = [0, 0]
[[step]]
move = "red meeple"
at = [-1, 0]
on = "field ER"
to = [0, -1]
to_on = "road"
[[step]]
pass = true
[[step]]
score = false
[[step]]
draw = "BA/L"
[[step]]
place = "BA/L"
at = [1, 1]
[[step]]
deploy = "blue meeple"
on = "monastery"
[[step]]
place = "BA/RFr@1"
at = [9, 9]
[[step]]
event = "bridge"
at = [1, 1]
span = "WE"
[[step]]
event = "performance"
at = [0, 0]
value = 5
[[step]]
event = "third ghost"
figure = "blue large meeple"
at = [0, 0]
on = "city"
[[step]]
end = "game"

[expect]
illegal       = [{ step = "first", clause = ["phantom.second"] }, { step = 15, clause = "base.meeple.unoccupied" }]
illegal_setup = "base.meeple.unoccupied"
gain          = { red = 4, blue = 0 }
score         = { red = 2 }
scored        = { red = 4 }
track         = { red = 2 }
supply        = { red = { phantom = 1, floors = 2 } }
prisoners     = { blue = [] }
figures       = [{ figure = "blue large meeple", at = [0, 0], on = "city", role = "knight" }]
empty         = [[-1, 0], [1, 0]]
towers        = [{ at = [0, 0], floors = 4, open = false }]
features      = [
  { at = [1, 0], on = "city N", complete = false, tiles = 1, coats = 0, value = 1, owners = [], occupied = false, apart_from = { at = [1, 0], on = "city W" } },
  { at = [0, 0], on = "city", same_as = { at = [1, 0], on = "city W" } },
]
parts         = [{ at = [0, 0], field = 1, road = 0, city = 1 }]
in_range      = [{ tower = [0, 0], tiles = [[0, 0], [-1, 0]] }, { tower = [0, 0], count = 2 }]
turn          = "blue"
ask           = "none"
asked         = "red"
hand          = "none"
discarded     = ["BA/L"]
over          = true
winners       = ["red", "blue"]
setup         = { floors = { red = 10 }, box_floors = 10, bag = 71, start = "BA/RCr", supply = { red = { meeple = 7 } }, first = "red", pile_end = "base:D" }
catalogue     = [{ set = "tower-c2", tiles = 18, copies = { "tower:K" = 2 }, with_garden = ["TO/FG", "tower:E"] }]

[[expect_under]]
rulings = { "tower.capture-own" = "no" }
illegal = []
[[expect_under]]
profiles = ["C1-RGG"]
hand     = "tower:K"
gain     = { red = 6 }
)";

/// A short one, to which more can be added.
inline const std::string kShort = R"(title   = "A floor on a foundation"
clauses = ["tower.range.one-tile-per-floor"]
sets    = ["base-c2", "tower-c2"]
[board]
map = """
  TO/L  BA/L
"""
just_placed = [0, 0]
[[step]]
floor = [0, 0]
)";

}  // namespace assize::scenario::texts
