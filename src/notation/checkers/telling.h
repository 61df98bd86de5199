// Checkers told: messages for rolls, plays and endings (see notation/telling.h).
#pragma once

#include <optional>
#include <vector>

#include "notation/rolled_die.h"
#include "notation/told_ending.h"
#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

Message tell_roll(const State& state, const Roll& dice);
std::vector<RolledDie> rolled_dice(const State& state, const Roll& dice);
std::optional<Message> tell_play(const State& state, const Play& play);
std::vector<Message> tell_steps(const State& state, const Play& play);
ToldEnding tell_ending(const State& state, std::optional<Seat> you);
Message tell_taken(const State& state);
inline bool in_rounds(const Rules& /*rules*/) { return false; }

}  // namespace fourfold::checkers
