// A bare board between two rolls: all that nets, tables and searches need to know of a position.
#pragma once

#include <numeric>

#include "rules/backgammon/rules.h"

namespace fourfold::backgammon {

struct Board {
  Checkers on_roll{};
  Checkers opponent{};

  Board turned() const { return {opponent, on_roll}; }
  bool operator==(const Board&) const = default;
};

// Whether it is a game of fewer checkers than the usual, those borne off counted.
inline bool is_hypergammon(const Board& board) {
  return std::accumulate(board.on_roll.begin(), board.on_roll.end(), 0) < most_checkers;
}

}  // namespace fourfold::backgammon
