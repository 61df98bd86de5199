// A game of Backgammon Dice at one moment, the rolls and plays that change it, and what a text can say about it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/backgammon_dice/pawns.h"
#include "rules/backgammon_dice/rules.h"
#include "rules/die.h"
#include "rules/game.h"
#include "rules/small_vector.h"

namespace fourfold::backgammon_dice {

// What happens next: a pawn of a random start is rolled (BD-22), each side rolls one die for the start (BD-2), a turn
// is rolled, a turn is played, nothing any more.
enum class Stage : std::uint8_t { random_start, opening, rolling, deciding, over };

// The dice of a turn, larger first, with the sides that the mover's captured pawns were rolled to; in the opening the
// die of seat one and the die of seat two; in a random start the side of one pawn and no dice. Aligned to be copied as
// one word.
struct alignas(8) Roll {
  Die first;
  Die second;
  bool has_dice = true;
  FaceList faces;

  bool operator==(const Roll&) const = default;
};

constexpr Roll turn_roll(Die a, Die b, FaceList faces = {}) { return {a < b ? b : a, a < b ? a : b, true, faces}; }
constexpr Roll opening_roll(Die seat_one, Die seat_two) { return {seat_one, seat_two, true, {}}; }
constexpr Roll start_roll(Face face) { return {Die{}, Die{}, false, FaceList{}.with(face)}; }

// One die played by one pawn. Sixteen bits: die (3), space the pawn comes from (5, 0 is captured), its side (3), and
// five for what only some sides have. A Switch: how many spaces further on, counted round after 16, its partner stands
// (4, 0 is no switch), and whether the partner is the second of two different pawns there (1). A Half: whether it
// leaves (1).
class Step {
 public:
  static constexpr int space_shift = 3;

  constexpr Step() = default;
  constexpr Step(int die, Pawn pawn)
      : bits_(static_cast<std::uint16_t>(die | pawn.space << space_shift | static_cast<int>(pawn.face) << 8)) {}
  static constexpr Step switching(int die, Pawn pawn, int partner, bool second_pawn_there) {
    Step step(die, pawn);
    const int further = (partner - pawn.space) & 15;
    step.bits_ = static_cast<std::uint16_t>(step.bits_ | further << 11 | (second_pawn_there ? 1 << 15 : 0));
    return step;
  }
  static constexpr Step half_leaving(int die, Pawn pawn) {
    Step step(die, pawn);
    step.bits_ = static_cast<std::uint16_t>(step.bits_ | 1 << 11);
    return step;
  }
  static constexpr Step from_bits(std::uint16_t bits) {
    Step step;
    step.bits_ = bits;
    return step;
  }

  constexpr std::uint16_t bits() const { return bits_; }
  constexpr int die() const { return bits_ & 7; }
  constexpr Pawn pawn() const { return pawn_on(bits_ >> 3 & 31, static_cast<Face>(bits_ >> 8 & 7)); }
  constexpr bool switches() const { return pawn().face == Face::switch_zero && (bits_ >> 11 & 15) != 0; }
  // The space the pawn changes places with; meaningful when it switches.
  constexpr int partner() const { return ((bits_ >> 3 & 31) + (bits_ >> 11 & 15) - 1) % last_space + 1; }
  constexpr bool second_pawn_there() const { return (bits_ >> 15 & 1) != 0; }
  constexpr bool half_leaves() const { return pawn().face == Face::half_minus && (bits_ >> 11 & 1) != 0; }

  constexpr bool operator==(const Step&) const = default;

 private:
  std::uint16_t bits_ = 0;
};

// A whole turn: up to four steps in order. No step at all is a pass; resigning is a play of its own kind.
class Play {
 public:
  static constexpr int most_steps = 4;

  constexpr Play() = default;
  static constexpr Play pass() { return {}; }
  static constexpr Play resignation() {
    Play play;
    play.bits_ = ~std::uint64_t{0};
    return play;
  }
  static constexpr Play from_bits(std::uint64_t bits) {
    Play play;
    play.bits_ = bits;
    return play;
  }

  constexpr bool resigns() const { return bits_ == ~std::uint64_t{0}; }
  constexpr bool passes() const { return bits_ == 0; }
  constexpr int size() const {
    if (resigns()) return 0;
    int count = 0;
    while (count < most_steps && step(count) != Step{}) ++count;
    return count;
  }
  constexpr Step step(int i) const { return Step::from_bits(static_cast<std::uint16_t>(bits_ >> (16 * i))); }
  constexpr std::uint64_t bits() const { return bits_; }
  // The play with `step` as its step number i, which was empty.
  constexpr Play with(int i, Step step) const {
    return from_bits(bits_ | static_cast<std::uint64_t>(step.bits()) << (16 * i));
  }

  constexpr bool operator==(const Play&) const = default;

 private:
  std::uint64_t bits_ = 0;
};

// The plays of a turn. Without special sides there are at most 126. Switch pawns among blots make far more, and how
// many nobody has proven: docs/rules/backgammon-dice.md has the most that were found. A turn of more than the usual
// number goes to the heap.
inline constexpr std::size_t usual_plays = std::size_t{1} << 15;
using PlayList = SmallVector<Play, usual_plays>;
using OfferList = FixedList<Play, 1>;

// What a text can say about a state. Nothing here is checked; State::from checks it.
struct Position {
  std::array<std::array<Pawn, pawns_a_side>, 2> pawns{};
  Stage stage = Stage::rolling;
  Seat turn = Seat::one;
  std::optional<std::array<Die, 2>> dice;  // on the table, when deciding
  int start_rolls = 0;                     // pawns of a random start still to be rolled
  std::array<int, 2> score{};              // borne off in this round (BD-19)
  std::array<int, 2> points{};             // tournament points, or games won, before this round
  bool resigned = false;                   // by the side whose turn it is

