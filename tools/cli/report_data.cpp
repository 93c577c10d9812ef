#include <fmt/format.h>

#include <array>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <sstream>

#include "tools/cli/report.hpp"

namespace assize::cli {

namespace {

using Json = nlohmann::ordered_json;
constexpr std::array<std::string_view, 4> kFileWords = {"pass", "fail", "unsupported", "unreadable"};
constexpr std::array<std::string_view, 3> kRunWords = {"pass", "fail", "unsupported"};
constexpr std::array<std::string_view, 4> kVerdicts = {"legal", "illegal", "malformed", "unsupported"};

Json json_of(const court::StepResult& step, const Catalogue& catalogue) {
  Json j = {{"step", step.text}, {"verdict", kVerdicts[static_cast<std::size_t>(step.judgement.verdict)]}};
  for (const Ground& g : step.judgement.grounds) {
    j["grounds"].push_back(
        {{"clause", catalogue.clauses[static_cast<std::size_t>(g.clause)].id}, {"facts", g.facts}});
  }
  return j;
}

Json json_of(const court::RunReport& run, const Catalogue& catalogue) {
  Json j = {{"run", run.name}, {"status", kRunWords[static_cast<std::size_t>(run.outcome.status)]}};
  for (const court::Failure& f : run.outcome.failures) {
    j["failures"].push_back(
        {{"line", f.where.line}, {"what", f.what}, {"expected", f.expected}, {"actual", f.actual}});
  }
  for (const court::StepResult& step : run.outcome.steps) j["steps"].push_back(json_of(step, catalogue));
  for (const std::string& why : run.outcome.missing) j["unsupported"].push_back(why);
  return j;
}

std::string complaint(const court::FileReport& report) {
  std::string text = to_string(report.diagnostics);
  for (const court::RunReport& run : report.runs) {
    for (const court::Failure& f : run.outcome.failures) {
      text += fmt::format("{}:{}: under {}: {}: expected {}, actual {}\n", report.file, f.where.line,
                          run.name, f.what, f.expected, f.actual);
    }
  }
  for (const std::string& clause : report.idle) text += fmt::format("{} is named but took no part\n", clause);
  return text;
}

}  // namespace

void print_json(const std::vector<court::FileReport>& reports, const Catalogue& catalogue) {
  Json all = Json::array();
  for (const court::FileReport& report : reports) {
    Json j = {{"file", report.file},
              {"title", report.title},
              {"status", kFileWords[static_cast<std::size_t>(report.status)]}};
    for (const Diagnostic& d : report.diagnostics) {
      j["diagnostics"].push_back(
          {{"line", d.line}, {"column", d.column}, {"message", d.message}, {"hint", d.hint}});
    }
    for (const court::RunReport& run : report.runs) j["runs"].push_back(json_of(run, catalogue));
    if (!report.idle.empty()) j["idle"] = report.idle;
    all.push_back(std::move(j));
  }
  fmt::print("{}\n", all.dump(2));
}

void print_junit(const std::vector<court::FileReport>& reports) {
  pugi::xml_document document;
  pugi::xml_node suite = document.append_child("testsuite");
  int failed = 0;
  int skipped = 0;
  for (const court::FileReport& report : reports) {
    pugi::xml_node test = suite.append_child("testcase");
    test.append_attribute("classname") = report.file.c_str();
    test.append_attribute("name") = report.title.c_str();
    if (report.status == court::FileStatus::fail || report.status == court::FileStatus::unreadable) {
      ++failed;
      test.append_child("failure").text().set(complaint(report).c_str());
    } else if (report.status == court::FileStatus::unsupported) {
      ++skipped;
      test.append_child("skipped");
    }
  }
  suite.append_attribute("name") = "assize";
  suite.append_attribute("tests") = static_cast<unsigned>(reports.size());
  suite.append_attribute("failures") = failed;
  suite.append_attribute("skipped") = skipped;
  std::ostringstream out;
  document.save(out, "  ");
  fmt::print("{}", out.str());
}

}  // namespace assize::cli
