// Games that are small enough to be solved: what every position is worth, made once by a long computation that can be
// stopped and gone on with, and that players look into where it is there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "players/resources.h"
#include "rules/game.h"
#include "rules/result.h"

namespace fourfold::players {

// What it will take, told before it begins.
struct SolvePlan {
  std::uint64_t positions = 0;
  std::uint64_t positions_there = 0;  // already solved
  std::size_t memory = 0;             // bytes at most
  double seconds = 0;                 // on one thread of a processor of 2024, near enough
};

struct SolveProgress {
  std::uint64_t done = 0;  // positions; of what is worked on, as many as it has come near its end
  std::uint64_t all = 0;   // those that were already solved do not count
  std::string part;        // what is worked on, by its name
  int sweeps = 0;
  double residual = 1;
};

struct SolveWork {
  int pieces = 0;  // each side has at the start
  unsigned threads = 1;
  std::function<bool()> stop{};  // asked often
  std::function<void(const SolveProgress&)> told{};
};

struct SolveReport {
  bool finished = false;  // false if it was stopped
  std::string folder;
  std::uint64_t bytes = 0;  // on disk
  std::uint64_t positions = 0;
  double value = 0;  // the winning chance of who rolls first, once it is finished
  // Of who rolls first, in points a game, where games count more than one: without a cube, and with one for money.
  std::optional<double> equity{};
  std::optional<double> equity_with_cube{};
  double residual = 1;  // the most that any value changed when it was last computed anew
};

template <Game G>
struct GameSolver {
  std::string_view pieces;  // as scripts call them: "pawns"
  int most;                 // a side has in the whole game
  Result<SolvePlan> (*plan)(const typename G::Rules& rules, const Resources& resources, int pieces);
  // What is done is kept, so that the same again goes on.
  Result<SolveReport> (*solve)(const typename G::Rules& rules, const Resources& resources, const SolveWork& work);
};

}  // namespace fourfold::players
