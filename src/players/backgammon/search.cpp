#include "players/backgammon/search.h"

namespace fourfold::backgammon {

Chances Search::chances(const Board& board, int plies, const Worth& mine, const Worth& theirs) {
  Chances end;
  if (plies == 0 || finished(board, end)) return judge_.chances(board);
  Chances sum;
  for_each_two_dice([&](Die high, Die low, unsigned falls) {
    const Judged& best = judge_.best(board, {high, low}, mine);
    const float weight = static_cast<float>(falls) / 36.0F;
    if (plies == 1) {
      sum += best.chances * weight;
    } else {
      const Board after = best.after;  // the judge is asked again below
      // The other side is to move.
      // NOLINTNEXTLINE(readability-suspicious-call-argument)
      sum += chances(after, plies - 1, theirs, mine).turned() * weight;
    }
  });
  return sum;
}

}  // namespace fourfold::backgammon
