// Backgammon Dice's greedy list. Of all plays the one that
//   1. captures the most pawns,
//   2. then bears off the most,
//   3. then leaves the fewest pawns alone where an opposing pawn may still come by,
//   4. then gets the furthest ahead, the opponent's pawns counted against its own.
// Captured pawns come back on the space that fits the same list best. It never resigns.
#include "players/backgammon_dice/greedy.h"

#include <bit>
#include <cstdint>

#include "players/ranking.h"

namespace fourfold::backgammon_dice {
namespace {

struct Gains {
  int captured = 0;
  int borne_off = 0;
  int exposed = 0;
  int ahead = 0;
};

// Own pawns that stand alone with an opposing pawn still to pass them.
int exposed(const Pawns& own, const Pawns& opposing) {
  const Occupancy mine = own.occupancy();
  const std::uint32_t alone = mine.any & ~mine.two;
  // As the owner counts spaces, an opposing pawn comes down from 17, where a captured one stands, and meets what is
  // below it.
  const std::uint32_t theirs = opposing.mirrored_occupancy().any;
  const int furthest = opposing.captured() > 0 ? off_space : static_cast<int>(std::bit_width(theirs)) - 1;
  return furthest <= 0 ? 0 : std::popcount(alone & ((std::uint32_t{1} << furthest) - 1));
}

int progress(const Pawns& pawns) {
  int sum = 0;
  for (const Pawn pawn : pawns.list()) sum += pawn.space;
  return sum;
}

Gains gains_of(const State& state, const Play& play) {
  const Seat mover = to_act(state);
  const State after = apply(state, play);
  const Pawns& own = after.pawns(mover);
  const Pawns& opposing = after.pawns(other(mover));
  return {opposing.captured() - state.pawns(other(mover)).captured(), own.off() - state.pawns(mover).off(),
          exposed(own, opposing), progress(own) - progress(opposing)};
}

// One number in which an earlier gain outweighs all later ones.
int score_of(const Gains& gains) {
  constexpr int most_ahead = pawns_a_side * off_space;
  int score = gains.captured * (pawns_a_side + 1) + gains.borne_off;
  score = score * (pawns_a_side + 1) + pawns_a_side - gains.exposed;
  return score * (2 * most_ahead + 1) + most_ahead + gains.ahead;
}

Message reason_for(const Play& play, const Gains& gains) {
  if (play.passes()) return say<"reason.backgammon-dice.can-do-nothing">();
  if (gains.captured > 0) return say<"reason.backgammon-dice.captures">();
  if (gains.borne_off > 0) return say<"reason.backgammon-dice.bears-off">();
  return gains.exposed == 0 ? say<"reason.backgammon-dice.leaves-nothing-open">()
                            : say<"reason.backgammon-dice.leaves-the-least-open-and-runs">();
}

}  // namespace

Result<players::Decision<Game>> Greedy::decide(const State& state, const players::Limits& /*limits*/,
                                               const players::OnProgress<Game>& /*told*/) {
  auto decision = players::ranked<Game>(legal(state), players::Meaning::score,
                                        [&](const Play& play) { return score_of(gains_of(state, play)); });
  decision.reason = reason_for(decision.play, gains_of(state, decision.play));
  return decision;
}

}  // namespace fourfold::backgammon_dice
