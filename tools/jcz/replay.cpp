#include "tools/jcz/replay.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace assize::jcz {

namespace {

/// Tiles that the recording names and no set in play holds, where a set was passed over because nobody knows
/// it.
void miss_unknown_tiles(const Recording& recording, SetUpTold& setup) {
  if (!setup.ignored_sets) return;
  const auto check = [&](const std::string& id) {
    const bool held =
        std::any_of(setup.tiles.begin(), setup.tiles.end(), [&](const PackTile& t) { return t.id == id; });
    const std::string name = fmt::format("the set of the tile {}", id);
    if (!held && std::find(setup.missing.begin(), setup.missing.end(), name) == setup.missing.end())
      setup.missing.push_back(name);
  };
  for (const Message& m : recording.replay) {
    if (const auto* place = std::get_if<PlaceTile>(&m.act)) check(place->tile);
  }
  for (const std::string& id : recording.draw_order) check(id);
}

/// By message: the tile placed next after it.
std::vector<std::string_view> next_tiles(const Recording& recording) {
  std::vector<std::string_view> next(recording.replay.size());
  std::string_view tile;
  for (std::size_t i = recording.replay.size(); i-- > 0;) {
    next[i] = tile;
    if (const auto* place = std::get_if<PlaceTile>(&recording.replay[i].act)) tile = place->tile;
  }
  return next;
}

void play(const Recording& recording, Session& session, Replay& out) {
  const std::vector<std::string_view> next = next_tiles(recording);
  for (std::size_t i = 0; i < recording.replay.size(); ++i) {
    const Message& message = recording.replay[i];
    Answer answer = session.take(message, next[i]);
    if (answer.kind == Answer::Kind::played) continue;
    if (answer.kind == Answer::Kind::unsupported) {
      out.missing.push_back(answer.why);
      return;
    }
    const int number = static_cast<int>(i) + 1;
    out.refused = RefusedMove{.number = number,
                              .where = message.where,
                              .type = message.type,
                              .answer = std::move(answer),
                              .last = i + 1 == recording.replay.size(),
                              .listed = listed_move(recording.file, number)};
    return;
  }
}

void assess(const Recording& recording, const Session& session, Replay& out) {
  // What was refused in the middle leaves a position that the assertions do not speak of.
  if (out.refused && !out.refused->last) return;
  for (std::size_t i = 0; i < recording.assertions.size(); ++i) {
    const auto& [text, unused, where] = recording.assertions[i];
    const Assertion assertion = parse_assertion(text);
    AssertionOutcome outcome{.text = text,
                             .where = where,
                             .kind = assertion.kind,
                             .evaluation = evaluate(assertion, session, recording.players)};
    if (!outcome.evaluation.holds) {
      const std::string_view kind = kAssertionNames[static_cast<std::size_t>(assertion.kind)];
      outcome.listed = listed_assertion(recording.file, static_cast<int>(i) + 1, kind);
    }
    out.assertions.push_back(std::move(outcome));
  }
}

ReplayStatus status_of(const Replay& r) {
  if (!r.missing.empty()) return ReplayStatus::unsupported;
  bool listed = r.refused && r.refused->listed != nullptr;
  if (r.refused && !r.refused->listed && (!r.refused->last || r.assertions.empty()))
    return ReplayStatus::fail;
  for (const AssertionOutcome& a : r.assertions) {
    if (a.evaluation.holds) continue;
    if (a.listed == nullptr) return ReplayStatus::fail;
    listed = true;
  }
  return listed ? ReplayStatus::disagrees : ReplayStatus::pass;
}

std::string refusal_text(const SetUpRefusal& refusal, const Catalogue& catalogue) {
  std::string text = refusal.why;
  for (const Ground& g : refusal.grounds)
    text += fmt::format(", {}", catalogue.clauses[static_cast<std::size_t>(g.clause)].id);
  return text;
}

}  // namespace

Replayed replay(const Recording& recording, const Catalogue& catalogue) {
  Replayed out{.replay = {.file = recording.file}};
  Replay& r = out.replay;
  r.description = recording.description;
  r.messages = recording.replay.size();
  out.setup = set_up_told(recording, catalogue, r.diagnostics);
  SetUpTold& setup = *out.setup;
  miss_unknown_tiles(recording, setup);
  r.expansions = setup.expansions;
  r.notes = setup.notes;
  r.missing = setup.missing;
  if (!r.diagnostics.empty()) {
    r.status = ReplayStatus::unreadable;
    return out;
  }
  if (r.missing.empty()) {
    auto session = Session::begin(recording, setup, catalogue);
    if (session) {
      out.session = *std::move(session);
      play(recording, *out.session, r);
      assess(recording, *out.session, r);
      r.notes.insert(r.notes.end(), out.session->notes().begin(), out.session->notes().end());
      r.last = out.session->game();
    } else {
      r.missing.push_back(fmt::format("the set-up ({})", refusal_text(session.error(), catalogue)));
    }
  }
  r.status = status_of(r);
  return out;
}

Replayed replay_file(const std::filesystem::path& file, const Catalogue& catalogue) {
  auto recording = read_recording(file);
  if (recording) return replay(*recording, catalogue);
  Replayed out{.replay = {.file = file.string()}};
  out.replay.status = ReplayStatus::unreadable;
  out.replay.diagnostics = std::move(recording.error());
  return out;
}

}  // namespace assize::jcz
