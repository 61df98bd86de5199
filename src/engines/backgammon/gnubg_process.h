// GNU Backgammon as a program of its own, asked over the socket that its `external` command opens.
#pragma once

#include <memory>
#include <string>

#include "engines/child_program.h"

namespace fourfold::backgammon {

struct GnubgSettings {
  int plies = 0;
  bool cubeful = true;
};

Result<void> gnubg_installed();
Result<std::unique_ptr<engines::ChildProgram>> start_gnubg(const GnubgSettings& settings);

}  // namespace fourfold::backgammon