  bool operator==(const Position&) const = default;
};

// What changes with every roll and play besides the pawns, one byte each in one word. It is written as a whole: a state
// is copied again right after it was made, and a processor has to wait before it copies bytes written one by one.
class Bookkeeping {
 public:
  constexpr Bookkeeping() = default;

  constexpr int high_die() const { return byte(high_at); }
  constexpr int low_die() const { return byte(low_at); }
  // NOLINTBEGIN(clang-analyzer-optin.core.EnumCastOutOfRange): what with_stage and with_turn put there
  constexpr Stage stage() const { return static_cast<Stage>(byte(stage_at)); }
  constexpr Seat turn() const { return static_cast<Seat>(byte(turn_at)); }
  // NOLINTEND(clang-analyzer-optin.core.EnumCastOutOfRange)
  constexpr int score(Seat seat) const { return byte(score_at + 8 * index(seat)); }
  constexpr int start_rolls() const { return byte(start_rolls_at); }
  constexpr bool resigned() const { return (byte(flags_at) & resigned_flag) != 0; }
  constexpr bool plain() const { return (byte(flags_at) & plain_flag) != 0; }

  constexpr Bookkeeping with_dice(int high, int low) const {
    Bookkeeping changed;
    changed.bits_ = (bits_ >> stage_at << stage_at) | static_cast<std::uint64_t>(high | low << low_at);
    return changed;
  }
  constexpr Bookkeeping with_stage(Stage stage) const { return with(stage_at, static_cast<int>(stage)); }
  constexpr Bookkeeping with_turn(Seat seat) const { return with(turn_at, index(seat)); }
  constexpr Bookkeeping with_other_turn() const {
    Bookkeeping changed;
    changed.bits_ = bits_ ^ std::uint64_t{1} << turn_at;
    return changed;
  }
  constexpr Bookkeeping with_score(Seat seat, int score) const { return with(score_at + 8 * index(seat), score); }
  constexpr Bookkeeping with_start_rolls(int count) const { return with(start_rolls_at, count); }
  constexpr Bookkeeping with_resigned() const { return with(flags_at, byte(flags_at) | resigned_flag); }
  constexpr Bookkeeping with_plain(bool plain) const {
    return with(flags_at, byte(flags_at) | (plain ? plain_flag : 0));
  }

  constexpr bool operator==(const Bookkeeping&) const = default;

 private:
  static constexpr int high_at = 0;
  static constexpr int low_at = 8;
  static constexpr int stage_at = 16;
  static constexpr int turn_at = 24;
  static constexpr int score_at = 32;  // of seat one, and of seat two after it
  static constexpr int start_rolls_at = 48;
  static constexpr int flags_at = 56;
  static constexpr int resigned_flag = 1;
  static constexpr int plain_flag = 2;

  constexpr int byte(int at) const { return static_cast<int>(bits_ >> at & 0xff); }
  constexpr Bookkeeping with(int at, int value) const {
    Bookkeeping changed;
    changed.bits_ = (bits_ & ~(std::uint64_t{0xff} << at)) | static_cast<std::uint64_t>(value & 0xff) << at;
    return changed;
  }

  std::uint64_t bits_ = 0;
};

class State {
 public:
  // Checks what was said, or says what cannot be. A finished round is `over` whatever stage was said.
  static Result<State> from(const Rules& rules, const Position& position);

  const Rules& rules() const { return rules_; }
  Position position() const;

  Stage stage() const { return books_.stage(); }
  Seat turn() const { return books_.turn(); }
  const Pawns& pawns(Seat seat) const { return pawns_[seat == turn() ? 0 : 1]; }
  const Pawns& mine() const { return pawns_[0]; }  // of the side whose turn it is
  const Pawns& theirs() const { return pawns_[1]; }
  // The dice on the table, larger first; 0 when there are none.
  int high_die() const { return books_.high_die(); }
  int low_die() const { return books_.low_die(); }
  int start_rolls() const { return books_.start_rolls(); }
  int score(Seat seat) const { return books_.score(seat); }
  int points(Seat seat) const { return points_[static_cast<std::size_t>(index(seat))]; }
  bool resigned() const { return books_.resigned(); }
  // plain_enough(rules()), known beforehand.
  bool plain() const { return books_.plain(); }

  bool operator==(const State&) const = default;

 private:
  friend class Referee;  // the rules of the game in referee.h, moves.cpp, dice.cpp and outcome.cpp

  // Those who know the rules of the game fill the rest in.
  State(const Rules& rules, const Pawns& mine, const Pawns& theirs)
      : pawns_{mine, theirs},
        rules_(rules),
        books_(Bookkeeping{}.with_stage(Stage::rolling).with_plain(plain_enough(rules))) {}

  std::array<Pawns, 2> pawns_;  // of the side whose turn it is, and of the other
  Rules rules_;
  std::array<std::uint16_t, 2> points_{};
  Bookkeeping books_;
};

}  // namespace fourfold::backgammon_dice
