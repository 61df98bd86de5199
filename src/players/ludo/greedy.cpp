// Ludo's greedy list. Of all plays the one that
//   1. sends back the most opposing pieces,
//   2. then brings the most pieces home,
//   3. then brings the most pieces out of the Floral Square,
//   4. then takes the most pieces into the home column,
//   5. then runs a piece of the track the furthest along.
// Where a die may be declined, it never does so for nothing: a pass comes last by the same list.
#include "players/ludo/greedy.h"

#include <algorithm>

#include "players/ranking.h"

namespace fourfold::ludo {
namespace {

// Pieces of a seat that stand from one progress to another.
int standing(const Pieces& pieces, Progress first, Progress last) {
  int count = 0;
  for (const Progress piece : pieces) count += piece >= first && piece <= last ? 1 : 0;
  return count;
}

struct Gains {
  int captured = 0;
  int finished = 0;
  int entered = 0;
  int columned = 0;
  int furthest = 0;
};

Gains gains_of(const State& state, const Play& play) {
  const Seat mover = to_act(state);
  const State after = apply(state, play);
  Gains gains;
  for (const Seat seat : seats(state.rules())) {
    if (seat == mover) continue;
    gains.captured += standing(after.pieces(seat), base, base) - standing(state.pieces(seat), base, base);
  }
  for (int i = 0; i < play.count(); ++i) {
    const Step step = play.step(i);
    gains.finished += step.to() == home ? 1 : 0;
    gains.entered += step.enters() ? 1 : 0;
    gains.columned += on_track(step.from()) && step.to() > last_on_track && step.to() < home ? 1 : 0;
    if (on_track(step.from())) gains.furthest = std::max<int>(gains.furthest, step.to());
  }
  return gains;
}

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
