// What a game gives to views that draw pictures of their own.
#pragma once

#include <concepts>
#include <span>
#include <vector>

#include "notation/backgammon/scene.h"
#include "notation/backgammon_dice/scene.h"
#include "notation/checkers/scene.h"
#include "notation/ludo/scene.h"
#include "notation/scene.h"

namespace fourfold {

template <class G>
concept HasScene = Game<G> && requires(const typename G::State& state, const typename G::Play& play,
                                       std::span<const Hop> made, const Hop& hop, const Scene& picture) {
  // Everything but whose turn it is and what is left of the dice, which all games say alike.
  { scene(state, made) } -> std::same_as<Scene>;
  { set_up(state.rules(), picture) } -> std::same_as<Result<typename G::State>>;
  { arrows(state, play) } -> std::same_as<std::vector<Arrow>>;
  { touched(state, made, hop) } -> std::same_as<Touched>;
};

static_assert([]<class... Games>(std::type_identity<std::tuple<Games...>>) {
  return (HasScene<Games> && ...);
}(std::type_identity<AllGames>{}));

template <class State>
Scene whole_scene(const State& state, std::span<const Hop> made = {}) {
  Scene whole = scene(state, made);
  if (phase(state) != Phase::over) whole.turn = number(to_act(state));
  for (const Die die : dice_left(state, made)) whole.left.push_back(die.pips());
  return whole;
}

}  // namespace fourfold
