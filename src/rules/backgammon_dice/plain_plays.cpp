// The plays of pawns without sides, found on bit masks (BD-3 to BD-10 with their standard rulings).
//
// Positions are never compared in full. A play is known by the spaces that its dice are played from; TwoDicePlays and
// DoublePlays say when different plays lead to the same position.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "rules/backgammon_dice/plays.h"

namespace fourfold::backgammon_dice {
namespace {

using Spaces = std::uint32_t;  // one bit a space; bit 0 is a captured pawn
constexpr Spaces board = 0x1fffe;
constexpr Spaces captured_bit = 1;
constexpr Spaces not_home = 0x7ff;  // captured, or before the opponent's home

// The first of some spaces, or one behind the board if there is none.
constexpr int no_space = off_space;
constexpr int first_of(Spaces spaces) { return std::countr_zero(spaces | Spaces{1} << no_space); }

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

void add_play(PlayList& plays, std::uint64_t bits) { plays.push_back(Play::from_bits(bits)); }

// BD-7 with two captured pawns or more: both dice can do nothing but redeem, whichever comes first.
void redeem_two(Spaces open, int high, int low, PlayList& plays) {
  const std::uint64_t by_high = (open >> high & 1) != 0 ? step_bits(high, captured_space) : 0;
  const std::uint64_t by_low = (open >> low & 1) != 0 ? step_bits(low, captured_space) : 0;
  add_play(plays, by_high != 0 ? by_high | by_low << 16 : by_low);
}

// The plays of two different dice. Both orders of a pair of spaces lead to the same position. Two pairs do only when
// they carry a pawn from one space by the sum of the dice, by way of either space between, and capture nothing there.
class TwoDicePlays {
 public:
  TwoDicePlays(const Board& start, int high, int low, Spaces open, PlayList& plays)
      : start_(start), dice_{{high, open}, {low, open}}, plays_(plays), first_(plays.room()), end_(first_) {}

  // BD-7 with one captured pawn, which comes back with one die before the other is played.
  void redeem_one() {
    const Sources by_high = dice_[0].sources(start_, captured_bit);
    const Sources by_low = dice_[1].sources(start_, captured_bit);
    const Spaces free_choice = all_if((by_high.capturing | by_low.capturing) == 0);
    redeem_first(0, by_high.capturing | (by_high.all & free_choice));
    redeem_first(1, by_low.capturing | (by_low.all & free_choice));
    finish();
  }

  void move_two() {
    const Sources by_high = dice_[0].sources(start_, start_.any);
    const Sources by_low = dice_[1].sources(start_, start_.any);
    const Spaces free_choice = all_if((by_high.capturing | by_low.capturing) == 0);
    const Spaces high_starts = by_high.capturing | (by_high.all & free_choice);
    const Spaces low_starts = by_low.capturing | (by_low.all & free_choice);
    // For each space of the smaller die, the spaces from which the larger one was played before it.
    Spaces played_before[no_space + 1] = {};
    // The larger die first from the lower half of the bits, then the smaller one first from the upper half.
    for (std::uint64_t starts = high_starts | std::uint64_t{low_starts} << 32; starts != 0; starts &= starts - 1) {
      const int number = std::countr_zero(starts | std::uint64_t{1} << 63);
      const std::size_t low_first = static_cast<std::size_t>(number) >> 5;
      const int from = number & 31;
      First first = play_first(low_first, from);
      first.seconds &= ~(played_before[from] & all_if(low_first != 0));
      drop_known_sums(first);
      const Spaces larger_from = first.from & all_if(low_first == 0);
      add(first, 1, [&](int second) { played_before[second] |= larger_from; });
    }
    finish();
  }

 private:
  struct First {
    std::size_t die;  // which one is played first
    Spaces from;
    std::uint64_t path;
    Spaces seconds;  // where the other die may be played from
    bool alone;      // nowhere
  };

