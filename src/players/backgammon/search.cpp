#include "players/backgammon/search.h"

#include <algorithm>

namespace fourfold::backgammon {
namespace {

constexpr std::size_t places = 1 << 12;

std::size_t hashed(const Board& board, int plies, bool mine) {
  std::uint64_t hash = static_cast<std::uint64_t>(plies) * 2 + (mine ? 1 : 0);
  const auto add = [&](const Checkers& side) {
    for (const std::uint8_t here : side) hash = (hash ^ here) * 0x9e3779b97f4a7c15ULL;
  };
  add(board.on_roll);
  add(board.opponent);
  return static_cast<std::size_t>(hash >> 40) % places;
}

}  // namespace

Search::Search(const Nets& nets, Gammons reading, const Worth& mine, const Worth& theirs)
    : reading_(reading), judge_(nets, reading), mine_(mine), theirs_(theirs), known_(places) {}

void Search::set_worth(const Worth& mine, const Worth& theirs) {
  if (mine == mine_ && theirs == theirs_) return;
  mine_ = mine;
  theirs_ = theirs;
  std::ranges::fill(known_, Known{});
}

Search::Known& Search::place_of(const Board& board, int plies, bool mine) { return known_[hashed(board, plies, mine)]; }

Chances Search::chances(const Board& board, int plies, bool mine) {
  Chances end;
  if (plies == 0 || finished(board, reading_, end)) return judge_.chances(board);
  Known& place = place_of(board, plies, mine);
  if (place.plies == plies && place.mine == mine && place.board == board) return place.chances;
  Chances sum;
  for_each_two_dice([&](Die high, Die low, unsigned falls) {
    sum += after_roll(board, {high, low}, plies, mine) * (static_cast<float>(falls) / 36.0F);
  });
  place = {board, plies, mine, sum};
  return sum;
}

Chances Search::after_roll(const Board& board, const Roll& dice, int plies, bool mine) {
  const Judged& best = judge_.quick_best(board, dice, mine ? mine_ : theirs_);
  if (plies == 1) return best.chances;
  const Board after = best.after;  // the judge is asked again
  return chances(after, plies - 1, !mine).turned();
}

}  // namespace fourfold::backgammon
