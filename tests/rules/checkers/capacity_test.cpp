// The bounds that the fixed-size types rest on, worked out from the geometry of the board alone.
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "tests/rules/checkers/helpers.h"

namespace fourfold::checkers {
namespace {

using namespace test;
using Cell = std::pair<int, int>;

struct Paths {
  int count = 0;
  int longest = 0;
};

// All paths of a king that may jump over every cell once and land anywhere.
Paths paths_from(Cell cell, std::set<Cell>& jumped) {
  Paths paths;
  for (const int down : {-1, 1}) {
    for (const int right : {-1, 1}) {
      const Cell over{cell.first + down, cell.second + right};
      const Cell to{cell.first + 2 * down, cell.second + 2 * right};
      if (to.first < 0 || to.first > 7 || to.second < 0 || to.second > 7 || !jumped.insert(over).second) continue;
      const Paths further = paths_from(to, jumped);
      jumped.erase(over);
      paths.count += 1 + further.count;
      paths.longest = std::max(paths.longest, 1 + further.longest);
    }
  }
  return paths;
}

TEST(Capacity, no_move_is_longer_than_a_play_and_no_position_has_more_than_a_list) {
  int most = 0;
  int longest = 0;
  for (int row = 0; row < 8; ++row) {
    for (int column = (row + 1) % 2; column < 8; column += 2) {
      std::set<Cell> jumped;
      const Paths paths = paths_from({row, column}, jumped);
      most = std::max(most, paths.count);
      longest = std::max(longest, paths.longest);
    }
  }
  EXPECT_EQ(most, 51);
  EXPECT_EQ(static_cast<std::size_t>(longest), Play::max_jumps);
  EXPECT_EQ(PlayList::capacity(), static_cast<std::size_t>(max_pieces * (most + 4)));
}

TEST(Capacity, the_longest_captures_fit) {
  // Nine light men in the way of the king on 1, and six ways to take them all in one move.
  const State state = at("B:W6,7,8,14,15,16,22,23,24:BK1");
  Texts longest;
  for (const std::string& play : plays_of(state)) {
    if (std::count(play.begin(), play.end(), 'x') == 9) longest.insert(play);
  }
  EXPECT_EQ(longest,
            (Texts{"1x10x3x12x19x10x17x26x19x28", "1x10x3x12x19x26x17x10x19x28", "1x10x17x26x19x10x3x12x19x28",
                   "1x10x17x26x19x12x3x10x19x28", "1x10x19x12x3x10x17x26x19x28", "1x10x19x26x17x10x3x12x19x28"}));
  EXPECT_EQ(outcome(after(state, {*longest.begin()})), dark_wins());
  // Stopping early is possible in 45 ways, and 1-5 is the only step.
  EXPECT_EQ(plays_of(at("B:W6,7,8,14,15,16,22,23,24:BK1", botanica())).size(), 46U);
}

TEST(Capacity, a_state_stays_small) {
  EXPECT_LE(sizeof(State), 112U);
  EXPECT_LE(sizeof(Play), 12U);
}

}  // namespace
}  // namespace fourfold::checkers
