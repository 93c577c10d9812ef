#include "tools/jcz/json.hpp"

#include <fmt/format.h>

#include <array>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

namespace assize::jcz {

namespace {

/// Walks over the text and tells how far the parser has read.
class Cursor {
 public:
  using difference_type = std::ptrdiff_t;
  using value_type = char;
  using pointer = const char*;
  using reference = const char&;
  using iterator_category = std::input_iterator_tag;

  Cursor() = default;
  Cursor(const char* at, const char** farthest) : at_(at), farthest_(farthest) {}
  reference operator*() const { return *at_; }
  Cursor& operator++() {
    ++at_;
    *farthest_ = at_;
    return *this;
  }
  Cursor operator++(int) {
    Cursor before = *this;
    ++*this;
    return before;
  }
  bool operator==(const Cursor& other) const { return at_ == other.at_; }

 private:
  const char* at_ = nullptr;
  const char** farthest_ = nullptr;
};

Where where_of(std::string_view text, std::size_t at) {
  Where where{1, 1};
  for (std::size_t i = 0; i < std::min(at, text.size()); ++i) {
    if (text[i] == '\n') {
      ++where.line;
      where.column = 1;
    } else if ((static_cast<unsigned char>(text[i]) & 0xc0U) != 0x80U) {
      ++where.column;
    }
  }
  return where;
}

/// Lines and columns of places asked for in rising order, without starting anew each time.
class Lines {
 public:
  explicit Lines(std::string_view text) : text_(text) {}
  Where at(std::size_t offset) {
    if (offset < from_) {
      from_ = 0;
      where_ = {1, 1};
    }
    const Where more = where_of(text_.substr(from_), offset - from_);
    where_ = more.line == 1 ? Where{where_.line, where_.column + more.column - 1}
                            : Where{where_.line + more.line - 1, more.column};
    from_ = offset;
    return where_;
  }

 private:
  std::string_view text_;
  std::size_t from_ = 0;
  Where where_{1, 1};
};

/// Builds the tree from the parser's events. False stops the parser; `fault` says why.
class Builder {
 public:
  using Number = nlohmann::json::number_integer_t;
  using Unsigned = nlohmann::json::number_unsigned_t;
  using Float = nlohmann::json::number_float_t;

  Builder(std::string_view text, const std::string& file, const char* const* farthest)
      : text_(text), file_(&file), farthest_(farthest), lines_(text) {}

  bool null() { return add({}, 4) != nullptr; }
  bool boolean(bool value) {
    Json json;
    json.kind = Json::Kind::boolean;
    json.boolean = value;
    return add(std::move(json), value ? 4 : 5) != nullptr;
  }
  bool number_integer(Number value) { return number(static_cast<double>(value), true); }
  bool number_unsigned(Unsigned value) { return number(static_cast<double>(value), true); }
  bool number_float(Float value, const std::string& /*as written*/) { return number(value, false); }
  bool string(std::string& value) {
    Json json;
    json.kind = Json::Kind::text;
    const std::size_t length = quoted();
    json.text = std::move(value);
    return add(std::move(json), length) != nullptr;
  }
  bool binary(nlohmann::json::binary_t& /*value*/) { return fail(offset(), "is binary", ""); }
  bool start_object(std::size_t /*size*/) { return open(Json::Kind::object); }
  bool start_array(std::size_t /*size*/) { return open(Json::Kind::array); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool key(std::string& name) {
    const std::size_t start = offset() - std::min(offset(), quoted());
    Json& object = *open_.back();
    if (object.members.size() >= kMostMembers)
      return fail(start, fmt::format("more than {} keys in one object", kMostMembers),
                  "this is no recording of a game");
    if (object.find(name) != nullptr)
      return fail(start, fmt::format("'{}' stands in this object twice", name), "leave one out");
    object.members.push_back({std::move(name), lines_.at(start), {}});
    return true;
  }
  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const nlohmann::detail::exception& error) {
    std::string what = error.what();
    const std::size_t colon = what.find(": ", what.find("column"));
    if (colon != std::string::npos) what = what.substr(colon + 2);
    what = what.substr(0, what.find("; last read"));  // whatever bytes these are
    return fail(position > 0 ? position - 1 : 0, "this is not JSON: " + what,
                "the file may be damaged or cut off");
  }

  [[nodiscard]] const Diagnostic& fault() const { return fault_; }
  [[nodiscard]] Json take() { return std::move(root_); }

