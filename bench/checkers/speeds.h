// How fast the engine of checkers searches and looks into tables.
#pragma once

#include "players/resources.h"
#include "rules/checkers/rules.h"

namespace fourfold::checkers {

int print_speeds(const Rules& rules, const players::Resources& resources);

}  // namespace fourfold::checkers
