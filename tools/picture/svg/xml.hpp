// Writes XML: elements, attributes, escaped text.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tools/picture/shape/geometry.hpp"

namespace assize::picture {

/// A number with at most two decimals.
[[nodiscard]] std::string number(double value);
[[nodiscard]] std::string escaped(std::string_view text);

class Xml {
 public:
  struct Attribute {
    std::string_view name;
    std::string value;
    Attribute(std::string_view n, std::string v) : name(n), value(std::move(v)) {}
    Attribute(std::string_view n, const char* v) : name(n), value(v) {}
    Attribute(std::string_view n, std::string_view v) : name(n), value(v) {}
    Attribute(std::string_view n, double v) : name(n), value(number(v)) {}
  };
  using Attributes = std::initializer_list<Attribute>;

  void open(std::string_view name, Attributes attributes = {});
  void close();
  void leaf(std::string_view name, Attributes attributes);
  /// An element that holds only text.
  void text(std::string_view name, std::string_view text, Attributes attributes = {});

  [[nodiscard]] const std::string& str() const { return out_; }

 private:
  void start(std::string_view name, Attributes attributes);

  std::string out_;
  std::vector<std::string> open_;
};

/// The curve as the `d` of an SVG path, scaled; closed with Z if asked.
[[nodiscard]] std::string path_data(const Curve& curve, double scale, bool closed = false);
[[nodiscard]] std::string translate(Point p);

}  // namespace assize::picture
