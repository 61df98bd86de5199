// A game of backgammon as a value: the board, whose turn it is, the dice, the cube and the match score.
#pragma once

#include <array>
#include <cstdint>

#include "rules/backgammon/rules.h"
#include "rules/die.h"
#include "rules/game.h"

namespace fourfold::backgammon {

// Where in a turn the game stands.
enum class Stage : std::uint8_t {
  opening,     // waits for each side's single die (BG-2)
  turn_start,  // before the roll: the moment to double (BG-18)
  rolling,     // the player has chosen to roll
  moving,      // the dice lie on the table
  doubled,     // a double waits for the opponent's answer
  beavered,    // a beaver waits for the doubler's answer
  over,
};

enum class CubeOwner : std::uint8_t { seat_one, seat_two, centre };

enum class Ending : std::uint8_t { none, borne_off, dropped, resigned };

// Seat one's die and seat two's in the opening; afterwards the two dice of the player on turn, in any order.
struct Roll {
  Die first;
  Die second;

  bool operator==(const Roll&) const = default;
};

// Everything about a game but its rules. Plain data that may say anything; State::from accepts what makes sense.
struct Position {
  std::array<Checkers, 2> sides{};  // by seat
  Seat turn = Seat::one;
  Stage stage = Stage::opening;
  Roll dice{};                     // when moving
  std::uint8_t cube_exponent = 0;  // the cube shows 2 to this power
  CubeOwner cube_owner = CubeOwner::centre;
  std::uint8_t resigning = 0;  // the player on turn offers to lose 1, 2 or 3 times the cube (BG-22)
  Ending ending = Ending::none;
  Seat winner = Seat::one;  // when over
  bool crawford_game = false;
  std::array<std::uint16_t, 2> score{};  // of the match, by seat, before this game

  bool operator==(const Position&) const = default;

  const Checkers& side(Seat seat) const { return sides[static_cast<std::size_t>(index(seat))]; }
  Checkers& side(Seat seat) { return sides[static_cast<std::size_t>(index(seat))]; }
  int cube() const { return 1 << cube_exponent; }
  bool owns_cube(Seat seat) const { return static_cast<int>(cube_owner) == index(seat); }
};

inline constexpr int highest_cube_exponent = 6;  // 64: nobody doubles beyond it
// What a cube may show in a position from elsewhere, where people go on doubling: 4096, GNU Backgammon's highest.
inline constexpr int largest_cube_exponent = 12;

// One checker by one die, in the mover's numbering: from the bar (25) or a point, to a point or off (0).
struct Step {
  std::uint8_t from = 0;
  std::uint8_t to = 0;

  bool operator==(const Step&) const = default;
};

enum class PlayKind : std::uint8_t { move, roll, offer_double, take, drop, beaver, resign, accept, refuse };

// One decision: a whole turn's moves (none of them: a forced pass), or a word about the cube or a resignation.
struct Play {
  PlayKind kind = PlayKind::move;
  std::uint8_t count = 0;  // of steps; of a resignation, how many times the cube it gives up
  std::array<Step, 4> steps{};

  bool operator==(const Play&) const = default;
};

// Four equal dice shared out among fifteen checkers give at most C(18, 4) = 3060 plays; two different dice give fewer.
using PlayList = FixedList<Play, 3060>;
using OfferList = FixedList<Play, 3>;

class State {
 public:
  // The state of a position under the rules, or what is wrong with it.
  static Result<State> from(const Rules& rules, const Position& position);

  const Rules& rules() const { return rules_; }
  const Position& position() const { return position_; }

  bool operator==(const State&) const = default;

 private:
  State(const Rules& rules, const Position& position) : rules_(rules), position_(position) {}

  friend State initial(const Rules& rules);
  friend State begin_with(const Rules& rules, Seat seat);
  friend State roll(const State& state, const Roll& dice);
  friend Result<State> with_roll(const State& state, const Roll& dice);
  friend State apply(const State& state, const Play& play);
  friend std::optional<State> next_game(const State& state);
  friend State dice_only(const State& state);

  Rules rules_;
  Position position_;
};

// Pips a side still has to go (25 for a checker on the bar).
int pip_count(const Checkers& side);

}  // namespace fourfold::backgammon
