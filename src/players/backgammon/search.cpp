#include "players/backgammon/search.h"

#include <bit>

namespace fourfold::backgammon {
namespace {

constexpr std::uint64_t prime = 0x9e3779b97f4a7c15ULL;

// One number for all of it: whether two of them are mistaken for each other is a matter of 1 in 2^64.
std::uint64_t as_number(Gammons reading, const Worth& on_roll, const Worth& opponent) {
  std::uint64_t hash = static_cast<std::uint64_t>(reading) + 1;
  for (const Worth& worth : {on_roll, opponent}) {
    for (const float part :
         {worth.win, worth.win_gammon, worth.win_backgammon, worth.lose, worth.lose_gammon, worth.lose_backgammon}) {
      hash = (hash ^ std::bit_cast<std::uint32_t>(part)) * prime;
      hash ^= hash >> 32;
    }
  }
  return hash;
}

}  // namespace

std::uint64_t LookedInto::hash() const {
  std::uint64_t hash = stakes ^ static_cast<std::uint64_t>(plies);
  const auto add = [&](const Checkers& side) {
    for (const std::uint8_t here : side) hash = (hash ^ here) * prime;
  };
  add(board.on_roll);
  add(board.opponent);
  return hash;
}

Found& operator+=(Found& sum, const Found& more) {
  sum.chances += more.chances;
  for (std::size_t i = 0; i < sum.values.size(); ++i) sum.values[i] += more.values[i];
  return sum;
}

Found operator*(const Found& found, float by) {
  Found weighed{found.chances * by, found.values};
  for (float& value : weighed.values) value *= by;
  return weighed;
}

void Search::set_stakes(Gammons reading, const Worth& mine, const Worth& theirs) {
  reading_ = reading;
  evaluator_.set_reading(reading);
  mine_ = mine;
  theirs_ = theirs;
  standpoint_ = nullptr;
  cubes_[0] = cubes_[1] = nullptr;
  stakes_[0] = as_number(reading, mine, theirs);
  stakes_[1] = as_number(reading, theirs, mine);
}

void Search::set_standpoint(const Standpoint& standpoint) {
  set_stakes(standpoint.stakes.reading(), standpoint.mine, standpoint.theirs);
  evaluator_.set_solved(standpoint.solved);
  standpoint_ = &standpoint;
  cubes_[0] = &standpoint.cubes;
  cubes_[1] = &standpoint.their_cubes;
  for (std::size_t who = 0; who < 2; ++who) stakes_[who] = (stakes_[who] ^ cubes_[who]->number()) * prime;
}

Found Search::at_first_sight(const Board& board, const Chances& chances, bool mine) const {
  const CubeStates* const cubes = cubes_[mine ? 0 : 1];
  return {chances, cubes != nullptr ? cubes->without_doubling(board, chances) : CubeValues{}};
}

bool Search::nothing_to_find(const Board& board) const {
  Chances end;
  return finished(board, reading_, end) ||
         (standpoint_ != nullptr ? standpoint_->knows(board) : TwoSided::covers(board));
}

Found Search::look(const Board& board, int plies, bool mine) {
  if (plies == 0 || nothing_to_find(board)) return at_first_sight(board, evaluator_.chances(board), mine);
  const LookedInto looked_into = key(board, plies, mine);
  const std::uint64_t hash = looked_into.hash();
  if (const auto known = memory_->find(hash, looked_into)) return *known;
  Found sum;
  for_each_two_dice([&](Die high, Die low, unsigned weight) {
    if (!stopped()) sum += after_roll(board, {high, low}, plies, mine) * (static_cast<float>(weight) / 36.0F);
  });
  if (!stopped()) memory_->keep(hash, looked_into, sum);
  return sum;
}

Found Search::after_roll(const Board& board, const Roll& dice, int plies, bool mine) {
  const EvaluatedPlay& best = evaluator_.quick_best(board, dice, mine ? mine_ : theirs_);
  const Board after = best.after;  // the evaluator is asked again
  const Found found = plies == 1 ? at_first_sight(after, best.chances.turned(), !mine) : look(after, plies - 1, !mine);
  const CubeStates* const cubes = cubes_[mine ? 1 : 0];  // of the one who replies
  return {found.chances.turned(), cubes != nullptr ? cubes->turned(cubes->with_doubling(found.values)) : CubeValues{}};
}

}  // namespace fourfold::backgammon
