// How many ways a game can go on for some plays: what `fourfold perft` answers.
#pragma once

#include <cstdint>
#include <functional>

#include "cli/answer.h"
#include "cli/question.h"

namespace fourfold::cli {

inline constexpr int deepest_perft = 20;

struct PerftLine {
  int depth = 0;
  std::uint64_t leaves = 0;
  double seconds = 0;
};

// Counts depth 1, 2 and so on up to the depth asked for, and tells each as soon as it is known. The JSON holds them
// all.
Answer<Json> count_leaves(const Question& question, const std::function<void(const PerftLine&)>& tell);

}  // namespace fourfold::cli
