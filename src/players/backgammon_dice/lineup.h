// The players of Backgammon Dice.
#pragma once

#include "players/lineup.h"
#include "rules/backgammon_dice/backgammon_dice.h"

namespace fourfold::backgammon_dice {

players::Lineup<Game> lineup(Game game);

}  // namespace fourfold::backgammon_dice
