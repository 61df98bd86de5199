#include "players/backgammon/cube_states.h"

#include <algorithm>
#include <utility>

namespace fourfold::backgammon {

CubeStates::CubeStates(const Stakes& stakes, const Cube& cube, const HyperTables* solved)
    : stakes_(stakes), solved_(solved) {
  cubes_[0] = cube;
  for (std::size_t turned = 0; turned < turns_of_the_cube; ++turned) {
    const int value = cube.value << (turned + 1);
    cubes_[1 + 2 * turned] = {value, Holder::me, true};
    cubes_[2 + 2 * turned] = {value, Holder::opponent, true};
  }
  for (std::size_t state = 0; state < most_cube_states; ++state) {
    may_double_[state] = cubes_[state].may_double() && stakes.can_use(cubes_[state].value, false);
    dropped_[state] = stakes.of(cubes_[state].value);
  }
  // A cube that nobody turns any more is the only one.
  if (stakes.can_use(cube.value, false) || stakes.can_use(cube.value, true)) states_ = most_cube_states;
}

CubeValues CubeStates::without_doubling(const Board& board, const Chances& chances) const {
  CubeValues values{};
  if (exact_value(board, cubes_[0], stakes_, solved_)) {
    for (std::size_t state = 0; state < states_; ++state) {
      const Cube& cube = cubes_[state];
      const auto exact = exact_value(board, cube, stakes_, solved_);
      values[state] = exact ? *exact : stakes_.worth(cube.value, cube.gammons).of(chances);  // the last cube is dead
    }
    return values;
  }
  const LiveCube live(chances, stakes_, cubes_[0].value);
  const float efficiency = cube_efficiency(board);
  for (std::size_t state = 0; state < states_; ++state) values[state] = live.cubeful(cubes_[state], efficiency);
  return values;
}

CubeValues CubeStates::with_doubling(const CubeValues& without) const {
  CubeValues values = without;
  for (std::size_t state = 0; state < states_; ++state) {
    const std::size_t to = doubled(state);
    if (!may_double_[state] || to >= most_cube_states) continue;
    values[state] = std::max(without[state], std::min(without[to], dropped_[state]));
  }
  return values;
}

CubeValues CubeStates::turned(const CubeValues& values) const {
  CubeValues turned{};
  for (std::size_t state = 0; state < states_; ++state) turned[state] = stakes_.turned_value(values[state]);
  for (std::size_t state = 1; state < states_; state += 2) std::swap(turned[state], turned[state + 1]);
  return turned;
}

// A cube that nobody has a use for may still be turned where the rules allow it, and then counts twice.
DoubleValues CubeStates::double_values(const CubeValues& without, const Chances& chances) const {
  const float taken = states_ > 1 ? without[doubled(0)] : stakes_.worth(2 * cubes_[0].value).of(chances);
  return {without[0], taken, dropped_[0]};
}

std::uint64_t CubeStates::number() const {
  const Cube& cube = cubes_[0];
  return (stakes_.number() * 128 + static_cast<unsigned>(cube.value)) * 16 + (solved_ != nullptr ? 8 : 0) +
         static_cast<std::uint64_t>(cube.holder) * 2 + (cube.gammons ? 1 : 0);
}

}  // namespace fourfold::backgammon
