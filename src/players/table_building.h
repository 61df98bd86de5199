// Tables of endings that are made once, by a long computation that can be stopped and gone on with, and that players
// look into where they are there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "players/resources.h"
#include "rules/game.h"
#include "rules/result.h"

namespace fourfold::players {

struct TableProgress {
  std::uint64_t done = 0;  // positions
  std::uint64_t all = 0;
  std::string now;  // what is worked on
};

struct TableWork {
  int pieces = 0;  // endings with so many pieces on the board, and fewer
  unsigned threads = 1;
  std::function<bool()> stop{};  // asked often
  std::function<void(const TableProgress&)> told{};
};

// What there is in the end, by the number of pieces, for the side to move.
struct TableCounts {
  int pieces = 0;
  std::uint64_t positions = 0;
  std::uint64_t won = 0;
  std::uint64_t lost = 0;
  std::uint64_t drawn = 0;
  std::uint64_t longest = 0;  // plies to the next conversion
};

struct TableReport {
  bool finished = false;  // false if it was stopped
  std::string folder;
  std::uint64_t bytes = 0;  // on disk
  std::vector<TableCounts> counts;
};

// What making them will take, told before it begins.
struct TablePlan {
  int most_pieces = 0;
  std::uint64_t positions = 0;
  std::uint64_t positions_there = 0;  // already made
  std::size_t memory = 0;             // bytes at most
};

template <Game G>
struct TableBuilder {
  Result<TablePlan> (*plan)(const typename G::Rules& rules, const Resources& resources, int pieces);
  // What is done is kept, so that the same again goes on.
  Result<TableReport> (*build)(const typename G::Rules& rules, const Resources& resources, const TableWork& work);
};

template <Game G>
using BuildTables = const TableBuilder<G>*;

}  // namespace fourfold::players
