// The moves since the last capture or man's move, one byte each: all that is needed to know whether a position has been
// on the board before. Only kings move meanwhile, so walking the moves backwards on the board gives every earlier
// position.
#pragma once

#include <array>
#include <cstdint>

#include "rules/checkers/board.h"

namespace fourfold::checkers {

class QuietMoves {
 public:
  // Forty moves of each side (CK-10).
  static constexpr int most = 80;

  constexpr int count() const { return count_; }
  // Forty moves of each side without progress. From here on a draw is due whatever was repeated, so the moves
  // themselves are forgotten; only progress changes that.
  constexpr bool full() const { return count_ == most; }

  constexpr void clear() { *this = QuietMoves{}; }
  constexpr void push(Square from, Square to) {
    if (count_ >= most - 1) {
      moves_ = {};
      count_ = most;
      return;
    }
    moves_[count_++] = packed(from, to);
  }

  // How many times the board with this side to move has stood since the last progress, this time included; counts to
  // three.
  constexpr int occurrences(const Board& board, Side to_move) const {
    // A position comes back after four moves at the soonest, so the third time needs eight.
    if (full() || count_ < 4) return 1;
    int times = 1;
    for_each_earlier(board, to_move, [&](const Board& earlier, Side mover) {
      if (mover == to_move && earlier == board) ++times;
      return times < 3;
    });
    return times;
  }

  // Calls visit(board, to move) for every position since the last progress, the latest first, until it says no.
  template <class Visit>
  constexpr void for_each_earlier(const Board& board, Side to_move, Visit&& visit) const {
    if (full()) return;
    Board earlier = board;
    Side mover = to_move;
    for (int i = count_ - 1; i >= 0; --i) {
      mover = other(mover);
      const Squares ends = both_ends(moves_[static_cast<std::size_t>(i)]);
      (mover == Side::dark ? earlier.dark : earlier.light) ^= ends;
      earlier.kings ^= ends;
      if (!visit(earlier, mover)) return;
    }
  }

  bool operator==(const QuietMoves&) const = default;

 private:
  // The square left in five bits, the direction in two.
  static constexpr std::uint8_t packed(Square from, Square to) {
    const int step = to.bit() - from.bit();
    const int direction = (step == 4 || step == -4 ? 0 : 1) + (step < 0 ? 2 : 0);
    return static_cast<std::uint8_t>(from.index() | direction << 5);
  }
  static constexpr Squares both_ends(std::uint8_t move) {
    const Square from = Square::nth(move & 31U);
    return from.mask() | Squares{1} << (from.bit() + directions[move >> 5]);
  }

  std::uint8_t count_ = 0;
  std::array<std::uint8_t, most - 1> moves_{};
};

}  // namespace fourfold::checkers
