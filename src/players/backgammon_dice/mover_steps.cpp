#include "players/backgammon_dice/mover_steps.h"

#include <algorithm>
#include <unordered_map>

#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {
namespace {

constexpr SpaceSet before_home = (SpaceSet{1} << first_bearing_space) - 1;

bool all_home(Pawns pawns) { return pawns.captured() == 0 && (pawns.occupancy().any & before_home) == 0; }

}  // namespace

MoverSteps::MoverSteps(const Rules& rules, int pawns) {
  for (int count = 0; count <= pawns; ++count) {
    if (count == pawns) fewer_ = pawns_.size();
    std::vector<Pawns> all = arrangements_of(count);
    std::ranges::reverse(all);
    if (count < pawns) std::erase_if(all, [](Pawns each) { return !all_home(each); });
    pawns_.insert(pawns_.end(), all.begin(), all.end());
  }
  std::unordered_map<std::uint64_t, std::uint16_t> places;
  for (std::size_t i = 0; i < pawns_.size(); ++i) {
    spaces_.push_back(pawns_[i].occupancy().any);
    places.emplace(pawns_[i].bits(), static_cast<std::uint16_t>(i));
  }
  starts_.push_back(0);
  for (const Pawns& each : pawns_) {
    const MidTurn alone{each, Pawns{}, 0};
    for (int die = 1; die <= Die::sides; ++die) {
      PossibleSteps possible;
      if (!each.all_off()) add_possible_steps(rules, alone, die, possible);
      for (const PossibleStep& step : possible) {
        const int to = step.step.pawn().space + die;
        steps_.push_back(
            {to <= last_space ? SpaceSet{1} << to : 0, places.at(step.after.mine.bits()), step.matches_home});
      }
      starts_.push_back(static_cast<std::uint32_t>(steps_.size()));
    }
  }
}

}  // namespace fourfold::backgammon_dice
