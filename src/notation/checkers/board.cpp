#include "notation/checkers/board.h"

#include <array>

namespace fourfold::checkers {
namespace {

constexpr std::size_t rows = 8;
constexpr std::string_view light_square = "░░░░░";

std::string_view piece_on(const Board& board, Square square) {
  const bool king = (board.kings & square.mask()) != 0;
  if ((board.dark & square.mask()) != 0) return king ? "◆" : "●";
  if ((board.light & square.mask()) != 0) return king ? "◇" : "○";
  return " ";
}

// The upper half of a dark square holds its number, the lower half what stands on it.
std::string number_half(Square square) {
  const std::string number = std::to_string(square.number());
  return number + std::string(5 - number.size(), ' ');
}

std::string piece_half(const Board& board, Square square) { return "  " + std::string(piece_on(board, square)) + "  "; }

std::string counted(int count, std::string_view one, std::string_view many, std::string_view piece) {
  return std::to_string(count) + " " + std::string(count == 1 ? one : many) + " " + std::string(piece);
}

std::string side_text(Side side) {
  return "player " + std::to_string(number(seat_of(side))) + ", " + std::string(name(side));
}

std::string count_text(const Board& board, Side side) {
  const int all = std::popcount(board.of(side));
  const int kings = std::popcount(board.of(side) & board.kings);
  std::string text = counted(all - kings, "man", "men", side == Side::dark ? "●" : "○");
  if (kings > 0) text += ", " + counted(kings, "king", "kings", side == Side::dark ? "◆" : "◇");
  return text;
}

}  // namespace

std::string draw_board(const State& state) {
  const Board& board = state.board();
  std::array<std::string, 2 * rows> lines;
  for (unsigned row = 0; row < rows; ++row) {
    for (unsigned pair = 0; pair < 4; ++pair) {
      const Square square = Square::nth(4 * row + pair);
      for (unsigned half = 0; half < 2; ++half) {
        const std::string dark_square = half == 0 ? number_half(square) : piece_half(board, square);
        const std::string light(light_square);
        lines[2 * row + half] += row % 2 == 0 ? light + dark_square : dark_square + light;
      }
    }
  }
  std::string edge;
  for (std::size_t i = 0; i < 5 * rows; ++i) edge += "─";

  std::array<std::string, 2 * rows> beside;
  beside[1] = side_text(Side::dark);
  beside[2] = count_text(board, Side::dark);
  beside[13] = side_text(Side::light);
  beside[14] = count_text(board, Side::light);
  std::string drawing = " ┌" + edge + "┐\n";
  for (std::size_t i = 0; i < lines.size(); ++i) {
    drawing += " │" + lines[i] + "│" + (beside[i].empty() ? "" : "   " + beside[i]) + "\n";
  }
  return drawing + " └" + edge + "┘\n";
}

std::optional<Roll> dice_on_table(const State& /*state*/) { return std::nullopt; }

}  // namespace fourfold::checkers
