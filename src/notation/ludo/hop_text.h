// A hop of ludo as a short label for menus and screen readers, and in words.
#pragma once

#include <span>
#include <string>

#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

// "enter", "12/16*", "50/h", "53/54 with 5": a star where an opposing piece would go back if the turn ended so, the
// number where several lead there.
std::string format_hop(const State& state, std::span<const Hop> made, const Hop& hop);

// Whether it sends a piece back.
bool captures(const State& state, std::span<const Hop> made, const Hop& hop);

// The same in words, for menus and hints: what the piece does.
Message tell_hop(const State& state, std::span<const Hop> made, const Hop& hop);

}  // namespace fourfold::ludo
