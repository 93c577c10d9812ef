#include "spec/scenario/print.hpp"

#include <fmt/format.h>

namespace assize::scenario {

std::string text_of(Cell cell) {
  return fmt::format("[{}, {}]", cell.x, cell.y);
}

std::string text_of(const Figure& figure) {
  return fmt::format("{} {}", name_of(figure.owner), name_of(figure.kind));
}

}  // namespace assize::scenario
