#include "players/backgammon/standpoint.h"

#include "players/backgammon/two_sided.h"

namespace fourfold::backgammon {

Standpoint::Standpoint(const State& state, Seat seat, const HyperTables* solved, const MatchEquities& equities)
    : stakes(state, seat, equities),
      cube(cube_of(state, seat)),
      cubes(stakes, cube, solved),
      their_cubes(stakes.turned(), cube.turned(), solved),
      board{state.position().side(seat), state.position().side(other(seat))},
      mine(stakes.worth(cube.value, cube.gammons)),
      theirs(stakes.turned().worth(cube.value, cube.gammons)),
      solved(solved) {}

float Standpoint::equity(const Board& after, const Chances& of_opponent) const {
  return equity(their_cubes.without_doubling(after, of_opponent));
}

float Standpoint::equity(const CubeValues& of_opponent) const {
  return stakes.normalised(their_cubes.turned(their_cubes.with_doubling(of_opponent))[0], cube.value);
}

bool Standpoint::knows(const Board& position) const {
  return !stakes.is_match() && (TwoSided::covers(position) || (solved != nullptr && solved->covers(position)));
}

}  // namespace fourfold::backgammon
