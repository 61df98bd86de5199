// One die of a roll, with who rolled it.
#pragma once

#include "rules/seat.h"

namespace fourfold {

struct RolledDie {
  Seat seat{};
  int pips = 0;

  bool operator==(const RolledDie&) const = default;
};

}  // namespace fourfold
