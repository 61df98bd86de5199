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

constexpr Spaces without_first(Spaces spaces) { return spaces & (spaces - 1); }

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
    const Spaces leaving = movers & leaving_ & all_if((movers & not_home) == 0);
    const Sources staying = sources_on_board(now, movers);
    return {leaving | (staying.all & all_if(leaving == 0)), staying.capturing};
  }
  // The same where no pawn can leave.
  Sources sources_on_board(const Board& now, Spaces movers) const {
    return {movers & ((open_ & ~now.two) >> die_), movers & (now.blots >> die_)};
  }

 private:
  int die_;
  Spaces open_;
  Spaces leaving_;
};

// The plays of a turn: branches of plays that differ only in the space that their last step is made from. Most turns of
// a play-out want one play drawn from them, and so the others are never written out.
class Branches {
 public:
  explicit Branches(int last_step) : last_shift_(16 * last_step + Step::space_shift) {}

  // Plays that go on from each of some spaces; the path has the die of the last step. No space at all adds nothing: how
  // many there are cannot be foreseen, so no branch depends on it.
  void add(std::uint64_t path, Spaces lasts) {
    size_ += static_cast<std::uint32_t>(std::popcount(lasts));
    *end_ = {path, lasts, size_};
    end_ += static_cast<std::size_t>(lasts != 0);
  }
  // One play that is complete, or none. Space 0 adds nothing to its path.
  static constexpr Spaces complete = 1;
  // Where nothing could be played there is a pass.
  void or_pass() { add(0, complete & all_if(size_ == 0)); }

  void list(PlayList& plays) const {
    Play* to = plays.room();
    for (const Branch* branch = branches_; branch != end_; ++branch) {
      for (Spaces lasts = branch->lasts; lasts != 0; lasts &= lasts - 1) *to++ = play(*branch, lasts);
    }
    plays.keep(size_);
  }
  // The play so far down the list, of 2 to the power of 32.
  Play drawn(std::uint32_t lot) const {
    const auto number = static_cast<std::uint32_t>(std::uint64_t{lot} * size_ >> 32);
    const Branch* branch = branches_;
    branch += static_cast<std::size_t>(number >= branch->end);  // there are often two, and which cannot be foreseen
    while (number >= branch->end) ++branch;
    Spaces lasts = branch->lasts;
    // As many of its spaces are passed over as binary digits say, for five at most; a loop would end unforeseen.
    const auto passed = number - (branch->end - static_cast<std::uint32_t>(std::popcount(lasts)));
    const Spaces without_two = without_first(without_first(lasts));
    lasts = (passed & 2) != 0 ? without_two : lasts;
    lasts = (passed & 4) != 0 ? without_first(without_first(without_two)) : lasts;
    lasts = (passed & 1) != 0 ? without_first(lasts) : lasts;
    return play(*branch, lasts);
  }

 private:
  // Two dice have at most ten first steps, and a double at most 126 plays.
  static constexpr std::size_t most = 128;

  struct Branch {
    std::uint64_t path;
    Spaces lasts;
    std::uint32_t end;  // how many plays there are up to its last one
  };

  Play play(const Branch& branch, Spaces lasts) const {
    return Play::from_bits(branch.path | static_cast<std::uint64_t>(std::countr_zero(lasts)) << last_shift_);
  }

  int last_shift_;
  std::uint32_t size_ = 0;
  Branch* end_ = branches_;
  Branch branches_[most];
};

// BD-7 with two captured pawns or more: both dice can do nothing but redeem, whichever comes first.
std::uint64_t redeem_two(Spaces open, int high, int low) {
  const std::uint64_t by_high = (open >> high & 1) != 0 ? step_bits(high, captured_space) : 0;
  const std::uint64_t by_low = (open >> low & 1) != 0 ? step_bits(low, captured_space) : 0;
  return by_high != 0 ? by_high | by_low << 16 : by_low;
}

// The plays of two different dice. Both orders of a pair of spaces lead to the same position. Two pairs do only when
// they carry a pawn from one space by the sum of the dice, by way of either space between, and capture nothing there.
class TwoDicePlays {
 public:
  TwoDicePlays(const Board& start, int high, int low, Spaces open, Branches& plays)
      : start_(start), dice_{{high, open}, {low, open}}, plays_(plays) {}

