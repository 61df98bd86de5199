// What lies between the two sides, which a net would have to work out: the shots at blots, and how far the last
// checkers are held.
#pragma once

#include <array>
#include <cstdint>

#include "players/backgammon/board.h"

namespace fourfold::backgammon {

inline constexpr int longest_shot = 11;  // pips; what is farther off is hit by doubles alone
inline constexpr int rolls_of_two = 36;
inline constexpr int points_before = 6;  // that may hold a checker up

struct Tactics {
  // For each side that shoots, and each place of a blot as that side numbers it: bit d − 1 is on if the side has a
  // checker d pips behind.
  std::array<std::uint16_t, std::size_t{2} * points> shots{};
  struct Last {
    std::uint8_t escapes = 0;  // of the 36 rolls, those that are played wholly with the last checker
    std::uint8_t blocked = 0;  // of the next six points
  };
  std::array<Last, 2> last{};

  explicit Tactics(const Board& board);
  Tactics() = default;
};

}  // namespace fourfold::backgammon
