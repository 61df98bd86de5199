// Players by name, asked the same questions, with the processor time that their answers take.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "players/player.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

struct Answers {
  std::string player;
  std::vector<Play> plays;        // one for each question, in their order
  double seconds_a_question = 0;  // of processor time, another program's start included
};

// Ours (nets:2, expert …) or another program (gnubg:2); nothing if there is none of that name, and a sentence was said.
std::unique_ptr<players::Player<Game>> player_named(const std::string& name);

// Asks a player everything, with progress shown.
Answers answers_of(const std::string& name, const std::vector<State>& questions);

// The processor time of this program and of those that it has started and waited for.
double processor_seconds();

}  // namespace fourfold::backgammon
