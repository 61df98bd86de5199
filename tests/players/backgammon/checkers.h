// A side's checkers for tests: named by place, the rest of its fifteen (or of as many as it began with) borne off.
#pragma once

#include <initializer_list>
#include <utility>

#include "rules/backgammon/rules.h"

namespace fourfold::backgammon {

inline Checkers checkers(std::initializer_list<std::pair<std::size_t, int>> places, int all = most_checkers) {
  Checkers made{};
  for (const auto& [place, count] : places) {
    made[place] = static_cast<std::uint8_t>(count);
    all -= count;
  }
  made[off] = static_cast<std::uint8_t>(all);
  return made;
}

}  // namespace fourfold::backgammon
