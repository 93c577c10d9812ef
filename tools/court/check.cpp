#include "tools/court/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "spec/catalogue/nearest.hpp"
#include "spec/scenario/read.hpp"

namespace assize::court {

namespace fs = std::filesystem;
namespace sc = assize::scenario;

tl::expected<std::vector<fs::path>, Diagnostic> scenario_files(const std::vector<std::string>& paths) {
  std::vector<fs::path> files;
  for (const std::string& path : paths) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (error || status.type() == fs::file_type::not_found) {
      return tl::unexpected(Diagnostic{path, 0, 0, "there is no such file or folder",
                                       "give scenario files (.toml) or folders of them"});
    }
    if (status.type() != fs::file_type::directory) {
      files.emplace_back(path);
      continue;
    }
    const std::size_t before = files.size();
    for (auto it =
             fs::recursive_directory_iterator(path, fs::directory_options::skip_permission_denied, error);
         it != fs::recursive_directory_iterator(); it.increment(error)) {
      std::error_code unknown;  // a link that leads nowhere is no file
      if (it->path().extension() == ".toml" && it->is_regular_file(unknown)) files.push_back(it->path());
    }
    if (error) {
      return tl::unexpected(
          Diagnostic{path, 0, 0, "this folder cannot be read to its end: " + error.message(), {}});
    }
    if (files.size() == before) {
      return tl::unexpected(
          Diagnostic{path, 0, 0, "no scenario in this folder", "scenarios are files that end in .toml"});
    }
  }
  std::sort(files.begin(), files.end());
  files.erase(std::unique(files.begin(), files.end()), files.end());
  return files;
}

tl::expected<Ruling, Diagnostic> find_ruling(const Catalogue& catalogue, const std::string& option,
                                             const std::string& value) {
  std::vector<std::string_view> names;
  for (std::size_t o = 0; o < catalogue.options.size(); ++o) {
    const Option& candidate = catalogue.options[o];
    names.push_back(candidate.id);
    if (candidate.id != option) continue;
    std::vector<std::string_view> values;
    for (std::size_t v = 0; v < candidate.values.size(); ++v) {
      if (candidate.values[v].value == value)
        return Ruling{static_cast<OptionId>(o), static_cast<std::uint8_t>(v)};
      values.push_back(candidate.values[v].value);
    }
    return tl::unexpected(Diagnostic{{},
                                     0,
                                     0,
                                     fmt::format("option {} has no value \"{}\"", option, value),
                                     fmt::format("its values are {}", fmt::join(values, ", "))});
  }
  return tl::unexpected(
      Diagnostic{{}, 0, 0, fmt::format("there is no option {}", option), hint_for(option, names)});
}

tl::expected<std::size_t, Diagnostic> find_profile(const Catalogue& catalogue, const std::string& id) {
  std::vector<std::string_view> names;
  for (std::size_t p = 0; p < catalogue.profiles.size(); ++p) {
    if (catalogue.profiles[p].id == id) return p;
    names.push_back(catalogue.profiles[p].id);
  }
  return tl::unexpected(Diagnostic{{},
                                   0,
                                   0,
                                   fmt::format("there is no profile {}", id.empty() ? "without a name" : id),
                                   hint_for(id, names)});
}

tl::expected<std::vector<sc::Run>, Diagnostic> requested_runs(const sc::Scenario& s,
                                                              const Catalogue& catalogue,
                                                              const CheckRequest& request) {
  sc::Scenario wanted = s;
  if (!request.profiles.empty()) {
    wanted.profiles.clear();
    for (const std::string& id : request.profiles) {
      const auto profile = find_profile(catalogue, id);
      if (!profile) return tl::unexpected(profile.error());
      wanted.profiles.push_back({*profile, id, {}});
    }
  }
  for (const auto& [option, value] : request.rulings) {
    const auto ruling = find_ruling(catalogue, option, value);
    if (!ruling) return tl::unexpected(ruling.error());
    std::erase_if(wanted.rulings, [&](const sc::RulingRef& r) { return r.ruling.option == ruling->option; });
    wanted.rulings.push_back({*ruling, option, value, {}});
  }
  auto runs = sc::runs_of(wanted, catalogue);
  if (runs) return *std::move(runs);
  const sc::Conflict& first = runs.error().front();
  return tl::unexpected(Diagnostic{s.file, first.where.line, first.where.column, first.message, first.hint});
}

namespace {

FileStatus status_of(const FileReport& report) {
  const auto any = [&](Status status) {
    return std::any_of(report.runs.begin(), report.runs.end(),
                       [status](const RunReport& r) { return r.outcome.status == status; });
  };
  if (any(Status::fail)) return FileStatus::fail;
  if (any(Status::unsupported)) return FileStatus::unsupported;
  return report.idle.empty() ? FileStatus::pass : FileStatus::fail;
}

void note_grounds(const Outcome& outcome, std::set<ClauseId>& heard) {
  for (const StepResult& step : outcome.steps) {
    for (const Ground& g : step.judgement.grounds) heard.insert(g.clause);
  }
  for (const Ground& g : outcome.refused) heard.insert(g.clause);
}

}  // namespace

FileReport check_file(const fs::path& file, const Catalogue& catalogue, const CheckRequest& request) {
  FileReport report{.file = file.string()};
  const auto scenario = sc::read_scenario(file, catalogue);
  if (!scenario) {
    report.status = FileStatus::unreadable;
    report.diagnostics = scenario.error();
    return report;
  }
  report.title = scenario->title;
  const auto runs = requested_runs(*scenario, catalogue, request);
  if (!runs) {
    report.status = FileStatus::unreadable;
    report.diagnostics = {runs.error()};
    return report;
  }
  std::set<ClauseId> heard;
  for (const sc::Run& run : *runs) {
    const Hearing hearing{.decided = [&heard](const Decision& d) { heard.insert(d.clause); }};
    Outcome outcome = play(*scenario, run, catalogue, hearing);
    note_grounds(outcome, heard);
    report.runs.push_back({run.name, std::move(outcome)});
  }
  for (const sc::ClauseRef& clause : scenario->clauses) {
    // With another profile or ruling than its own a scenario may well leave its clause aside.
    const bool own = request.profiles.empty() && request.rulings.empty();
    if (own && !heard.contains(decision_of(catalogue, clause.id))) report.idle.push_back(clause.name);
  }
  report.status = status_of(report);
  return report;
}

std::vector<FileReport> check_files(const std::vector<fs::path>& files, const Catalogue& catalogue,
                                    const CheckRequest& request) {
  std::vector<FileReport> reports(files.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < files.size(); i = next++)
      reports[i] = check_file(files[i], catalogue, request);
  };
  std::vector<std::thread> threads;
  for (int j = 1; j < request.jobs; ++j) threads.emplace_back(work);
  work();
  for (std::thread& t : threads) t.join();
  return reports;
}

}  // namespace assize::court
