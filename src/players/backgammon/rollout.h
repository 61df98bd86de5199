// Rollouts of backgammon: after each of the best plays of a roll, or before it with and without doubling. With the
// cube, dice that are spread evenly over the first two turns, and the luck of every roll taken out again.
#pragma once

#include <span>

#include "players/rollout.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// Of the plays that are named, else of those that look best. Goes on from the sums of an earlier run, if there are any.
// The result is the same however many threads there are, and whether or not it was interrupted.
Result<players::Rollout<Game>> roll_out(const State& state, const players::RolloutSettings& settings,
                                        const players::RolloutProgress<Game>& progress,
                                        const std::vector<players::RolloutSums>& so_far, std::span<const Play> named,
                                        const players::Resources& resources);

}  // namespace fourfold::backgammon