 private:
  [[nodiscard]] std::size_t offset() const { return static_cast<std::size_t>(*farthest_ - text_.data()); }
  bool fail(std::size_t at, std::string message, std::string hint) {
    const Where where = where_of(text_, at);
    fault_ = {*file_, where.line, where.column, std::move(message), std::move(hint)};
    return false;
  }
  /// The length of the string that was just read, with its quotes.
  [[nodiscard]] std::size_t quoted() const {
    const std::size_t end = offset();
    for (std::size_t at = end - 1; at > 0; --at) {
      if (text_[at - 1] != '"') continue;
      std::size_t slashes = 0;
      while (at - 1 > slashes && text_[at - 2 - slashes] == '\\') ++slashes;
      if (slashes % 2 == 0) return end - at + 1;
    }
    return end;
  }
  bool number(double value, bool whole) {
    Json json;
    json.kind = Json::Kind::number;
    json.number = value;
    json.whole = whole;
    // The parser has looked one character past the number, unless the text ends there.
    std::size_t end = offset();
    const auto part = [](char c) {
      return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.' || c == 'e' || c == 'E';
    };
    if (end > 0 && !part(text_[end - 1])) --end;
    std::size_t start = end;
    while (start > 0 && part(text_[start - 1])) --start;
    return add(std::move(json), offset() - start) != nullptr;
  }
  Json* add(Json json, std::size_t length) {
    const std::size_t start = offset() - std::min(offset(), length);
    if (++values_ > kMostValues) {
      fail(start, fmt::format("more than {} values", kMostValues), "this is no recording of a game");
      return nullptr;
    }
    json.where = lines_.at(start);
    if (open_.empty()) {
      root_ = std::move(json);
      return &root_;
    }
    Json& parent = *open_.back();
    if (parent.kind == Json::Kind::array) return &parent.items.emplace_back(std::move(json));
    parent.members.back().value = std::move(json);
    return &parent.members.back().value;
  }
  bool open(Json::Kind kind) {
    if (open_.size() >= static_cast<std::size_t>(kDeepest))
      return fail(offset() - 1, fmt::format("nested more than {} deep", kDeepest),
                  "this is no recording of a game");
    Json json;
    json.kind = kind;
    Json* const added = add(std::move(json), 1);
    if (added != nullptr) open_.push_back(added);
    return added != nullptr;
  }
  bool close() {
    open_.pop_back();
    return true;
  }

  std::string_view text_;
  const std::string* file_;
  const char* const* farthest_;
  Lines lines_;
  Json root_;
  // What is open is the last item of its parent, so that a parent's growing vector never moves it.
  std::vector<Json*> open_;
  std::size_t values_ = 0;
  Diagnostic fault_;
};

}  // namespace

const Json* Json::find(std::string_view key) const {
  for (const JsonMember& member : members) {
    if (member.key == key) return &member.value;
  }
  return nullptr;
}

std::string_view name_of(Json::Kind kind) {
  constexpr std::array<std::string_view, 6> kNames = {"null",   "true or false", "a number",
                                                      "a text", "a list",        "an object"};
  return kNames[static_cast<std::size_t>(kind)];
}

tl::expected<Json, Diagnostic> parse_json(std::string_view text, const std::string& file) {
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  const char* farthest = text.data();
  Builder builder(text, file, &farthest);
  const Cursor begin(text.data(), &farthest);
  const Cursor end(text.data() + text.size(), &farthest);
  if (!nlohmann::json::sax_parse(begin, end, &builder)) return tl::unexpected(builder.fault());
  return builder.take();
}

tl::expected<std::string, Diagnostic> read_file(const std::filesystem::path& path) {
  const auto refuse = [&](std::string message, std::string hint) {
    return tl::unexpected(Diagnostic{path.string(), 0, 0, std::move(message), std::move(hint)});
  };
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error))
    return refuse("is not a file", "give a recording (.jcz)");
  const auto size = std::filesystem::file_size(path, error);
  if (error) return refuse("cannot be read: " + error.message(), {});
  if (size == 0) return refuse("is empty", "a recording is a JSON object");
  if (size > kMostBytes)
    return refuse(fmt::format("is larger than {} MiB", kMostBytes / 1024 / 1024),
                  "this is no recording of a game");
  std::ifstream in(path, std::ios::binary);
  std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  if (!in.good() && !in.eof()) return refuse("cannot be read", {});
  return text;
}

}  // namespace assize::jcz
