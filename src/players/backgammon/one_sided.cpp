#include "players/backgammon/one_sided.h"

#include <algorithm>
#include <limits>

#include "players/backgammon/home_positions.h"
#include "rules/backgammon/generate.h"
#include "rules/fixed_list.h"

namespace fourfold::backgammon {
namespace {

using Home = HomePositions<most_checkers>;
static_assert(Home::count() == one_sided_positions);

void add_one_roll_later(RollsNeeded& sum, const RollsNeeded& then, float weight) {
  for (std::size_t n = 1; n < sum.size(); ++n) sum[n] += weight * then[n - 1];
}

using Number = std::uint16_t;
static_assert(one_sided_positions <= std::numeric_limits<Number>::max());

// Where one die leads to from a position: nowhere else when all are off.
using Reached = FixedList<Number, home_points>;

Reached places_after(const Checkers& side, int pips) {
  Reached places;
  bool highest = true;
  for (int point = home_points; point >= 1; --point) {
    if (side[static_cast<std::size_t>(point)] == 0) continue;
    // A die larger than the point bears off from the highest one only.
    if (point >= pips || highest) {
      Checkers after = side;
      --after[static_cast<std::size_t>(point)];
      ++after[static_cast<std::size_t>(std::max(point - pips, int{off}))];
      places.push_back(static_cast<Number>(Home::number(after)));
    }
    highest = false;
  }
  if (places.empty()) places.push_back(0);
  return places;
}

using AllReached = std::array<Reached, Die::sides>;  // by die

// The best use of dice when the mean number of rolls until something happens is to be small. A side that is at home and
// alone can use its dice in any order, so that the best use of several is put together of the best uses of fewer: far
// faster than listing all plays. Positions are settled in the order of their numbers.
class Hurry {
 public:
  Hurry() : mean_(one_sided_positions) {
    for (auto& by_die : best_) by_die.fill(std::vector<Number>(one_sided_positions));
  }

  double mean(std::size_t position) const { return mean_[position]; }
  void add_to_mean(std::size_t position, double more) { mean_[position] += more; }

  // What is known of the places that dice lead to is enough.
  void settle(std::size_t position, const AllReached& places) {
    for (std::size_t die = 0; die < places.size(); ++die) {
      for (std::size_t more = 0; more < best_.size(); ++more) {
        best_[more][die][position] =
            best_of(places[die], [&](Number place) { return more == 0 ? place : best_[more - 1][die][place]; });
      }
    }
  }

  // Where a roll is best played to.
  Number after(const AllReached& places, Die high, Die low) const {
    const auto a = static_cast<std::size_t>(high.pips() - 1);
    const auto b = static_cast<std::size_t>(low.pips() - 1);
    if (a == b) return best_of(places[a], [&](Number place) { return best_[2][a][place]; });
    const Number first = best_of(places[a], [&](Number place) { return best_[0][b][place]; });
    const Number second = best_of(places[b], [&](Number place) { return best_[0][a][place]; });
    return mean_[second] < mean_[first] ? second : first;
  }

 private:
  template <class Then>
  Number best_of(const Reached& places, Then then) const {
    Number best = then(places[0]);
    for (const Number place : places) {
      if (const Number each = then(place); mean_[each] < mean_[best]) best = each;
    }
    return best;
  }

  std::vector<double> mean_;
  // [n][die][position]: where n + 1 uses of the die lead at best.
  std::array<std::array<std::vector<Number>, Die::sides>, 3> best_;
};

// How soon the first of so many checkers can be borne off. Games begin with fifteen, or with three.
struct FirstOff {
  int of;
  Hurry hurry;
};

constexpr RollsNeeded at_once = {1};

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

const RollsNeeded& OneSided::to_first(const Checkers& side) const {
  return side[off] > 0 ? at_once : first_[index(side)];
}

OneSided::OneSided() : end_(one_sided_positions), first_(one_sided_positions), mean_(one_sided_positions) {
  Hurry to_end;
  std::array<FirstOff, 2> to_first{
      {{most_checkers, {}}, {checkers_a_side({.starting_position = StartingPosition::hyper}), {}}}};
  end_[0] = at_once;
  for (std::size_t at = 1; at < end_.size(); ++at) {
    const Checkers side = Home::side(static_cast<int>(at));
    AllReached places;
    for (std::size_t die = 0; die < places.size(); ++die) places[die] = places_after(side, static_cast<int>(die) + 1);
    to_end.settle(at, places);
    const int left = most_checkers - side[off];
    for (FirstOff& first : to_first) {
      // With fewer left it has happened, and every place is as good as any.
      if (left == first.of) first.hurry.settle(at, places);
    }
    for_each_two_dice([&](Die high, Die low, unsigned weight) {
      const float chance = static_cast<float>(weight) / 36.0F;
      const Number best = to_end.after(places, high, low);
      add_one_roll_later(end_[at], end_[best], chance);
      to_end.add_to_mean(at, weight * (1 + to_end.mean(best)) / 36);
      for (FirstOff& first : to_first) {
        if (left != first.of) continue;
        const Number then = first.hurry.after(places, high, low);
        add_one_roll_later(first_[at], first.hurry.mean(then) > 0 ? first_[then] : at_once, chance);
        first.hurry.add_to_mean(at, weight * (1 + first.hurry.mean(then)) / 36);
      }
    });
    mean_[at] = to_end.mean(at);
  }
}

}  // namespace fourfold::backgammon
