// Questions for players: decisions as they come up in games, for money whatever the rules say, without a cube for plays
// and with one for doubling.
#pragma once

#include <cstdint>
#include <vector>

#include "players/engine.h"
#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// Rolls to be played while the sides are in contact, where there is more than one way, from games of a player against
// himself.
std::vector<State> plays_to_choose(const Rules& rules, players::Engine<Game>& player, std::size_t count,
                                   std::uint64_t seed);

// Moments when the player on roll may double, in contact and in races, from such games with a cube.
std::vector<State> doubles_to_choose(const Rules& rules, players::Engine<Game>& player, std::size_t count,
                                     std::uint64_t seed);

}  // namespace fourfold::backgammon
