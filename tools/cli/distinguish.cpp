#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "spec/catalogue/find.hpp"
#include "spec/scenario/read.hpp"
#include "spec/scenario/write.hpp"
#include "tools/cli/distinguish_parts.hpp"
#include "tools/cli/input.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/court/compare.hpp"
#include "tools/court/stages.hpp"
#include "tools/picture/picture.hpp"

namespace assize::cli {

namespace {

using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

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

void write_pictures(const court::Board& board, const Catalogue& catalogue, const fs::path& folder,
                    const std::string& name) {
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
    fmt::print("  {}\n",
               inked(Ink::faint, fmt::format("{}: {}", c.name,
                                             catalogue.clauses[static_cast<std::size_t>(c.id)].statement)));
  }
  fmt::print("\n{}\n", indented(scenario::to_toml(b.scenario), 2));
}

}  // namespace

std::string pair_name(const Catalogue& catalogue, const smt::Asked& asked) {
  const Option& option = catalogue.options[static_cast<std::size_t>(asked.option)];
  std::string name =
      fmt::format("{}-{}-{}", option.id, option.values[asked.a].value, option.values[asked.b].value);
  for (char& c : name) c = c == '/' ? '-' : c;
  return name;
}

Answered answer(const Catalogue& catalogue, const DistinguishOptions& o, const smt::Fixed& fixed,
                const smt::Asked& asked) {
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
                            const std::string& name, const std::function<std::string()>& smt2,
                            smt::Answer said) {
      fs::create_directories(folder);
      std::ofstream(folder / fmt::format("{}.{}.smt2", name, smt::name_of(said))) << smt2();
    };
  }
  const auto start = std::chrono::steady_clock::now();
  out.found = court::distinguish(catalogue, question);
  out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return out;
}

std::string kept_board(const Catalogue& catalogue, const smt::Fixed& fixed, const smt::Asked& asked) {
  const fs::path kept = "scenarios/generated";
  const auto context = smt::context_for(catalogue, asked, fixed);
  if (!context || !fs::exists(kept)) return {};
  for (const auto& entry : fs::recursive_directory_iterator(kept)) {
    if (entry.path().stem() == pair_name(catalogue, asked) &&
        court::parts_them(catalogue, *context, entry.path())) {
      return entry.path().string();
    }
  }
  return {};
}

void write_out(const court::Board& board, const std::string& folder, const std::string& name) {
  fs::create_directories(folder);
  std::ofstream(fs::path(folder) / (name + ".toml")) << scenario::to_toml(board.scenario);
  if (board.game) std::ofstream(fs::path(folder) / (name + ".game.toml")) << scenario::to_toml(*board.game);
}

int status_of(const Answered& a) {
  if (!a.found) return kBadInput;
  if (!a.found->disagreements.empty()) return kFailed;
  return a.found->gave_up && a.found->boards.empty() ? kNotJudged : kWell;
}

namespace {

std::string_view doubt(const Answered& a) {
  return a.found->gave_up ? "; not shown to be the least" : "";
}

}  // namespace

std::string outcome_text(const Answered& a) {
  if (!a.found) return a.found.error();
  if (!a.found->disagreements.empty()) return "THE WITNESSES DISAGREE";
  if (!a.found->boards.empty()) {
    const court::Board& b = a.found->boards.front();
    return fmt::format("{} ({}){}", size_text(b), court::name_of(b.label), doubt(a));
  }
  if (a.found->gave_up) return fmt::format("gave up; none with at most {} tiles", a.found->none_up_to);
  return fmt::format("none with at most {} tiles", a.found->none_up_to);
}

Json json_of(const Answered& a) {
  Json j = {{"a", a.a},
            {"b", a.b},
            {"outcome", outcome_text(a)},
            {"seconds", a.seconds},
            {"status", a.found ? status_of(a) : kWell},
            {"boards", Json::array()}};
  if (!a.found) return j;
  j["none_up_to"] = a.found->none_up_to;
  j["disagreements"] = a.found->disagreements;
  for (const court::Board& b : a.found->boards) {
    Json board = {{"label", court::name_of(b.label)},
                  {"turn", b.turn},
                  {"tiles", b.size.tiles},
                  {"figures", b.size.figures},
                  {"floors", b.size.floors},
                  {"prisoners", b.size.prisoners},
                  {"points", b.size.points},
                  {"scenario", scenario::to_toml(b.scenario)}};
    for (const court::Difference& d : b.differences)
      board["differences"].push_back({{"what", d.what}, {"a", d.a}, {"b", d.b}});
    for (const scenario::ClauseRef& c : b.scenario.clauses) board["clauses"].push_back(c.name);
    j["boards"].push_back(std::move(board));
  }
  return j;
}

