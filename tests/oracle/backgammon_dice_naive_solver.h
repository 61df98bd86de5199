// Backgammon Dice with few plain pawns, solved the slow and obvious way: every position in a map, every turn by the
// naive generator, all chances anew from all chances of the sweep before. Nothing here comes from the engine but the
// plain Rules.
#pragma once

#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "tests/oracle/backgammon_dice_naive.h"

namespace fourfold::test::naive_backgammon_dice {

// The pawns of the side to roll, and of the other; each side counts its own path.
using Sides = std::pair<Pieces, Pieces>;

inline bool all_off(const Pieces& pieces) { return count(pieces, 17) == 5; }

// Every way for up to so many pawns to be in play, the others borne off, at least one of them not.
inline std::vector<Pieces> all_arrangements(int pawns) {
  std::vector<std::vector<int>> ways = {{}};
  for (int pawn = 0; pawn < pawns; ++pawn) {
    std::vector<std::vector<int>> longer;
    for (const std::vector<int>& way : ways) {
      for (int place = way.empty() ? 0 : way.back(); place <= 17; ++place) {
        std::vector<int> next = way;
        next.push_back(place);
        if (place != 0 && place != 17 && std::count(next.begin(), next.end(), place) > 2) continue;
        longer.push_back(next);
      }
    }
    ways = longer;
  }
  std::vector<Pieces> all;
  for (const std::vector<int>& way : ways) {
    Pieces pieces;
    pieces.fill({17, Face::regular});
    for (std::size_t i = 0; i < way.size(); ++i) pieces[i].place = way[i];
    pieces = sorted(pieces);
    if (!all_off(pieces)) all.push_back(pieces);
  }
  return all;
}

inline bool apart(const Pieces& mine, const Pieces& theirs) {
  for (const Piece piece : mine) {
    if (piece.place > 0 && piece.place < 17 && count(theirs, 17 - piece.place) > 0) return false;
  }
  return true;
}

class NaiveSolver {
 public:
  NaiveSolver(const Rules& rules, int pawns) {
    const std::vector<Pieces> arrangements = all_arrangements(pawns);
    for (const Pieces& mine : arrangements) {
      for (const Pieces& theirs : arrangements) {
        if (apart(mine, theirs)) numbers_.emplace(Sides{mine, theirs}, 0);
      }
    }
    for (std::size_t next = 0; auto& [sides, number] : numbers_) number = next++;
    for (const auto& [sides, number] : numbers_) {
      for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low) add_turn(rules, sides, high, low);
      }
    }
    chances_.assign(numbers_.size(), 0.5);
    while (sweep() > 1e-10) {
    }
  }

  const std::map<Sides, std::size_t>& positions() const { return numbers_; }
  double chance(const Sides& sides) const { return chances_[numbers_.at(sides)]; }

 private:
  static constexpr std::size_t won = static_cast<std::size_t>(-1);

  void add_turn(const Rules& rules, const Sides& sides, int high, int low) {
    std::vector<std::size_t> results;
    for (const Placement& after : Enumerator(rules).results({sides.first, sides.second, 0}, {high, low})) {
      results.push_back(all_off(after.mine) ? won : numbers_.at({after.theirs, after.mine}));
    }
    turns_.push_back(results);
  }

  double sweep() {
    const std::vector<double> before = chances_;
    double most = 0;
    for (std::size_t number = 0, turn = 0; number < chances_.size(); ++number) {
      double sum = 0;
      for (int high = 1; high <= 6; ++high) {
        for (int low = 1; low <= high; ++low, ++turn) {
          double best = 0;
          for (const std::size_t after : turns_[turn]) best = std::max(best, after == won ? 1 : 1 - before[after]);
          sum += high == low ? best : 2 * best;
        }
      }
      chances_[number] = sum / 36;
      most = std::max(most, std::abs(chances_[number] - before[number]));
    }
    return most;
  }

  std::map<Sides, std::size_t> numbers_;
  std::vector<std::vector<std::size_t>> turns_;  // 21 a position: what each roll may lead to
  std::vector<double> chances_;
};

}  // namespace fourfold::test::naive_backgammon_dice
