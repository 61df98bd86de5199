// The board of pawns without sides as bit masks, one number of the dice on it, and the plays of a turn while they are
// found. Only the files that find plain plays include it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/backgammon_dice/plays.h"

namespace fourfold::backgammon_dice::plain {

using Spaces = std::uint32_t;  // one bit a space; bit 0 is a captured pawn
inline constexpr Spaces board = 0x1fffe;
inline constexpr Spaces captured_bit = 1;
inline constexpr Spaces not_home = 0x7ff;  // captured, or before the opponent's home

// The first of some spaces, or one behind the board if there is none.
inline constexpr int no_space = off_space;
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

// The plays of a double: first what is captured, one by one (BD-7), then the rest.
void play_double(Board now, int captured, Spaces open, int die, Branches& plays);

}  // namespace fourfold::backgammon_dice::plain
