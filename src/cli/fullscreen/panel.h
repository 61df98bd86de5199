// What stands beside the board: the players with their score, clock and how they stand, the table, and the last of what
// has happened.
#pragma once

#include <string>
#include <vector>

#include "cli/fullscreen/palette.h"
#include "screen/screen.h"

namespace fourfold::cli {

struct PanelLine {
  std::string text;
  Role role = Role::text;
  int seat_number = 0;  // of a line that begins with a seat's sign, in its colour; else 0
  std::string sign;
  std::string right;  // at the right edge
};

// As many lines as there is room for.
std::vector<PanelLine> panel_lines(const screen::Screen& screen, Millis at, int rows, int columns);

}  // namespace fourfold::cli
