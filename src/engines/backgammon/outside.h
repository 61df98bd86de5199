// Other programs that play backgammon: `gnubg:PLY` is GNU Backgammon, looking so many plies ahead.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "players/player.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

std::optional<Result<std::unique_ptr<players::Player<Game>>>> outside_player(Game game, std::string_view name);

}  // namespace fourfold::backgammon
