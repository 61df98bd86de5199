// The rules of Backgammon Dice as a plain value: three presets from the printed leaflet, and every house rule as an
// option.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/backgammon_dice/pawns.h"
#include "rules/game.h"

namespace fourfold::backgammon_dice {

// BD-6: moving and capturing are duties, at each step and over the whole turn; at each step only; or not at all.
enum class Duty : std::uint8_t { turn, step, none };
// BD-6 and BD-9 were ruled otherwise once. No option sets that: what was recorded then is played by it for ever
// (first_edition.h).
enum class Edition : std::uint8_t { first, second };
// BD-9: only the exact number bears off, or a larger one too from the hindmost space.
enum class BearOff : std::uint8_t { exact, backgammon };
// BD-13: captured pawns are rolled anew at each attempt, or once.
enum class RedeemRoll : std::uint8_t { each_attempt, once };
// BD-15: whom a Switch may change places with.
enum class Switching : std::uint8_t { off, own, opponent, on };
// BD-17: a Half leaves by the number on the die, or by the half that it moves.
enum class SpecialBearOff : std::uint8_t { number, movement };
// BD-18: a scored round ends when both sides are off, or when the first is.
enum class RoundEnd : std::uint8_t { both_off, first_off };

inline constexpr std::array<std::uint8_t, pawns_a_side> standard_setup = {1, 1, 3, 6, 6};
inline constexpr std::array<Face, faces_of_a_pawn> standard_faces = {
    Face::regular, Face::regular_plus, Face::regular_minus, Face::double_plus, Face::switch_zero, Face::half_minus};

struct Rules {
  std::array<std::uint8_t, pawns_a_side> setup = standard_setup;  // BD-1, ascending
  std::array<Face, faces_of_a_pawn> faces = standard_faces;       // BD-12, ascending; read only with special_sides
  bool special_sides = false;                                     // BD-12
  Duty duty = Duty::turn;                                         // BD-6
  Edition edition = Edition::second;                              // BD-6, BD-9
  BearOff bear_off = BearOff::exact;                              // BD-9
  bool must_bear_off = true;                                      // BD-9
  RedeemRoll redeem_roll = RedeemRoll::each_attempt;              // BD-13
  Switching switching = Switching::on;                            // BD-15
  SpecialBearOff special_bear_off = SpecialBearOff::number;       // BD-17
  bool scored = false;                                            // BD-18
  RoundEnd round_end = RoundEnd::both_off;                        // BD-18
  bool symbols = false;                                           // BD-20
  std::uint8_t match_points = 1;                                  // BD-21
  std::uint8_t random_start = 0;                                  // BD-22

  bool operator==(const Rules&) const = default;
};

// True where the generator of plain plays knows every rule in force: pawns without sides and the duties as printed.
constexpr bool plain_enough(const Rules& rules) {
  return !rules.special_sides && !rules.scored && rules.duty == Duty::turn && rules.edition == Edition::second &&
         rules.bear_off == BearOff::exact && rules.must_bear_off;
}

std::span<const Preset<Rules>> presets();
std::span<const Option<Rules>> options();
Result<void> check(const Rules& rules);
bool in_force(const Rules& rules, int clause);
std::span<const Seat> seats(const Rules& rules);

// The letter of a side in positions, plays and options; Regular 0 is '0'.
char letter(Face face);

}  // namespace fourfold::backgammon_dice
