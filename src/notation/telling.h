// What happens in a game told in words: "player 1 rolls 3-1", "player 2 takes". Seats are always called "player N" (see
// seat_words.h); no full stop at the end.
#pragma once

#include <concepts>
#include <string>

#include "notation/backgammon/telling.h"
#include "notation/backgammon_dice/telling.h"
#include "notation/checkers/telling.h"
#include "notation/ludo/telling.h"
#include "notation/notation.h"

namespace fourfold {

template <class G>
concept Told =
    Notated<G> && requires(const typename G::State& state, const typename G::Roll& dice, const typename G::Play& play) {
      // What the roll is in that state, which waits for it, and what it decides there.
      { tell_roll(state, dice) } -> std::same_as<std::string>;
      // What the player to act does with the play; empty where the roll that follows says it all.
      { tell_play(state, play) } -> std::same_as<std::string>;
    };

static_assert([]<class... Games>(std::type_identity<std::tuple<Games...>>) {
  return (Told<Games> && ...);
}(std::type_identity<AllGames>{}));

}  // namespace fourfold
