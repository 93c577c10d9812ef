// Values as TOML spells them. Internal to this library.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spec/scenario/model.hpp"

namespace assize::scenario::toml_text {

[[nodiscard]] std::string quoted(std::string_view text);
/// A key, in quotes where it needs them.
[[nodiscard]] std::string key(std::string_view name);

[[nodiscard]] std::string value(std::string_view text);
[[nodiscard]] std::string value(const std::string& text);
[[nodiscard]] std::string value(int number);
[[nodiscard]] std::string value(bool flag);
[[nodiscard]] std::string value(Cell cell);
[[nodiscard]] std::string value(Colour colour);
[[nodiscard]] std::string value(const Figure& figure);
[[nodiscard]] std::string value(const SpotName& spot);
[[nodiscard]] std::string value(const TileRef& tile);
[[nodiscard]] std::string value(const ClauseRef& clause);
[[nodiscard]] std::string value(const ProfileRef& profile);
[[nodiscard]] std::string value(const SetRef& set);
[[nodiscard]] std::string value(const Supply& supply);
[[nodiscard]] std::string value(const GoodsCount& goods);
[[nodiscard]] std::string value(Part part);

/// One line, or one item a line where that would be too long.
[[nodiscard]] std::string list(const std::vector<std::string>& items);
template <typename T>
[[nodiscard]] std::string value(const std::vector<T>& items) {
  std::vector<std::string> texts;
  for (const T& item : items) texts.push_back(value(item));
  return list(texts);
}

/// `key = value` pairs, as lines or as an inline table.
class Pairs {
 public:
  void text(std::string_view name, std::string written) {
    pairs_.emplace_back(key(name), std::move(written));
  }
  template <typename T>
  void put(std::string_view name, const T& given) {
    text(name, value(given));
  }
  template <typename T>
  void put(std::string_view name, const std::optional<T>& given) {
    if (given) put(name, *given);
  }
  /// Leaves out what is empty.
  template <typename T>
  void filled(std::string_view name, const T& given) {
    if (!given.empty()) put(name, given);
  }
  template <typename T>
  void per_player(std::string_view name, const std::map<Colour, T>& given) {
    if (given.empty()) return;
    Pairs inner;
    for (const auto& [who, what] : given) inner.put(name_of(who), what);
    text(name, inner.inline_table());
  }
  [[nodiscard]] bool empty() const { return pairs_.empty(); }
  [[nodiscard]] std::string inline_table() const;
  /// One a line, the equals signs in one column if `aligned`.
  [[nodiscard]] std::string lines(bool aligned) const;

 private:
  std::vector<std::pair<std::string, std::string>> pairs_;
};

/// The figure that the fairy stands next to, under the two keys; nothing if there is none.
void put_beside(const std::optional<Beside>& beside, std::string_view figure, std::string_view on, Pairs& out);

}  // namespace assize::scenario::toml_text

namespace assize::scenario {

void write_board(const Board& board, std::string& out);
void write_step(const Step& step, std::string& out);
/// The keys of an expectation; steps are spoken of by their names where they have one.
[[nodiscard]] toml_text::Pairs expectation_pairs(const Expectation& expect, const std::vector<Step>& steps);

}  // namespace assize::scenario
