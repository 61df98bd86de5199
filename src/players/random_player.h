// The weakest player of every game: each legal play is as likely. It makes no offers.
#pragma once

#include "players/engine.h"
#include "players/random_source.h"
#include "players/ranking.h"

namespace fourfold::players {

template <Game G>
class RandomPlayer final : public Engine<G> {
  Result<Decision<G>> decide(const typename G::State& state, const Limits& limits,
                             const OnProgress<G>& /*told*/) override {
    const auto plays = legal(state);
    Decision<G> decision = ranked<G>(plays, Meaning::score, [](const auto&) { return 0; });
    RandomSource random(limits.seed);
    decision.play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
    decision.reason = say<"reason.drawn-by-lot">();
    return decision;
  }
};

}  // namespace fourfold::players
