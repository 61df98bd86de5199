// The three-move openings of tournament play, as the American Checker Federation numbers them.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/checkers/board.h"
#include "rules/checkers/rules.h"

namespace fourfold::checkers {

enum class BallotClass : std::uint8_t {
  crossboard,  // drawn across the board and by mail
  mail,        // drawn in mail play only
  barred,      // never drawn: one side is lost, or all but lost
};

struct BallotMove {
  std::uint8_t from = 0;  // PDN numbers
  std::uint8_t to = 0;
};

struct Ballot {
  std::array<BallotMove, 3> moves;  // dark's, light's, dark's
  BallotClass kind = BallotClass::barred;
};

inline constexpr int ballot_count = 174;

// All the ballots; the one numbered n stands at n - 1.
std::span<const Ballot, ballot_count> ballots();
// Whether a deck holds the ballot numbered so.
bool in_deck(BallotDeck deck, int number);
// The board after the three moves, light to move.
Board board_after(const Ballot& ballot);

}  // namespace fourfold::checkers
