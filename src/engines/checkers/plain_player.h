// Another program as a player of checkers, asked in plain lines: it is started by a command line when it is first
// asked.
#pragma once

#include <memory>
#include <string>

#include "engines/child_program.h"
#include "players/engine.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

// The question about a state: the position after the last move that cannot be taken back and the moves since, so that
// repetitions are known, and the limits.
std::string plain_question(const State& state, const players::Limits& limits);

class PlainPlayer final : public players::Engine<Game> {
 public:
  explicit PlainPlayer(std::string command) : command_(std::move(command)) {}

  void new_game() override;

 private:
  // What cannot go on (the program does not start, has died, or answers with no legal move) is an error; the next
  // question starts the program anew. Offers of a draw are declined, and nothing is claimed: the protocol has no words
  // for either.
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
  Result<Play> ask(const State& state, const players::Limits& limits);

  std::string command_;
  std::unique_ptr<engines::ChildProgram> program_;
};

}  // namespace fourfold::checkers
