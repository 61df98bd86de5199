// GNU Backgammon as a player: a program of its own, started when it is first asked.
#pragma once

#include <memory>

#include "engines/backgammon/gnubg_process.h"
#include "players/engine.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

class GnubgPlayer final : public players::Engine<Game> {
 public:
  explicit GnubgPlayer(int plies) : plies_(plies) {}

 private:
  // What cannot go on (the program does not start, has died, or answers with no legal play) is an error; the next
  // question starts the program anew.
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
  Result<std::string> ask(const State& state, const players::Limits& limits);

  int plies_;
  std::unique_ptr<engines::ChildProgram> processes_[2];  // without and with the cube in mind
};

}  // namespace fourfold::backgammon
