// The positions that were seen lately, so that each can be learnt from more than once: finding out what a position is
// worth can cost far more than learning it.
#pragma once

#include <cstddef>
#include <vector>

#include "float_net.h"
#include "players/random_source.h"

namespace fourfold::training {

class Memory {
 public:
  void add(const std::vector<Sample>& samples);

  // Whole batches to learn from now, in any order: all that is new, and for each further pass as many of those seen
  // before. What is left over for a whole batch stays new.
  const std::vector<Sample>& lesson(int passes, int batch, RandomSource& random);

 private:
  static constexpr std::size_t most = 1'000'000;

  std::vector<Sample> fresh_;
  std::vector<Sample> seen_;  // a ring
  std::size_t oldest_ = 0;
  std::vector<Sample> lesson_;
};

}  // namespace fourfold::training
