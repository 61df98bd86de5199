#include "cli/fullscreen/layout.h"

#include <algorithm>

#include "cli/fullscreen/terminal.h"
#include "notation/canvas.h"

namespace fourfold::cli {
namespace {

constexpr int most_columns = 110;
constexpr int most_body_rows = 26;
constexpr int rows_below = 5;
constexpr int panel_gap = 2;

}  // namespace

Layout lay_out(int rows, int columns, int board_rows, int board_columns, int question_rows) {
  const int width = std::min(columns, most_columns);
  const int left = (columns - width) / 2;
  const int body = std::min(rows - 1 - rows_below, most_body_rows);
  const int room = width - board_columns - 1 - panel_gap - 1;
  Layout layout;
  layout.title = {0, left, 1, width};
  layout.board = {1 + std::max(0, (body - board_rows) / 2), left + 1, board_rows, board_columns};
  layout.panel = {1, left + 1 + board_columns + panel_gap, body, room};
  int row = 1 + body;
  layout.news = {row++, left + 1, 1, width - 2};
  layout.question = {row, left + 1, question_rows, width - 2};
  layout.buttons = {row + question_rows, left + 1, 3 - question_rows, width - 2};
  row += 3;
  layout.commands = {row, left + 1, 1, width - 2};
  return layout;
}

std::vector<Rect> lay_labels(const Rect& room, const std::vector<int>& widths, int gap) {
  std::vector<Rect> places;
  int row = room.row;
  int column = room.column;
  for (const int width : widths) {
    if (column + width > room.column + room.columns && column > room.column) {
      ++row;
      column = room.column;
    }
    if (row >= room.row + room.rows) break;
    places.push_back({row, column, 1, std::min(width, room.columns)});
    column += width + gap;
  }
  return places;
}

std::string shortened(std::string_view text, int columns) {
  if (Terminal::width(text) <= columns) return std::string(text);
  std::string kept;
  for (const char32_t character : characters(text)) {
    const std::string next = kept + utf8(character);
    if (Terminal::width(next) > columns - 1) break;
    kept = next;
  }
  return columns > 0 ? kept + "…" : "";
}

std::vector<std::string> wrapped(std::string_view text, int columns) {
  std::vector<std::string> lines;
  std::string line;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = std::min(text.find(' ', start), text.size());
    const std::string word = shortened(text.substr(start, end - start), columns);
    start = end + 1;
    if (!line.empty() && Terminal::width(line) + 1 + Terminal::width(word) > columns) {
      lines.push_back(line);
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace fourfold::cli
