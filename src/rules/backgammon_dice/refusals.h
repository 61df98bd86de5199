// Why a play or a step is not allowed, in a sentence that names the rule.
#pragma once

#include <string>

#include "rules/backgammon_dice/plays.h"
#include "rules/backgammon_dice/state.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {

// Nothing when the play leads to a position that the rules allow, or the reason why it may not be made.
Result<void> check_play(const State& state, const Play& play);

// Why the board does not allow the step, whatever the duties.
std::string why_impossible(const Rules& rules, const View& view, Step step);

// The dice of a turn that are still to be played: two, or four equal ones.
class DiceInHand {
 public:
  explicit DiceInHand(TurnDice dice);

  bool empty() const { return dice_.empty(); }
  // Takes one die of that number out of the hand; false if there is none.
  bool take(int die);
  // Calls visit(die) for each different number.
  template <class Visit>
  void each_number(Visit visit) const {
    for (std::size_t i = 0; i < dice_.size(); ++i) {
      if (i == 0 || dice_[i] != dice_[i - 1]) visit(dice_[i]);
    }
  }

 private:
  FixedList<int, Play::most_steps> dice_;
};

}  // namespace fourfold::backgammon_dice
