#include "players/checkers/evaluate.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdlib>

#include "rules/checkers/generate.h"

namespace fourfold::checkers {
namespace {

constexpr int worth_of_a_king = 150;
constexpr int worth_of_back_row_man = 8;
constexpr int worth_of_centre = 4;
constexpr int worth_of_a_step = 1;
// A man by the rows it has come, its own back row first.
constexpr std::array<int, 8> worth_of_row = {0, 0, 2, 4, 8, 14, 24, 0};

constexpr Squares centre = [] {
  Squares set = 0;
  for (const int number : {10, 11, 14, 15, 18, 19, 22, 23}) set |= Square::from(number)->mask();
  return set;
}();

constexpr Squares row(int number) {
  Squares set = 0;
  for (unsigned i = 0; i < 4; ++i) set |= Square::nth(4U * static_cast<unsigned>(number) + i).mask();
  return set;
}
constexpr std::array<Squares, 8> rows = {row(0), row(1), row(2), row(3), row(4), row(5), row(6), row(7)};

template <Side side>
int worth_of_side(const Board& board) {
  const Squares own = board.of(side);
  const Squares men = own & ~board.kings;
  int worth = worth_of_a_man * std::popcount(men) + worth_of_a_king * std::popcount(own & board.kings);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    worth += worth_of_row[side == Side::dark ? i : rows.size() - 1 - i] * std::popcount(men & rows[i]);
  }
  worth += worth_of_back_row_man * std::popcount(men & crown_row(other(side)));
  worth += worth_of_centre * std::popcount(own & centre);
  return worth + worth_of_a_step * static_cast<int>(SideToMove<side>(board).count_steps());
}

struct Place {
  int row;
  int column;
};
constexpr Place place_of(Square square) {
  const int row = square.index() / 4;
  return {row, 2 * (square.index() % 4) + (row % 2 == 0 ? 1 : 0)};
}

// How far the kings of a side are from the opposing checkers, each from the nearest.
int distance_to_hunt(Squares kings, Squares prey) {
  int total = 0;
  for (Squares rest = kings; rest != 0; rest &= rest - 1) {
    const Place king = place_of(Square::lowest(rest));
    int nearest = 8;
    for (Squares left = prey; left != 0; left &= left - 1) {
      const Place there = place_of(Square::lowest(left));
      nearest = std::min(nearest, std::max(std::abs(king.row - there.row), std::abs(king.column - there.column)));
    }
    total += nearest;
  }
  return total;
}

}  // namespace

int evaluate(const Board& board, Side side) {
  const int dark = worth_of_side<Side::dark>(board) - worth_of_side<Side::light>(board);
  int worth = side == Side::dark ? dark : -dark;
  // Who is ahead gains by exchanges and by closing in with its kings.
  const int ahead = std::popcount(board.of(side)) - std::popcount(board.of(other(side)));
  worth += 5 * ahead * (2 * max_pieces - std::popcount(board.dark | board.light)) / 4;
  if (ahead > 0) worth -= distance_to_hunt(board.of(side) & board.kings, board.of(other(side)));
  if (ahead < 0) worth += distance_to_hunt(board.of(other(side)) & board.kings, board.of(side));
  return worth;
}

}  // namespace fourfold::checkers
