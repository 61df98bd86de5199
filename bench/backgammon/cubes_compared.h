// How often two players agree about the cube, split by how close the decision is, and who is right where they do not.
#pragma once

#include <string>
#include <vector>

#include "players/rollout.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// `ours` says how close a decision is; it must be a player that gives equities of the cube. Prints two tables: to
// double or to wait, and to take or to drop.
void compare_cubes(const std::vector<State>& questions, const std::string& ours, const std::string& other,
                   const players::RolloutSettings& settings);

}  // namespace fourfold::backgammon
