// What can be agreed on before a game of ludo: a plain value, its presets (LU, books 000/001) and its options.
// Clause numbers are those of docs/rules/ludo.md.
#pragma once

#include <cstdint>
#include <span>

#include "rules/game.h"

namespace fourfold::ludo {

enum class MustUse : std::uint8_t { both, may_decline };           // LU-7
enum class Capture : std::uint8_t { turn_end, landing };           // LU-8
enum class Shelter : std::uint8_t { none, starting_flowers };      // LU-8
enum class Blocks : std::uint8_t { none, pairs };                  // LU-9
enum class Finish : std::uint8_t { bounce, exact_or_stay };        // LU-11
enum class ThreeSixes : std::uint8_t { as_any_other, lose_turn };  // classic

// A set of small numbers: bit n says that n is in it.
using NumberSet = std::uint8_t;

struct Rules {
  NumberSet seats = 1U << 1 | 1U << 3;  // LU-1: seat numbers 1 to 4; two sit opposite
  NumberSet entry = 1U << 6;            // LU-3, LU-13: the numbers that bring a piece out of its Floral Square
  std::uint8_t dice = 2;                // LU-3: two; LU-13: one
  MustUse must_use = MustUse::both;
  Capture capture = Capture::turn_end;
  Shelter shelter = Shelter::none;
  Blocks blocks = Blocks::none;
  Finish finish = Finish::bounce;
  bool play_on = false;    // LU-12: for second and third place
  bool entry_roll = true;  // LU-13: with one die, entering gives a roll for a piece on the flower
  bool six_again = false;  // classic: with one die, a six gives another roll
  ThreeSixes three_sixes = ThreeSixes::as_any_other;  // classic: the third six in a row is not played and ends the turn

  bool operator==(const Rules&) const = default;
};

constexpr bool holds(NumberSet set, int number) { return (set >> number & 1) != 0; }
constexpr bool plays(const Rules& rules, Seat seat) { return holds(rules.seats, number(seat)); }

std::span<const Preset<Rules>> presets();
std::span<const Option<Rules>> options();
Result<void> check(const Rules& rules);
bool in_force(const Rules& rules, int clause);
// Who plays, clockwise from seat 1 (LU-2).
std::span<const Seat> seats(const Rules& rules);
// The usual seats of two to four players: two sit opposite, three leave the last seat empty.
std::optional<Setting> seating(int players);

}  // namespace fourfold::ludo
