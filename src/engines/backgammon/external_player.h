// Other programs that play backgammon: `gnubg:PLY` is GNU Backgammon, looking so many plies ahead.
#pragma once

#include <optional>
#include <string_view>

#include "players/lineup.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

std::optional<players::MadeEngine<Game>> external_player(Game game, std::string_view name);

}  // namespace fourfold::backgammon
