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

void Search::set_stakes(Gammons reading, const Worth& mine, const Worth& theirs) {
  reading_ = reading;
  evaluator_.set_reading(reading);
  mine_ = mine;
  theirs_ = theirs;
  stakes_[0] = as_number(reading, mine, theirs);
  stakes_[1] = as_number(reading, theirs, mine);
}

Chances Search::chances(const Board& board, int plies, bool mine) {
  Chances end;
  if (plies == 0 || finished(board, reading_, end)) return evaluator_.chances(board);
  const LookedInto looked_into = key(board, plies, mine);
  const std::uint64_t hash = looked_into.hash();
  if (const auto known = memory_->find(hash, looked_into)) return *known;
  Chances sum;
  for_each_two_dice([&](Die high, Die low, unsigned weight) {
    if (!stopped()) sum += after_roll(board, {high, low}, plies, mine) * (static_cast<float>(weight) / 36.0F);
  });
  if (!stopped()) memory_->keep(hash, looked_into, sum);
  return sum;
}

Chances Search::after_roll(const Board& board, const Roll& dice, int plies, bool mine) {
  const EvaluatedPlay& best = evaluator_.quick_best(board, dice, mine ? mine_ : theirs_);
  if (plies == 1) return best.chances;
  const Board after = best.after;  // the evaluator is asked again
  return chances(after, plies - 1, !mine).turned();
}

}  // namespace fourfold::backgammon
