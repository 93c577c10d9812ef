#include "spec/scenario/toml_values.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "spec/scenario/print.hpp"
#include "spec/scenario/spot.hpp"

namespace assize::scenario::toml_text {
namespace {

constexpr std::size_t kLongLine = 100;

bool bare(std::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
}

}  // namespace

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) {
      out += fmt::format("\\u{:04X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string key(std::string_view name) {
  return bare(name) ? std::string(name) : quoted(name);
}

std::string value(std::string_view text) {
  return quoted(text);
}
std::string value(const std::string& text) {
  return quoted(text);
}
std::string value(int number) {
  return std::to_string(number);
}
std::string value(bool flag) {
  return flag ? "true" : "false";
}
std::string value(Cell cell) {
  return text_of(cell);
}
std::string value(Colour colour) {
  return quoted(name_of(colour));
}
std::string value(const Figure& figure) {
  return quoted(text_of(figure));
}
std::string value(const SpotName& spot) {
  return quoted(to_string(spot));
}
std::string value(const ClauseRef& clause) {
  return quoted(clause.name);
}
std::string value(const ProfileRef& profile) {
  return quoted(profile.name);
}
std::string value(const SetRef& set) {
  return quoted(set.name);
}

std::string value(const TileRef& tile) {
  return quoted(tile.rotation == 0 ? tile.name : fmt::format("{}@{}", tile.name, tile.rotation));
}

std::string value(const Supply& supply) {
  Pairs pairs;
  for (const auto& [kind, number] : supply.figures) pairs.put(name_of(kind), number);
  pairs.put("floors", supply.floors);
  return pairs.inline_table();
}

std::string value(const GoodsCount& goods) {
  Pairs pairs;
  for (const auto& [kind, number] : goods) pairs.put(name_of(kind), number);
  return pairs.inline_table();
}

std::string value(Part part) {
  return quoted(name_of(part));
}

void put_beside(const std::optional<Beside>& beside, std::string_view figure, std::string_view on, Pairs& out) {
  if (!beside) return;
  out.put(figure, beside->figure);
  out.put(on, beside->on);
}

std::string list(const std::vector<std::string>& items) {
  const std::string line = fmt::format("[{}]", fmt::join(items, ", "));
  const bool tables = items.size() > 1 && items.front().starts_with('{');
  if (line.size() <= kLongLine && !tables) return line;
  std::string out = "[\n";
  for (const std::string& item : items) out += fmt::format("  {},\n", item);
  return out + ']';
}

std::string Pairs::inline_table() const {
  std::vector<std::string> texts;
  for (const auto& [name, written] : pairs_) {
    std::string line = written;  // an inline table must not be broken
    std::replace(line.begin(), line.end(), '\n', ' ');
    texts.push_back(fmt::format("{} = {}", name, line));
  }
  return texts.empty() ? "{}" : fmt::format("{{ {} }}", fmt::join(texts, ", "));
}

std::string Pairs::lines(bool aligned) const {
  std::size_t width = 0;
  if (aligned) {
    for (const auto& [name, written] : pairs_) width = std::max(width, name.size());
  }
  std::string out;
  for (const auto& [name, written] : pairs_) out += fmt::format("{:<{}} = {}\n", name, width, written);
  return out;
}

}  // namespace assize::scenario::toml_text
