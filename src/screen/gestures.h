// What a person may do with one piece in one movement of the hand. The piece that is picked is the one that moves, so a
// gesture says which kind it is where several stand on one place. It is one hop, or several of the same piece in a row,
// as when a checker is moved by both dice at once: those only where they are the one way to get there, so that nobody
// is asked about what two movements say by themselves. Whoever changes places before moving chooses the partner first.
//
// For one piece, and one place that it is brought to, no more than four gestures are left to choose from
// (tests/screen/gestures_test.cpp).
#pragma once

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "notation/scene.h"
#include "rules/message.h"
#include "rules/walk.h"

namespace fourfold::screen {

struct Gesture {
  std::vector<Hop> hops;               // of one piece, from the first one's beginning to the last one's end
  std::vector<std::vector<int>> used;  // the dice of each hop
  Touched touched;                     // the piece, and whom it changes places with
  std::string label;                   // the hops' labels in order
  std::vector<Message> told;           // what each hop does
  std::vector<int> dice;               // what they use together, the larger first
  bool captures = false;               // one of them does

  bool same_piece(const Gesture& other) const {
    return hops.front().from == other.hops.front().from && touched == other.touched;
  }
  bool same_ends(const Gesture& other) const { return same_piece(other) && hops.back().to == other.hops.back().to; }
};

template <class State>
class Gestures {
 public:
  Gestures(const State& state, std::span<const Hop> made)
      : state_(state), line_(made.begin(), made.end()), dice_before_(dice_left(state, made)) {
    for (const Hop& hop : next_hops(state, made)) add(Gesture{}, hop, list_);
    const std::size_t single = list_.size();
    for (std::size_t i = 0; i < single; ++i) {
      const Gesture begun = list_[i].gesture;
      if (begun.touched.partner) continue;
      line_.push_back(begun.hops.front());
      extend(begun);
      line_.pop_back();
    }
    for (Way& way : longer_) {
      const auto leads_there = [&](const Way& other) { return other.gesture.same_ends(way.gesture); };
      const bool only = std::ranges::count_if(longer_, leads_there) == 1;
      if (only && std::none_of(list_.begin(), list_.begin() + static_cast<std::ptrdiff_t>(single), leads_there)) {
        list_.push_back(way);
      }
    }
  }

  // Whether one piece gets from there to there in several movements, by one way or another.
  bool lead(int from, int to) const {
    return std::ranges::any_of(longer_, [&](const Way& way) {
      return way.gesture.hops.front().from == from && way.gesture.hops.back().to == to;
    });
  }

  std::vector<Gesture> list() && {
    std::vector<Gesture> gestures;
    gestures.reserve(list_.size());
    for (Way& way : list_) gestures.push_back(std::move(way.gesture));
    return gestures;
  }

 private:
  using Board = decltype(preview(std::declval<const State&>(), std::span<const Hop>()));
  struct Way {
    Gesture gesture;
    Board board;  // that it leaves
  };

  // The gesture with one hop more, if no other between the same ends leaves the same board and dice: nobody wants to be
  // asked which of those is meant. The line has the hops before it.
  bool add(Gesture gesture, const Hop& hop, std::vector<Way>& ways) {
    if (gesture.hops.empty()) gesture.touched = touched(state_, line_, hop);
    gesture.label += (gesture.hops.empty() ? "" : " ") + format_hop(state_, line_, hop);
    gesture.told.push_back(tell_hop(state_, line_, hop));
    gesture.captures = gesture.captures || captures(state_, line_, hop);
    gesture.hops.push_back(hop);
    const DiceLeft left = dice_left(state_, line_);
    line_.push_back(hop);
    gesture.used.push_back(dice_since(left));
    gesture.dice = dice_since(dice_before_);
    Way way{std::move(gesture), preview(state_, line_)};
    line_.pop_back();
    const bool known = std::ranges::any_of(ways, [&](const Way& other) {
      return other.gesture.same_ends(way.gesture) && other.gesture.dice == way.gesture.dice && other.board == way.board;
    });
    if (!known) ways.push_back(std::move(way));
    return !known;
  }

  // Every way to go on with the same piece that moves it straight. The line ends with the hops of the gesture.
  void extend(const Gesture& begun) {
    for (const Hop& hop : next_hops(state_, line_)) {
      const bool goes_on = hop.from == line_.back().to && touched(state_, line_, hop) == begun.touched;
      if (!goes_on || !add(begun, hop, longer_)) continue;
      const Gesture longer = longer_.back().gesture;
      line_.push_back(hop);
      extend(longer);
      line_.pop_back();
    }
  }

  // What the line has played of these.
  std::vector<int> dice_since(const DiceLeft& before) const {
    DiceLeft left = dice_left(state_, line_);
    std::vector<int> used;
    for (const Die die : before) {
      if (!take_die(left, die.pips())) used.push_back(die.pips());
    }
    return used;
  }

  const State& state_;
  std::vector<Hop> line_;  // the hops made, and those of the gesture that is looked at
  DiceLeft dice_before_;
  std::vector<Way> list_;
  std::vector<Way> longer_;  // by several hops
};

}  // namespace fourfold::screen
