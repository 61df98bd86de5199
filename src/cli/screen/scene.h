// Everything that the screen shows at one moment, as data; the painter puts it on the terminal.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "cli/screen/layout.h"
#include "cli/screen/panel.h"
#include "cli/screen/terminal.h"
#include "notation/canvas.h"

namespace fourfold::cli {

// A key that does something at any time, shown so that it can be clicked as well.
struct Command {
  char32_t key = 0;
  std::string label;
};

struct Scene {
  std::string title;
  Canvas board;
  std::map<int, Emphasis> places;  // of the board that stand out
  std::vector<PanelLine> panel;
  std::string news;
  std::string question;
  bool warning = false;  // the question is a refusal
  std::vector<std::string> buttons;
  std::optional<int> focused_button;
  std::vector<Command> commands;
  std::optional<std::string> typed;  // after the question, with the cursor
  std::vector<std::string> box;      // over everything else
};

// Where the buttons and the commands of a scene are.
std::vector<Rect> button_rects(const Layout& layout, const std::vector<std::string>& labels);
std::vector<Rect> command_rects(const Layout& layout, const std::vector<Command>& commands);

void paint(Terminal& terminal, const Layout& layout, const Scene& scene);
// Instead, where the screen is too small.
void paint_too_small(Terminal& terminal);

}  // namespace fourfold::cli
