#include "tools/jcz/assertions.hpp"

#include <algorithm>
#include <cstdlib>
#include <regex>

#include "tools/jcz/places.hpp"

namespace assize::jcz {

namespace {

/// No assertion is longer; std::regex walks recursively.
constexpr std::size_t kMostCharacters = 1'000;
/// No board reaches further.
constexpr int kFarthest = 1'000;

std::string trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) text.remove_prefix(1);
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back())) != 0) text.remove_suffix(1);
  return std::string(text);
}

/// Skips what does not matter in lists of options.
class Scan {
 public:
  explicit Scan(std::string_view text) : text_(text) {}
  [[nodiscard]] bool done() {
    skip();
    return text_.empty();
  }
  bool take(char c) {
    skip();
    if (text_.empty() || text_.front() != c) return false;
    text_.remove_prefix(1);
    return true;
  }
  std::optional<int> number() {
    skip();
    std::size_t n = !text_.empty() && text_.front() == '-' ? 1 : 0;
    while (n < text_.size() && n < 7 && std::isdigit(static_cast<unsigned char>(text_[n])) != 0) ++n;
    const std::string digits(text_.substr(0, n));
    if (digits.empty() || digits == "-") return std::nullopt;
    text_.remove_prefix(n);
    return std::stoi(digits);
  }
  std::string word() {
    skip();
    const std::size_t end = std::min(text_.find_first_of(",{}[];"), text_.size());
    std::string word = trimmed(text_.substr(0, end));
    text_.remove_prefix(end);
    return word;
  }
  std::optional<Cell> cell() {
    if (!take('[')) return std::nullopt;
    const auto x = number();
    const bool comma = take(',');
    const auto y = number();
    if (!x || !comma || !y || !take(']')) return std::nullopt;
    if (std::abs(*x) > kFarthest || std::abs(*y) > kFarthest) return std::nullopt;
    return Cell{static_cast<std::int16_t>(*x), static_cast<std::int16_t>(*y)};
  }
  /// The end, or a separator.
  bool next() {
    while (take(';')) {
    }
    return !done();
  }
  /// Nothing but a full stop is left.
  bool end() {
    (void)take('.');
    return done();
  }

 private:
  void skip() {
    while (!text_.empty() && std::isspace(static_cast<unsigned char>(text_.front())) != 0)
      text_.remove_prefix(1);
  }
  std::string_view text_;
};

using Options = std::optional<std::vector<std::string>>;

std::string cell_text(Cell c) {
  return "[" + std::to_string(c.x) + "," + std::to_string(c.y) + "]";
}

/// "{Road,S,[0,-2]}", or with an id in front.
std::optional<std::string> pointer(Scan& scan, bool with_id) {
  if (!scan.take('{')) return std::nullopt;
  const std::string id = with_id ? scan.word() : std::string();
  if (with_id && (id.empty() || !scan.take(','))) return std::nullopt;
  const std::string feature = scan.word();
  if (!scan.take(',')) return std::nullopt;
  const std::string location = scan.word();
  if (!scan.take(',')) return std::nullopt;
  const auto at = scan.cell();
  if (!at || !scan.take('}')) return std::nullopt;
  const std::string text = pointer_text(feature, location, *at);
  return with_id ? "{" + id + "," + text.substr(1) : text;
}

std::optional<std::string> tile_place(Scan& scan) {
  const auto at = scan.cell();
  if (!at || !scan.take('-') || !scan.take('[')) return std::nullopt;
  std::vector<int> rotations;
  while (!scan.take(']')) {
    const auto r = scan.number();
    if (!r) return std::nullopt;
    rotations.push_back(*r);
    (void)scan.take(',');
  }
  std::sort(rotations.begin(), rotations.end());
  std::string text = cell_text(*at) + " - [";
  for (std::size_t i = 0; i < rotations.size(); ++i)
    text += (i == 0 ? "" : ",") + std::to_string(rotations[i]);
  return text + "]";
}

enum class Form { pointers, meeples, cells, tile_places };

