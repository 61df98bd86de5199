// The rules of checkers as a plain value: what the clauses CK-1 to CK-10 leave open, one field a question.
#pragma once

#include <cstdint>
#include <span>

#include "rules/game.h"

namespace fourfold::checkers {

// Who makes the first move (CK-2).
enum class First : std::uint8_t {
  choose,  // seat one says who begins
  random,  // it is drawn
  dark,    // dark, always
};

// Whether a capture that is possible must be made (CK-5).
enum class Capture : std::uint8_t { optional, compulsory };

// Whether a capture, once begun, must be carried on as long as it can be (CK-5).
enum class Chain : std::uint8_t { may_stop, must_finish };

// What happens to a man that reaches the far row by a jump and could jump on from there as a king (CK-7).
enum class Crowning : std::uint8_t { ends_turn, goes_on };

// How a repeated position, and forty moves of each side without progress, end the game (CK-10).
enum class Draws : std::uint8_t {
  automatic,  // the game is drawn at once
  claim,      // the player to move may claim the draw
};

// Whether the first three moves are drawn from the three-move ballots, and from which of them.
enum class BallotDeck : std::uint8_t { none, crossboard, mail };

// A Rules{} is the preset `tournament`.
struct Rules {
  First first = First::dark;
  Capture capture = Capture::compulsory;
  Chain chain = Chain::must_finish;
  Crowning crowning = Crowning::ends_turn;
  Draws draws = Draws::automatic;
  BallotDeck ballot = BallotDeck::none;

  bool operator==(const Rules&) const = default;
};

std::span<const Preset<Rules>> presets();
std::span<const Option<Rules>> options();

// A ballot's first move is dark's, so drawing one leaves nothing to decide about who begins.
Result<void> check(const Rules& rules);
bool in_force(const Rules& rules, int clause);
// Seat one plays dark, seat two light.
std::span<const Seat> seats(const Rules& rules);

}  // namespace fourfold::checkers
