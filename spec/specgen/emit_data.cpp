#include <fmt/format.h>

#include "spec/specgen/emit.hpp"

namespace assize::specgen {
namespace {

std::string quote(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '?') {
      out += "\\?";  // no trigraphs
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string number(auto value) {
  return fmt::format("{}", static_cast<long>(value));
}
std::string flag(bool value) {
  return value ? "true" : "false";
}
std::string index(std::string_view type, auto value) {
  return fmt::format("{}{{{}}}", type, static_cast<long>(value));
}

template <typename... Parts>
std::string row(const Parts&... parts) {
  std::string out = "{";
  ((out += std::string(parts) + ", "), ...);
  out.resize(out.size() - 2);
  return out + "}";
}

/// Collects the arrays that rows point to, each once, and names them.
class Arrays {
 public:
  template <typename T, typename Print>
  std::string add(std::string_view type, std::span<const T> items, Print print) {
    if (items.empty()) return "{}";
    std::string body;
    for (const T& item : items) body += print(item) + ", ";
    body.resize(body.size() - 2);
    const std::string name = fmt::format("a{}", count_++);
    text_ += fmt::format("constexpr {} {}[] = {{{}}};\n", type, name, body);
    return name;
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
  int count_ = 0;
};

std::string condition(const Condition& c) {
  return row(index("OptionId", c.option), fmt::format("{}U", c.values));
}
std::string clause_id(ClauseId id) {
  return index("ClauseId", id);
}
std::string option_id(OptionId id) {
  return index("OptionId", id);
}

template <typename T, typename Print>
std::string table(std::string_view type, std::string_view name, std::span<const T> items, Print print) {
  std::string out = fmt::format("constexpr std::array<{}, {}> {} = {{{{\n", type, items.size(), name);
  for (const T& item : items) out += "    " + print(item) + ",\n";
  return out + "}};\n";
}

std::string clauses(const Catalogue& catalogue, Arrays& arrays) {
  return table("Clause", "kClauses", catalogue.clauses, [&](const Clause& c) {
    return row(quote(c.id), quote(c.rulebook), number(c.editions), number(c.adopted), quote(c.adopted_why),
               quote(c.authority), quote(c.kind), quote(c.source), quote(c.locator), quote(c.also),
               quote(c.statement), arrays.add("Condition", c.when, condition),
               arrays.add("OptionId", c.options, option_id), number(c.first_number), number(c.number_count),
               flag(c.restates), clause_id(c.cites), quote(c.pending), flag(c.testable), quote(c.why_not),
               quote(c.flag_changed), quote(c.evidence), quote(c.note));
  });
}

std::string options(const Catalogue& catalogue, Arrays& arrays) {
  return table("Option", "kOptions", catalogue.options, [&](const Option& o) {
    const auto value = [](const OptionValue& v) {
      return row(quote(v.value), quote(v.meaning), quote(v.by));
    };
    return row(quote(o.id), quote(o.title), quote(o.kind), quote(o.rulebook),
               arrays.add("OptionValue", o.values, value), arrays.add("ClauseId", o.clauses, clause_id),
               quote(o.pending), quote(o.inseparable), quote(o.note));
  });
}

std::string profiles(const Catalogue& catalogue, Arrays& arrays) {
  return table("Profile", "kProfiles", catalogue.profiles, [&](const Profile& p) {
    const auto ruling = [](const Ruling& r) { return row(option_id(r.option), number(r.value)); };
    return row(quote(p.id), quote(p.parent), index("Edition", p.edition), quote(p.description),
               arrays.add("Ruling", p.deltas, ruling),
               arrays.add("std::uint8_t", p.rulings, [](std::uint8_t v) { return number(v); }),
               arrays.add("std::string_view", p.basis, quote));
  });
}

std::string questions(const Catalogue& catalogue, Arrays& arrays) {
  return table("Constraint", "kConstraints", catalogue.constraints,
               [&](const Constraint& c) {
                 return row(arrays.add("Condition", c.when, condition), index("ConstraintKind", c.kind),
                            arrays.add("Condition", c.then, condition), quote(c.text));
               }) +
         table("Ambiguity", "kAmbiguities", catalogue.ambiguities, [&](const Ambiguity& a) {
           const auto reading = [](const Reading& r) {
             return row(quote(r.value), quote(r.text), quote(r.outcome));
           };
           return row(quote(a.id), quote(a.question), quote(a.status), option_id(a.option), quote(a.state),
                      quote(a.action), arrays.add("Reading", a.readings, reading),
                      arrays.add("ClauseId", a.clauses, clause_id), quote(a.basis), quote(a.pending),
                      quote(a.inseparable));
         });
}

std::string eligibility(const Catalogue& catalogue) {
  return table("EligibilityCell", "kEligibility", catalogue.eligibility,
               [](const EligibilityCell& c) {
                 return row(index("Cause", c.cause), flag(c.any_figure), index("FigureKind", c.figure),
                            flag(c.any_spot), index("Spot", c.spot), flag(c.allowed), clause_id(c.clause));
               }) +
         table("NeutralCell", "kNeutrals", catalogue.neutrals, [](const NeutralCell& c) {
           return row(index("Cause", c.cause), index("Neutral", c.neutral), clause_id(c.clause));
         });
}

std::string tiles(const Catalogue& catalogue, Arrays& arrays) {
  return table("TileDef", "kTiles", catalogue.tiles,
               [&](const TileDef& t) {
                 const auto segment = [](const SegmentDef& s) {
                   return row(index("SegmentKind", s.kind), number(s.edges), number(s.coats),
                              fmt::format("{}U", s.cities), flag(s.inn), flag(s.cathedral), flag(s.princess),
                              number(s.goods));
                 };
                 return row(quote(t.id), quote(t.set), quote(t.letter),
                            arrays.add("SegmentDef", t.segments, segment), flag(t.monastery), flag(t.garden),
                            flag(t.foundation), flag(t.volcano), flag(t.dragon), flag(t.portal),
                            flag(t.festival), index("RiverRole", t.river), flag(t.road_bridge),
                            flag(t.has_block), number(t.block_x), number(t.block_y), flag(t.known),
                            quote(t.symbols));
               }) +
         table("TileSet", "kSets", catalogue.sets, [&](const TileSet& s) {
           const auto entry = [](const SetEntry& e) {
             return row(number(e.tile), number(e.count), flag(e.start));
           };
           return row(quote(s.id), quote(s.title), quote(s.edition), quote(s.rulebook),
                      arrays.add("SetEntry", s.entries, entry));
         });
}

}  // namespace

std::string data_source(const Catalogue& catalogue) {
  Arrays arrays;
  const std::string numbers = table("Number", "kNumbers", catalogue.numbers, [](const Number& n) {
    return row(clause_id(n.clause), quote(n.name), number(n.value));
  });
  const std::string tables = clauses(catalogue, arrays) + numbers + options(catalogue, arrays) +
                             profiles(catalogue, arrays) + questions(catalogue, arrays) +
                             eligibility(catalogue) + tiles(catalogue, arrays);
  return "// Generated from spec/: do not edit.\n#include <array>\n\n#include "
         "\"spec/catalogue/catalogue.hpp\"\n\n"
         "namespace assize {\nnamespace {\n\n" +
         arrays.text() + tables +
         "\n}  // namespace\n\nconst Catalogue& builtin_catalogue() {\n  static constexpr Catalogue "
         "kCatalogue{\n"
         "      kClauses, kNumbers, kOptions, kProfiles, kConstraints, kAmbiguities, kEligibility, "
         "kNeutrals, kTiles,\n"
         "      kSets};\n  return kCatalogue;\n}\n\n}  // namespace assize\n";
}

}  // namespace assize::specgen
