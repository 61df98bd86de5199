// Whether the engine does in endings what their tables say can be done.
#pragma once

#include <cstddef>
#include <cstdint>

#include "players/resources.h"
#include "rules/checkers/rules.h"

namespace fourfold::checkers {

// Asks the engine for its move in every position with so many pieces and fewer. Where it wins, the move must lead to a
// lost position that is nearer to a conversion, and every reply to a won one that is nearer still, or to fewer pieces
// or more kings: so that every win is won, whatever the defence, and the longest way between conversions says whether
// forty moves are enough. Where it draws, the move must keep the draw. 0 if all of that holds.
int check_endings(const Rules& rules, const players::Resources& resources, int pieces);

struct WinsToPlay {
  int pieces = 6;
  std::size_t count = 1000;
  std::uint64_t nodes = 100'000;  // searched a move, by both sides
  std::uint64_t seed = 1;
};

// Plays out that many wins, drawn evenly from all with exactly so many pieces, against the engine itself as the
// defender that knows the same. 0 if all are won before forty moves without progress or a repetition make them draws.
int play_wins(const Rules& rules, const players::Resources& resources, const WinsToPlay& wins);

}  // namespace fourfold::checkers
