// What happens in a game, told: "Anna rolls 3-1.", "Bert takes." Each is a message whose sentence is a whole one;
// players are in it as their seats.
#pragma once

#include <concepts>
#include <optional>

#include "notation/backgammon/telling.h"
#include "notation/backgammon_dice/telling.h"
#include "notation/checkers/telling.h"
#include "notation/ludo/telling.h"
#include "notation/notation.h"

namespace fourfold {

template <class G>
concept HasTelling =
    HasNotation<G> && requires(const typename G::State& state, const typename G::Roll& dice,
                               const typename G::Play& play, const typename G::Rules& rules, std::optional<Seat> you) {
      // What the roll is in that state, which waits for it, and what it decides there.
      { tell_roll(state, dice) } -> std::same_as<Message>;
      // The dice of it, in the order in which they are written; none where the roll is a lot.
      { rolled_dice(state, dice) } -> std::same_as<std::vector<RolledDie>>;
      // What the player to act does with the play; nothing where the roll that follows says it all.
      { tell_play(state, play) } -> std::same_as<std::optional<Message>>;
      // The same movement by movement, in the words of somebody who watches: "enters", "moves 4".
      { tell_steps(state, play) } -> std::same_as<std::vector<Message>>;
      // How a finished game ended, for one of the players or for everybody.
      { tell_ending(state, you) } -> std::same_as<ToldEnding>;
      // What pieces that are taken (rules/deeds.h) are called in the figures of a game: "Checkers hit".
      { tell_taken(state) } -> std::same_as<Message>;
      // Whether what a match is made of is called a round, and not a game.
      { in_rounds(rules) } -> std::same_as<bool>;
    };

static_assert([]<class... Games>(std::type_identity<std::tuple<Games...>>) {
  return (HasTelling<Games> && ...);
}(std::type_identity<AllGames>{}));

}  // namespace fourfold
