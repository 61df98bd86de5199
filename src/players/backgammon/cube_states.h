// What positions are worth with the cube as it lies, and with those that it may become within the next turns, so that a
// search can decide about doubling at every turn that it looks into.
//
// All values are those of the player on roll: points for money, chances to win a match.
#pragma once

#include <array>
#include <cstddef>

#include "players/backgammon/cubeful.h"

namespace fourfold::backgammon {

// The cube as it lies; then, for each time that it is turned, in the hands of the player on roll and in the opponent's.
// A search of two plies comes to three turns on which it may be turned; a deeper one takes it that nobody turns it a
// fourth time.
inline constexpr std::size_t turns_of_the_cube = 3;
inline constexpr std::size_t most_cube_states = 1 + 2 * turns_of_the_cube;
using CubeValues = std::array<float, most_cube_states>;

class CubeStates {
 public:
  // The stakes and the cube as the player on roll sees them.
  CubeStates(const Stakes& stakes, const Cube& cube, const HyperTables* solved);

  // What a position looks like with these chances while nobody doubles before the next roll.
  CubeValues without_doubling(const Board& board, const Chances& chances) const;
  // From those: what it is worth when the player on roll doubles where that is right, and the opponent takes or drops.
  CubeValues with_doubling(const CubeValues& without) const;
  // The same values and cubes, as the opponent sees them.
  CubeValues turned(const CubeValues& values) const;

  // What doubling is worth now, and what it is not, with these chances.
  DoubleValues double_values(const CubeValues& without, const Chances& chances) const;

  // One number for the stakes and the cube.
  std::uint64_t number() const;

 private:
  // Where the cube gets to when the player on roll doubles.
  static constexpr std::size_t doubled(std::size_t state) { return 2 * ((state + 1) / 2) + 2; }

  Stakes stakes_;
  const HyperTables* solved_;
  std::array<Cube, most_cube_states> cubes_;
  std::array<bool, most_cube_states> may_double_{};  // and gains by it
  std::array<float, most_cube_states> dropped_{};    // what a double is worth that is dropped
  std::size_t states_ = 1;                           // that there are at all
};

}  // namespace fourfold::backgammon
