// The mean of numbers, and how far it may be off.
#pragma once

#include <cmath>
#include <cstdint>

namespace fourfold::backgammon {

class Mean {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }

  std::uint64_t count() const { return count_; }
  double mean() const { return count_ > 0 ? sum_ / static_cast<double>(count_) : 0; }
  // The standard error.
  double error() const {
    if (count_ < 2) return 0;
    const auto n = static_cast<double>(count_);
    return std::sqrt(std::fmax(0, squares_ - sum_ * sum_ / n) / (n * (n - 1)));
  }

 private:
  std::uint64_t count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace fourfold::backgammon
