// Backgammon with very few checkers, solved the slow and obvious way: every position in a map, every turn by the naive
// generator, all values anew from all values of the sweep before. Nothing here comes from the engine.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "tests/oracle/backgammon_naive.h"

namespace fourfold::test::naive_backgammon {

// Points of the cube for the player on roll, who does not double: without a cube; if he holds it; if it is in the
// middle; if it is and gammons do not count yet; if the opponent holds it.
using Values = std::array<double, 5>;
enum : std::size_t { cubeless, mine, centred, jacoby, theirs };

// Own checkers off before the opponent's last one left save a gammon; nobody far back saves a backgammon.
inline double points_won(const Board& over) {
  if (over.they[0] > 0) return 1;
  for (std::size_t point = 19; point <= 25; ++point) {
    if (over.they[point] > 0) return 3;
  }
  return 2;
}

inline bool all_off(const std::array<int, 26>& side) {
  return std::all_of(side.begin() + 1, side.end(), [](int here) { return here == 0; });
}

// What a board is worth to the one who has moved there, if the opponent's values on roll are these.
inline Values after_moving(const Board& board, const Values& opponents) {
  if (all_off(board.me)) {
    const double won = points_won(board);
    return {won, won, won, 1, won};
  }
  const double if_doubled = 2 * opponents[theirs] > 1 ? 1 : 2 * opponents[theirs];
  Values found{};
  found[cubeless] = -opponents[cubeless];
  found[mine] = -opponents[theirs];
  found[centred] = -std::max(opponents[centred], if_doubled);
  found[jacoby] = -std::max(opponents[jacoby], if_doubled);
  found[theirs] = -std::max(opponents[mine], if_doubled);
  return found;
}

// Before the roll, from the values of what may follow: of(board) gives those of the player `me` of a board, on roll.
template <class Of>
Values from_what_follows(const Board& board, Of of) {
  Values mean{};
  for (int high = 1; high <= 6; ++high) {
    for (int low = 1; low <= high; ++low) {
      Values best;
      best.fill(-100);
      for (const Board& after : turn(board, high, low)) {
        const Values here = after_moving(after, all_off(after.me) ? Values{} : of(Board{after.they, after.me}));
        for (std::size_t i = 0; i < best.size(); ++i) best[i] = std::max(best[i], here[i]);
      }
      for (std::size_t i = 0; i < best.size(); ++i) mean[i] += best[i] * (high == low ? 1 : 2) / 36.0;
    }
  }
  return mean;
}

// Each side has one checker, of three that it began with.
class OneCheckerSolver {
 public:
  OneCheckerSolver() {
    for (std::size_t own = 1; own <= 25; ++own) {
      for (std::size_t opposing = 1; opposing <= 25; ++opposing) {
        if (own <= 24 && own + opposing == 25) continue;
        Board board;
        board.me[own] = board.they[opposing] = 1;
        board.me[0] = board.they[0] = 2;
        values_[board] = {};
      }
    }
    double change = 1;
    while (change > 1e-11) {
      change = 0;
      const std::map<Board, Values> before = values_;
      for (auto& [board, values] : values_) {
        values = from_what_follows(board, [&](const Board& next) { return before.at(next); });
        for (std::size_t i = 0; i < values.size(); ++i)
          change = std::max(change, std::abs(values[i] - before.at(board)[i]));
      }
    }
  }

  const std::map<Board, Values>& values() const { return values_; }

 private:
  std::map<Board, Values> values_;
};

}  // namespace fourfold::test::naive_backgammon
