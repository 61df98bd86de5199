// What a person may do with one piece in one movement of the hand: one hop, or several of the same piece in a row, as
// when a checker is moved by both dice at once.
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "rules/walk.h"

namespace fourfold::host {

struct Gesture {
  std::vector<Hop> hops;  // of one piece, from the first one's beginning to the last one's end
  std::string label;      // the hops' labels in order
  std::vector<int> dice;  // what they use
};

template <class State>
class Gestures {
 public:
  Gestures(const State& state, std::span<const Hop> made) : state_(state), line_(made.begin(), made.end()) {
    dice_before_ = dice_left(state, made);
    extend(made.size(), "");
  }

  std::vector<Gesture> list() && { return std::move(list_); }

 private:
  // Every way to go on with the piece of the hops from `first` on.
  void extend(std::size_t first, const std::string& label) {
    for (const Hop& hop : next_hops(state_, line_)) {
      const bool begins = line_.size() == first;
      if (!begins && hop.from != line_.back().to) continue;
      const std::string longer = (begins ? "" : label + " ") + format_hop(state_, line_, hop);
      line_.push_back(hop);
      if (is_new(first)) {
        list_.push_back({{line_.begin() + static_cast<std::ptrdiff_t>(first), line_.end()}, longer, dice_used()});
        previews_.push_back(preview(state_, line_));
        extend(first, longer);
      }
      line_.pop_back();
    }
  }

  // Ways between the same ends that leave the same board and dice are one: nobody wants to be asked which is meant.
  bool is_new(std::size_t first) const {
    for (std::size_t i = 0; i < list_.size(); ++i) {
      const bool same_ends =
          list_[i].hops.front().from == line_[first].from && list_[i].hops.back().to == line_.back().to;
      if (same_ends && list_[i].dice == dice_used() && previews_[i] == preview(state_, line_)) return false;
    }
    return true;
  }

  std::vector<int> dice_used() const {
    DiceLeft left = dice_left(state_, line_);
    std::vector<int> used;
    for (const Die die : dice_before_) {
      if (!take_die(left, die.pips())) used.push_back(die.pips());
    }
    return used;
  }

  const State& state_;
  std::vector<Hop> line_;  // the hops made, and those of the gesture that is looked at
  DiceLeft dice_before_;
  std::vector<Gesture> list_;
  std::vector<decltype(preview(std::declval<const State&>(), std::span<const Hop>()))> previews_;
};

}  // namespace fourfold::host
