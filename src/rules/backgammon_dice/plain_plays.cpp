// The plays of pawns without sides, found on bit masks (BD-3 to BD-10 with their standard rulings).
//
// Positions are never compared in full. A play is known by the spaces that its dice are played from; play_two and
// play_double say when different plays lead to the same position.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "rules/backgammon_dice/plays.h"

namespace fourfold::backgammon_dice {
namespace {

using Spaces = std::uint32_t;  // one bit a space; bit 0 is a captured pawn
constexpr Spaces board = 0x1fffe;
constexpr Spaces captured_bit = 1;
constexpr Spaces not_home = 0x7ff;  // captured, or before the opponent's home

// The first of some spaces. Bit 31 is no space; with it the processor need not ask whether there is any.
constexpr int first_of(Spaces spaces) { return std::countr_zero(spaces | 0x80000000U); }

// All spaces or none. Choices that fall with the dice are made with this and not with branches, which nothing could
// foresee.
constexpr Spaces all_if(bool condition) { return Spaces{0} - static_cast<Spaces>(condition); }

constexpr std::uint64_t step_bits(int die, int from) { return Step(die, pawn_on(from)).bits(); }

// What changes during a turn: where the mover has a pawn and where two, where the opponent has a blot.
struct Board {
  Spaces any;
  Spaces two;
  Spaces blots;

  // A pawn goes from one space to another, which is open, or off the board.
  Board after(Spaces from, Spaces to) const {
    const Spaces landing = to & board;
    const Spaces one_stays = two & from;
    const Spaces left = any ^ from ^ one_stays;
    return {left | landing, (two ^ one_stays) | (left & landing), blots & ~landing};
  }
};

// Where pawns may start from with one die, and where they would capture.
struct Sources {
  Spaces all;
  Spaces capturing;

  // BD-6, when no other die is left.
  Spaces dutiful() const { return capturing | (all & all_if(capturing == 0)); }
};

// One number of the dice in a turn, on a board where the opponent's blocks do not change.
class Number {
 public:
  Number(int die, Spaces open) : die_(die), open_(open), leaving_(Spaces{1} << off_space >> die) {}

  int die() const { return die_; }
  Spaces from(Spaces space) const { return space << die_; }
  Spaces to(Spaces space) const { return space >> die_; }
  // What BD-3, BD-8 and BD-9 leave to this die; whether another die captures is for the caller to see.
  Sources sources(const Board& now, Spaces movers) const {
    const Spaces moving = movers & ((open_ & ~now.two) >> die_);
    const Spaces leaving = movers & leaving_ & all_if((movers & not_home) == 0);
    return {leaving | (moving & all_if(leaving == 0)), movers & (now.blots >> die_)};
  }

 private:
  int die_;
  Spaces open_;
  Spaces leaving_;
};

// The positions of a double, each once, in the order in which they were found, and how each was reached.
class Positions {
 public:
  std::size_t size() const { return size_; }
  const Board& board(std::size_t i) const { return boards_[i]; }
  std::uint64_t path(std::size_t i) const { return paths_[i]; }
  // Adds a position if it is new. It is written in any case and counted only if new: whether it is cannot be foreseen,
  // so no branch depends on it.
  void add(const Board& now, std::uint64_t path) {
    const std::uint32_t pawns = now.any >> 1 | now.two << 15;
    std::size_t slot = pawns * 0x9e3779b1U >> 24;
    pawns_[0] = pawns;  // what an empty slot points to
    while (pawns_[slots_[slot]] != pawns) slot = (slot + 1) % slots;
    pawns_[size_ + 1] = pawns;
    boards_[size_] = now;
    paths_[size_] = path;
    const std::size_t known = slots_[slot];
    const std::size_t is_new = static_cast<std::size_t>(known == 0);
    size_ += is_new;
    slots_[slot] = static_cast<std::uint8_t>(known + is_new * size_);
  }

 private:
  static constexpr std::size_t most = 1 + 5 + 15 + 35 + 70;
  static constexpr std::size_t slots = 256;

