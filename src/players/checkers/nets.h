// The nets that judge positions of checkers, one for each phase of the game, told by how many checkers are left. Each
// sees the board from the side of whoever is to move, and says how likely that side is to score. A set is for
// one way of capturing; it is part of the program, or given as a resource.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "players/checkers/endgame_index.h"
#include "players/net/net.h"
#include "players/resources.h"
#include "rules/checkers/rules.h"

namespace fourfold::checkers {

inline constexpr std::size_t phases = 4;
constexpr std::size_t phase_of(int pieces) {
  if (pieces >= 19) return 0;
  if (pieces >= 14) return 1;
  return pieces >= 10 ? 2 : 3;
}

// Switches, for the side that looks: its men and the other's on the 28 squares where each can stand, then both sides'
// kings.
inline constexpr std::size_t net_switches = 28 + 28 + 32 + 32;

struct Piece {
  Squares square = 0;
  Side side = Side::dark;
  bool king = false;
};
std::uint16_t switch_of(const Piece& piece, Side looking);

// A judgement in hundredths of a man: a logit of 1 is 64 of them.
constexpr int score_of(std::int32_t logit) { return logit >> 15; }
static_assert(score_of(net::logit_one) == 64);

using Nets = std::array<net::Net, phases>;

// All nets of a set in one file.
std::string nets_file(const std::array<std::string, phases>& files);
Result<std::shared_ptr<const Nets>> read_nets(std::string_view bytes);

// Those for these rules; none where there are none, and then what the engine judges by is written by hand. A file that
// cannot be used is told as trouble.
std::shared_ptr<const Nets> nets_of(const Rules& rules, const players::Resources& resources);

}  // namespace fourfold::checkers
