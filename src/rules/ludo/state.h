// The values of a game of ludo: rolls, plays, positions as a text can tell them, and the state itself, 47 bytes whose
// data only the rules can change.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/die.h"
#include "rules/game.h"
#include "rules/ludo/board.h"
#include "rules/ludo/rules.h"

namespace fourfold::ludo {

// One die, or two with the higher first. Bits: 0-2 the lower number, 0 with one die; 3-5 the higher.
class Roll {
 public:
  constexpr Roll() : Roll(Die{}) {}
  explicit constexpr Roll(Die only) : bits_(code(only.pips(), 0)) {}
  constexpr Roll(Die one, Die two) : bits_(one < two ? code(two.pips(), one.pips()) : code(one.pips(), two.pips())) {}

  constexpr int dice() const { return low_pips() == 0 ? 1 : 2; }
  constexpr Die high() const { return Die::nth(static_cast<unsigned>(bits_ >> 3) - 1); }
  constexpr int high_pips() const { return bits_ >> 3; }
  constexpr int low_pips() const { return bits_ & 7; }  // 0 with one die
  constexpr int sum() const { return high_pips() + low_pips(); }
  constexpr bool operator==(const Roll&) const = default;

 private:
  static constexpr std::uint8_t code(int high, int low) { return static_cast<std::uint8_t>(high << 3 | low); }

  std::uint8_t bits_;
};

// One move of one piece: out of base onto the flower with the number pips, or along by pips, which may be the sum of
// both dice. Bits: 0-5 from and 6-11 to, both counted from base; 12-15 pips.
class Step {
 public:
  constexpr Step() = default;
  constexpr Step(Progress from, Progress to, int pips)
      : bits_(static_cast<std::uint16_t>((from - base) | (to - base) << 6 | pips << 12)) {}

  constexpr Progress from() const { return static_cast<Progress>((bits_ & 63) + base); }
  constexpr Progress to() const { return static_cast<Progress>((bits_ >> 6 & 63) + base); }
  constexpr int pips() const { return bits_ >> 12; }
  constexpr bool enters() const { return from() == base; }
  constexpr bool operator==(const Step&) const = default;

 private:
  friend class Play;
  explicit constexpr Step(std::uint16_t bits) : bits_(bits) {}

  std::uint16_t bits_ = 0;
};

// What a seat does with one roll: up to two steps. A piece that enters and moves on makes two. No steps is a pass.
// Bits: 0-15 the first step, 16-31 the second, 0 where there is none (no step has the number 0); all ones to resign.
class Play {
 public:
  constexpr Play() = default;  // a pass
  static constexpr Play pass() { return Play(0); }
  static constexpr Play resign() { return Play(~std::uint32_t{0}); }
  static constexpr Play one(Step step) { return Play(step.bits_); }
  static constexpr Play two(Step first, Step second) { return Play(first.bits_ | std::uint32_t{second.bits_} << 16); }

  constexpr bool is_pass() const { return bits_ == 0; }
  constexpr bool resigns() const { return *this == resign(); }
  constexpr int count() const { return resigns() || bits_ == 0 ? 0 : bits_ >> 16 == 0 ? 1 : 2; }
  constexpr Step first() const { return Step(static_cast<std::uint16_t>(bits_)); }
  constexpr Step second() const { return Step(static_cast<std::uint16_t>(bits_ >> 16)); }
  constexpr Step step(int i) const { return i == 0 ? first() : second(); }
  constexpr bool operator==(const Play&) const = default;

 private:
  explicit constexpr Play(std::uint32_t bits) : bits_(bits) {}

  std::uint32_t bits_ = 0;
};

// With two dice: 4 sums, 12 ordered pairs of pieces, 8 ways to enter and move on, 8 single dice, a pass.
using PlayList = FixedList<Play, 33>;
using OfferList = FixedList<Play, 1>;

// Everything a position text can say. Nothing in it is checked; State::from does that.
struct Position {
  std::array<std::optional<Pieces>, max_seats> pieces{};  // nothing where nobody sits
  std::array<bool, max_seats> resigned{};
  Seat turn = Seat::one;
  bool again = false;          // the extra roll of LU-13 is due
  int sixes = 0;               // sixes in a row before the roll that is due or on the table
  std::optional<Roll> dice{};  // on the table, not played yet
  // LU-2, while it is open who begins: what each contender rolled, 0 for one who has not yet, nothing for the others.
  std::array<std::optional<int>, max_seats> opening{};
  // Who finished, first place first. May be left empty where the pieces tell.
  std::array<Seat, max_seats> places{};
  int placed = 0;

  bool operator==(const Position&) const = default;
};

class State {
 public:
  // Seats come from the position, whatever rules.seats says. Refuses what cannot be, with the reason.
  static Result<State> from(const Rules& rules, const Position& position);
  Position position() const;

  const Rules& rules() const { return rules_; }
  Phase phase() const {
    return stage_ == Stage::play ? Phase::decide : stage_ == Stage::over ? Phase::over : Phase::roll;
  }
  Seat turn() const { return turn_; }
  const Pieces& pieces(Seat seat) const { return pieces_[at(seat)]; }
  bool resigned(Seat seat) const { return (resigned_ >> index(seat) & 1) != 0; }
  bool again() const { return again_; }
  int sixes() const { return sixes_; }
  std::optional<Roll> dice() const { return stage_ == Stage::play ? std::optional(dice_) : std::nullopt; }
  bool opening() const { return stage_ == Stage::opening; }
  // 1 for first place; 0 without a place (yet).
  int place(Seat seat) const;

  bool operator==(const State&) const = default;

  friend State initial(const Rules& rules);
  friend State begin_with(const Rules& rules, Seat seat);
  friend State roll(const State& state, const Roll& dice);
  friend Result<State> with_roll(const State& state, const Roll& dice);
  friend State apply(const State& state, const Play& play);

 private:
  enum class Stage : std::uint8_t { opening, roll, play, over };

  State() = default;

  static constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(index(seat)); }
  bool contends(Seat seat) const { return (contenders_ >> index(seat) & 1) != 0; }
  bool finished(Seat seat) const { return pieces(seat).front() == home; }
  bool takes_turns(Seat seat) const { return plays(rules_, seat) && !resigned(seat) && !finished(seat); }
  // The parts of from().
  Result<void> seat(const Position& position);
  Result<void> put_places(const Position& position);
  Result<void> put_opening(const Position& position);
  Result<void> put_dice(const Position& position);

  int seats_taking_turns() const;
  Seat next_seat() const;
  void settle_opening();
  void end_turn();
  void end_game();
  void resign();

  std::array<Pieces, max_seats> pieces_{all_in_base, all_in_base, all_in_base, all_in_base};
  Rules rules_{};
  Stage stage_ = Stage::opening;
  Seat turn_ = Seat::one;
  Roll dice_{};  // Roll{} unless on the table
  bool again_ = false;
  std::uint8_t sixes_ = 0;
  std::uint8_t resigned_ = 0;    // bit i: seat i
  std::uint8_t contenders_ = 0;  // bit i: seat i rolls for who begins
  std::uint8_t placed_ = 0;
  std::array<std::uint8_t, max_seats> opening_rolls_{};  // 0: not yet
  std::array<Seat, max_seats> places_{};                 // the first placed_ of them
};

}  // namespace fourfold::ludo
