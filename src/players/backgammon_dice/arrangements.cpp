#include "players/backgammon_dice/arrangements.h"

namespace fourfold::backgammon_dice {
namespace {

// Appends every way to put `left` more pawns on the spaces up to `space`, fewest on the highest first.
void add_arrangements(Pawns so_far, int space, int left, std::vector<Pawns>& all) {
  if (space == captured_space) {
    all.push_back(Pawns::from_bits(so_far.bits() + static_cast<std::uint64_t>(left) * Pawns::one_captured));
    return;
  }
  const std::uint64_t one = std::uint64_t{1} << space;
  const std::uint64_t two = one | one << Pawns::two_shift;
  add_arrangements(so_far, space - 1, left, all);
  if (left >= 1) add_arrangements(Pawns::from_bits(so_far.bits() | one), space - 1, left - 1, all);
  if (left >= 2) add_arrangements(Pawns::from_bits(so_far.bits() | two), space - 1, left - 2, all);
}

}  // namespace

std::vector<Pawns> arrangements_of(int pawns) {
  std::vector<Pawns> all;
  all.reserve(count_arrangements(last_space, pawns));
  add_arrangements({}, last_space, pawns, all);
  return all;
}

PositionIndex::PositionIndex(int mine, int theirs) : starts_{0} {
  for (const Pawns& opposing : arrangements_of(theirs)) {
    const int free = last_space - std::popcount(opposing.occupancy().any);
    starts_.push_back(starts_.back() + count_arrangements(free, mine));
  }
}

std::uint64_t positions_with(int pawns) {
  std::uint64_t all = 0;
  for (int mine = 1; mine <= pawns; ++mine) {
    for (int theirs = 1; theirs <= pawns; ++theirs) all += PositionIndex(mine, theirs).size();
  }
  return all;
}

}  // namespace fourfold::backgammon_dice
