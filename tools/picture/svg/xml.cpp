#include "tools/picture/svg/xml.hpp"

#include <fmt/format.h>

namespace assize::picture {

std::string number(double value) {
  std::string text = fmt::format("{:.2f}", value);
  while (text.ends_with('0')) text.pop_back();
  if (text.ends_with('.')) text.pop_back();
  return text == "-0" ? "0" : text;
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        // Control characters are not allowed in XML at all.
        out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
  }
  return out;
}

void Xml::start(std::string_view name, Attributes attributes) {
  out_.append(2 * open_.size(), ' ');
  out_ += fmt::format("<{}", name);
  for (const Attribute& a : attributes) out_ += fmt::format(" {}=\"{}\"", a.name, escaped(a.value));
}

void Xml::open(std::string_view name, Attributes attributes) {
  start(name, attributes);
  out_ += ">\n";
  open_.emplace_back(name);
}

void Xml::close() {
  const std::string name = std::move(open_.back());
  open_.pop_back();
  out_.append(2 * open_.size(), ' ');
  out_ += fmt::format("</{}>\n", name);
}

void Xml::leaf(std::string_view name, Attributes attributes) {
  start(name, attributes);
  out_ += "/>\n";
}

void Xml::text(std::string_view name, std::string_view text, Attributes attributes) {
  start(name, attributes);
  out_ += fmt::format(">{}</{}>\n", escaped(text), name);
}

std::string path_data(const Curve& curve, double scale, bool closed) {
  const auto at = [scale](Point p) { return fmt::format("{} {}", number(p.x * scale), number(p.y * scale)); };
  std::string d = fmt::format("M{}", at(curve.from));
  for (const Curve::Piece& piece : curve.pieces) {
    d += piece.straight ? fmt::format(" L{}", at(piece.to))
                        : fmt::format(" C{} {} {}", at(piece.c1), at(piece.c2), at(piece.to));
  }
  return closed ? d + " Z" : d;
}

std::string translate(Point p) {
  return fmt::format("translate({} {})", number(p.x), number(p.y));
}

}  // namespace assize::picture
