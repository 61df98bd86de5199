// What the pawns of the side that plays a turn can do with one die, for every arrangement of them and whatever stands
// against them: blocks and captures are left to whoever asks.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "players/backgammon_dice/arrangements.h"
#include "rules/backgammon_dice/rules.h"

namespace fourfold::backgammon_dice {

struct MoverStep {
  SpaceSet lands_on = 0;      // none if it leaves
  std::uint16_t to = 0;       // the arrangement after it
  bool matches_home = false;  // bears off by the exact number (BD-9)
};

// The arrangements that a turn with so many pawns in play may come through: all of as many, and before them those of
// fewer that bearing off leads to. Each comes after all that its steps lead to.
class MoverSteps {
 public:
  MoverSteps(const Rules& rules, int pawns);

  std::size_t size() const { return pawns_.size(); }
  // How many have fewer pawns.
  std::size_t fewer() const { return fewer_; }
  Pawns pawns(std::size_t which) const { return pawns_[which]; }
  SpaceSet spaces(std::size_t which) const { return spaces_[which]; }
  std::span<const MoverStep> steps(std::size_t which, int die) const {
    const std::size_t at = which * 6 + static_cast<std::size_t>(die - 1);
    return {steps_.data() + starts_[at], steps_.data() + starts_[at + 1]};
  }

 private:
  std::vector<Pawns> pawns_;
  std::vector<SpaceSet> spaces_;
  std::size_t fewer_ = 0;
  std::vector<std::uint32_t> starts_;
  std::vector<MoverStep> steps_;
};

}  // namespace fourfold::backgammon_dice
