// Where the pawns of one side can stand in the game without special sides, numbered, alone and against those of the
// other side. Pawns that are borne off are not in play and do not count.
//
// Arrangements of as many pawns are in ascending order of how many stand on space 16, then on 15, and so on down to 1;
// the rest are captured. A step leads to a later one, because a pawn comes to a higher space than it left.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "rules/backgammon_dice/pawns.h"

namespace fourfold::backgammon_dice {

using SpaceSet = std::uint32_t;  // one bit a space: bit 1 to bit 16
inline constexpr SpaceSet all_spaces = 0x1fffe;

constexpr int in_play(Pawns pawns) { return pawns_a_side - pawns.off(); }

// How many ways there are for so many pawns on so many spaces, at most two on each, the rest captured.
inline constexpr auto arrangement_counts = [] {
  std::array<std::array<std::uint32_t, pawns_a_side + 1>, last_space + 1> counts{};
  for (std::uint32_t& count : counts[0]) count = 1;
  for (std::size_t spaces = 1; spaces < counts.size(); ++spaces) {
    for (std::size_t pawns = 0; pawns < counts[spaces].size(); ++pawns) {
      for (std::size_t here = 0; here <= 2 && here <= pawns; ++here) {
        counts[spaces][pawns] += counts[spaces - 1][pawns - here];
      }
    }
  }
  return counts;
}();

constexpr std::uint32_t count_arrangements(int spaces, int pawns) {
  return arrangement_counts[static_cast<std::size_t>(spaces)][static_cast<std::size_t>(pawns)];
}

// The place of the pawns among all arrangements of as many on the free spaces.
constexpr std::uint32_t rank_among(Pawns pawns, SpaceSet free) {
  const Occupancy here = pawns.occupancy();
  int left = in_play(pawns);
  std::uint32_t rank = 0;
  for (SpaceSet rest = here.any; rest != 0;) {
    const SpaceSet space = std::bit_floor(rest);
    rest ^= space;
    const int below = std::popcount(free & (space - 1));
    rank += count_arrangements(below, left--);
    if ((here.two & space) != 0) rank += count_arrangements(below, left--);
  }
  return rank;
}

// All arrangements of so many pawns, in order: the rank among all spaces is the number.
std::vector<Pawns> arrangements_of(int pawns);

// The positions in which the side to roll has `mine` pawns in play and the other side `theirs`, numbered without gaps:
// in rows of one arrangement of the other side, within a row by those of the side to roll.
class PositionIndex {
 public:
  PositionIndex(int mine, int theirs);

  std::size_t size() const { return starts_.back(); }
  std::size_t row_start(std::uint32_t theirs) const { return starts_[theirs]; }
  std::size_t row_size(std::uint32_t theirs) const { return starts_[theirs + 1] - starts_[theirs]; }
  // The two do not stand on one space.
  std::size_t operator()(Pawns mine, Pawns theirs) const {
    return starts_[rank_among(theirs, all_spaces)] + rank_among(mine, all_spaces & ~theirs.mirrored_occupancy().any);
  }

 private:
  std::vector<std::uint32_t> starts_;
};

// How many positions there are with so many pawns a side and fewer, while both have some in play.
std::uint64_t positions_with(int pawns);

}  // namespace fourfold::backgammon_dice
