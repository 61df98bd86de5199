// A bare board between two rolls: all that nets, tables and searches need to know of a position.
#pragma once

#include "rules/backgammon/rules.h"

namespace fourfold::backgammon {

struct Board {
  Checkers on_roll{};
  Checkers opponent{};

  Board turned() const { return {opponent, on_roll}; }
  bool operator==(const Board&) const = default;
};

}  // namespace fourfold::backgammon
