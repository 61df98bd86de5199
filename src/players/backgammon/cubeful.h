// What a position is worth with a doubling cube, after Rick Janowski ("Take-Points in Money Games", 1993): between a
// dead cube, which is never turned again, and a live one, which is always turned at the best moment. How much it is
// alive, the cube efficiency, depends on the position. Live take points are found cube by cube up to the last that can
// be turned, so that the same reasoning holds for money and for every score of a match.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "players/backgammon/board.h"
#include "players/backgammon/hyper_tables.h"
#include "players/backgammon/stakes.h"
#include "rules/message.h"

namespace fourfold::backgammon {

enum class Holder : std::uint8_t { me, nobody, opponent };

struct Cube {
  int value = 1;
  Holder holder = Holder::nobody;
  bool gammons = true;  // whether they count while nobody has turned the cube (not under Jacoby's rule)

  // The same as the opponent sees it.
  Cube turned() const;
  bool may_double() const { return holder != Holder::opponent; }
};

// As the player in a seat sees the cube of a state.
Cube cube_of(const State& state, Seat seat);

// How much of a live cube the position leaves: from 0, dead, to 1.
float cube_efficiency(const Board& board);

// A live cube: gammons come as often among wins, and among losses, whatever the chance of winning. Knows from which
// chances on every cube from `lowest` on is dropped; several cubes can then be asked about.
class LiveCube {
 public:
  struct Point {
    float chance = 0;  // of winning
    float value = 0;
  };

  LiveCube(const Chances& chances, const Stakes& stakes, int lowest);

  float value(const Cube& cube) const;
  // Between that and a dead cube.
  float cubeful(const Cube& cube, float efficiency) const;

 private:
  // Of a cube: up to which chance I drop when the opponent doubles, and from which on the opponent does when I double.
  struct TurningPoints {
    float take = 0;
    float cash = 0;
  };

  Point won(int cube, bool gammons) const;
  Point lost(int cube, bool gammons) const;

  const Stakes& stakes_;
  Chances chances_;
  Chances all_wins_;
  Chances all_losses_;
  std::array<TurningPoints, highest_cube_exponent + 2> points_{};  // by the exponent of the cube
};

// The worth of the chances of the player on roll.
float cubeful(const Chances& chances, const Cube& cube, const Stakes& stakes, float efficiency);

// What both sides should do.
enum class CubeAction : std::uint8_t { wait, too_good, double_take, double_drop };
// In so many words; `again` if the player on roll holds the cube.
Message said(CubeAction action, bool again);

// The values of the choices when the player on roll may double.
struct DoubleValues {
  float no_double = 0;
  float take = 0;
  float drop = 0;

  // The opponent takes when that is no worse.
  bool opponent_takes() const { return take <= drop; }
  float doubled() const { return opponent_takes() ? take : drop; }
  // A hair's breadth is rounding.
  bool should_double() const { return doubled() >= no_double - 1e-5F; }
  bool too_good() const { return no_double > drop + 1e-5F; }
  // What the position is worth to the player on roll, who may double or not.
  float best(bool may_double) const { return may_double ? std::max(no_double, doubled()) : no_double; }
  CubeAction action() const;
};
DoubleValues double_values(const Chances& chances, const Cube& cube, const Stakes& stakes, float efficiency);

// What a position is worth to the player on roll who does not double now, exactly, where tables know the race, or
// hypergammon, if that was solved: for money and a cube that can be turned.
std::optional<float> exact_value(const Board& board, const Cube& cube, const Stakes& stakes, const HyperTables* solved);
// The values of the choices, where that is known. Tables know no beavers.
std::optional<DoubleValues> exact_double_values(const Board& board, const Cube& cube, const Stakes& stakes,
                                                const HyperTables* solved = nullptr);
// Exactly where that is possible, and otherwise by the cube efficiency of the board.
DoubleValues double_values_on(const Board& board, const Chances& chances, const Cube& cube, const Stakes& stakes,
                              const HyperTables* solved = nullptr);

}  // namespace fourfold::backgammon
