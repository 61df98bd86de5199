// The nets that judge positions of Backgammon Dice, one for each preset. They are part of the program, or given as
// resources: a page fetches the one that it needs.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "players/net/net.h"
#include "players/resources.h"
#include "rules/backgammon_dice/rules.h"

namespace fourfold::backgammon_dice {

// The preset whose net judges games with these rules: the one that they are nearest to.
std::string_view net_rules(const Rules& rules);

// The net of that preset; none where there is none. A file that cannot be used is told as trouble.
std::shared_ptr<const net::Net> net_of(std::string_view preset, const players::Resources& resources);

// What these rules' players would use, and is not part of this program.
std::vector<std::string> missing_files(const Rules& rules);

}  // namespace fourfold::backgammon_dice
