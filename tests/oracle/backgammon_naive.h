// A backgammon generator that is as plain as the rulebook: play every die in every order, one step at a time, keep the
// sequences that use most, drop duplicates with a set. It shares nothing with the generator under test.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <vector>

namespace fourfold::test::naive_backgammon {

// Own points 1-24, 25 the bar, 0 borne off; the opponent's likewise in its own numbering.
struct Board {
  std::array<int, 26> me{};
  std::array<int, 26> they{};
  auto operator<=>(const Board&) const = default;
};

inline bool all_home(const Board& board) {
  for (int point = 7; point <= 25; ++point) {
    if (board.me[static_cast<std::size_t>(point)] > 0) return false;
  }
  return true;
}

// All boards after one checker has moved by one die.
inline std::vector<Board> one_step(const Board& board, int die) {
  std::vector<Board> result;
  for (int from = 1; from <= 25; ++from) {
    if (board.me[static_cast<std::size_t>(from)] == 0) continue;
    if (board.me[25] > 0 && from != 25) continue;
    Board next = board;
    --next.me[static_cast<std::size_t>(from)];
    const int to = from - die;
    if (to >= 1) {
      int& there = next.they[static_cast<std::size_t>(25 - to)];
      if (there >= 2) continue;
      if (there == 1) {
        there = 0;
        ++next.they[25];
      }
      ++next.me[static_cast<std::size_t>(to)];
    } else {
      if (!all_home(board)) continue;
      bool higher = false;
      for (int point = from + 1; point <= 25; ++point) higher |= board.me[static_cast<std::size_t>(point)] > 0;
      if (to < 0 && higher) continue;
      ++next.me[0];
    }
    result.push_back(next);
  }
  return result;
}

// Collects the ends of all sequences of the dice in the given order, by the number of dice used.
inline void play_out(const Board& board, const std::vector<int>& dice, std::size_t used,
                     std::map<std::size_t, std::set<Board>>& ends) {
  ends[used].insert(board);
  if (used == dice.size()) return;
  for (const Board& next : one_step(board, dice[used])) play_out(next, dice, used + 1, ends);
}

// The distinct boards after a legal turn; the board itself if nothing can be played.
inline std::set<Board> turn(const Board& board, int a, int b) {
  if (a == b) {
    std::map<std::size_t, std::set<Board>> ends;
    play_out(board, {a, a, a, a}, 0, ends);
    return ends.rbegin()->second;
  }
  std::map<std::size_t, std::set<Board>> large_first;
  std::map<std::size_t, std::set<Board>> small_first;
  play_out(board, {std::max(a, b), std::min(a, b)}, 0, large_first);
  play_out(board, {std::min(a, b), std::max(a, b)}, 0, small_first);
  std::set<Board> both = large_first[2];
  both.insert(small_first[2].begin(), small_first[2].end());
  if (!both.empty()) return both;
  if (!large_first[1].empty()) return large_first[1];
  if (!small_first[1].empty()) return small_first[1];
  return {board};
}

}  // namespace fourfold::test::naive_backgammon
