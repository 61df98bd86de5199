// All that is known exactly under some rules.
#pragma once

#include <memory>

#include "players/backgammon_dice/solved_tables.h"

namespace fourfold::backgammon_dice {

// The endings that every program has (endings.h), and with `solved` what there is on this machine, too. None where
// nothing is known.
std::shared_ptr<const SolvedTables> known_chances(const Rules& rules, const players::Resources& resources, bool solved);

// What `fourfold solve` has put into the resources' folder, and endings with two pawns a side at most, which are
// quickly computed where the rules are not those of a file. Found once and kept as long as the program runs. Nothing in
// a page.
std::shared_ptr<const SolvedTables> solved_here(const Rules& rules, const players::Resources& resources);

}  // namespace fourfold::backgammon_dice
