#include "tools/court/compare.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "tools/cli/input.hpp"
#include "tools/cli/terminal.hpp"

namespace assize::cli {

namespace {

using court::Difference;
using court::FileComparison;
using court::Parting;
using Json = nlohmann::ordered_json;

std::string_view id_of(const Catalogue& catalogue, ClauseId c) {
  return catalogue.clauses[static_cast<std::size_t>(c)].id;
}

std::string ruling_text(const Catalogue& catalogue, Ruling r) {
  const Option& option = catalogue.options[static_cast<std::size_t>(r.option)];
  return fmt::format("{}={}", option.id, option.values[r.value].value);
}

std::vector<std::string> ids(const Catalogue& catalogue, const std::vector<ClauseId>& clauses) {
  std::vector<std::string> list;
  for (const ClauseId c : clauses) list.emplace_back(id_of(catalogue, c));
  return list;
}

std::vector<std::string> ruling_texts(const Catalogue& catalogue, const std::vector<Ruling>& rulings) {
  std::vector<std::string> list;
  for (const Ruling r : rulings) list.push_back(ruling_text(catalogue, r));
  return list;
}

/// What, and both values: in columns where they fit, else one below the other.
void print_difference(const Difference& d) {
  if (d.what.size() <= 34 && d.a.size() <= 30 && d.b.size() <= 34) {
    fmt::print("    {:<34} {:<30} {}\n", d.what, d.a, d.b);
    return;
  }
  fmt::print("    {}\n      A  {}\n      B  {}\n", d.what, d.a, d.b);
}

void print_list(std::string_view title, const std::vector<std::string>& words) {
  if (!words.empty())
    fmt::print("    {}\n", inked(Ink::faint, fmt::format("{} {}", title, fmt::join(words, ", "))));
}

/// Runs that come out alike are told together.
void print_partings(const std::vector<Parting>& partings, std::size_t i, const Catalogue& catalogue) {
  const Parting& p = partings[i];
  const auto alike = [&](const Parting& o) { return o.alike(p); };
  if (std::any_of(partings.begin(), partings.begin() + static_cast<std::ptrdiff_t>(i), alike)) return;
  for (const Parting& o : partings) {
    if (alike(o)) fmt::print("  A {}, B {}\n", inked(Ink::strong, o.a), inked(Ink::strong, o.b));
  }
  for (const Difference& d : p.differences) print_difference(d);
  print_list("turns by", ruling_texts(catalogue, p.turning));
  print_list("in force in A only:", ids(catalogue, p.only_a));
  print_list("in force in B only:", ids(catalogue, p.only_b));
}

struct Totals {
  int scenarios = 0, parted = 0, unreadable = 0, runs = 0, partings = 0;
};

Totals total(const std::vector<FileComparison>& files) {
  Totals t;
  for (const FileComparison& f : files) {
    ++t.scenarios;
    t.unreadable += f.diagnostics.empty() ? 0 : 1;
    t.parted += f.partings.empty() ? 0 : 1;
    t.runs += f.runs;
    t.partings += static_cast<int>(f.partings.size());
  }
  return t;
}

/// Which clauses and rulings part the most scenarios.
std::map<std::string, int> tally_turning(const std::vector<FileComparison>& files,
                                         const Catalogue& catalogue) {
  std::map<std::string, int> count;
  for (const FileComparison& f : files) {
    std::vector<std::string> seen;
    for (const Parting& p : f.partings) {
      for (const std::string& r : ruling_texts(catalogue, p.turning)) {
        if (std::find(seen.begin(), seen.end(), r) == seen.end()) seen.push_back(r);
      }
    }
    for (const std::string& r : seen) ++count[r];
  }
  return count;
}

void print_text(const std::vector<FileComparison>& files, const CompareOptions& options,
                const Catalogue& catalogue) {
  for (const FileComparison& f : files) {
    if (!f.diagnostics.empty()) complain(f.diagnostics);
    if (f.partings.empty()) continue;
    fmt::print("{}: {}\n", inked(Ink::doubtful, f.file), f.title);
    for (std::size_t i = 0; i < f.partings.size(); ++i) print_partings(f.partings, i, catalogue);
  }
  const auto turning = tally_turning(files, catalogue);
  if (turning.size() > 1) {
    fmt::print("\nRulings of B that turn a scenario by themselves\n");
    for (const auto& [ruling, n] : turning) fmt::print("  {:>4}  {}\n", n, ruling);
  }
  const Totals t = total(files);
  fmt::print("{} against {}: {}, {} differ ({} of {}), {} unreadable\n", options.a, options.b,
             counted(static_cast<std::size_t>(t.scenarios), "scenario"),
             inked(t.parted > 0 ? Ink::doubtful : Ink::good, fmt::format("{}", t.parted)), t.partings,
             counted(static_cast<std::size_t>(t.runs), "run"), t.unreadable);
}

Json json_of(const Parting& p, const Catalogue& catalogue) {
  Json j = {{"a", p.a}, {"b", p.b}, {"differences", Json::array()}};
  for (const Difference& d : p.differences)
    j["differences"].push_back({{"what", d.what}, {"a", d.a}, {"b", d.b}});
  j["turning"] = ruling_texts(catalogue, p.turning);
  j["only_a"] = ids(catalogue, p.only_a);
  j["only_b"] = ids(catalogue, p.only_b);
  return j;
}

void print_json(const std::vector<FileComparison>& files, const CompareOptions& options,
                const Catalogue& catalogue) {
  const Totals t = total(files);
  Json j = {{"a", options.a},
            {"b", options.b},
            {"scenarios", t.scenarios},
            {"differ", t.parted},
            {"unreadable", t.unreadable}};
  j["files"] = Json::array();
  for (const FileComparison& f : files) {
    if (f.partings.empty() && f.diagnostics.empty()) continue;
    Json file = {{"file", f.file}, {"title", f.title}, {"partings", Json::array()}};
    for (const Parting& p : f.partings) file["partings"].push_back(json_of(p, catalogue));
    for (const Diagnostic& d : f.diagnostics) file["diagnostics"].push_back(to_string(d));
    j["files"].push_back(std::move(file));
  }
  fmt::print("{}\n", j.dump(2));
}

}  // namespace

int compare(const CompareOptions& options, const Catalogue& catalogue) {
  const auto a = court::read_side(catalogue, options.a);
  if (!a) return complain(a.error());
  const auto b = court::read_side(catalogue, options.b);
  if (!b) return complain(b.error());
  const auto files =
      court::scenario_files(options.paths.empty() ? std::vector<std::string>{"scenarios"} : options.paths);
  if (!files) return complain(files.error());
  const auto results = court::compare_files(*files, catalogue, *a, *b, threads(options.jobs));
  if (options.format == Format::json) {
    print_json(results, options, catalogue);
  } else {
    print_text(results, options, catalogue);
  }
  const Totals t = total(results);
  if (t.unreadable > 0) return kBadInput;
  return t.parted > 0 ? kFailed : kWell;
}

}  // namespace assize::cli