  First play_first(std::size_t which, int from_space) const {
    const Number& die = dice_[which];
    const Spaces from = Spaces{1} << from_space;
    const Board after = start_.after(from, die.from(from));
    const Spaces seconds = dice_[1 - which].sources(after, after.any).dutiful();
    return {which, from, step_bits(die.die(), from_space), seconds, seconds == 0};
  }

  // By the sum of the dice: this pawn goes on, or one behind it steps into its place.
  void drop_known_sums(First& first) {
    const Number& die = dice_[first.die];
    const Spaces goes_on = die.to(first.seconds & die.from(first.from) & ~start_.blots);
    const Spaces steps_in = first.seconds & dice_[1 - first.die].to(first.from);
    first.seconds &= ~(die.from(goes_on & by_the_sum_) | (steps_in & by_the_sum_));
    by_the_sum_ |= goes_on | steps_in;
  }

  void redeem_first(std::size_t which, Spaces possible) {
    First first = play_first(which, captured_space);
    first.seconds &= all_if(possible != 0);
    drop_known_sums(first);
    add(first, possible & 1, [](int) {});
  }

  // Adds the first die followed by the other from each of the spaces, or alone if that counts for `alone` plays. Four
  // are written whether there are so many or not: their number follows the dice, and a branch on it would mostly be
  // guessed wrong.
  template <class Note>
  void add(const First& first, std::size_t alone, Note note) {
    constexpr int written = 4;
    const std::uint64_t path = first.path | step_bits(dice_[1 - first.die].die(), 0) << 16;
    Spaces seconds = first.seconds;
    Play* to = end_;
    end_ += static_cast<std::size_t>(std::popcount(seconds)) + (first.alone ? alone : 0);
    for (int i = 0; i < written; ++i) {
      const int second = first_of(seconds);
      note(second);
      const std::uint64_t bits = path | static_cast<std::uint64_t>(second) << (16 + Step::space_shift);
      *to++ = Play::from_bits(i == 0 && first.alone ? first.path : bits);
      seconds &= seconds - 1;
    }
    for (; seconds != 0; seconds &= seconds - 1) {
      const int second = first_of(seconds);
      note(second);
      *to++ = Play::from_bits(path | static_cast<std::uint64_t>(second) << (16 + Step::space_shift));
    }
  }

  // Where nothing could be played there is a pass.
  void finish() {
    const bool none = end_ == first_;
    *first_ = none ? Play::pass() : *first_;
    plays_.keep(static_cast<std::size_t>(end_ - first_) + (none ? 1 : 0));
  }

  const Board start_;
  const Number dice_[2];
  PlayList& plays_;
  Play* const first_;
  Play* end_;
  Spaces by_the_sum_ = 0;  // spaces from which a pawn went by the sum of the dice, capturing nothing between
};

// How often each space was played from in a double, three bits a space, and above them how many steps were made. After
// so many steps that says where the pawns stand, and so what was captured.
using Played = std::uint64_t;

constexpr int steps_shift = 3 * off_space;
constexpr Played played_from(int space) { return Played{1} << (3 * space); }
constexpr Played steps_made(int steps) { return static_cast<Played>(steps) << steps_shift; }
constexpr int steps_made(Played played) { return static_cast<int>(played >> steps_shift); }

// What was played to come to the positions of a double.
class KnownPositions {
 public:
  KnownPositions() { clear(std::make_index_sequence<slots / piece>()); }

  // 1 for a position that was not known yet, and 0 for another. It is written in any case and counted only if it is
  // new: whether it is cannot be foreseen, so no branch depends on it.
  std::size_t add(Played played) {
    std::size_t slot = played * 0x9e3779b97f4a7c15U >> 56;
    played_[0] = played;  // what an empty slot points to
    while (played_[slots_[slot]] != played) slot = (slot + 1) % slots;
    const std::size_t known = slots_[slot];
    const std::size_t is_new = static_cast<std::size_t>(known == 0);
    played_[last_ + 1] = played;
    last_ += is_new;
    slots_[slot] = static_cast<std::uint8_t>(known + (last_ & (0 - is_new)));
    return is_new;
  }

