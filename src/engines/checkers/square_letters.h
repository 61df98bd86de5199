// A board as a row of letters, one for each square from 1 to 32: the form that draughts programs send each other.
#pragma once

#include <string>
#include <string_view>

#include "rules/checkers/board.h"

namespace fourfold::checkers {

struct SquareLetters {
  char dark_man;
  char dark_king;
  char light_man;
  char light_king;
  char none;
};

std::string board_in_letters(const Board& board, const SquareLetters& letters);
// Whether checkers can stand so is not looked at.
Result<Board> read_board_letters(std::string_view text, const SquareLetters& letters);

}  // namespace fourfold::checkers
