// States, plays and rolls as text: what each game offers besides its rules. A parser returns a value or an error with
// the place in the text; it never throws, crashes or loops, whatever the bytes.
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "notation/backgammon/hop_text.h"
#include "notation/backgammon/text.h"
#include "notation/backgammon_dice/hop_text.h"
#include "notation/backgammon_dice/text.h"
#include "notation/checkers/hop_text.h"
#include "notation/checkers/text.h"
#include "notation/ludo/hop_text.h"
#include "notation/ludo/text.h"
#include "rules/any_game.h"

namespace fourfold {

template <class G>
concept HasNotation = Game<G> && requires(const typename G::Rules& rules, const typename G::State& state,
                                          const typename G::Play& play, const typename G::Roll& dice,
                                          std::string_view text, std::span<const Hop> made, const Hop& hop) {
  // The fullest form the game has; parsing it under the same rules gives the same state again.
  { format_position(state) } -> std::same_as<std::string>;
  // The same state in the form that `sample` is written in, where a game has several forms.
  { format_position_like(state, text) } -> std::same_as<std::string>;
  { parse_position(rules, text) } -> std::same_as<Result<typename G::State>>;
  // A play as made from the state, and back. Reading a play that is well written but not allowed gives the reason.
  { format_play(state, play) } -> std::same_as<std::string>;
  { parse_play(state, text) } -> std::same_as<Result<typename G::Play>>;
  // A short label for a hop that may follow those made (rules/walk.h); no two that may have the same.
  { format_hop(state, made, hop) } -> std::same_as<std::string>;
  // Whether it hits, captures, jumps or sends back.
  { captures(state, made, hop) } -> std::same_as<bool>;
  // The same in words: "from 8 to 5, hitting".
  { tell_hop(state, made, hop) } -> std::same_as<Message>;
  { format_roll(dice) } -> std::same_as<std::string>;
  { parse_roll(state, text) } -> std::same_as<Result<typename G::Roll>>;
};

static_assert([]<class... Games>(std::type_identity<std::tuple<Games...>>) {
  return (HasNotation<Games> && ...);
}(std::type_identity<AllGames>{}));

}  // namespace fourfold
