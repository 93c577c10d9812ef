#include "spec/catalogue/draft.hpp"

namespace assize {
namespace {

/// `key` is "any", one word or a list of words; empty means any.
template <typename Enum, typename Names>
std::vector<Enum> words(TableReader& table, std::string_view key, const Names& names, std::string_view what) {
  std::vector<Enum> list;
  const Node* node = table.node(key);
  if (node == nullptr) {
    table.complaints().add(table.where(), "cell without '" + std::string(key) + "'");
    return list;
  }
  if (node->kind == Node::Kind::text) {
    if (node->text == "any") return list;
    if (const auto word = read_word<Enum>({node->text, node->where}, names, what, table.complaints())) {
      list.push_back(*word);
    }
    return list;
  }
  for (const Ref& ref : table.refs(key)) {
    if (const auto word = read_word<Enum>(ref, names, what, table.complaints())) list.push_back(*word);
  }
  return list;
}

std::vector<Cause> causes(TableReader& table) {
  return words<Cause>(table, "cause", kCauseNames, "cause");
}

}  // namespace

void read_eligibility(const Node& file, const Complaints& complaints, Draft& draft) {
  TableReader top(file, complaints, "the eligibility file");
  for (const Node* node : top.tables("cell")) {
    TableReader table(*node, complaints, "cell");
    CellDraft cell;
    cell.complaints = complaints;
    const std::vector<Cause> rows = causes(table);
    cell.figures = words<FigureKind>(table, "figure", kFigureNames, "figure");
    cell.spots = words<Spot>(table, "spot", kSpotNames, "spot");
    cell.allowed = table.flag_or("allowed", false);
    if (!table.has("allowed")) complaints.add(node->where, "cell without 'allowed'");
    cell.clause = table.ref("clause");
    table.close();
    for (const Cause cause : rows) {
      cell.cause = cause;
      draft.cells.push_back(cell);
    }
  }
  for (const Node* node : top.tables("neutral")) {
    TableReader table(*node, complaints, "neutral");
    NeutralDraft cell;
    cell.complaints = complaints;
    const std::vector<Cause> rows = causes(table);
    cell.neutrals = words<Neutral>(table, "neutral", kNeutralNames, "neutral figure or token");
    cell.clause = table.ref("clause");
    table.close();
    for (const Cause cause : rows) {
      cell.cause = cause;
      draft.neutrals.push_back(cell);
    }
  }
  top.close();
}

}  // namespace assize
