// The positions that were seen lately, so that each can be learnt from more than once: finding out what a position is
// worth can cost far more than learning it.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "players/random_source.h"

namespace fourfold::training {

// A Sample is a position of some game with what it was found to be worth.
template <class Sample>
class Memory {
 public:
  void add(const std::vector<Sample>& samples) { fresh_.insert(fresh_.end(), samples.begin(), samples.end()); }

  // Whole batches to learn from now, in any order: all that is new, and for each further pass as many of those seen
  // before. What is left over for a whole batch stays new.
  const std::vector<Sample>& lesson(int passes, int batch, RandomSource& random) {
    shuffle(fresh_, random);
    const std::size_t left_over = fresh_.size() % static_cast<std::size_t>(batch);
    const auto end = fresh_.end() - static_cast<std::ptrdiff_t>(left_over);
    lesson_.assign(fresh_.begin(), end);
    fresh_.erase(fresh_.begin(), end);
    if (passes == 1) return lesson_;

    const std::size_t now = lesson_.size();
    if (!seen_.empty()) {
      for (std::size_t i = 0; i < now * static_cast<std::size_t>(passes - 1); ++i) {
        lesson_.push_back(seen_[random.below(static_cast<std::uint32_t>(seen_.size()))]);
      }
    }
    for (std::size_t i = 0; i < now; ++i) {
      if (seen_.size() < most) {
        seen_.push_back(lesson_[i]);
      } else {
        seen_[oldest_] = lesson_[i];
        oldest_ = (oldest_ + 1) % most;
      }
    }
    shuffle(lesson_, random);
    return lesson_;
  }

 private:
  static constexpr std::size_t most = 1'000'000;

  static void shuffle(std::vector<Sample>& samples, RandomSource& random) {
    for (std::size_t i = samples.size(); i > 1; --i) {
      std::swap(samples[i - 1], samples[random.below(static_cast<std::uint32_t>(i))]);
    }
  }

  std::vector<Sample> fresh_;
  std::vector<Sample> seen_;  // a ring
  std::size_t oldest_ = 0;
  std::vector<Sample> lesson_;
};

}  // namespace fourfold::training