  // BD-7 with one captured pawn, which comes back with one die before the other is played. None leaves then.
  void redeem_one() {
    const auto& [high, low] = dice_;
    const Sources by_high = high.sources_on_board(start_, captured_bit);
    const Sources by_low = low.sources_on_board(start_, captured_bit);
    const Spaces free_choice = all_if((by_high.capturing | by_low.capturing) == 0);
    const Spaces high_first = by_high.capturing | (by_high.all & free_choice);
    const Spaces low_first = by_low.capturing | (by_low.all & free_choice);
    const Spaces after_high = after_redeeming(high, low);
    const Spaces after_low = after_redeeming(low, high);
    const Spaces goes_on = high.to(after_high & ~start_.blots) & low.to(after_low & ~start_.blots);
    const Spaces known = low.from(goes_on & high_first);
    add(high, low, captured_space, after_high, after_high, high_first);
    add(low, high, captured_space, after_low, after_low & ~known, low_first);
    plays_.or_pass();
  }

  // Most often both orders of two first steps are possible. Then the one that begins with the smaller die is left out.
  void move_two() {
    const auto& [high, low] = dice_;
    const Sources by_high = high.sources(start_, start_.any);
    const Sources by_low = low.sources(start_, start_.any);
    const Spaces free_choice = all_if((by_high.capturing | by_low.capturing) == 0);
    const Spaces high_starts = by_high.capturing | (by_high.all & free_choice);
    const Spaces low_starts = by_low.capturing | (by_low.all & free_choice);
    Spaces before_low = 0;  // where the larger die was played from before starts of the smaller one
    Spaces lands_with = 0;  // the same before the start that lands where it did
    // The larger die first from the lower half of the bits, then the smaller one first from the upper half.
    for (std::uint64_t starts = high_starts | std::uint64_t{low_starts} << 32; starts != 0; starts &= starts - 1) {
      const int number = std::countr_zero(starts);
      const std::size_t low_first = static_cast<std::size_t>(number) >> 5;
      const Spaces if_low_first = Spaces{0} - static_cast<Spaces>(low_first);
      const Number& first = dice_[low_first];
      const Number& second = dice_[1 - low_first];
      const int from_space = number & 31;
      const Spaces from = Spaces{1} << from_space;
      const Spaces seconds = after_first(first, second, from);
      // A first step of the larger die leaves the smaller one all its starts or, where it makes another step
      // compulsory, none; only a start from which it would land on the same space is looked at by itself.
      const Spaces same_landing = second.to(first.from(from));
      const Spaces known = seconds & before_low & (~same_landing | lands_with) & if_low_first;
      const Spaces high_from = from & ~if_low_first;
      before_low |= high_from & all_if((seconds & low_starts) != 0);
      lands_with |= high_from & all_if((seconds & same_landing) != 0);
      add(first, second, from_space, seconds, unknown_sums(first, second, from, seconds & ~known), 1);
    }
    plays_.or_pass();
  }

 private:
  // Where the second die may be played from.
  Spaces after_first(const Number& first, const Number& second, Spaces from) const {
    const Board after = start_.after(from, first.from(from));
    return second.sources(after, after.any).dutiful();
  }
  Spaces after_redeeming(const Number& first, const Number& second) const {
    const Board after = start_.after(captured_bit, first.from(captured_bit));
    return second.sources_on_board(after, after.any).dutiful();
  }

  // By the sum of the dice: this pawn goes on, or one behind it steps into its place.
  Spaces unknown_sums(const Number& first, const Number& second, Spaces from, Spaces seconds) {
    const Spaces goes_on = first.to(seconds & first.from(from) & ~start_.blots);
    const Spaces steps_in = seconds & second.to(from);
    const Spaces known = first.from(goes_on & by_the_sum_) | (steps_in & by_the_sum_);
    by_the_sum_ |= goes_on | steps_in;
    return seconds & ~known;
  }

