// The players of checkers.
#pragma once

#include "players/lineup.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

players::Lineup<Game> lineup(Game game);

}  // namespace fourfold::checkers
