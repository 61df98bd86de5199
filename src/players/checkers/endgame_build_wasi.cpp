#include "players/checkers/endgame_build.h"

namespace fourfold::checkers {

players::BuildTables<Game> table_builder() { return nullptr; }

}  // namespace fourfold::checkers
