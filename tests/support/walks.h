// Follows every way to make a turn hop by hop and checks what all games promise about it in rules/walk.h.
#pragma once

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "players/random_source.h"
#include "rules/walk.h"

namespace fourfold::test {

// `key(state, made)` names the moment that hops lead to: moments of one name are followed once. `fits(made, after)`
// says whether whole hops, and the preview of them, fit the state after the play that they are.
template <class State, class Key, class Fits>
class Walks {
 public:
  Walks(const State& state, Key key, Fits fits, RandomSource& random)
      : state_(state), plays_(legal(state)), reached_(plays_.size()), key_(key), fits_(fits), random_(random) {}

  // Follows all hops; false if a promise was broken.
  bool check() {
    follow();
    if (!broken_ && std::count(reached_.begin(), reached_.end(), true) != static_cast<long>(plays_.size())) {
      break_off("not every legal play can be walked");
    }
    return !broken_;
  }

 private:
  void follow() {
    if (broken_ || !seen_.insert(key_(state_, made_)).second) return;
    const HopList hops = next_hops(state_, made_);
    const auto play = play_of(state_, made_);
    if (hops.empty() && !play) return break_off("a dead end");
    if (play) check_play(*play);
    if (made_.size() < 2) check_labels(hops);
    check_strangers(hops);
    const std::size_t dice = dice_left(state_, made_).size();
    for (const Hop& hop : hops) {
      made_.push_back(hop);
      if (dice > 0 && dice_left(state_, made_).size() >= dice) return break_off("a hop that plays no die");
      follow();
      if (broken_) return;
      made_.pop_back();
    }
  }

  template <class Play>
  void check_play(const Play& play) {
    const auto* const found = std::find(plays_.begin(), plays_.end(), play);
    if (found == plays_.end()) return break_off("a play that is not legal");
    reached_[static_cast<std::size_t>(found - plays_.begin())] = true;
    if (!fits_(made_, apply(state_, play))) break_off("hops that do not fit the play");
  }

  void check_labels(const HopList& hops) {
    std::set<std::string> labels;
    for (const Hop& hop : hops) {
      const std::string label = format_hop(state_, made_, hop);
      if (label.empty() || !labels.insert(label).second) break_off("two hops called " + label);
    }
  }

  // Hops that are not offered lead nowhere.
  void check_strangers(const HopList& hops) {
    for (int i = 0; i < 4; ++i) {
      const std::uint32_t places = i % 2 == 0 ? 60 : 20;
      const Hop stranger{static_cast<std::uint8_t>(random_.below(places)),
                         static_cast<std::uint8_t>(random_.below(places)),
                         static_cast<std::uint16_t>(random_.below(4) == 0 ? random_.below(20) : 0)};
      if (std::find(hops.begin(), hops.end(), stranger) != hops.end()) continue;
      made_.push_back(stranger);
      if (!next_hops(state_, made_).empty() || play_of(state_, made_)) break_off("a hop that was not offered");
      if (broken_) return;
      made_.pop_back();
    }
  }

  void break_off(const std::string& what) {
    if (broken_) return;
    broken_ = true;
    std::string way;
    for (std::size_t i = 0; i < made_.size(); ++i) {
      way += " " + format_hop(state_, std::span(made_).first(i), made_[i]);
    }
    ADD_FAILURE() << what << ": " << format_position(state_) << " after" << way;
  }

  const State& state_;
  decltype(legal(state_)) plays_;
  std::vector<bool> reached_;
  Key key_;
  Fits fits_;
  RandomSource& random_;
  std::vector<Hop> made_;
  std::set<std::string> seen_;
  bool broken_ = false;
};

// Names a moment by the hops that led to it: every path is followed.
struct EveryPath {
  std::string operator()(const auto&, std::span<const Hop> made) const {
    std::string name;
    for (const Hop& hop : made)
      name += std::to_string(hop.from) + "-" + std::to_string(hop.to) + "." + std::to_string(hop.choice) + " ";
    return name;
  }
};

}  // namespace fourfold::test
