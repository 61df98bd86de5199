// The equations that the chances of the solved game have to satisfy, each anew from those of the positions that a naive
// generator of turns leads to. For the tests, and for measure_backgammon_dice, which looks at tables too large for
// them.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "players/backgammon_dice/solved_tables.h"
#include "players/random_source.h"
#include "tests/oracle/backgammon_dice_naive_solver.h"

namespace fourfold::backgammon_dice::test {

namespace naive = fourfold::test::naive_backgammon_dice;

inline naive::Pieces pieces_of(Pawns pawns) {
  naive::Pieces pieces;
  const auto list = pawns.list();
  for (std::size_t i = 0; i < pieces.size(); ++i) pieces[i] = {list[i].space, list[i].face};
  return naive::sorted(pieces);
}

// Before a roll nobody knows what captured pawns will show.
inline Pawns pawns_of(const naive::Pieces& pieces) {
  std::array<Pawn, pawns_a_side> pawns{};
  for (std::size_t i = 0; i < pawns.size(); ++i) {
    const auto [place, face] = pieces[i];
    pawns[i] = pawn_on(place, place == captured_space ? Face::regular : face);
  }
  return Pawns(pawns);
}

// So many pawns at most, anywhere.
inline Pawns thrown(int most, RandomSource& random) {
  const auto all = arrangements_of(1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most))));
  return all[random.below(static_cast<std::uint32_t>(all.size()))];
}

// Calls visit(mine, theirs) for positions thrown together.
template <class Visit>
void sample(int pawns, int positions, std::uint64_t seed, Visit visit) {
  RandomSource random(seed);
  for (int seen = 0; seen < positions;) {
    const Pawns mine = thrown(pawns, random);
    const Pawns theirs = thrown(pawns, random);
    if ((mine.occupancy().any & theirs.mirrored_occupancy().any) != 0) continue;
    visit(mine, theirs);
    ++seen;
  }
}

// Every way for the captured ones of them to fall, each as likely as another.
inline std::vector<naive::Pieces> ways_to_fall(const Rules& rules, const naive::Pieces& pieces) {
  std::vector<naive::Pieces> ways = {pieces};
  for (std::size_t i = 0; rules.special_sides && i < pieces.size(); ++i) {
    if (pieces[i].place != captured_space) continue;
    std::vector<naive::Pieces> more;
    for (naive::Pieces way : ways) {
      for (const Face face : rules.faces) {
        way[i].face = face;
        more.push_back(way);
      }
    }
    ways = more;
  }
  return ways;
}

// The chance of the side to roll anew from those after every turn, which the naive generator finds: chance(roller,
// other).
template <class ChanceOf>
double by_naive_turns(const Rules& rules, Pawns mine, Pawns theirs, ChanceOf chance) {
  const auto ways = ways_to_fall(rules, pieces_of(mine));
  double sum = 0;
  for (const naive::Pieces& fallen : ways) {
    for (int high = 1; high <= 6; ++high) {
      for (int low = 1; low <= high; ++low) {
        double best = 0;
        for (const naive::Placement& after :
             naive::Enumerator(rules).results({naive::sorted(fallen), pieces_of(theirs), 0}, {high, low})) {
          const bool won = naive::all_off(after.mine);
          best = std::max(best, won ? 1.0 : 1 - chance(pawns_of(after.theirs), pawns_of(after.mine)));
        }
        sum += high == low ? best : 2 * best;
      }
    }
  }
  return sum / (36.0 * static_cast<double>(ways.size()));
}

inline double by_naive_turns(const Rules& rules, const SolvedTables& tables, Pawns mine, Pawns theirs) {
  return by_naive_turns(rules, mine, theirs,
                        [&](Pawns roller, Pawns other) { return in_parts_of_one(*tables.chance(roller, other)); });
}

}  // namespace fourfold::backgammon_dice::test
