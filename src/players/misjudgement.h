// How weaker levels err.
#pragma once

#include <cstdint>

#include "players/random_source.h"

namespace fourfold::players {

// Misjudges what one decision is about. How much, changes from decision to decision, as attention does: mostly little
// and now and then a lot.
class Misjudgement {
 public:
  Misjudgement(std::uint64_t seed, float noise) : random_(seed) {
    const float care = even();
    deviation_ = noise * 3 * care * care;
  }

  // Normally distributed, near enough: the sum of twelve even numbers.
  float next() {
    float sum = -6;
    for (int i = 0; i < 12; ++i) sum += even();
    return deviation_ * sum;
  }

 private:
  float even() { return static_cast<float>(random_.next_half() >> 8) / 16777216.0F; }

  RandomSource random_;
  float deviation_;
};

}  // namespace fourfold::players
