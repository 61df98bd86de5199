// What one play did, counted: what figures of a game are made of (table/figures.h).
#pragma once

namespace fourfold {

struct Deeds {
  int moved = 0;  // pips or spaces that pieces went by dice; 0 where a game has none
  int taken = 0;  // pieces of others that were hit, captured or sent back

  bool operator==(const Deeds&) const = default;
};

}  // namespace fourfold
