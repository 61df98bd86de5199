// Looking ahead: the mean over all rolls of what the best reply leads to, as many plies deep as asked. Within the tree
// the best reply is the one that looks best at first sight, without a cube.
#pragma once

#include "players/backgammon/judge.h"

namespace fourfold::backgammon {

class Search {
 public:
  explicit Search(const Nets& nets) : judge_(nets) {}

  // The chances of the player on roll, if the ends are worth this to the player and that to the opponent.
  Chances chances(const Board& board, int plies, const Worth& mine, const Worth& theirs);

  Judge& judge() { return judge_; }

 private:
  Judge judge_;
};

}  // namespace fourfold::backgammon
