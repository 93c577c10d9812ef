// Takes values out of a recording's JSON; what is missing or of the wrong kind is a complaint.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "spec/catalogue/geometry.hpp"
#include "tools/jcz/json.hpp"

namespace assize::jcz {

/// No tile lies farther from the middle.
inline constexpr int kFarthest = 1000;

class Reader {
 public:
  Reader(const std::string& file, std::vector<Diagnostic>& out) : complaints_(file, out) {}

  void complain(Where where, std::string message, std::string hint = {}) const {
    complaints_.add(where, std::move(message), std::move(hint));
  }
  /// Whether the value is of that kind.
  bool expect(const Json& json, Json::Kind kind, std::string_view what) const;
  /// The member of that kind, which must be there; null and a complaint if it is not.
  const Json* need(const Json& object, std::string_view key, Json::Kind kind, std::string_view what) const;
  /// The same where it may be absent or null.
  const Json* may(const Json& object, std::string_view key, Json::Kind kind, std::string_view what) const;
  std::optional<std::string> text(const Json& object, std::string_view key, std::string_view what) const;
  std::optional<int> integer(const Json& json, std::string_view what, int least, int most) const;
  std::optional<int> integer_of(const Json& object, std::string_view key, std::string_view what, int least,
                                int most) const;
  /// "R90", or 90: quarter turns.
  std::optional<std::uint8_t> rotation(const Json& json) const;
  /// [x, y]
  std::optional<Cell> cell(const Json& json) const;

 private:
  Complaints complaints_;
};

}  // namespace assize::jcz
