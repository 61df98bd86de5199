// Solves one tier of hypergammon by value iteration: every value anew from those that plays lead to, in sweeps, until
// none changes by more than the tolerance. Native only, as it wants memory and threads.
#pragma once

#include <cstddef>
#include <vector>

#include "players/backgammon/hyper_tables.h"

namespace fourfold::backgammon {

inline constexpr double hyper_residual = 1e-7;

using SolvedHyperTier = players::SolvedTierOf<HyperValues>;

// The tables know every tier that this one depends on. `begun` are values from an earlier run that was stopped, or
// none. The same on any number of threads.
SolvedHyperTier solve_hyper_tier(Gammons reading, const HyperTier& tier, const HyperTables& tables,
                                 std::vector<HyperValues> begun, const players::TierSettings& settings);

// How much memory that takes, near enough.
std::size_t bytes_to_solve(const HyperTier& tier);

}  // namespace fourfold::backgammon
