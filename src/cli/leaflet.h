// What a printed leaflet says besides the rules, in lines: what is in the box, for whom a way to play is and how long
// it takes, the words of its games, its tips. The page of a box shows the same (web/src/box/AboutBox.svelte).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/box.h"

namespace fourfold::cli {

// "Players: 2 players", "Contents: 1 game board, ..."; nothing where the box has no leaflet.
std::vector<std::string> facts_of_leaflet(Box box, std::string_view game);

// "Simple Game Play · 5–10 minutes · Kids and beginners": what the leaflet calls the way to play, where that is not its
// name here, how long it takes and for whom it is. Empty where the leaflet says nothing of it.
std::string remark_of_leaflet(std::string_view game, std::string_view preset);

// Headings, and below each its lines; tips where there are any, and the words of all games in the box.
std::vector<std::string> words_and_tips(Box box);

}  // namespace fourfold::cli
