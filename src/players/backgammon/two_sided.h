// The exact race between two sides with up to six checkers each, all at home: what it is worth without a cube, and with
// it in either hand or in the middle, for money and perfect play. 924 by 924 positions, computed in a quarter of a
// second when they are first asked for: faster than a file of 13 MB would be found and checked, so none is kept.
#pragma once

#include <algorithm>
#include <vector>

#include "players/backgammon/board.h"

namespace fourfold::backgammon {

// Of the player on roll, in points of the cube as it lies, when he rolls without doubling. Nobody can win a gammon
// here.
struct RaceEquities {
  float cubeless = 0;
  float mine = 0;  // the player on roll holds the cube
  float centred = 0;
  float theirs = 0;

  // The better of this and another choice, whoever has the cube.
  void improve(const RaceEquities& other) {
    cubeless = std::max(cubeless, other.cubeless);
    mine = std::max(mine, other.mine);
    centred = std::max(centred, other.centred);
    theirs = std::max(theirs, other.theirs);
  }
  void add(const RaceEquities& more, float weight) {
    cubeless += weight * more.cubeless;
    mine += weight * more.mine;
    centred += weight * more.centred;
    theirs += weight * more.theirs;
  }

  // After a double that is taken.
  float taken() const { return 2 * theirs; }
  // With the choice to double, which is worth the cube at least to an opponent who drops.
  float with_choice(float no_double) const { return std::max(no_double, std::min(taken(), 1.0F)); }
};

class TwoSided {
 public:
  // The only one; made by the first who asks.
  static const TwoSided& get();

  static constexpr int most = 6;
  // Whether all checkers still on the board are on the home points, and few enough.
  static bool covers(const Board& board);

  const RaceEquities& at(const Board& board) const;

 private:
  TwoSided();

  std::vector<RaceEquities> equities_;  // [on roll][opponent]
};

}  // namespace fourfold::backgammon
