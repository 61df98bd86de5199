// The endings that are part of the program, or fetched by a page: exact chances with few pawns in play under the rules
// of the presets, as the files of those tiers (solved_tables.h) one after the other.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "players/backgammon_dice/solved_tables.h"

namespace fourfold::backgammon_dice {

// As it is called in data/.
inline constexpr std::string_view endings_name = "backgammon-dice/simple.fourtab";
std::span<const Tier> shipped_tiers();
// Whether it knows games with these rules.
bool endings_fit(const Rules& rules);

// Adds the tiers that the tables lack. The bytes are kept.
Result<void> add_endings(const std::shared_ptr<const std::string>& bytes, SolvedTables& tables);
// The bytes of the file that was given, or else of the built-in one; none where there is neither. A file that cannot be
// used is told as trouble.
std::shared_ptr<const std::string> endings_file(const players::Resources& resources);
// Whether it is part of this program.
bool endings_built_in();

}  // namespace fourfold::backgammon_dice
