// The players of ludo.
#pragma once

#include "players/lineup.h"
#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

players::Lineup<Game> lineup(Game game);

}  // namespace fourfold::ludo
