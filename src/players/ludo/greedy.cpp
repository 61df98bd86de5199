// Ludo's greedy list. Of all plays the one that
//   1. sends back the most opposing pieces,
//   2. then brings the most pieces home,
//   3. then brings the most pieces out of the Floral Square,
//   4. then takes the most pieces into the home column,
//   5. then runs a piece of the track the furthest along.
// Where a die may be declined, it never does so for nothing: a pass comes last by the same list.
#include "players/ludo/greedy.h"

#include "players/ludo/gains.h"
#include "players/ranking.h"

namespace fourfold::ludo {
namespace {

// One number in which an earlier gain outweighs all later ones.
int score_of(const Gains& gains) {
  int score = gains.captured;
  for (const int gain : {gains.finished, gains.entered, gains.columned}) score = score * (pieces_each + 1) + gain;
  return score * (home + 1) + gains.furthest;
}

Message reason_for(const Gains& gains) {
  if (gains.captured > 0) return say<"reason.ludo.captures">();
  if (gains.finished > 0) return say<"reason.ludo.brings-a-piece-home">();
  if (gains.entered > 0) return say<"reason.ludo.brings-a-piece-into-play">();
  if (gains.columned > 0) return say<"reason.ludo.reaches-the-home-column">();
  return gains.furthest > 0 ? say<"reason.ludo.runs">() : say<"reason.ludo.can-do-nothing">();
}

}  // namespace

Result<players::Decision<Game>> Greedy::decide(const State& state, const players::Limits& /*limits*/,
                                               const players::OnProgress<Game>& /*told*/) {
  auto decision = players::ranked<Game>(legal(state), players::Meaning::score,
                                        [&](const Play& play) { return score_of(gains_of(state, play)); });
  decision.reason = reason_for(gains_of(state, decision.play));
  return decision;
}

}  // namespace fourfold::ludo
