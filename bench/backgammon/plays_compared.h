// How much equity players lose in a decision, judged by rollouts of ours wherever they disagree.
#pragma once

#include <string>
#include <vector>

#include "players/rollout.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// Asks every player every question, rolls out what they disagree about, and prints a table.
void compare_plays(const std::vector<State>& questions, const std::vector<std::string>& players,
                   const players::RolloutSettings& settings);

}  // namespace fourfold::backgammon
