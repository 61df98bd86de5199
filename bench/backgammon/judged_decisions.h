// Decisions that were judged once, by rollouts, and are kept in a file: what any player loses in them is then known at
// once, and two players can be told apart by far fewer decisions than games.
//
// A line is the ID of a position, the dice, and then the plays that were judged with their equities, best first:
// "4HPwATDgc/ABMA 31 | 8/5 6/5 +0.1593 | 24/21 13/12 +0.0211". They are for money and without a cube.
#pragma once

#include <string>
#include <vector>

#include "players/rollout.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// Judges the questions that come after as many as the file has lines, and adds them. Ctrl-C ends it, and the same again
// goes on. False if the file cannot be written; a sentence was said.
bool judge_decisions(const std::vector<State>& questions, const std::string& file,
                     const players::RolloutSettings& settings);

// Prints what each player loses a decision, and how much more than the first. False if the file cannot be read.
bool score_players(const std::string& file, const std::vector<std::string>& players);

}  // namespace fourfold::backgammon
