#include "rules/backgammon/partial_turn.h"

#include <cstddef>

#include "rules/backgammon/generate.h"

namespace fourfold::backgammon {

PartialTurn::PartialTurn(const Position& position)
    : mover_(position.side(position.turn)),
      opponent_(position.side(other(position.turn))),
      dice_(dice_to_play(position.dice.first, position.dice.second)) {}

int PartialTurn::highest() const {
  int point = bar;
  while (point > off && mover_[static_cast<std::size_t>(point)] == 0) --point;
  return point;
}

Obstacle PartialTurn::obstacle_on_board(Step step, int top) const {
  if (step.from > bar || step.to >= step.from) return Obstacle::not_forward;
  if (mover_[step.from] == 0) return Obstacle::no_checker;
  if (top == bar && step.from != bar) return Obstacle::bar_first;
  if (step.to == off) return top > home_points ? Obstacle::not_all_home : Obstacle::none;
  const std::uint8_t opposing = opponent_[static_cast<std::size_t>(points + 1 - step.to)];
  return opposing >= 2 ? Obstacle::held : Obstacle::none;
}

Obstacle PartialTurn::make(Step step) {
  const int top = highest();
  if (const Obstacle found = obstacle_on_board(step, top); found != Obstacle::none) return found;
  if (dice_.empty()) return Obstacle::no_dice_left;
  const bool larger_will_do = step.to == off && step.from == top;
  for (std::size_t i = dice_.size(); i-- > 0;) {
    const int pips = dice_[i].pips();
    const int over = pips - (step.from - step.to);
    if (over < 0 || (over > 0 && !larger_will_do)) continue;
    take_die(dice_, pips);
    make_step(mover_, opponent_, step);
    return Obstacle::none;
  }
  return step.to == off && !larger_will_do ? Obstacle::needs_exact_die : Obstacle::no_such_die;
}

}  // namespace fourfold::backgammon
