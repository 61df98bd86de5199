// Solves one tier of the game without special sides by value iteration: every chance anew from the chances that plays
// lead to, in sweeps, until none changes by more than the tolerance. Native only, as it wants memory and threads.
#pragma once

#include <cstddef>
#include <vector>

#include "players/backgammon_dice/solved_tables.h"

namespace fourfold::backgammon_dice {

inline constexpr double solved_residual = 2e-7;

using players::TierSettings;
using SolvedTier = players::SolvedTierOf<Chance>;

// The tables know every tier that this one depends on. `begun` are values from an earlier run that was stopped, or
// none. The same on any number of threads.
SolvedTier solve_tier(const Rules& rules, const Tier& tier, const SolvedTables& tables, std::vector<Chance> begun,
                      const TierSettings& settings);

// How much memory that takes, near enough.
std::size_t bytes_to_solve(const Tier& tier);

}  // namespace fourfold::backgammon_dice
