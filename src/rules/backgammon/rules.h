// What may be agreed before a game of backgammon: the options, and the presets after the printed rulebooks.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/game.h"

namespace fourfold::backgammon {

// A side's checkers by its own numbering: [0] borne off, [1] to [24] its points (1 is its ace point), [25] on the bar.
using Checkers = std::array<std::uint8_t, 26>;

inline constexpr int off = 0;
inline constexpr int bar = 25;
inline constexpr int points = 24;
inline constexpr int home_points = 6;
inline constexpr int most_checkers = 15;  // in any starting position

enum class StartingPosition : std::uint8_t { standard, nackgammon, hyper };
enum class Gammons : std::uint8_t { boxed, tournament };
enum class Opening : std::uint8_t { each_one_die, winner_rolls_both };
enum class DeadCube : std::uint8_t { hide, allow };

struct Rules {
  StartingPosition starting_position = StartingPosition::standard;  // BG-1
  Opening opening = Opening::each_one_die;                          // BG-2
  Gammons gammon = Gammons::tournament;                             // BG-13, BG-14
  std::uint16_t match_length = 7;                                   // BG-15; 0 is an unlimited session for money
  bool cube = true;                                                 // BG-16
  DeadCube dead_cube = DeadCube::hide;                              // BG-19
  bool crawford = true;                                             // BG-21, in matches
  bool jacoby = true;                                               // BG-21, for money
  bool beavers = false;                                             // BG-21, for money
  std::uint8_t auto_doubles = 0;                                    // BG-21, for money: at most so many a game

  bool operator==(const Rules&) const = default;

  bool money() const { return match_length == 0; }
};

inline constexpr int longest_match = 999;

std::span<const Preset<Rules>> presets();
std::span<const Option<Rules>> options();
Result<void> check(const Rules& rules);
bool in_force(const Rules& rules, int clause);
std::span<const Seat> seats(const Rules& rules);

// Where a side's checkers stand at the start, and how many there are.
const Checkers& starting_checkers(const Rules& rules);
int checkers_a_side(const Rules& rules);

}  // namespace fourfold::backgammon
