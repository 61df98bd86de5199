#include <algorithm>

#include <fmt/core.h>

#include "cli/screen/scene.h"

namespace fourfold::cli {
namespace {

std::string button_text(const std::string& label) { return "[ " + label + " ]"; }
std::string command_text(const Command& command) {
  return (command.key == U' ' ? "Space" : utf8(command.key)) + " " + command.label;
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

void paint_board(Terminal& terminal, const Layout& layout, const Scene& scene) {
  const Canvas& board = scene.board;
  for (int row = 0; row < board.rows(); ++row) {
    for (int column = 0; column < board.columns(); ++column) {
      const Cell& cell = board.at(row, column);
      const auto found = scene.places.find(cell.place);
      const Emphasis emphasis = cell.place == no_place || found == scene.places.end() ? Emphasis::none : found->second;
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

void paint_question(Terminal& terminal, const Layout& layout, const Scene& scene) {
  const Rect& place = layout.question;
  const Role role = scene.warning ? Role::warning : Role::strong;
  if (!scene.typed) {
    int row = place.row;
    for (const std::string& line : wrapped(scene.question, place.columns)) {
      if (row < place.row + place.rows) terminal.put(row++, place.column, line, terminal.palette().text(role));
    }
    return;
  }
  terminal.put(place.row, place.column, scene.question + " ", terminal.palette().text(role));
  const int column = place.column + Terminal::width(scene.question) + 1;
  const int room = place.column + place.columns - column - 1;
  // Of a long text the end is seen, where one writes.
  std::string text = *scene.typed;
  while (Terminal::width(text) > room && !text.empty()) text.erase(0, utf8(characters(text)[0]).size());
  terminal.put(place.row, column, text, terminal.palette().text(Role::text));
  terminal.set_cursor(place.row, column + Terminal::width(text));
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

std::vector<Rect> command_rects(const Layout& layout, const std::vector<Command>& commands) {
  std::vector<int> widths;
  widths.reserve(commands.size());
  for (const Command& command : commands) widths.push_back(Terminal::width(command_text(command)));
  return lay_labels(layout.commands, widths, 2);
}

void paint(Terminal& terminal, const Layout& layout, const Scene& scene) {
  const Palette& palette = terminal.palette();
  terminal.clear();
  terminal.put(layout.title.row, layout.title.column, padded(" " + scene.title, layout.title.columns),
               palette.text(Role::title));
  paint_board(terminal, layout, scene);
  paint_panel(terminal, layout, scene.panel);
  terminal.put(layout.news.row, layout.news.column, shortened(scene.news, layout.news.columns),
               palette.text(Role::text));
  const std::vector<Rect> buttons = button_rects(layout, scene.buttons);
  for (std::size_t i = 0; i < buttons.size(); ++i) {
    const bool focused = scene.focused_button == static_cast<int>(i);
    terminal.put(buttons[i].row, buttons[i].column, shortened(button_text(scene.buttons[i]), buttons[i].columns),
                 palette.text(focused ? Role::focused_button : Role::button));
  }
  const std::vector<Rect> commands = command_rects(layout, scene.commands);
  for (std::size_t i = 0; i < commands.size(); ++i) {
    terminal.put(commands[i].row, commands[i].column, command_text(scene.commands[i]), palette.text(Role::command));
  }
  paint_question(terminal, layout, scene);
  if (!scene.box.empty()) paint_box(terminal, scene.box);
  terminal.show();
}

void paint_too_small(Terminal& terminal) {
  terminal.clear();
  const std::string text = fmt::format(
      "The board needs {} columns and {} rows; this window has {} and {}. Make it larger, or press q to leave.",
      least_columns, least_rows, terminal.columns(), terminal.rows());
  int row = 0;
  for (const std::string& line : wrapped(text, terminal.columns())) {
    terminal.put(row++, 0, line, terminal.palette().text(Role::text));
  }
  terminal.show();
}

}  // namespace fourfold::cli
