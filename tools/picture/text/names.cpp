#include "tools/picture/text/names.hpp"

#include <array>

namespace assize::picture {

namespace {

// red blue green yellow black pink grey white
constexpr std::string_view kOwnerLetters = "RBGYKPEW";
// meeple, large meeple, abbot, phantom, builder, pig, mayor, wagon, barn, shepherd, ringmaster, guard meeple
constexpr std::string_view kKindLetters = "mLahbpywnsrg";

constexpr std::array<std::string_view, 23> kNeutralLetters = {"fa", "dr", "co", "bt", "gh", "pp", "ma", "wi",
                                                              "te", "ki", "rb", "br", "ca", "sh", "an", "fe",
                                                              "go", "ft", "to", "lb", "ou", "fl", "tu"};

// in the order of Mark
constexpr std::array<std::string_view, kMarkNames.size()> kSigns = {"(i)", "(+)", "(w)", "(g)", "(c)",
                                                                    "(p)", "(v)", "(d)", "(o)", "(f)"};

}  // namespace

std::string short_name(Piece piece) {
  return {kOwnerLetters[static_cast<std::size_t>(piece.owner)],
          kKindLetters[static_cast<std::size_t>(piece.kind)]};
}

std::string short_name(Neutral neutral) {
  return std::string(kNeutralLetters[static_cast<std::size_t>(neutral)]);
}

std::string_view sign_of(Mark mark) {
  return kSigns[static_cast<std::size_t>(mark)];
}

}  // namespace assize::picture
