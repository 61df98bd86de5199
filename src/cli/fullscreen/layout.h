// Where everything is on the screen: the board on the left, a panel beside it, and below them what has just happened,
// what is asked, the buttons and the commands.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fourfold::cli {

inline constexpr int least_rows = 24;
inline constexpr int least_columns = 80;

struct Rect {
  int row = 0;
  int column = 0;
  int rows = 1;
  int columns = 0;

  bool holds(int r, int c) const { return r >= row && r < row + rows && c >= column && c < column + columns; }
};

struct Layout {
  Rect title;
  Rect board;
  Rect panel;
  Rect news;
  Rect question;  // one row or two
  Rect buttons;   // the rows after it, up to the commands
  Rect commands;
};

inline constexpr int most_question_rows = 2;

// For a screen that is large enough.
Layout lay_out(int rows, int columns, int board_rows, int board_columns, int question_rows = 1);

// One after the other from the left, in as many rows as there are; what finds no room is left out.
std::vector<Rect> lay_labels(const Rect& room, const std::vector<int>& widths, int gap);

// The text in lines of at most that many columns, broken between words where that is possible.
std::vector<std::string> wrapped(std::string_view text, int columns);
// As much of the text as there is room for.
std::string shortened(std::string_view text, int columns);

}  // namespace fourfold::cli
