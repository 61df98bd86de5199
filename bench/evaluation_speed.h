// How fast backgammon positions are evaluated at first sight: fixed work, the same on every machine.
#pragma once

#include <cstdint>

namespace fourfold::bench {

// Positions in contact as self-play meets them, each asked by itself; how many were evaluated.
std::uint64_t evaluate_one_by_one();

// The same positions, with every play of a roll found and evaluated together, as bots do.
std::uint64_t evaluate_plays_of_rolls();

}  // namespace fourfold::bench
