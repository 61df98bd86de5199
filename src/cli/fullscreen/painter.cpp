#include <algorithm>

#include "cli/fullscreen/frame.h"
#include "cli/language.h"

namespace fourfold::cli {
namespace {

std::string button_text(const std::string& label) { return "[ " + label + " ]"; }
std::string command_text(const Shortcut& command) {
  return (command.key == U' ' ? said<"terminal.keys.space">() : utf8(command.key)) + " " + command.label;
}

std::string padded(const std::string& text, int columns) {
  const std::string kept = shortened(text, columns);
  return kept + std::string(static_cast<std::size_t>(std::max(0, columns - Terminal::width(kept))), ' ');
}

// The mark at the edge of a place that stands out, so that it does so without colour too.
char32_t mark_for(Emphasis emphasis, bool left) {
  if (emphasis == Emphasis::chosen) return left ? U'[' : U']';
  return left ? U'›' : U'‹';
}

void paint_board(Terminal& terminal, const Layout& layout, const Frame& frame) {
  const Canvas& board = frame.board;
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const Cell& cell = board.at(row, column);
      const auto found = frame.places.find(cell.place);
      const Emphasis emphasis = cell.place == no_place || found == frame.places.end() ? Emphasis::none : found->second;
      const bool left = column + 1 < board.columns() && board.at(row, column + 1).place == cell.place;
      const bool marked = emphasis != Emphasis::none && cell.rim;
      const char32_t glyph = terminal.palette().glyph(cell);
      terminal.put(layout.board.row + row, layout.board.column + column, marked ? mark_for(emphasis, left) : glyph,
                   terminal.palette().board(cell, emphasis));
    }
  }
}

void paint_panel(Terminal& terminal, const Layout& layout, const std::vector<PanelLine>& lines) {
  int row = layout.panel.row;
  for (const PanelLine& line : lines) {
    int column = layout.panel.column;
    int room = layout.panel.columns;
    if (line.seat_number > 0) {
      terminal.put(row, column, " " + line.sign + " ", terminal.palette().seat(line.seat_number));
      column += 3;
      room -= 3;
    }
    const int right = Terminal::width(line.right);
    terminal.put(row, column, shortened(line.text, right == 0 ? room : room - right - 1),
                 terminal.palette().text(line.role));
    terminal.put(row, layout.panel.column + layout.panel.columns - right, line.right,
                 terminal.palette().text(line.role));
    ++row;
  }
}

std::string in_utf8(std::u32string_view text) {
  std::string bytes;
  for (const char32_t character : text) bytes += utf8(character);
  return bytes;
}

int width_of(std::u32string_view text) { return Terminal::width(in_utf8(text)); }

void paint_question(Terminal& terminal, const Layout& layout, const Frame& frame) {
  const Rect& place = layout.question;
  const Role role = frame.warning ? Role::warning : Role::strong;
  if (!frame.typed) {
    int row = place.row;
    for (const std::string& line : wrapped(frame.question, place.columns)) {
      if (row < place.row + place.rows) terminal.put(row++, place.column, line, terminal.palette().text(role));
    }
    return;
  }
  terminal.put(place.row, place.column, frame.question + " ", terminal.palette().text(role));
  const int column = place.column + Terminal::width(frame.question) + 1;
  const int room = place.column + place.columns - column - 1;
  // Of a long text the part before the cursor is seen, a little of what follows, and what else has room.
  constexpr int ahead = 10;
  std::u32string_view before = std::u32string_view(*frame.typed).substr(0, frame.cursor);
  std::u32string_view after = std::u32string_view(*frame.typed).substr(frame.cursor);
  const int kept = std::min(width_of(after), ahead);
  while (!before.empty() && width_of(before) + kept > room) before.remove_prefix(1);
  while (!after.empty() && width_of(before) + width_of(after) > room) after.remove_suffix(1);
  terminal.put(place.row, column, in_utf8(before) + in_utf8(after), terminal.palette().text(Role::text));
  terminal.set_cursor(place.row, column + width_of(before));
}

void paint_box(Terminal& terminal, const std::vector<std::string>& lines) {
  int width = 0;
  for (const std::string& line : lines) width = std::max(width, Terminal::width(line));
  width = std::min(width, terminal.columns() - 4);
  const int height = std::min(static_cast<int>(lines.size()), terminal.rows() - 2);
  const int top = (terminal.rows() - height - 2) / 2;
  const int left = (terminal.columns() - width - 4) / 2;
  const Style style = terminal.palette().text(Role::box);
  std::string edge;
  for (int i = 0; i < width + 2; ++i) edge += "─";
  terminal.put(top, left, "┌" + edge + "┐", style);
  for (int i = 0; i < height; ++i) {
    terminal.put(top + 1 + i, left, "│ " + padded(lines[static_cast<std::size_t>(i)], width) + " │", style);
  }
  terminal.put(top + height + 1, left, "└" + edge + "┘", style);
}

}  // namespace

std::vector<Rect> button_rects(const Layout& layout, const std::vector<std::string>& labels) {
  std::vector<int> widths;
  widths.reserve(labels.size());
  for (const std::string& label : labels) widths.push_back(Terminal::width(button_text(label)));
  return lay_labels(layout.buttons, widths, 1);
}

std::vector<Rect> command_rects(const Layout& layout, const std::vector<Shortcut>& commands) {
  std::vector<int> widths;
  widths.reserve(commands.size());
  for (const Shortcut& command : commands) widths.push_back(Terminal::width(command_text(command)));
  return lay_labels(layout.commands, widths, 2);
}

void paint(Terminal& terminal, const Layout& layout, const Frame& frame) {
  terminal.palette().paint_for(frame.print);
  const Palette& palette = terminal.palette();
  terminal.clear();
  terminal.put(layout.title.row, layout.title.column, padded(" " + frame.title, layout.title.columns),
               palette.text(Role::title));
  paint_board(terminal, layout, frame);
  paint_panel(terminal, layout, frame.panel);
  terminal.put(layout.news.row, layout.news.column, shortened(frame.news, layout.news.columns),
               palette.text(Role::text));
  const std::vector<Rect> buttons = button_rects(layout, frame.buttons);
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    const bool focused = frame.focused_button == static_cast<int>(i);
    terminal.put(buttons[i].row, buttons[i].column, shortened(button_text(frame.buttons[i]), buttons[i].columns),
                 palette.text(focused ? Role::focused_button : Role::button));
  }
  const std::vector<Rect> commands = command_rects(layout, frame.commands);
  for (std::size_t i = 0; i < commands.size(); ++i) {
    terminal.put(commands[i].row, commands[i].column, command_text(frame.commands[i]), palette.text(Role::command));
  }
  paint_question(terminal, layout, frame);
  if (!frame.box.empty()) paint_box(terminal, frame.box);
  terminal.show();
}

void paint_too_small(Terminal& terminal) {
  terminal.clear();
  const std::string text = in_words(say<"terminal.fullscreen.too-small", "columns", "rows", "wide", "high">(
      least_columns, least_rows, terminal.columns(), terminal.rows()));
  int row = 0;
  for (const std::string& line : wrapped(text, terminal.columns())) {
    terminal.put(row++, 0, line, terminal.palette().text(Role::text));
  }
  terminal.show();
}

}  // namespace fourfold::cli
