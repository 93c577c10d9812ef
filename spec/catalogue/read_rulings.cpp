#include <array>

#include "spec/catalogue/draft.hpp"

namespace assize {
namespace {

constexpr std::array<std::string_view, 4> kKinds = {"publisher", "printing", "ambiguity", "house"};

void read_option(const Node& node, const Complaints& complaints, Draft& draft) {
  TableReader table(node, complaints, "option");
  OptionDraft option;
  option.complaints = complaints;
  option.id = table.ref("id");
  option.title = table.text("title");
  const Ref kind = table.ref("kind");
  if (!kind.text.empty()) (void)read_word<int>(kind, kKinds, "kind of option", complaints);
  option.kind = kind.text;
  option.rulebook = table.text("rulebook");
  for (const Node* item : table.tables("values")) {
    TableReader value(*item, complaints, "value");
    option.values.push_back({value.text("value"), value.text("meaning"), value.text_or("by")});
    value.close();
  }
  option.clauses = table.refs("clauses");
  option.defaults = table.text_table("default");
  option.basis = table.text_table("basis");
  option.pending = table.text_or("pending");
  option.inseparable = table.text_or("inseparable");
  option.note = table.text_or("note");
  (void)table.refs("see");
  table.close();
  draft.options.push_back(std::move(option));
}

void read_profile(const Node& node, const Complaints& complaints, Draft& draft) {
  TableReader table(node, complaints, "profile");
  ProfileDraft profile;
  profile.complaints = complaints;
  profile.id = table.ref("id");
  if (table.has("parent")) profile.parent = table.ref("parent");
  profile.edition = table.ref("edition");
  profile.description = table.text("description");
  profile.rulings = table.text_table("rulings");
  profile.basis = table.text_table("basis");
  table.close();
  draft.profiles.push_back(std::move(profile));
}

void read_constraint(const Node& node, const Complaints& complaints, Draft& draft) {
  TableReader table(node, complaints, "constraint");
  ConstraintDraft constraint;
  constraint.complaints = complaints;
  constraint.when = table.refs("when");
  constraint.forces = table.refs("forces");
  constraint.irrelevant = table.refs("irrelevant");
  constraint.conflicts = table.refs("conflicts");
  constraint.text = table.text_or("text");
  table.close();
  if (constraint.when.empty()) complaints.add(node.where, "constraint without 'when'");
  if (constraint.forces.empty() && constraint.irrelevant.empty() && constraint.conflicts.empty()) {
    complaints.add(node.where, "constraint without 'forces', 'irrelevant' or 'conflicts'");
  }
  draft.constraints.push_back(std::move(constraint));
}

void read_ambiguity(const Node& node, const Complaints& complaints, Draft& draft) {
  TableReader table(node, complaints, "ambiguity");
  AmbiguityDraft ambiguity;
  ambiguity.complaints = complaints;
  ambiguity.id = table.ref("id");
  ambiguity.option = table.ref("option");
  ambiguity.question = table.text("question");
  ambiguity.status = table.text("status");
  for (const Node* item : table.tables("readings")) {
    TableReader reading(*item, complaints, "reading");
    ambiguity.readings.push_back({reading.ref("value"), reading.text_or("text"), reading.text("outcome")});
    reading.close();
  }
  ambiguity.clauses = table.refs("clauses");
  ambiguity.state = table.text_or("state");
  ambiguity.action = table.text_or("action");
  ambiguity.basis = table.text_or("basis");
  ambiguity.pending = table.text_or("pending");
  ambiguity.inseparable = table.text_or("inseparable");
  (void)table.refs("see");
  table.close();
  draft.ambiguities.push_back(std::move(ambiguity));
}

}  // namespace

void read_rulings(const Node& file, const Complaints& complaints, Draft& draft) {
  TableReader top(file, complaints, "a rulings file");
  for (const Node* node : top.tables("option")) read_option(*node, complaints, draft);
  for (const Node* node : top.tables("profile")) read_profile(*node, complaints, draft);
  for (const Node* node : top.tables("constraint")) read_constraint(*node, complaints, draft);
  for (const Node* node : top.tables("ambiguity")) read_ambiguity(*node, complaints, draft);
  top.close();
}

}  // namespace assize
