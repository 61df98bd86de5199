// Makes the files of endings in the resources' folder, one a material, smaller ones first. Native only.
#pragma once

#include "players/table_building.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

// Nothing in a page.
players::BuildTables<Game> table_builder();

}  // namespace fourfold::checkers
