// All that is known exactly under some rules.
#pragma once

#include <memory>

#include "players/backgammon_dice/solved_tables.h"

namespace fourfold::backgammon_dice {

// The endings that every program has (endings.h), and with `solved` what `fourfold solve` has put into the resources'
// folder, too. None where nothing is known.
std::shared_ptr<const SolvedTables> known_chances(const Rules& rules, const players::Resources& resources, bool solved);

// Adds endings with two pawns a side at most, quickly computed, where the rules are not those of a file. Nothing in a
// page.
void compute_endings(const Rules& rules, SolvedTables& tables);

}  // namespace fourfold::backgammon_dice
