#include "players/backgammon/hyper_arrangements.h"

#include <algorithm>

namespace fourfold::backgammon {

Trio Trio::from(const Checkers& side) {
  Trio trio;
  std::size_t next = 0;
  for (std::size_t place = bar; place > 0; --place) {
    for (int i = 0; i < side[place] && next < trio.places_.size(); ++i)
      trio.places_[next++] = static_cast<std::uint8_t>(place);
  }
  return trio;
}

Checkers Trio::checkers() const {
  Checkers side{};
  for (const std::uint8_t place : places_) ++side[place];
  return side;
}

Trio Trio::moved(int place, int to) const {
  Trio after = *this;
  *std::ranges::find(after.places_, static_cast<std::uint8_t>(place)) = static_cast<std::uint8_t>(to);
  std::ranges::sort(after.places_, std::ranges::greater{});
  return after;
}

PointSet Trio::points() const {
  PointSet set = 0;
  for (const std::uint8_t place : places_) set |= PointSet{1} << place;
  return set & ~(PointSet{1} << off) & ~(PointSet{1} << bar);
}

PointSet Trio::held() const {
  PointSet set = 0;
  for (std::size_t i = 1; i < places_.size(); ++i) {
    if (places_[i] == places_[i - 1]) set |= PointSet{1} << places_[i];
  }
  return set & points();
}

std::vector<Trio> trios_of(int checkers) {
  std::vector<Trio> all(count_trios(checkers));
  const auto highest = [&](int nth, int at_most) { return nth < checkers ? at_most : 0; };
  const auto lowest = [&](int nth) { return nth < checkers ? 1 : 0; };
  for (int a = lowest(0); a <= highest(0, bar); ++a) {
    for (int b = lowest(1); b <= highest(1, a); ++b) {
      for (int c = lowest(2); c <= highest(2, b); ++c) {
        const Trio trio({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)});
        all[rank_of(trio)] = trio;
      }
    }
  }
  return all;
}

HyperIndex::HyperIndex(int mine, int theirs) {
  std::uint32_t next = 0;
  for (const Trio& opposing : trios_of(theirs)) {
    starts_.push_back(next);
    next += count_trios(bar - std::popcount(opposing.points()), mine);
  }
  starts_.push_back(next);
}

}  // namespace fourfold::backgammon
