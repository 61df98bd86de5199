// Positions from the literature, with the verdicts of their authors.
#pragma once

#include <string>

#include "players/resources.h"
#include "rules/checkers/rules.h"

namespace fourfold::checkers {

// Lets the engine think about every position of the file until it has proven a verdict, or for so many seconds. A line
// of the file is "FEN | win, draw or loss of the side to move | the move, where there is only one | name or source".
// Prints a table; 0 if no verdict contradicts the book's.
int solve_known(const Rules& rules, const players::Resources& resources, const std::string& file, double seconds);

}  // namespace fourfold::checkers