  // Adds the first die followed by the other from each of the new ones of some spaces, or alone if there are none.
  // Nothing if it is not possible.
  void add(const Number& first, const Number& second, int from, Spaces seconds, Spaces unknown, Spaces possible) {
    const std::uint64_t path = step_bits(first.die(), from);
    const bool alone = seconds == 0;
    const std::uint64_t longer = path | step_bits(second.die(), 0) << 16;
    plays_.add(alone ? path : longer, (alone ? Branches::complete : unknown) & (0 - possible));
  }

  const Board start_;
  const Number dice_[2];  // larger first
  Branches& plays_;
  Spaces by_the_sum_ = 0;  // spaces from which a pawn went by the sum of the dice, capturing nothing between
};

// The plays of a double from which nobody can leave. What is played is known by how often each space was played from,
// whatever the order, and almost every two steps that are possible can be made in either order. So the steps that were
// tried before at the same position `sleep` in what follows another one: with them it leads to nothing new (the sleep
// sets of Godefroid, 1996). Two steps of one node fail to commute only when one sets up a capture, which is then
// compulsory (BD-6): such a step is tried after all others, which sleep while it captures.
class SleepingDoublePlays {
 public:
  SleepingDoublePlays(const Number& die, Branches& plays) : die_(die), plays_(plays) {}

  // Whether a pawn might leave when there are so many steps to make: one can come to the space from which the die leads
  // off the board, and before the last step all can be home.
  static bool may_leave(const Board& start, int die, int steps) {
    const std::uint64_t pawns = start.any | std::uint64_t{start.two} << 32;
    Spaces leaving = 0;
    int steps_home = 0;
    for (int i = 0; i < Play::most_steps - 1; ++i) {
      const std::uint64_t further_off = not_home >> (die * i);
      leaving |= Spaces{1} << off_space >> (die * (i + 1));
      steps_home += std::popcount(pawns & (further_off | further_off << 32));
    }
    leaving |= Spaces{1} << off_space >> (die * Play::most_steps);
    return steps_home < steps && (start.any & leaving) != 0;
  }

  // Adds the plays that go on from here, or finds that two different first steps set up captures. Both may be played,
  // one capture after the other, and that would be found twice.
  bool play(const Board& start, std::uint64_t path, int steps) {
    const Sources sources = die_.sources_on_board(start, start.any);
    const Spaces starts = sources.dutiful();
    if (starts == 0) {
      plays_.add(path, Branches::complete);
      return true;
    }
    const Node root = node(start, sources, 0, path, 16 * steps);
    if (steps == 0 && std::popcount(root.to_try >> 32) > 1) return false;
    *end_++ = root;
    const Node* now = nodes_;
    for (std::uint64_t to_try = now->to_try; now->shift < shift_of_third;) {
      const Child child = after(*now, to_try);
      const Spaces child_starts = child.sources.dutiful();
      if (child_starts == 0) {
        plays_.add(child.path, Branches::complete);
      } else {
        *end_ = node(child.board, child.sources, child.asleep, child.path, now->shift + 16);
        end_ += static_cast<std::size_t>(end_->to_try != 0);
      }
      next(now, to_try);
      if (now == end_) return true;
    }
    std::uint64_t to_try = now->to_try;
    end_->to_try = 0;  // read after the last step
    do {
      const Child child = after(*now, to_try);
      const Spaces lasts = child.sources.dutiful();
      const std::uint64_t longer = child.path | step_bits(die_.die(), 0) << 48;
      plays_.add(lasts == 0 ? child.path : longer, lasts == 0 ? Branches::complete : lasts & ~child.asleep);
      next(now, to_try);
    } while (now != end_);
    return true;
  }

 private:
  static constexpr std::size_t most = 1 + 5 + 15;
  static constexpr int shift_of_third = 32;

  // A position from which there are steps to try: in the lower half those that set up nothing, and in the upper half
  // those that set up a capture.
  struct Node {
    Board board;
    Spaces asleep;
    std::uint64_t to_try;
    std::uint64_t path;
    int shift;  // of the next step in the path
  };
  struct Child {
    Board board;
    Sources sources;
    Spaces asleep;
    std::uint64_t path;
  };

