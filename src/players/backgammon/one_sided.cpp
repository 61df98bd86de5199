#include "players/backgammon/one_sided.h"

#include <algorithm>

#include "players/backgammon/home_positions.h"
#include "rules/backgammon/generate.h"

namespace fourfold::backgammon {
namespace {

using Home = HomePositions<most_checkers>;
static_assert(Home::count() == one_sided_positions);

void add_one_roll_later(RollsNeeded& sum, const RollsNeeded& then, float weight) {
  for (std::size_t n = 1; n < sum.size(); ++n) sum[n] += weight * then[n - 1];
}

}  // namespace

const OneSided& OneSided::get() {
  static const OneSided only;
  return only;
}

Chances OneSided::race(const Checkers& on_roll, const Checkers& opponent) const {
  const RollsNeeded& mine = to_end(on_roll);
  const RollsNeeded& theirs = to_end(opponent);
  const RollsNeeded& saved = to_first(opponent);
  Chances chances;
  // The opponent has had one roll less when the player on roll is done.
  float still_playing = 1;
  float none_off = 1;
  for (std::size_t n = 1; n < mine.size(); ++n) {
    still_playing -= theirs[n - 1];
    none_off -= saved[n - 1];
    chances.win += mine[n] * still_playing;
    chances.win_gammon += mine[n] * none_off;
  }
  const RollsNeeded& mine_saved = to_first(on_roll);
  float not_saved = 1;
  for (std::size_t n = 1; n < theirs.size(); ++n) {
    not_saved -= mine_saved[n];
    if (n == 1) not_saved -= mine_saved[0];
    chances.lose_gammon += theirs[n] * not_saved;
  }
  return chances;
}

bool OneSided::covers(const Checkers& side) {
  return std::all_of(side.begin() + home_points + 1, side.end(), [](std::uint8_t here) { return here == 0; });
}

std::size_t OneSided::index(const Checkers& side) { return static_cast<std::size_t>(Home::number(side)); }

OneSided::OneSided() : end_(one_sided_positions), first_(one_sided_positions), mean_(one_sided_positions) {
  // What comes after a play has a smaller number, and so is known.
  end_[0][0] = 1;
  first_[0][0] = 1;
  std::vector<double> mean_first(one_sided_positions);
  PlayList plays;
  for (int i = 1; i < one_sided_positions; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const Checkers side = Home::side(i);
    const bool none_off = side[off] == 0;
    if (!none_off) first_[at][0] = 1;
    for_each_two_dice([&](Die high, Die low, unsigned falls) {
      plays.clear();
      generate(side, Checkers{}, {high, low}, plays);
      std::size_t best = at;
      std::size_t first = at;
      for (const Play& play : plays) {
        Checkers after = side;
        Checkers nobody{};
        for (std::size_t s = 0; s < play.count; ++s) make_step(after, nobody, play.steps[s]);
        const std::size_t then = index(after);
        if (best == at || mean_[then] < mean_[best]) best = then;
        if (first == at || mean_first[then] < mean_first[first]) first = then;
      }
      const float weight = static_cast<float>(falls) / 36.0F;
      add_one_roll_later(end_[at], end_[best], weight);
      mean_[at] += falls * (1 + mean_[best]) / 36;
      if (!none_off) return;
      add_one_roll_later(first_[at], first_[first], weight);
      mean_first[at] += falls * (1 + mean_first[first]) / 36;
    });
  }
}

}  // namespace fourfold::backgammon
