// The board as three words, and its squares.
//
// The 32 dark squares are numbered as in PDN: 1 to 4 are dark's back row, 29 to 32 light's; dark moves towards 32. In a
// word square n stands at bit (n - 1) + (n - 1) / 8. The three ghost bits 8, 17 and 26 in between stay empty, and
// thanks to them a step in each of the four directions is one shift (by +4, +5, -4 or -5) from every row, with no edge
// to look out for:
//
//     bits                        squares
//     31  32  33  34              29  30  31  32
//       27  28  29  30              25  26  27  28
//     22  23  24  25  (26)        21  22  23  24
//       18  19  20  21              17  18  19  20
//     13  14  15  16  (17)        13  14  15  16
//        9  10  11  12               9  10  11  12
//      4   5   6   7   (8)         5   6   7   8
//        0   1   2   3               1   2   3   4
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/game.h"

namespace fourfold::checkers {

enum class Side : std::uint8_t { dark, light };

constexpr Side other(Side side) { return side == Side::dark ? Side::light : Side::dark; }
constexpr Seat seat_of(Side side) { return side == Side::dark ? Seat::one : Seat::two; }
constexpr Side side_of(Seat seat) { return seat == Seat::one ? Side::dark : Side::light; }
constexpr std::string_view name(Side side) { return side == Side::dark ? "dark" : "light"; }

// A set of squares, one bit each, laid out as above.
using Squares = std::uint64_t;

inline constexpr Squares ghosts = Squares{1} << 8 | Squares{1} << 17 | Squares{1} << 26;
inline constexpr Squares all_squares = ((Squares{1} << 35) - 1) & ~ghosts;
// Where a side's men become kings.
inline constexpr Squares dark_crown_row = Squares{0xf} << 31;
inline constexpr Squares light_crown_row = Squares{0xf};
constexpr Squares crown_row(Side side) { return side == Side::dark ? dark_crown_row : light_crown_row; }

inline constexpr int max_pieces = 12;  // a side (CK-1)

// One of the 32 squares.
class Square {
 public:
  static constexpr int count = 32;

  constexpr Square() = default;

  static constexpr std::optional<Square> from(int number) {
    if (number < 1 || number > count) return std::nullopt;
    return Square(static_cast<std::uint8_t>(number - 1));
  }
  // The square of that index, counting round after 31: any number makes a square.
  static constexpr Square nth(unsigned index) { return Square(static_cast<std::uint8_t>(index % count)); }
  // The lowest square of a set that is not empty.
  static constexpr Square lowest(Squares set) {
    const auto bit = static_cast<unsigned>(std::countr_zero(set));
    return nth(bit - bit / 9);
  }

  constexpr int number() const { return index_ + 1; }
  constexpr int index() const { return index_; }
  constexpr int bit() const { return index_ + index_ / 8; }
  constexpr Squares mask() const { return Squares{1} << bit(); }

  constexpr bool operator==(const Square&) const = default;

 private:
  explicit constexpr Square(std::uint8_t index) : index_(index) {}

  std::uint8_t index_ = 0;
};

// The four directions as shifts: two towards 32, two towards 1.
inline constexpr std::array<int, 4> directions = {4, 5, -4, -5};

template <int Distance>
constexpr Squares shifted(Squares set) {
  if constexpr (Distance >= 0) {
    return set << Distance;
  } else {
    return set >> -Distance;
  }
}

struct Board {
  Squares dark = 0;
  Squares light = 0;
  Squares kings = 0;  // of either side

  constexpr Squares of(Side side) const { return side == Side::dark ? dark : light; }
  constexpr Squares empty() const { return all_squares & ~(dark | light); }
  bool operator==(const Board&) const = default;
};

// Twelve men a side on the first three rows (CK-1).
inline constexpr Board start_board = {
    .dark = ((Squares{1} << 13) - 1) & all_squares, .light = all_squares & ~((Squares{1} << 22) - 1), .kings = 0};

// The board after a piece of `side` went from one square to another. `crowned` says whether it reached the far row on
// the way; the captured leave the board once the whole move is made (CK-6, CK-7).
constexpr Board after_move(const Board& board, Side side, Squares from, Squares to, Squares captured, bool crowned) {
  Board next = board;
  (side == Side::dark ? next.dark : next.light) = (board.of(side) & ~from) | to;
  (side == Side::dark ? next.light : next.dark) &= ~captured;
  const bool king = crowned || (board.kings & from) != 0;
  next.kings = (board.kings & ~(from | captured)) | (king ? to : 0);
  return next;
}

}  // namespace fourfold::checkers
