// Looking ahead: the mean over all rolls of what the best reply leads to, as many plies deep as asked. Within the tree
// the best reply is the one that looks best at first sight, without a cube. What has been looked into is remembered in
// a table that several searches share; a search works for one thread.
#pragma once

#include "players/backgammon/evaluator.h"
#include "players/limits.h"
#include "players/search/hash_table.h"

namespace fourfold::backgammon {

// A position that was looked into. What was found depends on nothing else, so that it is good for the whole of a match,
// for both sides and for every engine.
struct LookedInto {
  Board board;               // between two rolls
  std::uint64_t stakes = 0;  // what the ends of the game are worth to either side, as one number
  int plies = 0;

  bool operator==(const LookedInto&) const = default;
  std::uint64_t hash() const;
};
// The chances of the player on roll.
using SearchMemory = players::HashTable<LookedInto, Chances>;

class Search {
 public:
  Search(const Nets& nets, SearchMemory& memory) : evaluator_(nets), memory_(&memory) {}

  // From now on gammons count so, and the ends of the game are worth this to the player for whom we search, and that to
  // the opponent.
  void set_stakes(Gammons reading, const Worth& mine, const Worth& theirs);
  // What is known of hypergammon when gammons count so; none if nothing is.
  void set_solved(const HyperTables* solved) { evaluator_.set_solved(solved); }
  // Breaks off when it is stopped, and what it then says means nothing. Nobody watches it at first.
  void set_watch(const players::Watch* watch) { watch_ = watch; }

  // The chances of the player on roll; `mine` says whether that is the one for whom we search.
  Chances chances(const Board& board, int plies, bool mine);
  // The same once the dice are known, at least one ply deep. The mean over all of them is chances().
  Chances after_roll(const Board& board, const Roll& dice, int plies, bool mine);

  // What it would find in the memory.
  LookedInto key(const Board& board, int plies, bool mine) const { return {board, stakes_[mine ? 0 : 1], plies}; }

  Evaluator& evaluator() { return evaluator_; }

 private:
  bool stopped() const { return watch_ != nullptr && watch_->stopped(); }

  Evaluator evaluator_;
  SearchMemory* memory_;
  const players::Watch* watch_ = nullptr;
  Gammons reading_ = Gammons::tournament;
  Worth mine_ = money;
  Worth theirs_ = money;
  std::uint64_t stakes_[2] = {};  // with the one for whom we search on roll, and the opponent
};

}  // namespace fourfold::backgammon
