// A backgammon hop as a short label for menus and screen readers, and in words.
#pragma once

#include <span>
#include <string>

#include "rules/backgammon/backgammon.h"

namespace fourfold::backgammon {

// "8/5", "bar/22*", "6/off": the hop that would follow those made, a star where it hits.
std::string format_hop(const State& state, std::span<const Hop> made, const Hop& hop);

// Whether it hits.
bool captures(const State& state, std::span<const Hop> made, const Hop& hop);

// The same in words, for menus and hints: what the piece does.
Message tell_hop(const State& state, std::span<const Hop> made, const Hop& hop);

}  // namespace fourfold::backgammon
