// What a net sees of a position, as switches that are on or off: for each side and each place, how many checkers stand
// there; then the tactics: each shot at a blot, and how the last checkers are held. A position switches on about twenty
// of them, and a play changes a few, so the first layer of a net is a sum of few rows.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "players/backgammon/tactics.h"

namespace fourfold::backgammon {

inline constexpr int counts_on_point = 7;  // seven stands for more, too
inline constexpr int counts_on_bar = 4;
inline constexpr int features_on_bar = points * counts_on_point;
inline constexpr int features_off = features_on_bar + counts_on_bar;
inline constexpr int features_a_side = features_off + most_checkers;
inline constexpr int board_features = 2 * features_a_side;
inline constexpr int no_feature = -1;

inline constexpr int shots_a_side = points * longest_shot;
inline constexpr int features_of_last = board_features + 2 * shots_a_side;
inline constexpr int last_a_side = rolls_of_two + 1 + points_before + 1;
inline constexpr int features = features_of_last + 2 * last_a_side;

// What may be on at once, or change: every checker a blot that is shot at by as many as can be.
inline constexpr int most_features = 2 * (most_checkers + 1) + 2 * most_checkers * longest_shot + 4;

// The feature of so many checkers of the player on roll (side 0) or the opponent (side 1) on a place of that side's own
// numbering.
constexpr int feature(int side, int place, int count) {
  if (count == 0) return no_feature;
  const int base = side * features_a_side;
  if (place == off) return base + features_off + count - 1;
  if (place == bar) return base + features_on_bar + std::min(count, counts_on_bar) - 1;
  return base + (place - 1) * counts_on_point + std::min(count, counts_on_point) - 1;
}

// A list of switches.
class Features {
 public:
  // All that are on, with the tactics or without.
  Features(const Board& board, bool tactics);
  Features() = default;

  void clear() { size_ = 0; }
  void push_back(int feature) { list_[size_++] = static_cast<std::uint16_t>(feature); }
  const std::uint16_t* begin() const { return list_.data(); }
  const std::uint16_t* end() const { return list_.data() + size_; }
  std::span<const std::uint16_t> all() const { return {list_.data(), size_}; }

 private:
  std::array<std::uint16_t, most_features> list_{};
  std::size_t size_ = 0;
};

// The switches that are turned off and on between two positions.
struct Changes {
  Features less;
  Features more;

  void clear();
  void add(const Board& was, const Board& is);
  void add(const Tactics& was, const Tactics& is);
};

}  // namespace fourfold::backgammon
