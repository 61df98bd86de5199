// The players of backgammon.
#pragma once

#include "players/lineup.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

players::Lineup<Game> lineup(Game game);

}  // namespace fourfold::backgammon
