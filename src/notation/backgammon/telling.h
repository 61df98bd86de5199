// Backgammon told in words, one sentence for a roll or a play (see notation/telling.h).
#pragma once

#include <string>

#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

std::string tell_roll(const State& state, const Roll& dice);
std::string tell_play(const State& state, const Play& play);

}  // namespace fourfold::backgammon
