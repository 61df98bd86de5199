// Trials of several lines at once, on several threads: every line sees the same dice, and what comes out is the same
// however many threads there are.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <span>
#include <vector>

#include "players/backgammon/rollout_trial.h"
#include "players/backgammon/standpoint.h"
#include "players/limits.h"

namespace fourfold::backgammon {

// How lines begin, as the standpoint's player sees them.
TrialPosition after_play(const Standpoint& standpoint, const Play& play);
TrialPosition without_doubling(const Standpoint& standpoint);
TrialPosition after_a_take(const Standpoint& standpoint);

class Trials {
 public:
  // `begins` are the lines' first positions.
  Trials(const Standpoint& standpoint, const players::RolloutSettings& settings, const Nets& nets,
         std::vector<TrialPosition> begins);
  Trials(const Trials&) = delete;
  Trials& operator=(const Trials&) = delete;

  // What so many trials, from number `first` on, came to for these of the lines: trial by trial, the lines in the order
  // they are named in. Nothing if it was stopped.
  std::optional<std::vector<TrialResult>> run(std::uint64_t first, std::size_t count,
                                              std::span<const std::size_t> lines, players::Watch* watch = nullptr);

  std::size_t lines() const { return begins_.size(); }
  // Positions, by all threads.
  std::uint64_t looked_at() const;
  // In points of the cube as it lies.
  double equity(const TrialResult& result) const;

 private:
  const Standpoint& standpoint_;
  players::RolloutSettings settings_;
  std::vector<TrialPosition> begins_;
  std::deque<TrialPlayer> players_;  // one for each thread
};

}  // namespace fourfold::backgammon
