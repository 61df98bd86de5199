// Other programs that play checkers: `plain:COMMAND` is one that talks in plain lines (plain_session.h), an earlier
// release of ours for example.
#pragma once

#include <optional>
#include <string_view>

#include "players/lineup.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

std::optional<players::MadeEngine<Game>> external_player(Game game, std::string_view name);

}  // namespace fourfold::checkers
