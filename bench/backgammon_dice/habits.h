// Rules of thumb for Backgammon Dice, those of the leaflet's tips among them.
#pragma once

#include <span>

#include "bench/habits.h"
#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

std::span<const bench::Habit<Game>> habits();

}  // namespace fourfold::backgammon_dice
