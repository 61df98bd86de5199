#include "players/backgammon_dice/stakes.h"

#include <algorithm>
#include <vector>

namespace fourfold::backgammon_dice {
namespace {

// How rounds between equals end, as seen by either: 2-0, 1-0 and 1-1; counted in games of `expert` with itself
// (docs/players.md).
constexpr float both_points = 0.17F;
constexpr float one_point = 0.04F;
constexpr float a_point_each = 1 - 2 * (both_points + one_point);

// Beyond this a match to so many points is as one to fewer that are missing.
constexpr int most_missing = 25;

}  // namespace

float match_chance(int mine, int theirs, int match_points) {
  if (std::max(mine, theirs) >= match_points) return mine == theirs ? 0.5F : mine > theirs ? 1.0F : 0.0F;
  const int i_miss = std::min(match_points - mine, most_missing);
  const int they_miss = std::min(match_points - theirs, most_missing);
  // Chances by the points that are missing, from none on; a round gives two at most.
  std::vector<std::vector<float>> chances(static_cast<std::size_t>(i_miss + 1),
                                          std::vector<float>(static_cast<std::size_t>(they_miss + 1)));
  const auto at = [&](int my_missing, int their_missing) {
    if (my_missing > 0 && their_missing > 0) {
      return chances[static_cast<std::size_t>(my_missing)][static_cast<std::size_t>(their_missing)];
    }
    return my_missing == their_missing ? 0.5F : my_missing < their_missing ? 1.0F : 0.0F;
  };
  for (int a = 1; a <= i_miss; ++a) {
    for (int b = 1; b <= they_miss; ++b) {
      chances[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = both_points * (at(a - 2, b) + at(a, b - 2)) +
                                                                          one_point * (at(a - 1, b) + at(a, b - 1)) +
                                                                          a_point_each * at(a - 1, b - 1);
    }
  }
  return at(i_miss, they_miss);
}

Stakes::Stakes(const State& state) {
  if (!state.rules().scored) return;
  match_points_ = state.rules().match_points;
  points_ = {state.points(Seat::one), state.points(Seat::two)};
  constexpr std::array<std::array<int, 2>, ways_to_end> given = {{{2, 0}, {1, 0}, {1, 1}, {0, 1}, {0, 2}}};
  for (std::size_t i = 0; i < given.size(); ++i) {
    worth_[i] = match_chance(points_[0] + given[i][0], points_[1] + given[i][1], match_points_);
  }
}

bool Stakes::fit(const State& state) const {
  if (!state.rules().scored) return match_points_ == 0;
  return match_points_ == state.rules().match_points && points_[0] == state.points(Seat::one) &&
         points_[1] == state.points(Seat::two);
}

float Stakes::win(const Chances& chances, Seat seat) const {
  float sum = 0;
  for (std::size_t i = 0; i < worth_.size(); ++i) sum += chances.ends[i] * worth_[i];
  return seat == Seat::one ? sum : 1 - sum;
}

}  // namespace fourfold::backgammon_dice
