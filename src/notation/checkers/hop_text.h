// A hop of checkers as a short label for menus and screen readers, and in words.
#pragma once

#include <span>
#include <string>

#include "rules/checkers/checkers.h"

namespace fourfold::checkers {

// "11-15" for a step, "14x23" for a jump.
std::string format_hop(const State& state, std::span<const Hop> made, const Hop& hop);

// Whether it jumps.
bool captures(const State& state, std::span<const Hop> made, const Hop& hop);

// The same in words, for menus and hints: what the piece does.
Message tell_hop(const State& state, std::span<const Hop> made, const Hop& hop);

}  // namespace fourfold::checkers