  Node node(const Board& here, const Sources& sources, Spaces asleep, std::uint64_t path, int shift) const {
    const Spaces awake = sources.dutiful() & ~asleep;
    const Spaces setting_up = awake & die_.to(die_.to(here.blots)) & all_if(sources.capturing == 0);
    return {here, asleep, (awake ^ setting_up) | std::uint64_t{setting_up} << 32, path, shift};
  }

  Child after(const Node& now, std::uint64_t to_try) const {
    const int from = std::countr_zero(to_try) & 31;
    const Spaces space = Spaces{1} << from;
    const Board next_board = now.board.after(space, die_.from(space));
    const auto tried_before = static_cast<Spaces>(now.to_try & ((to_try & (0 - to_try)) - 1));
    return {next_board, die_.sources_on_board(next_board, next_board.any), now.asleep | tried_before,
            now.path | step_bits(die_.die(), from) << now.shift};
  }

  // The next step to try, which is one of the next node when this one has no more.
  static void next(const Node*& now, std::uint64_t& to_try) {
    to_try &= to_try - 1;
    const bool none_left = to_try == 0;
    now += static_cast<std::size_t>(none_left);
    to_try |= now->to_try & (std::uint64_t{0} - static_cast<std::uint64_t>(none_left));
  }

  const Number die_;
  Branches& plays_;
  Node nodes_[most + 1];
  Node* end_ = nodes_;
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
  DoublePlays(const Number& die, Branches& plays) : die_(die), plays_(plays) {}

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
    while (node != end_) {
      const int from = first_of(starts);
      plays_.add(longer_path(*node, from), static_cast<Spaces>(known_.add(node->played + played_from(from))));
      next_start(node, starts);
    }
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
      plays_.add(path, static_cast<Spaces>(is_new));
      return;
    }
    end_ += is_new;
  }

  const Number die_;
  Branches& plays_;
  KnownPositions known_;
  Node nodes_[most + 1];
  Node* end_ = nodes_;
};

// A double: first what is captured, one by one (BD-7), then the rest.
void play_double(Board now, int captured, Spaces open, int die, Branches& plays) {
  const Number number(die, open);
  std::uint64_t path = 0;
  int step = 0;
  const std::uint64_t redeeming = step_bits(die, captured_space);
  for (; captured > 0; --captured, ++step) {
    if (((open & ~now.two) >> die & 1) == 0) {
      plays.add(path, Branches::complete);
      return;
    }
    now = now.after(0, number.from(captured_bit));
    path |= redeeming << (16 * step);
  }
  const bool may_leave = SleepingDoublePlays::may_leave(now, die, Play::most_steps - step);
  if (may_leave || !SleepingDoublePlays(number, plays).play(now, path, step)) {
    DoublePlays(number, plays).play(now, path, step);
  }
}

template <class Use>
auto use_plain_plays(Pawns mine, Pawns theirs, TurnDice dice, Use use) {
  const Occupancy own = mine.occupancy();
  const Occupancy opposing = theirs.mirrored_occupancy();
  const Spaces open = ~opposing.two & board;
  const int captured = mine.captured();
  Board start{own.any, own.two, opposing.any ^ opposing.two};
  const bool is_double = dice.high == dice.low;
  Branches plays(is_double ? 3 : 1);
  if (is_double) {
    play_double(start, captured, open, dice.high, plays);
  } else if (captured > 1) {
    plays.add(redeem_two(open & ~own.two, dice.high, dice.low), Branches::complete);
  } else if (captured == 1) {
    start.any |= captured_bit;
    TwoDicePlays(start, dice.high, dice.low, open, plays).redeem_one();
  } else {
    TwoDicePlays(start, dice.high, dice.low, open, plays).move_two();
  }
  return use(plays);
}

}  // namespace

void find_plain_plays(Pawns mine, Pawns theirs, TurnDice dice, PlayList& plays) {
  use_plain_plays(mine, theirs, dice, [&](const Branches& found) { found.list(plays); });
}

Play draw_plain_play(Pawns mine, Pawns theirs, TurnDice dice, std::uint32_t lot) {
  return use_plain_plays(mine, theirs, dice, [&](const Branches& found) { return found.drawn(lot); });
}

}  // namespace fourfold::backgammon_dice