/// Nothing: the list cannot be read.
Options read_options(std::string_view text, Form form) {
  Scan scan(text);
  std::vector<std::string> options;
  while (!scan.end()) {
    std::optional<std::string> option;
    switch (form) {
      case Form::pointers:
        option = pointer(scan, false);
        break;
      case Form::meeples:
        option = pointer(scan, true);
        break;
      case Form::tile_places:
        option = tile_place(scan);
        break;
      case Form::cells:
        if (const auto at = scan.cell()) option = cell_text(*at);
        break;
    }
    if (!option) return std::nullopt;
    options.push_back(std::move(*option));
    (void)scan.next();
  }
  std::sort(options.begin(), options.end());
  return options;
}

struct Pattern {
  AssertionKind kind;
  const char* regex;
  std::regex::flag_type flags = std::regex::ECMAScript;
};

/// Those without ^ are searched anywhere.
constexpr std::array<Pattern, 15> kPatterns = {{
    {AssertionKind::points, R"((.*\S)\s+has\s+(-?\d{1,6})\s+points?)"},
    {AssertionKind::scored, R"((.*\S)\s+scored\s+(\S+)\s+for\s+(-?\d{1,6})\s+points?)"},
    {AssertionKind::pass, R"(^Player can('t)? pass$)"},
    {AssertionKind::phase, R"(phase is\s+(\w+))", std::regex::ECMAScript | std::regex::icase},
    {AssertionKind::bazaar_no_auction, R"(Bazaar noAuction:\s*(true|false))"},
    {AssertionKind::available_action, R"(^Available action (\w+)(?: for (\S+?))?\.?$)"},
    {AssertionKind::tile_options, R"(TilePlacement (\S+) options:(.*))"},
    {AssertionKind::undo, R"(^Undo is (not )?allowed$)"},
    {AssertionKind::tunnel_options, R"(Tunnel token (\S+) options:(.*))"},
    {AssertionKind::ferries_options, R"(Ferries options:()(.*))"},
    {AssertionKind::meeple_options, R"(^Meeple (\w+) options:(.*))"},
    {AssertionKind::return_options, R"(ReturnMeeple (\w+) options:(.*))"},
    {AssertionKind::token_size, R"((.*\S)\s+has\s+(\w+)\s+token with (?:size|count)\s+(\d{1,6}))"},
    {AssertionKind::tower_options, R"(Tower piece (\w+) options:(.*))"},
    {AssertionKind::capture_options, R"(CaptureFollower options:()(.*))"},
}};

Form form_of(AssertionKind kind) {
  switch (kind) {
    case AssertionKind::tile_options:
      return Form::tile_places;
    case AssertionKind::tower_options:
      return Form::cells;
    case AssertionKind::return_options:
    case AssertionKind::capture_options:
      return Form::meeples;
    default:
      return Form::pointers;
  }
}

Assertion told(const Pattern& pattern, const std::smatch& m) {
  Assertion a{.kind = pattern.kind};
  switch (pattern.kind) {
    case AssertionKind::points:
      a.subject = trimmed(m[1].str());
      a.number = std::stoi(m[2]);
      break;
    case AssertionKind::scored:
    case AssertionKind::token_size:
      a.subject = trimmed(m[1].str());
      a.object = m[2];
      a.number = std::stoi(m[3]);
      break;
    case AssertionKind::pass:
    case AssertionKind::undo:
      a.yes = !m[1].matched;
      break;
    case AssertionKind::phase:
      a.subject = m[1];
      break;
    case AssertionKind::bazaar_no_auction:
      a.yes = m[1] == "true";
      break;
    case AssertionKind::available_action:
      a.subject = m[1];
      a.object = m[2];
      break;
    default: {
      a.subject = m[1];
      Options options = read_options(m[2].str(), form_of(pattern.kind));
      if (!options) return {};
      a.options = *std::move(options);
    }
  }
  return a;
}

}  // namespace

Assertion parse_assertion(std::string_view text) {
  if (text.size() > kMostCharacters) return {};
  static const std::vector<std::regex> kCompiled = [] {
    std::vector<std::regex> all;
    for (const Pattern& p : kPatterns) all.emplace_back(p.regex, p.flags);
    return all;
  }();
  const std::string line = trimmed(text);
  if (line.find_first_of("\r\n") != std::string::npos) return {};  // a sentence is one line
  for (std::size_t i = 0; i < kPatterns.size(); ++i) {
    std::smatch match;
    if (std::regex_search(line, match, kCompiled[i])) return told(kPatterns[i], match);
  }
  return {};
}

}  // namespace assize::jcz
