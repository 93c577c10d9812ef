// Pieces of observe.cpp: texts of lists, and the comparisons of supplies and features.
#pragma once

#include <fmt/format.h>

#include <span>
#include <string>
#include <vector>

#include "tools/court/observe.hpp"

namespace assize::court {

template <typename T>
void expect_equal(std::vector<Failure>& out, scenario::Where where, std::string what, const T& expected, const T& actual) {
  if (expected == actual) return;
  out.push_back({where, std::move(what), fmt::format("{}", expected), fmt::format("{}", actual)});
}

[[nodiscard]] std::string cells_text(std::span<const Cell> cells);
[[nodiscard]] std::string figures_text(std::span<const scenario::Figure> figures);
[[nodiscard]] std::string colours_text(std::span<const Colour> colours);
/// The kind of decision that is open now: place, deploy (the figure step), capture, exchange, agree, ransom, none.
[[nodiscard]] std::string_view asked_kind(const Game& game);

void compare_supply(const Game& game, const std::map<Colour, scenario::Supply>& supply, scenario::Where where,
                    std::vector<Failure>& out);
void compare_features(const Game& game, const scenario::Expectation& e, std::vector<Failure>& out);

}  // namespace assize::court
