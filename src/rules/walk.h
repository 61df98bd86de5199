// How a person moves on a board: one hop after another until the turn is whole. Mouse, drag and keyboard ask the same.
//
// A turn is a path through the tree of all the orders in which the rules let its steps be made. Every game answers, for
// the hops made so far:
//
// next_hops(state, made)  The hops that may follow. One is offered exactly if a legal play can still come of it, so
//                         whole-turn duties hold at every step and no path ends nowhere. Empty when nothing may follow,
//                         and when `made` is not how a turn can begin.
// play_of(state, made)    The play of legal(state) that leads where the hops have led, once they are a whole turn. Hops
//                         may still follow where a turn may stop early. No hops at all are the pass, if there is one.
// preview(state, made)    The board as it looks in the middle of the turn; as it stands if `made` cannot be.
// dice_left(state, made)  The dice not played yet; none where a game has none.
// why_not(state, made, from, to)  Why no piece of whoever moves goes from there to there now: for somebody who has
// tried.
//                         Where a hop leads there or several together do, it says nothing of use.
// why_stays(state, made, from)  Why none that stands there can be moved now.
//
// Taking a hop back is asking again with one hop fewer.
#pragma once

#include <algorithm>
#include <cstdint>

#include "rules/die.h"
#include "rules/fixed_list.h"

namespace fourfold {

// One piece moved once, from a place to a place as the one who moves counts them; each game's walk.h names its places.
// `choice` tells apart hops with the same ends, in a code of the game's own; 0 where the ends say everything. Who does
// not ask a person makes the first one offered.
struct Hop {
  std::uint8_t from = 0;
  std::uint8_t to = 0;
  std::uint16_t choice = 0;

  bool operator==(const Hop&) const = default;
};

// The most are in Backgammon Dice: two dice, five pawns, ten ways each (a Switch has nine partners or none). Backgammon
// has two dice for fifteen checkers, checkers four directions for twelve, ludo three numbers for four pieces.
using HopList = FixedList<Hop, 100>;

// The larger first.
using DiceLeft = FixedList<Die, 4>;

// Two dice as they are played where a double counts four.
inline DiceLeft dice_to_play(Die a, Die b) {
  DiceLeft dice;
  for (int times = a == b ? 2 : 1; times > 0; --times) {
    dice.push_back(std::max(a, b));
    dice.push_back(std::min(a, b));
  }
  return dice;
}

// Takes away one die that shows as many; false if there is none.
inline bool take_die(DiceLeft& dice, int pips) {
  Die* const taken = std::ranges::find_if(dice, [&](Die die) { return die.pips() == pips; });
  if (taken == dice.end()) return false;
  std::copy(taken + 1, dice.end(), taken);
  dice.pop_back();
  return true;
}

}  // namespace fourfold
