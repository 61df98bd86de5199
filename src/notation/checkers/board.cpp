// Squares are five columns wide and two rows high. The upper row of a dark square has its number and the crown of a
// king, the lower row what stands on it.
#include "notation/checkers/board.h"

#include "rules/checkers/walk.h"

namespace fourfold::checkers {
namespace {

constexpr int squares_a_row = 8;
constexpr int square_rows = 2;
constexpr int square_columns = 5;
constexpr int rows = squares_a_row * square_rows + 2;
constexpr int columns = squares_a_row * square_columns + 2;

std::string_view disc(Side side) { return side == Side::dark ? "●" : "○"; }

void draw_frame(Canvas& canvas) {
  for (const int row : {0, rows - 1}) {
    for (int column = 1; column < columns - 1; ++column) canvas.put(row, column, "─", Ink::frame);
    canvas.put(row, 0, row == 0 ? "┌" : "└", Ink::frame);
    canvas.put(row, columns - 1, row == 0 ? "┐" : "┘", Ink::frame);
  }
  for (int row = 1; row < rows - 1; ++row) {
    for (const int column : {0, columns - 1}) canvas.put(row, column, "│", Ink::frame);
  }
}

void draw_square(Canvas& canvas, const Board& board, Square square, int row, int column) {
  canvas.lay(row, column, square_rows, square_columns, Ground::dark);
  canvas.mark_place(row, column, square_rows, square_columns, square.number());
  for (const int edge : {0, square_columns - 1}) canvas.at(row + 1, column + edge).rim = true;
  canvas.put(row, column, std::to_string(square.number()), Ink::label);
  for (const Side side : {Side::dark, Side::light}) {
    if ((board.of(side) & square.mask()) == 0) continue;
    canvas.put(row + 1, column + 2, disc(side), ink_of(seat_of(side)));
    if ((board.kings & square.mask()) != 0) canvas.put(row, column + 2, "♛", ink_of(seat_of(side)));
  }
}

}  // namespace

Canvas draw_board(const State& state, std::span<const Hop> made) {
  const Board board = preview(state, made).board;
  Canvas canvas(rows, columns);
  draw_frame(canvas);
  for (int row = 0; row < squares_a_row; ++row) {
    for (int pair = 0; pair < squares_a_row / 2; ++pair) {
      // Rows with square 1, 9, 17, ... begin with a light square.
      const int dark_place = 2 * pair + (row % 2 == 0 ? 1 : 0);
      const int light_place = 2 * pair + (row % 2 == 0 ? 0 : 1);
      const int top = 1 + square_rows * row;
      for (int half = 0; half < square_rows; ++half) {
        canvas.put(top + half, 1 + square_columns * light_place, "░░░░░", Ink::faint);
      }
      canvas.lay(top, 1 + square_columns * light_place, square_rows, square_columns, Ground::light);
      draw_square(canvas, board, Square::nth(static_cast<unsigned>(4 * row + pair)), top,
                  1 + square_columns * dark_place);
    }
  }
  return canvas;
}

std::string seat_sign(const State& /*state*/, Seat seat) { return std::string(disc(side_of(seat))); }

std::vector<Message> seat_notes(const State& state, std::span<const Hop> made, Seat seat) {
  const Board board = preview(state, made).board;
  const Side side = side_of(seat);
  const int all = std::popcount(board.of(side));
  const int kings = std::popcount(board.of(side) & board.kings);
  std::vector<Message> notes = {side == Side::dark ? say<"note.dark-men", "count">(all - kings)
                                                   : say<"note.light-men", "count">(all - kings)};
  if (kings > 0) notes.push_back(say<"note.kings", "count">(kings));
  if (state.status() == Status::draw_offered && state.turn() == side) notes.push_back(say<"note.offers-draw">());
  return notes;
}

std::vector<Message> table_notes(const State& state) {
  switch (state.status()) {
    case Status::choose_first:
      return {say<"note.chooses-first", "player">(Seat::one)};
    case Status::draw_first:
      return {say<"note.draws-first">()};
    case Status::draw_ballot:
      return {say<"note.draws-opening">()};
    case Status::playing:
      if (state.draw_due()) return {say<"note.may-claim">()};
      return {};
    default:
      return {};
  }
}

std::optional<Roll> dice_on_table(const State& /*state*/) { return std::nullopt; }

}  // namespace fourfold::checkers
