// Playing a position out many times and taking the mean: the most reliable judgement there is, and the slowest. What is
// played out and how is the game's own affair (its lineup names the function); this is what all of them share.
#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "players/engine.h"
#include "players/resources.h"

namespace fourfold::players {

struct RolloutSettings {
  std::uint64_t trials = 1296;
  double error = 0;  // stops when the standard error of every line is below; 0 never does
  int plies = 0;     // how far the players of the trials look ahead
  int truncate = 0;  // after so many turns a trial ends with what its position looks like; 0 plays to the end
  bool cube = true;
  bool luck = true;  // takes the luck of the dice out of each trial, as far as it can be estimated
  std::uint64_t seed = 1;
  std::size_t most = 5;  // of the plays, so many that look best are rolled out
  unsigned threads = 1;
};

// What is added up of a line's trials. Enough to go on from later.
struct RolloutSums {
  static constexpr std::size_t figures = 5;

  std::uint64_t trials = 0;
  double value = 0;
  double squares = 0;
  double behind = 0;          // the first line's value less this one's
  double behind_squares = 0;  // both lines see the same dice, so this spreads less
  double figure[figures] = {};

  double mean() const { return value / static_cast<double>(trials); }
  double error() const { return error_of(value, squares); }
  double mean_behind() const { return behind / static_cast<double>(trials); }
  double error_behind() const { return error_of(behind, behind_squares); }

 private:
  double error_of(double sum, double sum_of_squares) const {
    if (trials < 2) return 0;
    const auto n = static_cast<double>(trials);
    const double variance = (sum_of_squares - sum * sum / n) / (n - 1);
    return std::sqrt(variance > 0 ? variance / n : 0);
  }
};

template <Game G>
struct Rollout {
  // One of the choices.
  struct Line {
    typename G::Play play{};
    RolloutSums sums;  // values are equities of the player to act
  };
  std::vector<Line> lines;                // in the order of first sight, or as they were named
  std::vector<std::string_view> figures;  // names of what else is added up
  std::optional<Message> advice;          // what follows from the lines, where that is more than which is best
};

// Told now and then how far it is; false stops, and what there is by then is the result.
template <Game G>
using RolloutProgress = std::function<bool(const Rollout<G>&)>;

// Says that a game has no rollouts.
struct NoRollouts {};
inline constexpr NoRollouts no_rollouts{};

// How a game's positions are rolled out, or that they are not. Whoever lists a game's players has to say which: nothing
// is left to what happens to be included.
template <Game G>
class Rollouts {
 public:
  using Run = Result<Rollout<G>> (*)(const typename G::State& state, const RolloutSettings& settings,
                                     const RolloutProgress<G>& progress, const std::vector<RolloutSums>& so_far,
                                     std::span<const typename G::Play> plays, const Resources& resources);

  // Not explicit: a lineup names the function, or no_rollouts.
  constexpr Rollouts(Run run) : run_(run) {}
  constexpr Rollouts(NoRollouts /*none*/) {}

  constexpr Run run() const { return run_; }

 private:
  Run run_ = nullptr;
};

}  // namespace fourfold::players