namespace {

/// What to do where nothing was searched.
std::string way_on(const Answered& a, const smt::Fixed& fixed, const Catalogue& catalogue) {
  const Option& option = catalogue.options[static_cast<std::size_t>(a.asked.option)];
  if (!option.inseparable.empty() || !option.pending.empty()) return {};
  if (smt::outside_search(a.asked.option).empty()) return "give the context with --ruling, --sets or --players";
  const std::string kept = kept_board(catalogue, fixed, a.asked);
  return kept.empty() ? kept : fmt::format("{} parts them", kept);
}

int print_one(const Answered& a, const DistinguishOptions& o, const smt::Fixed& fixed,
              const Catalogue& catalogue) {
  if (!a.found) return complain(Diagnostic{{}, 0, 0, a.found.error(), way_on(a, fixed, catalogue)});
  for (const std::string& d : a.found->disagreements)
    fmt::print("The witnesses disagree:\n{}\n", indented(d, 2));
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

/// What the asker fixes himself.
tl::expected<smt::Fixed, Diagnostic> fixed_by(const DistinguishOptions& o, const Catalogue& catalogue) {
  const auto request = read_request(o.profile.empty() ? std::vector<std::string>{} : std::vector{o.profile},
                                    o.rulings, catalogue);
  if (!request) return tl::unexpected(request.error());
  smt::Fixed fixed{.profile = {}, .rulings = {}, .sets = {}, .with = o.with, .players = o.players};
  if (!o.profile.empty()) {
    fixed.profile = static_cast<std::size_t>(profile_by_id(catalogue, o.profile) - catalogue.profiles.data());
  }
  for (const std::string& text : o.rulings) {
    const auto side = court::read_side(catalogue, text);
    if (!side) return tl::unexpected(side.error());
    fixed.rulings.insert(fixed.rulings.end(), side->rulings.begin(), side->rulings.end());
  }
  const auto parts = scenario::known_parts(catalogue);
  for (const std::string& part : o.with) {
    if (!parts.contains(part))
      return tl::unexpected(
          Diagnostic{{}, 0, 0, fmt::format("unknown part '{}' in --with", part), "see docs/scenarios.md"});
  }
  for (const std::string& name : o.sets) {
    const TileSet* set = set_by_id(catalogue, name);
    if (set == nullptr)
      return tl::unexpected(Diagnostic{{}, 0, 0, "there is no tile set " + name, "see assize spec sets"});
    fixed.sets.push_back(static_cast<std::size_t>(set - catalogue.sets.data()));
  }
  return fixed;
}

bool two_profiles(const court::Side& a, const court::Side& b) {
  return a.profile && b.profile && a.rulings.empty() && b.rulings.empty();
}

bool one_pair(const court::Side& a, const court::Side& b) {
  return !a.profile && !b.profile && a.rulings.size() == 1 && b.rulings.size() == 1 &&
         a.rulings[0].option == b.rulings[0].option && a.rulings[0].value != b.rulings[0].value;
}

/// Where something will be written, before anything is searched.
std::optional<Diagnostic> without_folder(const std::string& folder) {
  if (folder.empty()) return std::nullopt;
  std::error_code error;
  fs::create_directories(folder, error);
  if (!error && fs::is_directory(folder)) return std::nullopt;
  return Diagnostic{
      folder, 0, 0, "cannot be made a folder: " + (error ? error.message() : "it is a file"), {}};
}

}  // namespace

int distinguish(const DistinguishOptions& o, const Catalogue& catalogue) {
  for (const std::string& folder : {o.out, o.smt2}) {
    if (const auto why = without_folder(folder)) return complain(*why);
  }
  auto fixed = fixed_by(o, catalogue);
  if (!fixed) return complain(fixed.error());
  if (o.all) return answer_all(catalogue, o, *fixed, every_pair(catalogue));
  if (o.a.empty() || o.b.empty())
    return complain(Diagnostic{{}, 0, 0, "two readings are needed", "or --all"});
  const auto a = court::read_side(catalogue, o.a);
  if (!a) return complain(a.error());
  const auto b = court::read_side(catalogue, o.b);
  if (!b) return complain(b.error());
  if (two_profiles(*a, *b)) {
    fixed->profile = a->profile;
    const auto pairs = pairs_of_profiles(catalogue, *a->profile, *b->profile);
    if (pairs.empty())
      return complain(Diagnostic{{}, 0, 0, "no option is ruled otherwise in these two profiles", {}});
    return answer_all(catalogue, o, *fixed, pairs);
  }
  if (!one_pair(*a, *b)) {
    return complain(Diagnostic{{},
                               0,
                               0,
                               "these are not two readings of one option, nor two profiles",
                               "give other rulings with --ruling, the profile around them with --profile"});
  }
  const smt::Asked asked{a->rulings[0].option, a->rulings[0].value, b->rulings[0].value};
  const bool ruled = std::any_of(fixed->rulings.begin(), fixed->rulings.end(),
                                 [&](Ruling r) { return r.option == asked.option; });
  if (ruled)
    return complain(Diagnostic{{}, 0, 0, "--ruling rules the option that is asked about", "leave it out"});
  const Answered answered = answer(catalogue, o, *fixed, asked);
  if (o.format == Format::text) return print_one(answered, o, *fixed, catalogue);
  fmt::print("{}\n", json_of(answered).dump(2));
  return status_of(answered);
}

}  // namespace assize::cli
