#include <fmt/format.h>

#include "spec/scenario/reader.hpp"

namespace assize::scenario {
namespace {

constexpr std::string_view kBlanks = " \t\r";

/// The line of the source, counted from 1.
std::string_view source_line(std::string_view source, unsigned number) {
  for (; number > 1; --number) {
    const std::size_t end = source.find('\n');
    if (end == std::string_view::npos) return {};
    source.remove_prefix(end + 1);
  }
  return source.substr(0, source.find('\n'));
}

/// Where the text's first row stands: a map between triple quotes begins on the next line, any other where it
/// is.
struct Start {
  assize::Where where;
  bool rows_are_lines = false;
};

Start start_of(const Node& map, std::string_view source) {
  const std::string_view line = source_line(source, map.where.line);
  if (map.where.column == 0 || map.where.column > line.size()) return {map.where};
  const std::string_view rest = line.substr(map.where.column - 1);
  if (!rest.starts_with("\"\"\"") && !rest.starts_with("'''")) return {map.where};
  if (rest.find_first_not_of(kBlanks, 3) == std::string_view::npos) return {{map.where.line + 1, 1}, true};
  return {{map.where.line, map.where.column + 3}, true};
}

bool blank(std::string_view row) {
  return row.find_first_not_of(kBlanks) == std::string_view::npos;
}

std::vector<std::string_view> rows_of(std::string_view text) {
  std::vector<std::string_view> rows;
  while (true) {
    const std::size_t end = text.find('\n');
    rows.push_back(text.substr(0, end));
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return rows;
}

/// One row of the map.
class Row {
 public:
  Row(std::string_view text, Cell first, assize::Where start, bool exact, const Reader& reader)
      : text_(text), first_(first), start_(start), exact_(exact), reader_(&reader) {}

  /// The number of tiles written, good or bad.
  int read(Board& board) const {
    int written = 0;
    int x = first_.x;
    for (std::size_t begin = text_.find_first_not_of(kBlanks); begin != std::string_view::npos; ++x) {
      const std::size_t end = std::min(text_.find_first_of(kBlanks, begin), text_.size());
      const std::string_view word = text_.substr(begin, end - begin);
      if (word != ".") {
        ++written;
        if (!place(word, x, begin, board)) break;
      }
      begin = text_.find_first_not_of(kBlanks, end);
    }
    return written;
  }

 private:
  /// Whether the row is still in bounds.
  bool place(std::string_view word, int x, std::size_t column, Board& board) const {
    const assize::Where where{start_.line,
                              exact_ ? start_.column + static_cast<unsigned>(column) : start_.column};
    if (x > kFarthest || first_.y > kFarthest) {
      reader_->complain(where, fmt::format("the map reaches [{}, {}], out of bounds", x, first_.y),
                        fmt::format("no tile may lie beyond {}", kFarthest));
      return false;
    }
    if (auto tile = reader_->tile({std::string(word), where}, true)) {
      board.tiles.push_back({{static_cast<std::int16_t>(x), first_.y}, std::move(*tile)});
    }
    return true;
  }

  std::string_view text_;
  Cell first_;
  assize::Where start_;
  bool exact_;
  const Reader* reader_;
};

}  // namespace

void read_map(const Node& map, Cell corner, const Reader& reader, Board& board) {
  const Start start = start_of(map, reader.source);
  std::vector<std::string_view> rows = rows_of(map.text);
  assize::Where where = start.where;
  const auto next_line = [&] {
    if (start.rows_are_lines) where = {where.line + 1, 1};
  };
  std::size_t first = 0;
  while (first < rows.size() && blank(rows[first])) {
    ++first;
    next_line();
  }
  while (rows.size() > first && blank(rows.back())) rows.pop_back();
  if (first == rows.size()) {
    reader.complain(map.where, "the map is empty", "draw at least one tile, or leave [board] out");
    return;
  }
  int written = 0;
  Cell cell = corner;
  for (std::size_t i = first; i < rows.size(); ++i, ++cell.y, next_line()) {
    if (blank(rows[i]))
      reader.complain(where, "an empty row inside the map", "write a '.' for an empty place");
    written += Row(rows[i], cell, where, start.rows_are_lines, reader).read(board);
    if (cell.y > kFarthest) return;
  }
  if (written == 0)
    reader.complain(map.where, "the map shows no tile", "draw at least one, or leave [board] out");
}

}  // namespace assize::scenario
