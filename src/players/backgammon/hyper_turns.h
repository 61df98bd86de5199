// Every way in which a side of hypergammon could move a roll, whatever the other side has: which points it would come
// to, and where it would stand. Which of them can be played, and what they hit, is then seen from two sets of points.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "players/backgammon/hyper_arrangements.h"

namespace fourfold::backgammon {

struct HyperWay {
  PointSet lands_on = 0;    // as the mover counts; on the way, too
  std::uint16_t after = 0;  // the number of the mover's arrangement
};

inline constexpr std::size_t rolls_of_two_dice = 21;
inline constexpr std::size_t most_hyper_groups = 4;

// Of a roll, the ways that use most dice first: those of a later group are played only if none of an earlier can be
// (BG-6). If none at all can be, the turn is passed.
struct HyperWays {
  std::array<std::uint32_t, most_hyper_groups + 1> begin{};  // of each group
};

class HyperTurns {
 public:
  // Of all arrangements of so many checkers.
  explicit HyperTurns(int checkers);

  // Of one arrangement, by its rank: for each roll, in the order of for_each_two_dice.
  std::span<const HyperWays, rolls_of_two_dice> rolls(std::uint32_t rank) const {
    return std::span<const HyperWays, rolls_of_two_dice>(&rolls_[rank * rolls_of_two_dice], rolls_of_two_dice);
  }
  std::span<const HyperWay> group(const HyperWays& roll, std::size_t number) const {
    return {&ways_[roll.begin[number]], roll.begin[number + 1] - roll.begin[number]};
  }
  // All ways of a roll are numbered, too: fewer than two hundred.
  const HyperWay& way(const HyperWays& roll, std::uint8_t number) const { return ways_[roll.begin[0] + number]; }
  std::uint8_t number_of(const HyperWays& roll, const HyperWay& way) const {
    return static_cast<std::uint8_t>(&way - &ways_[roll.begin[0]]);
  }

 private:
  std::vector<HyperWays> rolls_;
  std::vector<HyperWay> ways_;
};

// Calls visit(way) for every way in which the roll can be played against an opponent who holds `blocks`; false if there
// is none.
template <class Visit>
bool for_each_playable(const HyperTurns& turns, const HyperWays& roll, PointSet blocks, Visit visit) {
  for (std::size_t group = 0; group < most_hyper_groups; ++group) {
    bool found = false;
    for (const HyperWay& way : turns.group(roll, group)) {
      if ((way.lands_on & blocks) != 0) continue;
      visit(way);
      found = true;
    }
    if (found) return true;
  }
  return false;
}

}  // namespace fourfold::backgammon
