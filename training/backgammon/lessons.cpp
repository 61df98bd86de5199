#include "training/backgammon/lessons.h"

#include <limits>

namespace fourfold::training {
namespace {

using namespace backgammon;

// A side that has borne off a checker cannot lose a gammon any more.
bool is_ruled_out(const Board& board, std::size_t chance) {
  if (chance == 0) return false;
  return chance <= 2 ? board.opponent[off] > 0 : board.on_roll[off] > 0;
}

}  // namespace

Beginning beginning(bool tactics) {
  Beginning begins;
  const auto add = [&](int first, int count) {
    begins.steps.push_back({static_cast<std::size_t>(first), static_cast<std::size_t>(count)});
    for (int c = 3; c < count; ++c) begins.silent.push_back(static_cast<std::size_t>(first + c));
  };
  for (int side = 0; side < 2; ++side) {
    const int base = side * features_a_side;
    for (int point = 0; point < points; ++point) add(base + point * counts_on_point, counts_on_point);
    add(base + features_on_bar, counts_on_bar);
    add(base + features_off, most_checkers);
  }
  for (std::size_t row = board_features; row < switches(tactics); ++row) begins.silent.push_back(row);
  // What a game ends like before anything is known of it.
  begins.prior = {0.0F, -1.2F, -4.5F, -1.2F, -4.5F};
  return begins;
}

std::span<const Example> Lesson::of(std::span<const Sample> samples, bool tactics) {
  on_.clear();
  targets_.clear();
  examples_.clear();
  for (const Sample& sample : samples) {
    on_.emplace_back(sample.board, tactics);
    targets_.push_back(sample.target);
    for (std::size_t c = 0; c < chances; ++c) {
      if (is_ruled_out(sample.board, c)) targets_.back()[c] = std::numeric_limits<float>::quiet_NaN();
    }
  }
  for (std::size_t i = 0; i < samples.size(); ++i) examples_.push_back({on_[i].all(), targets_[i]});
  return examples_;
}

}  // namespace fourfold::training
