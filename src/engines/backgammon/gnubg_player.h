// GNU Backgammon as a player. It is one program: threads that ask at the same time wait for each other.
#pragma once

#include <mutex>

#include "engines/backgammon/gnubg_process.h"
#include "players/player.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

class GnubgPlayer final : public players::Player<Game> {
 public:
  explicit GnubgPlayer(int plies) : plies_(plies) {}

  // What cannot go on (the program does not start, or answers with no legal play) ends ours with a sentence: a duel
  // against nobody would be worth nothing.
  players::Decision<Game> decide(const State& state, const players::Budget& budget) const override;

 private:
  Result<std::string> ask(const State& state) const;

  int plies_;
  mutable std::mutex asking_;
  // With and without the cube in mind; started when first asked.
  mutable std::unique_ptr<GnubgProcess> processes_[2];
};

}  // namespace fourfold::backgammon
