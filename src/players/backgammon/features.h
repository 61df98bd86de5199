// What a net sees of a position: for each side and each place, how many checkers stand there, as one switch that is on.
// A position switches on about twenty of them, and a play changes a few, so the first layer of a net is a sum of few
// rows.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "rules/backgammon/rules.h"

namespace fourfold::backgammon {

inline constexpr int counts_on_point = 7;  // seven stands for more, too
inline constexpr int counts_on_bar = 4;
inline constexpr int features_on_bar = points * counts_on_point;
inline constexpr int features_off = features_on_bar + counts_on_bar;
inline constexpr int features_a_side = features_off + most_checkers;
inline constexpr int features = 2 * features_a_side;
inline constexpr int no_feature = -1;

// The feature of so many checkers of the player on roll (side 0) or the opponent (side 1) on a place of that side's own
// numbering.
constexpr int feature(int side, int place, int count) {
  if (count == 0) return no_feature;
  const int base = side * features_a_side;
  if (place == off) return base + features_off + count - 1;
  if (place == bar) return base + features_on_bar + std::min(count, counts_on_bar) - 1;
  return base + (place - 1) * counts_on_point + std::min(count, counts_on_point) - 1;
}

// All that are on.
class Features {
 public:
  Features(const Checkers& on_roll, const Checkers& opponent) {
    add(0, on_roll);
    add(1, opponent);
  }
  const std::uint16_t* begin() const { return list_.data(); }
  const std::uint16_t* end() const { return list_.data() + size_; }

 private:
  void add(int side, const Checkers& checkers) {
    for (int place = off; place <= bar; ++place) {
      const int found = feature(side, place, checkers[static_cast<std::size_t>(place)]);
      if (found != no_feature) list_[size_++] = static_cast<std::uint16_t>(found);
    }
  }
  std::array<std::uint16_t, std::size_t{2} * (most_checkers + 1)> list_{};
  std::size_t size_ = 0;
};

}  // namespace fourfold::backgammon
