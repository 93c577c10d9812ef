#include "tools/cli/differ.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <fstream>

#include "spec/catalogue/find.hpp"
#include "spec/scenario/read.hpp"
#include "spec/scenario/write.hpp"
#include "tools/cli/commands.hpp"
#include "tools/cli/input.hpp"
#include "tools/cli/terminal.hpp"
#include "tools/court/compare.hpp"
#include "tools/court/differ.hpp"
#include "tools/court/position.hpp"
#include "tools/court/reduce_parting.hpp"
#include "tools/court/reduce_size.hpp"
#include "tools/court/witness.hpp"

namespace assize::cli {

namespace {

namespace sc = assize::scenario;

Diagnostic plain(std::string message, std::string hint = {}) {
  return {{}, 0, 0, std::move(message), std::move(hint)};
}

/// Both sides as scenarios that expect nothing: the reader says what is wrong with sets, players and rulings.
struct Sides {
  sc::Scenario head;
  sc::Run a, b;
};

std::string quoted_list(const std::vector<std::string>& words) {
  std::vector<std::string> quoted;
  for (const std::string& w : words) quoted.push_back(fmt::format("\"{}\"", w));
  return fmt::format("[{}]", fmt::join(quoted, ", "));
}

/// "tower.capture-own: yes or no"
std::string question_text(const DifferOptions& o) {
  const std::size_t a = o.a.find('=');
  const std::size_t b = o.b.find('=');
  const bool one_option = a != std::string::npos && a == b && o.a.compare(0, a, o.b, 0, b) == 0;
  if (!one_option) return fmt::format("{} or {}", o.a, o.b);
  return fmt::format("{}: {} or {}", o.a.substr(0, a), o.a.substr(a + 1), o.b.substr(b + 1));
}

std::string side_text(const DifferOptions& o, const court::Side& side, const std::vector<Ruling>& context,
                      const Catalogue& catalogue) {
  std::vector<Ruling> rulings = context;
  for (const Ruling r : side.rulings) {
    std::erase_if(rulings, [r](const Ruling& known) { return known.option == r.option; });
    rulings.push_back(r);
  }
  std::vector<std::string> pairs;
  for (const Ruling r : rulings) {
    const Option& option = catalogue.options[static_cast<std::size_t>(r.option)];
    pairs.push_back(fmt::format("\"{}\" = \"{}\"", option.id, option.values[r.value].value));
  }
  const std::string profile = side.profile ? std::string(catalogue.profiles[*side.profile].id) : o.profile;
  std::vector<std::string> players;
  for (int p = 0; p < o.players; ++p) players.emplace_back(kColourNames[static_cast<std::size_t>(p)]);
  return fmt::format(
      "title = \"{}\"\nclauses = [\"base.turn.steps\"]\nsets = {}\nwith = {}\nprofiles = [\"{}\"]\n"
      "rulings = {{ {} }}\nplayers = {}\n[expect]\nsetup = {{ bag = 0 }}\n",
      question_text(o), quoted_list(o.sets), quoted_list(o.with), profile, fmt::join(pairs, ", "),
      quoted_list(players));
}

tl::expected<sc::Scenario, std::vector<Diagnostic>> read_side_text(const std::string& text,
                                                                   const Catalogue& catalogue) {
  auto s = sc::parse_scenario(text, "", catalogue);
  if (s) return s;
  std::vector<Diagnostic> faults;
  for (const Diagnostic& d : s.error()) faults.push_back(plain(d.message, d.hint));
  return tl::unexpected(std::move(faults));
}

/// The words of an option with commas between.
std::vector<std::string> words_of(const std::string& list) {
  std::vector<std::string> words;
  for (std::size_t from = 0; from < list.size();) {
    const std::size_t comma = std::min(list.find(',', from), list.size());
    if (comma > from) words.push_back(list.substr(from, comma - from));
    from = comma + 1;
  }
  return words;
}

tl::expected<Sides, std::vector<Diagnostic>> read_sides(const DifferOptions& o, const Catalogue& catalogue) {
  const auto a = court::read_side(catalogue, o.a);
  if (!a) return tl::unexpected(std::vector{a.error()});
  const auto b = court::read_side(catalogue, o.b);
  if (!b) return tl::unexpected(std::vector{b.error()});
  std::vector<Ruling> context;
  for (const std::string& word : o.rulings) {
    const auto more = court::read_side(catalogue, word);
    if (!more) return tl::unexpected(std::vector{more.error()});
    context.insert(context.end(), more->rulings.begin(), more->rulings.end());
  }
  auto left = read_side_text(side_text(o, *a, context, catalogue), catalogue);
  if (!left) return tl::unexpected(left.error());
  const auto right = read_side_text(side_text(o, *b, context, catalogue), catalogue);
  if (!right) return tl::unexpected(right.error());
  Sides sides{.head = *std::move(left), .a = {}, .b = sc::runs_of(*right, catalogue)->front()};
  sides.a = sc::runs_of(sides.head, catalogue)->front();
  sides.head.expect = {};
  return sides;
}

/// The command in one line, for the note of the scenario.
std::string command(const DifferOptions& o) {
  std::string text = fmt::format("assize perft --differ {} {} --depth {} --sets {}", o.a, o.b, o.depth,
                                 fmt::join(o.sets, ","));
  if (!o.with.empty()) text += fmt::format(" --with {}", fmt::join(o.with, ","));
  if (o.players != 2) text += fmt::format(" --players {}", o.players);
  if (o.profile != DifferOptions{}.profile) text += " --profile " + o.profile;
  for (const std::string& r : o.rulings) text += " --ruling " + r;
  if (!o.bag.empty()) text += " --bag " + o.bag;
  return text;
}

tl::expected<std::vector<std::uint8_t>, Diagnostic> bag_of(const Ruleset& rules, const std::string& list) {
  std::vector<std::uint8_t> bag(rules.full_bag.size(), 0);
  const Catalogue& catalogue = rules.law.catalogue();
  for (const std::string& word : words_of(list)) {
    TypeId type = rules.type_of(word);
    for (const std::size_t tile : find_tiles(catalogue, word)) {
      if (type < 0) type = rules.type_of(catalogue.tiles[tile].id);
    }
    if (type < 0)
      return tl::unexpected(plain("no such tile in these sets: " + word, "assize spec tiles lists them"));
    const auto t = static_cast<std::size_t>(type);
    const int copies = rules.full_bag[t] - (type == rules.start ? 1 : 0);
    if (++bag[t] > copies)
      return tl::unexpected(plain(fmt::format("the sets hold {} of {} beside the start tile", copies, word)));
  }
  return bag;
}

int write(const sc::Scenario& s, const std::string& file) {
  const std::string text = sc::to_toml(s);
  if (file.empty()) {
    fmt::print("\n{}", text);
    return kFailed;
  }
  std::ofstream out(file);
  out << text;
  out.flush();
  if (!out) return complain(plain("cannot write " + file));
  fmt::print("  written to {}\n", file);
  return kFailed;
}

/// A scenario made here tells which options it is about; the difference completes the title.
sc::Scenario titled(sc::Scenario s, const Sides& sides, const Catalogue& catalogue) {
  const court::Confirmed confirmed = court::confirm(s, sides.a, sides.b, catalogue);
  if (!confirmed.differences.empty()) s.title += "; " + court::to_string(confirmed.differences.front());
  return s;
}

/// Made small, if that is asked for and it is not as small as can be.
sc::Scenario reduced(sc::Scenario s, const Sides& sides, const DifferOptions& o, const Catalogue& catalogue) {
  if (!o.reduce) return s;
  auto small = court::reduce_difference(catalogue, s, sides.a, sides.b);
  if (!small || court::size_of(small->scenario) >= court::size_of(s)) return s;
  fmt::print("  made smaller in {}\n", counted(static_cast<std::size_t>(small->trials), "trial"));
  return std::move(small->scenario);
}

int report_witness(const court::DifferAnswer& answer, const court::DifferQuestion& question,
                   const Sides& sides, const DifferOptions& o, const Catalogue& catalogue) {
  std::string why;
  for (const court::GameWitness& witness : answer.witnesses) {
    auto s = court::scenario_of(witness, question, sides.head, sides.a, sides.b, catalogue);
    if (!s) {
      why = s.error();
      continue;
    }
    s = reduced(*std::move(s), sides, o, catalogue);
    const court::Confirmed confirmed = court::confirm(*s, sides.a, sides.b, catalogue);
    for (const court::Difference& d : confirmed.differences) fmt::print("  {}\n", court::to_string(d));
    return write(titled(*std::move(s), sides, catalogue), o.out);
  }
  fmt::print("  no scenario can tell it: {}\n", why);
  return kNotJudged;
}

int report(const court::DifferAnswer& answer, const court::DifferQuestion& question, const Sides& sides,
           const DifferOptions& o, const Catalogue& catalogue) {
  const std::string nodes = counted(answer.nodes, "node");
  if (answer.witnesses.empty() && answer.cut_off) {
    fmt::print("cut off after {}: {}; deeper games were not all played\n", nodes,
               answer.exhausted > 0 ? fmt::format("none in all games of {}",
                                                  counted(static_cast<std::size_t>(answer.exhausted), "tile"))
                                    : "nothing was exhausted");
    return kNotJudged;
  }
  if (answer.witnesses.empty()) {
    fmt::print("none in all games of {}; {}\n", counted(static_cast<std::size_t>(o.depth), "tile"), nodes);
    return kWell;
  }
  fmt::print("they part at {}; {}{}\n", counted(static_cast<std::size_t>(answer.depth), "tile"), nodes,
             answer.cut_off ? ", then cut off: there may be smaller boards of as many tiles" : "");
  return report_witness(answer, question, sides, o, catalogue);
}

std::string refusal_text(const SetUpRefusal& refusal, const Catalogue& catalogue) {
  if (refusal.grounds.empty()) return refusal.why;
  return std::string(catalogue.clauses[static_cast<std::size_t>(refusal.grounds.front().clause)].id);
}

/// One side refuses the set-up itself.
int report_set_up(const Sides& sides, const DifferOptions& o, const Catalogue& catalogue) {
  const auto s = court::with_expectations(sides.head, sides.a, sides.b, catalogue);
  if (!s) return complain(plain(s.error()));
  fmt::print("they part at the set-up\n");
  return write(titled(*s, sides, catalogue), o.out);
}

/// Both games know the same tiles and figures by the same numbers.
bool of_one_kind(const Ruleset& a, const Ruleset& b) {
  const auto same_tile = [](const TileType& x, const TileType& y) { return x.tile == y.tile; };
  return std::equal(a.types.begin(), a.types.end(), b.types.begin(), b.types.end(), same_tile) &&
         a.figures.size() == b.figures.size() && a.start == b.start;
}

}  // namespace

int differ(const DifferOptions& o, const Catalogue& catalogue) {
  auto sides = read_sides(o, catalogue);
  if (!sides) return complain(sides.error());
  sides->head.origin.kind = sc::OriginKind::generated;
  sides->head.origin.note = command(o);
  const auto rules_under = [&](const sc::Run& run) {
    Law law(catalogue, court::rulings_of(run, catalogue));
    const SetUp setup = court::set_up_of(sides->head, catalogue, law.rulings());
    return make_ruleset(setup, std::move(law));
  };
  const auto a = rules_under(sides->a);
  const auto b = rules_under(sides->b);
  if (!a && !b) return complain(plain("both sides refuse the set-up: " + refusal_text(a.error(), catalogue)));
  if (!a || !b) return report_set_up(*sides, o, catalogue);
  if (!of_one_kind(**a, **b)) return complain(plain("the two games have different tiles or figures"));
  court::DifferQuestion question{
      .a = *a, .b = *b, .bag = {}, .depth = o.depth, .limit = o.limit, .jobs = threads(o.jobs)};
  if (!o.bag.empty()) {
    auto bag = bag_of(**a, o.bag);
    if (!bag) return complain(bag.error());
    question.bag = *std::move(bag);
  }
  return report(court::differ(question), question, *sides, o, catalogue);
}

}  // namespace assize::cli