 private:
  static constexpr std::size_t most = 5 + 15 + 35 + 70;
  static constexpr std::size_t slots = 256;

  std::size_t last_ = 0;
  // Cleared piece by piece, which compilers do with plain stores. The whole at once would be cleared by an instruction
  // that takes long to begin.
  static constexpr std::size_t piece = 16;
  template <std::size_t... I>
  void clear(std::index_sequence<I...> /*pieces*/) {
    (std::memset(slots_ + I * piece, 0, piece), ...);
  }

  std::uint8_t slots_[slots];  // which position has this hash, counted from one; 0 is none
  Played played_[most + 2];
};

// Four steps with one number, level by level. A level has at most as many positions as there are ways to share out its
// steps among five pawns: 5, 15, 35 and 70.
class DoublePlays {
 public:
  DoublePlays(const Number& die, PlayList& plays) : die_(die), plays_(plays) {}

  // Goes on from here, where so many steps are made. Two loops make all the steps from all positions: how many there
  // are from each cannot be foreseen, and every loop that ends is a branch guessed wrong.
  void play(const Board& start, std::uint64_t path, int steps) {
    add(start, steps_made(steps), path, 1);
    const Node* node = nodes_;
    Spaces starts = node->starts;
    while (node != end_ && node->played < steps_made(Play::most_steps - 1)) {
      const int from = first_of(starts);
      const Spaces space = Spaces{1} << from;
      const Played played = node->played + played_from(from) + steps_made(1);
      add(node->board.after(space, die_.from(space)), played, longer_path(*node, from), known_.add(played));
      next_start(node, starts);
    }
    end_->starts = 0;  // read after the last step
    Play* const first = plays_.room();
    Play* last = first;
    while (node != end_) {
      const int from = first_of(starts);
      *last = Play::from_bits(longer_path(*node, from));
      last += known_.add(node->played + played_from(from));
      next_start(node, starts);
    }
    plays_.keep(static_cast<std::size_t>(last - first));
  }

 private:
  static constexpr std::size_t most = 1 + 5 + 15 + 35;

  // A position from which there are steps to make.
  struct Node {
    Board board;
    Spaces starts;
    Played played;
    std::uint64_t path;
  };

  std::uint64_t longer_path(const Node& node, int from) const {
    return node.path | step_bits(die_.die(), from) << (16 * steps_made(node.played));
  }

  // The next start, which is one of the next node when this one has no more.
  static void next_start(const Node*& node, Spaces& starts) {
    starts &= starts - 1;
    const Spaces none_left = all_if(starts == 0);
    node += none_left & 1;
    starts |= node->starts & none_left;
  }

  // Adds a position if it is new. A turn that ends before its last step is a play at once.
  void add(const Board& now, Played played, std::uint64_t path, std::size_t is_new) {
    const Spaces starts = die_.sources(now, now.any).dutiful();
    *end_ = {now, starts, played, path};
    if (starts == 0) {
      if (is_new != 0) add_play(plays_, path);
      return;
    }
    end_ += is_new;
  }

  const Number die_;
  PlayList& plays_;
  KnownPositions known_;
  Node nodes_[most + 1];
  Node* end_ = nodes_;
};

// A double: first what is captured, one by one (BD-7), then the rest.
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
  DoublePlays(die, plays).play(now, path, step);
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
  } else if (captured == 1) {
    start.any |= captured_bit;
    TwoDicePlays(start, dice.high, dice.low, open, plays).redeem_one();
  } else {
    TwoDicePlays(start, dice.high, dice.low, open, plays).move_two();
  }
}

}  // namespace fourfold::backgammon_dice
