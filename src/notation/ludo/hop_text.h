// A hop of ludo as a short label for menus and screen readers.
#pragma once

#include <span>
#include <string>

#include "rules/ludo/ludo.h"

namespace fourfold::ludo {

// "enter", "12/16*", "50/h", "53/54 with 5": a star where an opposing piece would go back if the turn ended so, the
// number where several lead there.
std::string format_hop(const State& state, std::span<const Hop> made, const Hop& hop);

}  // namespace fourfold::ludo
