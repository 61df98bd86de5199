// The plays of pawns without sides under the rules as printed (BD-3 to BD-10), for the millions of games of play-outs:
// what sided_plays.cpp finds under every rule, found on bit masks.
#include <bit>
#include <cstdint>

#include "rules/backgammon_dice/plays.h"

namespace fourfold::backgammon_dice {
namespace {

using Spaces = std::uint32_t;  // one bit a space as the mover counts; bit 0 is a captured pawn

constexpr Spaces board = 0x1fffe;
constexpr Spaces captured_bit = 1;
constexpr Spaces before_home = (Spaces{1} << first_bearing_space) - 1;
constexpr int blots_shift = Pawns::faces_shift;

// The mover's pawns, and above them, where plain pawns have no faces, the opponent's blots. The opponent's blocks stay
// as they are, so equal words are equal positions.
struct PlainBoard {
  std::uint64_t bits;

  Spaces any() const { return static_cast<Spaces>(bits) & board; }
  Spaces two() const { return static_cast<Spaces>(bits >> Pawns::two_shift) & board; }
  Spaces blots() const { return static_cast<Spaces>(bits >> blots_shift) & board; }
  // BD-7: while a pawn is captured no other moves.
  Spaces movers() const { return (bits >> Pawns::captured_shift & 7) != 0 ? captured_bit : any(); }

  PlainBoard after(Step step) const {
    const int from = step.pawn().space;
    const std::uint64_t here = std::uint64_t{1} << from;
    const std::uint64_t second_here = bits & here << Pawns::two_shift;
    const std::uint64_t on_board = second_here != 0 ? second_here : here;
    const std::uint64_t left = bits - (from == captured_space ? Pawns::one_captured : on_board);
    const std::uint64_t there = here << step.die() & board;  // none if it leaves
    return {(left | there | (left & there) << Pawns::two_shift) & ~(there << blots_shift)};
  }
};

// Positions without repetition, each with the play that leads there. A double has at most as many after each step as
// there are ways to share the steps out among five pawns: 1, 5, 15, 35, 70. Short lists are searched fastest from end
// to end.
class DistinctBoards {
 public:
  int size() const { return size_; }
  PlainBoard board_at(int i) const { return {boards_[i]}; }
  Play play_at(int i) const { return Play::from_bits(plays_[i]); }

  void add(PlainBoard position, Play play) {
    const int last = size_;
    bool known = false;
    for (int i = 0; i < last; ++i) known |= boards_[i] == position.bits;
    boards_[last] = position.bits;
    plays_[last] = play.bits();
    size_ = known ? last : last + 1;
  }
  void clear() { size_ = 0; }

 private:
  static constexpr std::size_t most = 1 + 5 + 15 + 35 + 70;

  int size_ = 0;
  std::uint64_t boards_[most + 1];  // one is written before it is known to be new
  std::uint64_t plays_[most + 1];
};

class PlainTurn {
 public:
  PlainTurn(Pawns mine, Pawns theirs, TurnDice dice) {
    const Occupancy opposing = theirs.mirrored_occupancy();
    open_ = board & ~opposing.two;
    blots_ = opposing.any ^ opposing.two;
    const PlainBoard start{mine.bits() | std::uint64_t{blots_} << blots_shift};
    if (dice.high == dice.low) {
      play_double(start, dice.high);
    } else {
      play_two(start, dice.high, dice.low);
    }
  }

  // One play for each position that the turn may lead to.
  const DistinctBoards& results() const { return results_; }

 private:
  // Where a die may be played from: all spaces, and those from which it captures or bears off.
  struct Sources {
    Spaces all;
    Spaces duties;

    Spaces dutiful() const { return duties != 0 ? duties : all; }
  };
  Sources sources(PlainBoard now, int die) const {
    const Spaces movers = now.movers();
    const bool all_home = (movers & before_home) == 0;  // BD-8
    const Spaces leaving = all_home ? movers & (Spaces{1} << off_space >> die) : 0;
    return {movers & (open_ & ~now.two()) >> die, leaving | (movers & now.blots() >> die)};
  }

  // Either die first. A duty that one of them has is before what the other could do (BD-6, BD-9).
  void play_two(PlainBoard start, int high, int low) {
    const Sources by_high = sources(start, high);
    const Sources by_low = sources(start, low);
    const bool duty = (by_high.duties | by_low.duties) != 0;
    const Spaces high_first = duty ? by_high.duties : by_high.all;
    const Spaces low_first = duty ? by_low.duties : by_low.all;
    if ((high_first | low_first) == 0) add_result(start, Play::pass());
    for (Spaces from = high_first; from != 0; from &= from - 1) play_on(start, Step(high, first_of(from)), low);
    for (Spaces from = low_first; from != 0; from &= from - 1) play_on(start, Step(low, first_of(from)), high);
  }
  void play_on(PlainBoard start, Step first, int die) {
    const PlainBoard now = start.after(first);
    const Play play = Play{}.with(0, first);
    Spaces from = sources(now, die).dutiful();
    if (from == 0) add_result(now, play);
    for (; from != 0; from &= from - 1) {
      const Step step(die, first_of(from));
      add_result(now.after(step), play.with(1, step));
    }
  }

  // Four steps with one number: all positions after one, after two, after three. Kept out of the way of the two dice,
  // which are rolled five times as often.
  [[gnu::noinline]] void play_double(PlainBoard start, int die) {
    DistinctBoards levels[Play::most_steps];
    levels[0].add(start, Play::pass());
    for (int made = 0; made < Play::most_steps; ++made) {
      const DistinctBoards& level = levels[made];
      for (int i = 0; i < level.size(); ++i) {
        const PlainBoard now = level.board_at(i);
        Spaces from = sources(now, die).dutiful();
        if (from == 0) add_result(now, level.play_at(i));
        for (; from != 0; from &= from - 1) {
          const Step step(die, first_of(from));
          const Play play = level.play_at(i).with(made, step);
          if (made + 1 == Play::most_steps) {
            add_result(now.after(step), play);
          } else {
            levels[made + 1].add(now.after(step), play);
          }
        }
      }
    }
  }

  static Pawn first_of(Spaces spaces) { return pawn_on(std::countr_zero(spaces)); }

  // BD-6 over the whole turn: the first way that captures makes all forbidden that do not.
  void add_result(PlainBoard position, Play play) {
    const bool captures = position.blots() != blots_;
    if (captures != must_capture_) {
      if (!captures) return;
      must_capture_ = true;
      results_.clear();
    }
    results_.add(position, play);
  }

  Spaces open_;
  Spaces blots_;
  bool must_capture_ = false;
  DistinctBoards results_;
};

}  // namespace

void find_plain_plays(Pawns mine, Pawns theirs, TurnDice dice, PlayList& plays) {
  const PlainTurn turn(mine, theirs, dice);
  for (int i = 0; i < turn.results().size(); ++i) plays.push_back(turn.results().play_at(i));
}

Play draw_plain_play(Pawns mine, Pawns theirs, TurnDice dice, std::uint32_t lot) {
  const PlainTurn turn(mine, theirs, dice);
  const auto count = static_cast<std::uint64_t>(turn.results().size());
  return turn.results().play_at(static_cast<int>(lot * count >> 32));
}

}  // namespace fourfold::backgammon_dice
