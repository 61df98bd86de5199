// A turn on its way, one checker at a time: what the board and the dice allow next. Whether the whole turn uses as many
// dice as it must (BG-6) is for those who ask to see. Bots and perft use generate.h, which is much faster.
#pragma once

#include <cstdint>

#include "rules/backgammon/state.h"
#include "rules/walk.h"

namespace fourfold::backgammon {

// What can stand against moving one checker.
enum class Obstacle : std::uint8_t {
  none,
  not_forward,      // a checker moves to a lower point, or off
  no_checker,       // nothing stands where it should start
  bar_first,        // BG-8
  not_all_home,     // BG-10
  held,             // BG-3
  no_dice_left,     // all dice have been played
  needs_exact_die,  // BG-11: a larger number bears off from the highest point only
  no_such_die,      // BG-4
};

class PartialTurn {
 public:
  // The dice lie on the table.
  explicit PartialTurn(const Position& position);

  const Checkers& mover() const { return mover_; }
  const Checkers& opponent() const { return opponent_; }
  const DiceLeft& dice() const { return dice_; }
  // The highest point with a checker of the mover; the bar is above all.
  int highest() const;

  // Makes the step with the smallest die that can, or leaves everything as it is and says why not.
  Obstacle make(Step step);

 private:
  Obstacle obstacle_on_board(Step step, int top) const;

  Checkers mover_;
  Checkers opponent_;
  DiceLeft dice_;
};

}  // namespace fourfold::backgammon
