// Looking ahead: the mean over all rolls of what the best reply leads to, as many plies deep as asked, with whatever is
// right to do about the cube before every roll. Within the tree the best reply is the one that looks best at first
// sight, without a cube. What has been looked into is remembered in a table that several searches share; a search works
// for one thread.
#pragma once

#include "players/backgammon/evaluator.h"
#include "players/backgammon/standpoint.h"
#include "players/backgammon/two_sided.h"
#include "players/limits.h"
#include "players/search/hash_table.h"

namespace fourfold::backgammon {

// A position that was looked into. What was found depends on nothing else, so that it is good for the whole of a match,
// for both sides and for every engine.
struct LookedInto {
  Board board;               // between two rolls
  std::uint64_t stakes = 0;  // what the ends of the game are worth to either side, and the cube, as one number
  int plies = 0;

  bool operator==(const LookedInto&) const = default;
  std::uint64_t hash() const;
};

// What was found of a position.
struct Found {
  Chances chances;      // of the player on roll
  CubeValues values{};  // to the same, if nobody doubles before this roll; nothing without cubes
};
Found& operator+=(Found& sum, const Found& more);
Found operator*(const Found& found, float by);
using SearchMemory = players::HashTable<LookedInto, Found>;

class Search {
 public:
  Search(const Nets& nets, SearchMemory& memory) : evaluator_(nets), memory_(&memory) {}

  // From now on gammons count so, and the ends of the game are worth this to the player for whom we search, and that to
  // the opponent. Nobody asks for values.
  void set_stakes(Gammons reading, const Worth& mine, const Worth& theirs);
  // From now on this is whom we search for, which lives as long.
  void set_standpoint(const Standpoint& standpoint);
  // Breaks off when it is stopped, and what it then says means nothing. Nobody watches it at first.
  void set_watch(const players::Watch* watch) { watch_ = watch; }

  // `mine` says whether the one for whom we search is on roll.
  Found look(const Board& board, int plies, bool mine);
  // The same once the dice are known, at least one ply deep. The mean over all of them is look().
  Found after_roll(const Board& board, const Roll& dice, int plies, bool mine);

  // Whether more plies would find nothing else: the game is over there, or its worth is known exactly.
  bool nothing_to_find(const Board& board) const;

  // What it would find in the memory.
  LookedInto key(const Board& board, int plies, bool mine) const { return {board, stakes_[mine ? 0 : 1], plies}; }

  Evaluator& evaluator() { return evaluator_; }
  const Evaluator& evaluator() const { return evaluator_; }

 private:
  Found at_first_sight(const Board& board, const Chances& chances, bool mine) const;
  bool stopped() const { return watch_ != nullptr && watch_->stopped(); }

  Evaluator evaluator_;
  SearchMemory* memory_;
  const players::Watch* watch_ = nullptr;
  Gammons reading_ = Gammons::tournament;
  Worth mine_ = money;
  Worth theirs_ = money;
  const Standpoint* standpoint_ = nullptr;
  const CubeStates* cubes_[2] = {};  // with the one for whom we search on roll, and the opponent; none without values
  std::uint64_t stakes_[2] = {};     // likewise
};

}  // namespace fourfold::backgammon
