// Generation works on bit masks, bit p for the mover's point p: where the mover has checkers, and where the opponent
// does not hold two or more. Duplicates are never made rather than removed:
//  * With a double, steps are taken from the highest point downwards. Any legal set of steps can be put in that order
//  (higher
//    checkers enter, come home and clear the way for bearing off first), and different sets give different positions.
//  * With two dice, a play is the pair (x moved by the larger die, y by the smaller). The same position arises twice
//  only
//    where one checker moves both dice by way of either point and hits on neither, or where two checkers are borne off
//    with the dice exchanged.
#include "rules/backgammon/generate.h"

#include <bit>

namespace fourfold::backgammon {
namespace {

using Mask = std::uint32_t;

constexpr Mask bit(int point) { return Mask{1} << point; }
constexpr Mask bar_bit = bit(bar);
constexpr Mask board_bits = bit(bar) - bit(1);  // points 1 to 24
constexpr int highest(Mask mask) { return 31 - std::countl_zero(mask); }

class Generator {
 public:
  Generator(const Checkers& mover, const Checkers& opponent, PlayList& plays) : checkers_(mover), plays_(plays) {
    for (int point = 1; point <= bar; ++point) {
      if (mover[static_cast<std::size_t>(point)] > 0) own_ |= bit(point);
    }
    for (int point = 1; point <= points; ++point) {
      const std::uint8_t there = opponent[static_cast<std::size_t>(points + 1 - point)];
      if (there < 2) open_ |= bit(point);
      if (there == 1) blots_ |= bit(point);
    }
  }

  void two_dice(int large, int small) {
    const Mask first_large = sources(own_, large);
    const Mask first_small = sources(own_, small);
    for (Mask todo = first_large; todo != 0;) {
      const int x = take_highest(todo);
      const Mask then = sources(after(own_, x, large), small);
      larger_first_[x] = then;
      for (Mask rest = then; rest != 0;) {
        const int y = take_highest(rest);
        if (!made_already(first_large, x, y, large, small)) add({step(x, large), step(y, small)}, 2);
      }
    }
    for (Mask todo = first_small; todo != 0;) {
      const int y = take_highest(todo);
      for (Mask rest = sources(after(own_, y, small), large); rest != 0;) {
        const int x = take_highest(rest);
        const bool other_order = (first_large & bit(x)) != 0 && (larger_first_[x] & bit(y)) != 0;
        if (other_order || made_already(first_large, x, y, large, small)) continue;
        add({step(y, small), step(x, large)}, 2);
      }
    }
    if (!plays_.empty()) return;
    // Only one of the two can be played: the larger if possible.
    const int die = first_large != 0 ? large : small;
    for (Mask todo = first_large != 0 ? first_large : first_small; todo != 0;) {
      add({step(take_highest(todo), die)}, 1);
    }
  }

  void doubles(int die) {
    Play play;
    extend(play, own_, bar, die);
  }

  void pass_if_stuck() {
    if (plays_.empty()) plays_.push_back(Play{});
  }

 private:
  static int take_highest(Mask& mask) {
    const int point = highest(mask);
    mask ^= bit(point);
    return point;
  }

  static Step step(int from, int die) {
    return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(from > die ? from - die : off)};
  }

  // The points from which one checker may move by the die, where the mover's checkers stand on `own`.
  Mask sources(Mask own, int die) const {
    if ((own & bar_bit) != 0) return (open_ & bit(bar - die)) != 0 ? bar_bit : 0;  // BG-8
    Mask from = own & (open_ << die) & board_bits;
    if (own < bit(home_points + 1)) {  // all home (BG-10), and bit 0 is never set
      from |= own & bit(die);          // BG-11: exact, or from the highest when all are lower
      if (own != 0 && own < bit(die)) from |= bit(highest(own));
    }
    return from;
  }

  // Where the mover's checkers stand after one of them has moved from `from`.
  Mask after(Mask own, int from, int die) const {
    if (checkers_[static_cast<std::size_t>(from)] == 1) own ^= bit(from);
    return from > die ? own | bit(from - die) : own;
  }

  // Whether the larger-die-first loop, which runs from the highest point down, has made this position in another way.
  bool made_already(Mask first_large, int x, int y, int large, int small) const {
    if (y <= x || (first_large & bit(y)) == 0) return false;
    if (y == x + small) {  // one checker, y, by way of x; the other way round it passes y - large
      const int via = y - large;
      return via > 0 && (larger_first_[y] & bit(via)) != 0 && (blots_ & (bit(via) | bit(x))) == 0;
    }
    return y <= small && (larger_first_[y] & bit(x)) != 0;  // both borne off, the dice exchanged
  }

  void add(const std::array<Step, 4>& steps, int count) {
    plays_.push_back({PlayKind::move, static_cast<std::uint8_t>(count), steps});
  }

  // Goes on with steps from `limit` downwards; keeps the plays that use most dice.
  void extend(Play& play, Mask own, int limit, int die) {
    Mask next = play.count < 4 ? sources(own, die) & (bit(limit + 1) - 1) : 0;
    if (next == 0) {
      if (play.count < most_steps_ || play.count == 0) return;
      if (play.count > most_steps_) plays_.clear();
      most_steps_ = play.count;
      plays_.push_back(play);
      return;
    }
    while (next != 0) {
      const int from = take_highest(next);
      const Step taken = step(from, die);
      const Mask then = after(own, from, die);
      --checkers_[taken.from];
      ++checkers_[taken.to];
      play.steps[play.count++] = taken;
      extend(play, then, from, die);
      play.steps[--play.count] = Step{};
      ++checkers_[taken.from];
      --checkers_[taken.to];
    }
  }

  Checkers checkers_;
  PlayList& plays_;
  Mask own_ = 0;
  Mask open_ = 0;
  Mask blots_ = 0;
  int most_steps_ = 0;
  Mask larger_first_[bar + 1];  // for x, the y that follow; written before it is read
};

}  // namespace

void generate(const Checkers& mover, const Checkers& opponent, const Roll& dice, PlayList& plays) {
  Generator generator(mover, opponent, plays);
  const int first = dice.first.pips();
  const int second = dice.second.pips();
  if (first == second) {
    generator.doubles(first);
  } else {
    generator.two_dice(first > second ? first : second, first > second ? second : first);
  }
  generator.pass_if_stuck();
}

}  // namespace fourfold::backgammon
