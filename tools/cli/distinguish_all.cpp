#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "tools/cli/distinguish_parts.hpp"
#include "tools/cli/input.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/court/in_child.hpp"
#include "tools/court/parallel.hpp"

namespace assize::cli {

namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

constexpr std::string_view kTree = "scenarios";

/// A claim that there is no board, set against every scenario of the tree.
void contradict(Json& row, const Catalogue& catalogue, const court::Distinguished& found) {
  const auto against = court::contradicting(catalogue, found.context, found.none_up_to, {std::string(kTree)});
  if (against.empty()) return;
  row["outcome"] =
      fmt::format("{}: CONTRADICTED by {}", row["outcome"].get<std::string>(), fmt::join(against, ", "));
  row["status"] = kFailed;
}

Json answer_pair(const Catalogue& catalogue, const DistinguishOptions& o, const smt::Fixed& fixed,
                 const smt::Asked& asked) {
  const Answered answered = answer(catalogue, o, fixed, asked);
  Json row = json_of(answered);
  if (!answered.found) {
    const std::string kept = kept_board(catalogue, fixed, asked);
    if (kept.empty()) return row;
    row["kept"] = kept;
    row["outcome"] = fmt::format("parted by {} ({})", kept, row["outcome"].get<std::string>());
    return row;
  }
  if (!answered.found->boards.empty() && !o.out.empty()) {
    write_out(answered.found->boards.front(), o.out, pair_name(catalogue, asked));
  }
  if (answered.found->boards.empty() && answered.found->none_up_to > 0)
    contradict(row, catalogue, *answered.found);
  return row;
}

/// One pair's answer, computed in a process of its own: the solver does not give memory back.
Json answer_apart(const Catalogue& catalogue, const DistinguishOptions& o, const smt::Fixed& fixed,
                  const smt::Asked& asked) {
  const Option& option = catalogue.options[static_cast<std::size_t>(asked.option)];
  const std::string a = court::ruling_text(catalogue, {asked.option, asked.a});
  const std::string b = court::ruling_text(catalogue, {asked.option, asked.b});
  const auto not_asked = [&](const std::string& why) {
    return Json{{"a", a}, {"b", b}, {"outcome", why}, {"status", kWell}};
  };
  if (!option.pending.empty()) return not_asked(fmt::format("pending: {}", option.pending));
  if (!option.inseparable.empty()) return not_asked(fmt::format("no board can: {}", option.inseparable));
  const auto text = court::in_child([&] { return answer_pair(catalogue, o, fixed, asked).dump(); });
  Json row =
      text ? Json::parse(*text) : Json{{"a", a}, {"b", b}, {"outcome", text.error()}, {"status", kNotJudged}};
  if (o.format == Format::text) fmt::print(stderr, "{} / {}: {}\n", a, b, row["outcome"].get<std::string>());
  return row;
}

bool told_apart(const Json& row) {
  return row.contains("kept") || (row.contains("boards") && !row["boards"].empty());
}

void print_row(const Json& row, const Catalogue& catalogue, const smt::Asked& asked) {
  const Option& option = catalogue.options[static_cast<std::size_t>(asked.option)];
  const std::string values =
      fmt::format("{} / {}", option.values[asked.a].value, option.values[asked.b].value);
  fmt::print("{:<38} {:<36} {:>6.1f} s  {}\n", option.id, values, row.value("seconds", 0.0),
             row["outcome"].get<std::string>());
  if (!row.contains("disagreements")) return;
  for (const auto& d : row["disagreements"]) fmt::print("{}\n", indented(d.get<std::string>(), 4));
}

/// How many were told apart, and how long the solver took for those that it was asked.
void print_summary(const std::vector<Json>& rows) {
  const auto found = std::count_if(rows.begin(), rows.end(), told_apart);
  fmt::print("{} of {} pairs of readings told apart by a board that the engine confirms\n", found,
             rows.size());
  std::vector<double> times;
  for (const Json& row : rows) {
    if (row.contains("none_up_to")) times.push_back(row["seconds"].get<double>());
  }
  if (times.empty()) return;
  std::sort(times.begin(), times.end());
  fmt::print("{} searched: median {:.1f} s, worst {:.1f} s\n", times.size(), times[times.size() / 2],
             times.back());
}

void print_inseparable(const Catalogue& catalogue) {
  for (const Option& option : catalogue.options) {
    if (!option.inseparable.empty())
      fmt::print("no board can part the readings of {}: {}\n", option.id, option.inseparable);
  }
}

}  // namespace

std::vector<smt::Asked> every_pair(const Catalogue& catalogue) {
  std::vector<smt::Asked> pairs;
  for (std::size_t o = 0; o < catalogue.options.size(); ++o) {
    const Option& option = catalogue.options[o];
    if (!option.pending.empty() || !option.inseparable.empty()) continue;
    for (std::uint8_t a = 0; a < option.values.size(); ++a) {
      for (std::uint8_t b = a + 1; b < option.values.size(); ++b)
        pairs.push_back({static_cast<OptionId>(o), a, b});
    }
  }
  return pairs;
}

std::vector<smt::Asked> pairs_of_profiles(const Catalogue& catalogue, std::size_t a, std::size_t b) {
  std::vector<smt::Asked> pairs;
  for (std::size_t o = 0; o < catalogue.options.size(); ++o) {
    const std::uint8_t x = catalogue.profiles[a].rulings[o];
    const std::uint8_t y = catalogue.profiles[b].rulings[o];
    if (x != y) pairs.push_back({static_cast<OptionId>(o), x, y});
  }
  return pairs;
}

int answer_all(const Catalogue& catalogue, const DistinguishOptions& o, const smt::Fixed& fixed,
               const std::vector<smt::Asked>& pairs) {
  std::vector<Json> rows(pairs.size());
  court::in_parallel(pairs.size(), threads(o.jobs),
                     [&](std::size_t i) { rows[i] = answer_apart(catalogue, o, fixed, pairs[i]); });
  int status = kWell;
  for (const Json& row : rows) status = std::max(status, row.value("status", 0));
  if (o.format == Format::json) {
    fmt::print("{}\n", Json(rows).dump(2));
    return status;
  }
  for (std::size_t i = 0; i < rows.size(); ++i) print_row(rows[i], catalogue, pairs[i]);
  print_summary(rows);
  if (o.all) print_inseparable(catalogue);
  return status;
}

}  // namespace assize::cli
