// Ludo told in words, one sentence for a roll or a play (see notation/telling.h).
#pragma once

#include <string>

#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

std::string tell_roll(const State& state, const Roll& dice);
std::string tell_play(const State& state, const Play& play);

}  // namespace fourfold::ludo
