// Players by name, asked the same questions, with the processor time that their answers take.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "players/engine.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

struct Answers {
  std::string player;
  std::vector<Play> plays;        // one for each question, in their order
  double seconds_a_question = 0;  // of processor time, another program's start included
};

// Ours (nets:2, expert …) or another program (gnubg:2); nothing if there is none of that name, and a sentence was said.
std::unique_ptr<players::Engine<Game>> player_named(const std::string& name);

// What it decides. An error ends the measurement: what is not whole is worth nothing.
players::Decision<Game> decision_of(players::Engine<Game>& player, const State& state, std::uint64_t seed = 0);

// Asks a player everything, with progress shown.
Answers answers_of(const std::string& name, const std::vector<State>& questions);
// What a progress bar says beside its percentage.
std::string questions_done(std::int64_t done, std::int64_t all);

}  // namespace fourfold::backgammon
