#include "tools/court/distinguish.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "spec/catalogue/find.hpp"
#include "spec/scenario/write.hpp"
#include "tools/cli/input.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/court/compare.hpp"
#include "tools/court/in_child.hpp"
#include "tools/court/parallel.hpp"
#include "tools/court/stages.hpp"
#include "tools/picture/picture.hpp"

namespace assize::cli {

namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

/// One pair of readings, and what was found.
struct Answered {
  smt::Asked asked;
  std::string a, b;
  tl::expected<court::Distinguished, std::string> found = tl::unexpected(std::string());
  double seconds = 0;
};

std::string pair_name(const Catalogue& catalogue, const smt::Asked& asked) {
  const Option& option = catalogue.options[static_cast<std::size_t>(asked.option)];
  std::string name = fmt::format("{}-{}-{}", option.id, option.values[asked.a].value, option.values[asked.b].value);
  for (char& c : name) c = c == '/' ? '-' : c;
  return name;
}

Answered answer(const Catalogue& catalogue, const DistinguishOptions& o, const smt::Fixed& fixed, const smt::Asked& asked) {
  Answered out{.asked = asked,
               .a = court::ruling_text(catalogue, {asked.option, asked.a}),
               .b = court::ruling_text(catalogue, {asked.option, asked.b})};
  court::Distinguish question{.asked = asked, .fixed = fixed};
  question.most_tiles = o.most_tiles;
  question.most_loose = std::min(4, o.most_tiles);
  question.how_many = o.count;
  question.command = fmt::format("assize distinguish {} {}", out.a, out.b);
  if (!o.smt2.empty()) {
    question.on_query = [&, folder = fs::path(o.smt2) / pair_name(catalogue, asked)](
                            const std::string& name, const std::function<std::string()>& smt2, smt::Answer said) {
      fs::create_directories(folder);
      std::ofstream(folder / fmt::format("{}.{}.smt2", name, smt::name_of(said))) << smt2();
    };
  }
  const auto start = std::chrono::steady_clock::now();
  out.found = court::distinguish(catalogue, question);
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return out;
}

/// The board before the turn, as text.
std::string drawn(const scenario::Scenario& s, const Catalogue& catalogue, bool svg) {
  const auto runs = scenario::runs_of(s, catalogue);
  if (!runs) return {};
  const auto stages = court::stages_of(s, runs->front(), catalogue);
  if (!stages) return {};
  if (!svg) return board_text(stages->start, TextOptions{});
  SvgOptions drawing;
  drawing.title = s.title;
  for (const scenario::ClauseRef& c : s.clauses) drawing.caption.push_back(c.name);
  return board_svg(stages->start, drawing);
}

void write_out(const court::Board& board, const fs::path& folder, const std::string& name) {
  fs::create_directories(folder);
  std::ofstream(folder / (name + ".toml")) << scenario::to_toml(board.scenario);
}

void write_pictures(const court::Board& board, const Catalogue& catalogue, const fs::path& folder, const std::string& name) {
  if (board.game) std::ofstream(folder / (name + ".game.toml")) << scenario::to_toml(*board.game);
  std::ofstream(folder / (name + ".svg")) << drawn(board.scenario, catalogue, true);
  std::ofstream(folder / (name + ".txt")) << drawn(board.scenario, catalogue, false);
}

std::string size_text(const court::Board& b) {
  return fmt::format("{}, {}, {}, {}, {}", counted(static_cast<std::size_t>(b.size.tiles), "tile"),
                     counted(static_cast<std::size_t>(b.size.figures), "figure"),
                     counted(static_cast<std::size_t>(b.size.floors), "floor"),
                     counted(static_cast<std::size_t>(b.size.prisoners), "prisoner"), b.turn);
}

void print_board(const court::Board& b, const Catalogue& catalogue) {
  fmt::print("{} ({})\n\n", inked(Ink::strong, size_text(b)), court::name_of(b.label));
  fmt::print("{}\n", indented(drawn(b.scenario, catalogue, false), 2));
  for (const court::Difference& d : b.differences) fmt::print("  {}\n", court::to_string(d));
  for (const scenario::ClauseRef& c : b.scenario.clauses) {
    fmt::print("  {}\n", inked(Ink::faint, fmt::format("{}: {}", c.name, catalogue.clauses[static_cast<std::size_t>(c.id)].statement)));
  }
  fmt::print("\n{}\n", indented(scenario::to_toml(b.scenario), 2));
}

int status_of(const Answered& a) {
  if (!a.found) return kBadInput;
  if (!a.found->disagreements.empty()) return kFailed;
  return a.found->gave_up ? kNotJudged : kWell;
}

std::string outcome_text(const Answered& a) {
  if (!a.found) return a.found.error();
  if (!a.found->disagreements.empty()) return "THE WITNESSES DISAGREE";
  if (!a.found->boards.empty()) {
    const court::Board& b = a.found->boards.front();
    return fmt::format("{} ({})", size_text(b), court::name_of(b.label));
  }
  if (a.found->gave_up) return fmt::format("gave up; none with at most {} tiles", a.found->none_up_to);
  return fmt::format("none with at most {} tiles", a.found->none_up_to);
}

int print_one(const Answered& a, const DistinguishOptions& o, const Catalogue& catalogue) {
  if (!a.found) return complain(Diagnostic{{}, 0, 0, a.found.error(), "give the context with --ruling"});
  for (const std::string& d : a.found->disagreements) fmt::print("The witnesses disagree:\n{}\n", indented(d, 2));
  for (std::size_t i = 0; i < a.found->boards.size(); ++i) {
    print_board(a.found->boards[i], catalogue);
    if (o.out.empty()) continue;
    const std::string name = pair_name(catalogue, a.asked) + (i == 0 ? "" : fmt::format("-{}", i + 1));
    write_out(a.found->boards[i], o.out, name);
    write_pictures(a.found->boards[i], catalogue, o.out, name);
  }
  if (a.found->boards.empty()) fmt::print("{} and {}: {}\n", a.a, a.b, outcome_text(a));
  return status_of(a);
}

Json json_of(const Answered& a, const Catalogue& catalogue) {
  Json j = {{"a", a.a}, {"b", a.b}, {"outcome", outcome_text(a)}, {"seconds", a.seconds}, {"status", a.found ? status_of(a) : kWell}, {"boards", Json::array()}};
  if (!a.found) return j;
  j["none_up_to"] = a.found->none_up_to;
  j["disagreements"] = a.found->disagreements;
  for (const court::Board& b : a.found->boards) {
    Json board = {{"label", court::name_of(b.label)}, {"turn", b.turn}, {"tiles", b.size.tiles},
                  {"figures", b.size.figures}, {"floors", b.size.floors}, {"prisoners", b.size.prisoners},
                  {"points", b.size.points}, {"scenario", scenario::to_toml(b.scenario)}};
    for (const court::Difference& d : b.differences) board["differences"].push_back({{"what", d.what}, {"a", d.a}, {"b", d.b}});
    for (const scenario::ClauseRef& c : b.scenario.clauses) board["clauses"].push_back(c.name);
    j["boards"].push_back(std::move(board));
  }
  (void)catalogue;
  return j;
}

std::vector<smt::Asked> every_pair(const Catalogue& catalogue) {
  std::vector<smt::Asked> pairs;
  for (std::size_t o = 0; o < catalogue.options.size(); ++o) {
    const Option& option = catalogue.options[o];
    if (!option.pending.empty() || !option.inseparable.empty()) continue;
    for (std::uint8_t a = 0; a < option.values.size(); ++a) {
      for (std::uint8_t b = a + 1; b < option.values.size(); ++b) pairs.push_back({static_cast<OptionId>(o), a, b});
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

/// One pair's answer as JSON, computed in a process of its own: the solver does not give memory back.
Json answer_apart(const Catalogue& catalogue, const DistinguishOptions& o, const smt::Fixed& fixed, const smt::Asked& asked) {
  const Option& option = catalogue.options[static_cast<std::size_t>(asked.option)];
  const std::string a = court::ruling_text(catalogue, {asked.option, asked.a});
  const std::string b = court::ruling_text(catalogue, {asked.option, asked.b});
  if (!option.pending.empty()) return {{"a", a}, {"b", b}, {"outcome", fmt::format("pending: {}", option.pending)}, {"status", kWell}};
  const auto text = court::in_child([&] {
    const Answered answered = answer(catalogue, o, fixed, asked);
    if (answered.found && !answered.found->boards.empty() && !o.out.empty()) {
      write_out(answered.found->boards.front(), o.out, pair_name(catalogue, asked));
    }
    Json row = json_of(answered, catalogue);
    if (answered.found && answered.found->boards.empty() && answered.found->none_up_to > 0) {
      const auto against = court::contradicting(catalogue, answered.found->context, answered.found->none_up_to, {"scenarios"});
      if (!against.empty()) {
        row["outcome"] = fmt::format("{}: CONTRADICTED by {}", row["outcome"].get<std::string>(), fmt::join(against, ", "));
        row["status"] = kFailed;
      }
    }
    return row.dump();
  });
  Json row = text ? Json::parse(*text) : Json{{"a", a}, {"b", b}, {"outcome", text.error()}, {"status", kNotJudged}};
  if (o.format == Format::text) fmt::print(stderr, "{} / {}: {}\n", a, b, row["outcome"].get<std::string>());
  return row;
}

int answer_all(const Catalogue& catalogue, const DistinguishOptions& o, const smt::Fixed& fixed,
               const std::vector<smt::Asked>& pairs) {
  std::vector<Json> rows(pairs.size());
  court::in_parallel(pairs.size(), threads(o.jobs), [&](std::size_t i) { rows[i] = answer_apart(catalogue, o, fixed, pairs[i]); });
  int status = kWell;
  std::size_t found = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Json& row = rows[i];
    status = std::max(status, row.value("status", 0));
    found += row.contains("boards") && !row["boards"].empty() ? 1 : 0;
    if (o.format == Format::json) continue;
    const Option& option = catalogue.options[static_cast<std::size_t>(pairs[i].option)];
    const std::string values = fmt::format("{} / {}", option.values[pairs[i].a].value, option.values[pairs[i].b].value);
    fmt::print("{:<38} {:<36} {:>6.1f} s  {}\n", option.id, values, row.value("seconds", 0.0), row["outcome"].get<std::string>());
    if (!row.contains("disagreements")) continue;
    for (const auto& d : row["disagreements"]) fmt::print("{}\n", indented(d.get<std::string>(), 4));
  }
  if (o.format == Format::json) {
    fmt::print("{}\n", Json(rows).dump(2));
  } else {
    fmt::print("{} of {} pairs of readings told apart by a board that the engine confirms\n", found, rows.size());
  }
  return status;
}

}  // namespace

int distinguish(const DistinguishOptions& o, const Catalogue& catalogue) {
  const auto request = read_request(o.profile.empty() ? std::vector<std::string>{} : std::vector{o.profile}, o.rulings, catalogue);
  if (!request) return complain(request.error());
  smt::Fixed fixed{.profile = {}, .rulings = {}, .sets = {}, .with = o.with, .players = o.players};
  if (!o.profile.empty()) {
    fixed.profile = static_cast<std::size_t>(profile_by_id(catalogue, o.profile) - catalogue.profiles.data());
  }
  for (const std::string& text : o.rulings) {
    const auto side = court::read_side(catalogue, text);
    if (!side) return complain(side.error());
    fixed.rulings.insert(fixed.rulings.end(), side->rulings.begin(), side->rulings.end());
  }
  for (const std::string& name : o.sets) {
    const TileSet* set = set_by_id(catalogue, name);
    if (set == nullptr) return complain(Diagnostic{{}, 0, 0, "there is no tile set " + name, "see assize spec sets"});
    fixed.sets.push_back(static_cast<std::size_t>(set - catalogue.sets.data()));
  }
  if (o.all) return answer_all(catalogue, o, fixed, every_pair(catalogue));
  if (o.a.empty() || o.b.empty()) return complain(Diagnostic{{}, 0, 0, "two readings are needed", "or --all"});
  const auto a = court::read_side(catalogue, o.a);
  if (!a) return complain(a.error());
  const auto b = court::read_side(catalogue, o.b);
  if (!b) return complain(b.error());
  if (a->profile && b->profile && a->rulings.empty() && b->rulings.empty()) {
    fixed.profile = a->profile;
    return answer_all(catalogue, o, fixed, pairs_of_profiles(catalogue, *a->profile, *b->profile));
  }
  const bool pair = !a->profile && !b->profile && a->rulings.size() == 1 && b->rulings.size() == 1 &&
                    a->rulings[0].option == b->rulings[0].option && a->rulings[0].value != b->rulings[0].value;
  if (!pair) {
    return complain(Diagnostic{{}, 0, 0, "these are not two readings of one option, nor two profiles",
                               "give other rulings with --ruling, the profile around them with --profile"});
  }
  const smt::Asked asked{a->rulings[0].option, a->rulings[0].value, b->rulings[0].value};
  const Answered answered = answer(catalogue, o, fixed, asked);
  if (o.format == Format::text) return print_one(answered, o, catalogue);
  fmt::print("{}\n", json_of(answered, catalogue).dump(2));
  return status_of(answered);
}

}  // namespace assize::cli
