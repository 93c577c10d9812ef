#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <sstream>

#include "tools/cli/report_replay.hpp"

namespace assize::cli {

namespace {

using Json = nlohmann::ordered_json;
using jcz::Replay;
using jcz::ReplayStatus;

std::string_view word(ReplayStatus status) {
  return jcz::kReplayStatusNames[static_cast<std::size_t>(status)];
}

Json json_of(const jcz::AssertionOutcome& a) {
  Json j = {{"text", a.text},
            {"kind", jcz::kAssertionNames[static_cast<std::size_t>(a.kind)]},
            {"line", a.where.line},
            {"status", a.evaluation.holds    ? "holds"
                       : a.listed != nullptr ? "disagrees"
                                             : "fails"}};
  if (a.evaluation.holds) return j;
  j["expected"] = a.evaluation.expected;
  j["actual"] = a.evaluation.actual;
  if (a.listed != nullptr) {
    j["clause"] = a.listed->clause;
    j["reason"] = a.listed->reason;
  }
  return j;
}

Json json_of(const jcz::RefusedMove& r, const Catalogue& catalogue) {
  Json j = {{"message", r.number},   {"line", r.where.line}, {"type", r.type},
            {"move", r.answer.move}, {"last", r.last},       {"listed", r.listed != nullptr}};
  if (!r.answer.why.empty()) j["why"] = r.answer.why;
  for (const Ground& g : r.answer.judgement.grounds) {
    j["grounds"].push_back(
        {{"clause", catalogue.clauses[static_cast<std::size_t>(g.clause)].id}, {"facts", g.facts}});
  }
  return j;
}

Json json_of(const Replay& r, const Catalogue& catalogue) {
  Json j = {{"file", r.file}, {"title", r.description}, {"status", word(r.status)}};
  for (const Diagnostic& d : r.diagnostics) {
    j["diagnostics"].push_back(
        {{"line", d.line}, {"column", d.column}, {"message", d.message}, {"hint", d.hint}});
  }
  if (!r.missing.empty()) j["unsupported"] = r.missing;
  if (!r.notes.empty()) j["notes"] = r.notes;
  j["expansions"] = r.expansions;
  j["messages"] = r.messages;
  if (r.refused) j["refused"] = json_of(*r.refused, catalogue);
  for (const jcz::AssertionOutcome& a : r.assertions) j["assertions"].push_back(json_of(a));
  return j;
}

std::string complaint(const Replay& r, const Catalogue& catalogue) {
  std::string text = to_string(r.diagnostics);
  if (r.refused) {
    text += fmt::format("{}:{}: message {}, {}: {}\n", r.file, r.refused->where.line, r.refused->number,
                        r.refused->type, refusal_text(*r.refused, catalogue));
  }
  for (const jcz::AssertionOutcome& a : r.assertions) {
    if (a.evaluation.holds) continue;
    text += fmt::format("{}:{}: \"{}\": expected {}, actual {}{}\n", r.file, a.where.line, a.text,
                        a.evaluation.expected, a.evaluation.actual,
                        a.listed != nullptr ? " (listed: " + a.listed->clause + ")" : "");
  }
  return text;
}

}  // namespace

void print_replays_json(const std::vector<Replay>& replays, const Catalogue& catalogue) {
  Json all = {{"recordings", Json::array()}, {"expansions", Json::object()}};
  for (const Replay& r : replays) all["recordings"].push_back(json_of(r, catalogue));
  for (const auto& [name, count] : by_expansion(replays)) {
    for (std::size_t i = 0; i < count.size(); ++i)
      all["expansions"][name][std::string(jcz::kReplayStatusNames[i])] = count[i];
  }
  fmt::print("{}\n", all.dump(2, ' ', false, Json::error_handler_t::replace));
}

/// Unsupported recordings and listed disagreements are skipped tests: neither passed nor failed.
void print_replays_junit(const std::vector<Replay>& replays, const Catalogue& catalogue) {
  pugi::xml_document document;
  pugi::xml_node suite = document.append_child("testsuite");
  int failed = 0;
  int skipped = 0;
  for (const Replay& r : replays) {
    pugi::xml_node test = suite.append_child("testcase");
    test.append_attribute("classname") = r.file.c_str();
    test.append_attribute("name") = r.description.c_str();
    if (r.status == ReplayStatus::fail || r.status == ReplayStatus::unreadable) {
      ++failed;
      test.append_child("failure").text().set(complaint(r, catalogue).c_str());
    } else if (r.status != ReplayStatus::pass) {
      ++skipped;
      std::string why = r.status == ReplayStatus::disagrees ? "disagrees (listed)" : "unsupported: ";
      if (r.status == ReplayStatus::unsupported) why += fmt::format("{}", fmt::join(r.missing, ", "));
      test.append_child("skipped").append_attribute("message") = why.c_str();
    }
  }
  suite.append_attribute("name") = "assize replay";
  suite.append_attribute("tests") = static_cast<unsigned>(replays.size());
  suite.append_attribute("failures") = failed;
  suite.append_attribute("skipped") = skipped;
  std::ostringstream out;
  document.save(out, "  ");
  fmt::print("{}", out.str());
}

}  // namespace assize::cli
