#include "engines/checkers/square_letters.h"

namespace fourfold::checkers {

std::string board_in_letters(const Board& board, const SquareLetters& letters) {
  std::string text;
  for (unsigned i = 0; i < Square::count; ++i) {
    const Squares square = Square::nth(i).mask();
    const bool king = (board.kings & square) != 0;
    if ((board.dark & square) != 0) {
      text += king ? letters.dark_king : letters.dark_man;
    } else if ((board.light & square) != 0) {
      text += king ? letters.light_king : letters.light_man;
    } else {
      text += letters.none;
    }
  }
  return text;
}

Result<Board> read_board_letters(std::string_view text, const SquareLetters& letters) {
  if (text.size() != Square::count) {
    return refuse<"checkers.letters-count", "count", "squares">(text.size(), Square::count);
  }
  Board board{};
  for (unsigned i = 0; i < Square::count; ++i) {
    const Squares square = Square::nth(i).mask();
    const char letter = text[i];
    if (letter == letters.none) continue;
    const bool dark = letter == letters.dark_man || letter == letters.dark_king;
    const bool light = letter == letters.light_man || letter == letters.light_king;
    if (!dark && !light) return refuse<"checkers.letter-unknown", "square">(i + 1);
    (dark ? board.dark : board.light) |= square;
    if (letter == letters.dark_king || letter == letters.light_king) board.kings |= square;
  }
  return board;
}

}  // namespace fourfold::checkers
