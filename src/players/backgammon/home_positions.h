// The ways to have up to so many checkers on the home points, counted through: 0 is none at all, and a play never
// raises a position's number, because it moves checkers from a point to lower ones.
#pragma once

#include <array>

#include "rules/backgammon/rules.h"

namespace fourfold::backgammon {

template <int most>
class HomePositions {
 public:
  static constexpr int count() { return ways[home_points][most]; }

  // Of a side that has no more, all of them at home.
  static int number(const Checkers& side) {
    int number = 0;
    int left = most;
    for (int point = home_points; point >= 1; --point) {
      for (int here = 0; here < side[static_cast<std::size_t>(point)]; ++here) {
        number += ways[static_cast<std::size_t>(point - 1)][static_cast<std::size_t>(left--)];
      }
    }
    return number;
  }

  // The reverse; the rest of fifteen are off.
  static Checkers side(int number) {
    Checkers side{};
    int left = most;
    for (int point = home_points; point >= 1; --point) {
      // Positions with fewer checkers on this point come first.
      for (int here = 0;; ++here) {
        const int below = ways[static_cast<std::size_t>(point - 1)][static_cast<std::size_t>(left - here)];
        if (number < below) {
          side[static_cast<std::size_t>(point)] = static_cast<std::uint8_t>(here);
          left -= here;
          break;
        }
        number -= below;
      }
    }
    side[off] = static_cast<std::uint8_t>(left + most_checkers - most);
    return side;
  }

 private:
  // ways[k][n]: how many ways there are to put up to n checkers on k points.
  static constexpr auto ways = [] {
    std::array<std::array<int, std::size_t{most} + 1>, home_points + 1> table{};
    for (auto& row : table) row.fill(1);
    for (std::size_t k = 1; k <= home_points; ++k) {
      for (std::size_t n = 1; n <= most; ++n) table[k][n] = table[k][n - 1] + table[k - 1][n];
    }
    return table;
  }();
};

}  // namespace fourfold::backgammon