  std::size_t size_ = 0;
  std::uint8_t slots_[slots] = {};  // which position has this hash, counted from one; 0 is none
  std::uint32_t pawns_[most + 2];
  Board boards_[most + 1];
  std::uint64_t paths_[most + 1];
};

void add_play(PlayList& plays, std::uint64_t bits) { plays.push_back(Play::from_bits(bits)); }

// BD-7 with two captured pawns or more: both dice can do nothing but redeem, whichever comes first.
void redeem_two(Spaces open, int high, int low, PlayList& plays) {
  const std::uint64_t by_high = (open >> high & 1) != 0 ? step_bits(high, captured_space) : 0;
  const std::uint64_t by_low = (open >> low & 1) != 0 ? step_bits(low, captured_space) : 0;
  add_play(plays, by_high != 0 ? by_high | by_low << 16 : by_low);
}

// Two different dice. Both orders of a pair of spaces lead to the same position. Two pairs do only when they carry a
// pawn from one space by the sum of the dice, by way of either space between, and capture nothing there.
void play_two(const Board& start, const Number (&dice)[2], PlayList& plays) {
  const Spaces movers = start.any & (captured_bit | all_if((start.any & captured_bit) == 0));
  const Sources by_high = dice[0].sources(start, movers);
  const Sources by_low = dice[1].sources(start, movers);
  const Spaces free_choice = all_if((by_high.capturing | by_low.capturing) == 0);
  const Spaces high_starts = by_high.capturing | (by_high.all & free_choice);
  const Spaces low_starts = by_low.capturing | (by_low.all & free_choice);
  // For each space of the smaller die, the spaces from which the larger one was played before it. What the second order
  // writes goes to a place that nobody reads.
  constexpr std::size_t unread = last_space + 1;
  Spaces played_before[unread + 1] = {};
  Spaces by_the_sum = 0;  // spaces from which a pawn went by the sum of the dice, capturing nothing between
  // The larger die first from the lower half of the bits, then the smaller one first from the upper half.
  for (std::uint64_t starts = high_starts | std::uint64_t{low_starts} << 32; starts != 0; starts &= starts - 1) {
    const int number = std::countr_zero(starts | std::uint64_t{1} << 63);
    const std::size_t low_first = static_cast<std::size_t>(number) >> 5;
    const Number& die = dice[low_first];
    const Number& other = dice[1 - low_first];
    const int from_space = number & 31;
    const Spaces from = Spaces{1} << from_space;
    const Board after = start.after(from, die.from(from));
    const std::uint64_t path = step_bits(die.die(), from_space);
    Spaces seconds = other.sources(after, after.any).dutiful();
    if (seconds == 0) add_play(plays, path);
    seconds &= ~(played_before[from_space] & all_if(low_first != 0));
    // By the sum of the dice: this pawn goes on, or one behind it steps into its place.
    const Spaces goes_on = die.to(seconds & die.from(from) & ~start.blots);
    const Spaces steps_in = seconds & other.to(from);
    seconds &= ~(die.from(goes_on & by_the_sum) | (steps_in & by_the_sum));
    by_the_sum |= goes_on | steps_in;
    for (; seconds != 0; seconds &= seconds - 1) {
      const int second = first_of(seconds);
      played_before[low_first != 0 ? unread : static_cast<std::size_t>(second)] |= from;
      add_play(plays, path | step_bits(other.die(), second) << 16);
    }
  }
  if (plays.empty()) plays.push_back(Play::pass());
}

// A double is four steps with one number: first what is captured, one by one (BD-7), then level by level. Where the
// pawns stand after so many steps says how often each space was played from, and so what was captured; positions of
// different levels differ. A level has at most as many as there are ways to share out its steps among five pawns: 5,
// 15, 35 and 70.
void play_double(Board now, int captured, Spaces open, const Number& die, PlayList& plays) {
  std::uint64_t path = 0;
  int step = 0;
  const std::uint64_t redeeming = step_bits(die.die(), captured_space);
  for (; captured > 0; --captured, ++step) {
    if (((open & ~now.two) >> die.die() & 1) == 0) {
      add_play(plays, path);
      return;
    }
    now = now.after(0, die.from(captured_bit));
    path |= redeeming << (16 * step);
  }
  Positions positions;
  positions.add(now, path);
  std::size_t i = 0;
  for (; step < Play::most_steps; ++step) {
    for (const std::size_t end = positions.size(); i < end; ++i) {
      const Board here = positions.board(i);
      const std::uint64_t so_far = positions.path(i);
      Spaces starts = die.sources(here, here.any).dutiful();
      if (starts == 0) add_play(plays, so_far);
      for (; starts != 0; starts &= starts - 1) {
        const Spaces from = starts & (0 - starts);
        positions.add(here.after(from, die.from(from)), so_far | step_bits(die.die(), first_of(from)) << (16 * step));
      }
    }
  }
  for (; i < positions.size(); ++i) add_play(plays, positions.path(i));
}

}  // namespace

void find_plain_plays(Pawns mine, Pawns theirs, TurnDice dice, PlayList& plays) {
  const Occupancy own = mine.occupancy();
  const Occupancy opposing = theirs.mirrored_occupancy();
  const Spaces open = ~opposing.two & board;
  const int captured = mine.captured();
  Board start{own.any, own.two, opposing.any ^ opposing.two};
  if (dice.high == dice.low) {
    play_double(start, captured, open, Number(dice.high, open), plays);
  } else if (captured > 1) {
    redeem_two(open & ~own.two, dice.high, dice.low, plays);
  } else {
    start.any |= captured == 1 ? captured_bit : 0;
    play_two(start, {{dice.high, open}, {dice.low, open}}, plays);
  }
}

}  // namespace fourfold::backgammon_dice
