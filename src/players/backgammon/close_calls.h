// Which of several lines that look alike is best: they are rolled out until that is clear, or enough has been tried.
#pragma once

#include <span>

#include "players/backgammon/trials.h"

namespace fourfold::backgammon {

// Trials are so many turns long; then the position is judged as it looks.
inline constexpr int turns_of_a_trial = 7;

// No fewer decide anything.
inline constexpr std::uint64_t fewest_trials = 72;

// What the search said counts as much as so many trials: it saw all rolls of a few turns, trials see some rolls of
// more.
inline constexpr double trials_worth_of_search = 144;

// A line, and what is thought of it by now.
struct RolledLine {
  double equity = 0;         // what the search said, and then its trials with it
  Chances chances{};         // the same of the player whose standpoint it is
  std::uint64_t trials = 0;  // that are in both
};

// How lines are rolled out: `most` trials each at most, until the watch stops it.
struct CloseCall {
  Trials& trials;
  std::uint64_t most;
  players::Watch& watch;

  // Each of these is false if it was stopped before enough was added to decide anything; the lines then mean nothing.

  // Until one is ahead of all others by more than chance would explain. Who is behind by more than that is rolled out
  // no further, and stays behind by as much: the dice that come later are not its own.
  bool choose(std::span<RolledLine> lines) const;
  // The lines are those of not doubling and of a double that is taken; a double that is dropped is worth 1. Until it is
  // clear whether to double and whether to take.
  bool decide_double(std::span<RolledLine, 2> lines) const;
  // All of them, as often as may be, whatever is clear.
  bool judge(std::span<RolledLine> lines) const;
};

}  // namespace fourfold::backgammon
