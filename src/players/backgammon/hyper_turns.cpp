#include "players/backgammon/hyper_turns.h"

#include <algorithm>
#include <tuple>

#include "rules/die.h"

namespace fourfold::backgammon {
namespace {

using Ways = std::vector<HyperWay>;

// One checker by one die; from 0 if that is no step, whatever the other side has.
int destination(const Trio& trio, int from, int die) {
  const int farthest = trio.places()[0];
  if (farthest == bar && from != bar) return -1;  // BG-8
  if (from > die) return from - die;
  const bool bears_off = farthest <= home_points && (from == die || from == farthest);  // BG-10, BG-11
  return bears_off ? off : -1;
}

// Goes on with the dice that are left, in their order, and notes every end by the number of dice used.
void go_on(const Trio& trio, PointSet lands_on, std::span<const int> dice, std::size_t used,
           std::array<Ways, most_hyper_groups + 1>& ends) {
  if (used > 0) ends[used].push_back({lands_on, static_cast<std::uint16_t>(number_of(trio))});
  if (used == dice.size()) return;
  int last = off;
  for (const std::uint8_t from : trio.places()) {
    if (from == off || from == last) continue;
    last = from;
    const int to = destination(trio, from, dice[used]);
    if (to < 0) continue;
    const PointSet there = to == off ? 0 : PointSet{1} << to;
    go_on(trio.moved(from, to), lands_on | there, dice, used + 1, ends);
  }
}

void drop_repeated(Ways& ways) {
  const auto key = [](const HyperWay& way) { return std::tuple(way.after, way.lands_on); };
  std::ranges::sort(ways, {}, key);
  const auto repeated = std::ranges::unique(ways, {}, key);
  ways.erase(repeated.begin(), repeated.end());
}

}  // namespace

HyperTurns::HyperTurns(int checkers) {
  for (const Trio& trio : trios_of(checkers)) {
    for_each_two_dice([&](Die high, Die low, unsigned /*weight*/) {
      std::array<Ways, most_hyper_groups> groups;
      std::array<Ways, most_hyper_groups + 1> ends;
      const int large = high.pips();
      const int small = low.pips();
      if (large == small) {
        go_on(trio, 0, std::array{large, large, large, large}, 0, ends);
        for (std::size_t used = 1; used <= 4; ++used) groups[4 - used] = std::move(ends[used]);
      } else {
        std::array<Ways, most_hyper_groups + 1> smaller_first;
        go_on(trio, 0, std::array{large, small}, 0, ends);
        go_on(trio, 0, std::array{small, large}, 0, smaller_first);
        groups[0] = std::move(ends[2]);
        groups[0].insert(groups[0].end(), smaller_first[2].begin(), smaller_first[2].end());
        groups[1] = std::move(ends[1]);
        groups[2] = std::move(smaller_first[1]);
      }
      HyperWays roll;
      for (std::size_t group = 0; group < groups.size(); ++group) {
        drop_repeated(groups[group]);
        roll.begin[group] = static_cast<std::uint32_t>(ways_.size());
        ways_.insert(ways_.end(), groups[group].begin(), groups[group].end());
      }
      roll.begin.back() = static_cast<std::uint32_t>(ways_.size());
      rolls_.push_back(roll);
    });
  }
}

}  // namespace fourfold::backgammon
