// Makes the tables of endings, backwards from positions that are decided (retrograde analysis): for every material the
// positions that a conversion decides, then those that lead to them, ply by ply, until nothing changes; what is left is
// drawn. Native only, as it wants memory and threads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "players/checkers/endgame_tables.h"

namespace fourfold::checkers {

struct SolvedPair {
  // Of the material, and of the same with the other side to move; the second is empty where both are one.
  SliceFile files[2];
  bool both = false;
};

struct SolverSettings {
  unsigned threads = 1;
  bool distances = false;              // kept in the files
  std::function<bool()> stop{};        // asked now and then
  std::function<void(double)> told{};  // how many of its positions have been begun with, 0 to 1
};

// All positions with this material and its counterpart. The tables know everything that conversions lead to. Nothing if
// it was stopped.
std::optional<SolvedPair> solve_pair(const Rules& rules, const Material& material, const EndgameTables& tables,
                                     const SolverSettings& settings);

// How much memory that takes, near enough.
std::size_t bytes_to_solve(const Material& material);

}  // namespace fourfold::checkers
