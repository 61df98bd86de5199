// Everything that the screen shows at one moment, as data; the painter puts it on the terminal.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/fullscreen/layout.h"
#include "cli/fullscreen/panel.h"
#include "cli/fullscreen/terminal.h"
#include "notation/canvas.h"
#include "rules/box.h"

namespace fourfold::cli {

// A key that does something at any time, shown so that it can be clicked as well.
struct Shortcut {
  char32_t key = 0;
  std::string label;
};

struct Frame {
  std::string title;
  std::optional<Box> print;  // whose colours the seats have
  Canvas board;
  std::map<int, Emphasis> places;  // of the board that stand out
  std::vector<PanelLine> panel;
  std::string news;
  std::string question;
  bool warning = false;  // the question is a refusal
  std::vector<std::string> buttons;
  std::optional<int> focused_button;
  std::vector<Shortcut> commands;
  std::optional<std::u32string> typed;  // after the question
  std::size_t cursor = 0;               // so many characters of it are before the cursor
  std::vector<std::string> box;         // over everything else
};

// Where the buttons and the commands of a frame are.
std::vector<Rect> button_rects(const Layout& layout, const std::vector<std::string>& labels);
std::vector<Rect> command_rects(const Layout& layout, const std::vector<Shortcut>& commands);

void paint(Terminal& terminal, const Layout& layout, const Frame& frame);
// Instead, where the screen is too small.
void paint_too_small(Terminal& terminal);

}  // namespace fourfold::cli
