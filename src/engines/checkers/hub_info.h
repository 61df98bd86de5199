// How far a thought has come, as a line of the Hub protocol.
#pragma once

#include <string>

#include "players/engine.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

std::string hub_info(const players::ThinkingProgress<Game>& progress, double seconds);

}  // namespace fourfold::checkers
