// Lots that do not depend on the order in which they are drawn: each is a number made of a seed and of what it is for,
// so that the tenth roll of the hundredth game is the same whatever was played before and on whichever thread.
#pragma once

#include <cstdint>

#include "players/random_source.h"
#include "rules/game.h"

namespace fourfold::players {

constexpr std::uint64_t mixed(std::uint64_t seed, std::uint64_t what) {
  return RandomSource(RandomSource(seed).next() ^ what).next();
}

template <class... More>
constexpr std::uint64_t mixed(std::uint64_t seed, std::uint64_t what, More... more) {
  return mixed(mixed(seed, what), static_cast<std::uint64_t>(more)...);
}

// The roll that a lot stands for, in a state that waits for dice. Equal lots give equal dice wherever the same dice are
// thrown.
template <class State>
auto roll_drawn(const State& state, std::uint64_t lot) {
  return fall(state, RandomSource(lot).below(falls(state)));
}

// The play that a lot stands for, in a state that waits for a decision.
template <class State>
auto play_drawn(const State& state, std::uint64_t lot) {
  // Some games draw a play without listing all of them.
  if constexpr (requires { legal_play_drawn(state, std::uint32_t{}); }) {
    return legal_play_drawn(state, RandomSource(lot).next_half());
  } else {
    const auto plays = legal(state);
    return plays[RandomSource(lot).below(static_cast<std::uint32_t>(plays.size()))];
  }
}

}  // namespace fourfold::players
