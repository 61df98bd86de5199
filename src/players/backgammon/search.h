// Looking ahead: the mean over all rolls of what the best reply leads to, as many plies deep as asked. Within the tree
// the best reply is the one that looks best at first sight, without a cube. A search remembers what it has looked into;
// one for each thread.
#pragma once

#include <vector>

#include "players/backgammon/judge.h"

namespace fourfold::backgammon {

class Search {
 public:
  // The ends of the game are worth this to the player for whom we search, and that to the opponent.
  Search(const Nets& nets, Gammons reading, const Worth& mine, const Worth& theirs);

  // From now on they are worth this.
  void set_worth(const Worth& mine, const Worth& theirs);

  // The chances of the player on roll; `mine` says whether that is the one for whom we search.
  Chances chances(const Board& board, int plies, bool mine);
  // The same once the dice are known, at least one ply deep. The mean over all of them is chances().
  Chances after_roll(const Board& board, const Roll& dice, int plies, bool mine);

  Judge& judge() { return judge_; }

 private:
  struct Known {
    Board board{};
    int plies = 0;  // at 0 there is nothing
    bool mine = false;
    Chances chances;
  };
  Known& place_of(const Board& board, int plies, bool mine);

  Gammons reading_;
  Judge judge_;
  Worth mine_;
  Worth theirs_;
  std::vector<Known> known_;
};

}  // namespace fourfold::backgammon
