// One thought of the engine: all plays at first sight, then the best of them ply by ply, a roll and its best answer
// deeper each time.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "players/engine.h"
#include "players/limits.h"
#include "players/ludo/evaluator.h"
#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

// A play as it is thought of.
struct Considered {
  JudgedPlay play;
  std::size_t listed = 0;  // where the rules list it
  int plies = 0;
  float misjudged = 0;  // is part of the equity

  players::Candidate<Game> told(Seat mover) const;
};

class Thought {
 public:
  Thought(Evaluator& evaluator, int most_plies, const players::Limits& limits)
      : evaluator_(evaluator), most_plies_(limits.plies.value_or(most_plies)), limits_(limits), watch_(limits) {}

  // All plays, best first. The best are looked into as far as the limits allow; `noise` is added to what was found.
  std::vector<Considered> consider(const State& state, float noise, const players::OnProgress<Game>& told);
  // Judges them as deeply; false, and nothing changed, if it was stopped.
  bool deepen(std::span<Considered> plays, Seat mover, int plies);
  // Before the roll.
  Chances outlook(const State& state);

 private:
  // The mean over all rolls, each answered by the play that is best at first sight for whoever rolled; so many rolls
  // deep. Nothing if it was stopped.
  std::optional<Chances> after_rolls(const State& state, int plies);
  bool may_spend(const State& state, std::size_t plays, int plies);

  Evaluator& evaluator_;
  int most_plies_;
  const players::Limits& limits_;
  players::Watch watch_;
  std::uint64_t spent_ = 0;
};

}  // namespace fourfold::ludo
