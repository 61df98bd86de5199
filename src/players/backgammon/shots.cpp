#include "players/backgammon/shots.h"

#include <cstdint>

namespace fourfold::backgammon {
namespace {

// The board as the hitters count it, one bit a point, bit 25 for the bar.
class Shooter {
 public:
  Shooter(const Checkers& side, int point, const Checkers& hitters)
      : target_(points + 1 - point), on_bar_(hitters[bar]) {
    for (int i = 1; i <= bar; ++i) held_ |= std::uint32_t{hitters[static_cast<std::size_t>(i)] > 0} << i;
    for (int i = 1; i <= points; ++i) {
      open_ |= std::uint32_t{side[static_cast<std::size_t>(points + 1 - i)] < 2} << i;
    }
  }

  bool two(int a, int b) const {
    if (on_bar_ == 0) {
      return held(target_ + a) || held(target_ + b) ||
             (held(target_ + a + b) && (open(target_ + a) || open(target_ + b)));
    }
    if (enters_on_target(a) || enters_on_target(b)) return true;
    return on_bar_ == 1 && (after_entering(a, b) || after_entering(b, a));
  }

  bool four(int die) const {
    std::uint32_t checkers = held_;
    int left = 4;
    if (on_bar_ > 0) {
      if (enters_on_target(die)) return true;
      if (!open(bar - die) || on_bar_ >= left) return false;
      left -= on_bar_;
      checkers |= std::uint32_t{1} << (bar - die);
    }
    for (int steps = 1; steps <= left; ++steps) {
      const int from = target_ + steps * die;
      if (from > bar) return false;
      if (has(checkers, from) && (from != bar || on_bar_ == 0)) return true;
      if (!open(from)) return false;
    }
    return false;
  }

 private:
  static bool has(std::uint32_t places, int at) { return (places >> (at & 31) & 1) != 0; }
  bool held(int at) const { return at < bar && has(held_, at); }
  bool open(int at) const { return at < bar && has(open_, at); }
  bool enters_on_target(int die) const { return bar - die == target_; }
  // One die brings the only checker in, the other one hits, with that checker or another.
  bool after_entering(int entering, int hitting) const {
    const int from = target_ + hitting;
    return open(bar - entering) && (held(from) || from == bar - entering);
  }

  int target_;
  int on_bar_;
  std::uint32_t held_ = 0;
  std::uint32_t open_ = 0;
};

}  // namespace

int shots(const Checkers& side, int point, const Checkers& hitters) {
  const Shooter shooter(side, point, hitters);
  int count = 0;
  for (int a = 1; a <= 6; ++a) {
    count += shooter.four(a) ? 1 : 0;
    for (int b = 1; b < a; ++b) count += shooter.two(a, b) ? 2 : 0;
  }
  return count;
}

}  // namespace fourfold::backgammon
