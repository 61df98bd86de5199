// Where the checkers of one side can stand in hypergammon, numbered, alone and against those of the other side.
// Checkers that are borne off are not in play: an arrangement of two is that of a side with two left.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/backgammon/rules.h"

namespace fourfold::backgammon {

inline constexpr int hyper_checkers = 3;  // a side
using PointSet = std::uint32_t;           // bit 1 to bit 24 for the points, as one of the sides counts them

// The places of a side's checkers, the farthest first; those borne off stand on 0.
class Trio {
 public:
  Trio() = default;
  // A side of three checkers, those borne off counted.
  static Trio from(const Checkers& side);
  explicit Trio(const std::array<std::uint8_t, hyper_checkers>& places) : places_(places) {}

  int in_play() const { return (places_[0] > 0 ? 1 : 0) + (places_[1] > 0 ? 1 : 0) + (places_[2] > 0 ? 1 : 0); }
  const std::array<std::uint8_t, hyper_checkers>& places() const { return places_; }
  Checkers checkers() const;
  // One of the checkers on `place` goes to another.
  Trio moved(int place, int to) const;

  PointSet points() const;
  // Where two or more stand.
  PointSet held() const;

  bool operator==(const Trio&) const = default;

 private:
  std::array<std::uint8_t, hyper_checkers> places_{};
};

// A set of points as the other side counts them.
constexpr PointSet mirrored(PointSet set) {
  PointSet turned = 0;
  for (; set != 0; set &= set - 1) turned |= PointSet{1} << (backgammon::points + 1 - std::countr_zero(set));
  return turned;
}

// How many ways there are for so many checkers on so many places.
constexpr std::uint32_t count_trios(int places, int checkers) {
  const auto n = static_cast<std::uint32_t>(places);
  switch (checkers) {
    case 0:
      return 1;
    case 1:
      return n;
    case 2:
      return n * (n + 1) / 2;
    default:
      return n * (n + 1) * (n + 2) / 6;
  }
}
constexpr std::uint32_t count_trios(int checkers) { return count_trios(bar, checkers); }
// Where the arrangements of so many begin when all are numbered, fewer checkers first.
constexpr std::uint32_t first_trio(int checkers) {
  std::uint32_t first = 0;
  for (int fewer = 0; fewer < checkers; ++fewer) first += count_trios(fewer);
  return first;
}

// The place of the arrangement among all of as many checkers that leave the points of `taken` alone.
inline std::uint32_t rank_among(const Trio& trio, PointSet taken) {
  std::uint32_t rank = 0;
  for (int left = trio.in_play(); const std::uint8_t place : trio.places()) {
    if (place == off) break;
    const int below = place - 1 - std::popcount(taken & ((PointSet{1} << place) - 1));
    rank += count_trios(below, left--);
  }
  return rank;
}
inline std::uint32_t rank_of(const Trio& trio) { return rank_among(trio, 0); }
// Among all arrangements of any number of checkers.
inline std::uint32_t number_of(const Trio& trio) { return first_trio(trio.in_play()) + rank_of(trio); }

// All arrangements of so many checkers: the rank is the number.
std::vector<Trio> trios_of(int checkers);

// The positions in which the side to roll has `mine` checkers in play and the other side `theirs`, numbered without
// gaps: in rows of one arrangement of the other side, within a row by those of the side to roll.
class HyperIndex {
 public:
  HyperIndex(int mine, int theirs);

  std::size_t size() const { return starts_.back(); }
  std::size_t row_start(std::uint32_t theirs) const { return starts_[theirs]; }
  // The two do not stand on one point.
  std::size_t operator()(const Trio& mine, const Trio& theirs) const {
    return starts_[rank_of(theirs)] + rank_among(mine, mirrored(theirs.points()));
  }

 private:
  std::vector<std::uint32_t> starts_;
};

}  // namespace fourfold::backgammon
