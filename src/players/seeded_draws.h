// Draws that do not depend on the order they are made in: each is a number made of a seed and of what it is for, so
// that the tenth roll of the hundredth game is the same whatever was played before and on whichever thread.
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

// The roll that a random number stands for, in a state that waits for dice. Equal numbers give equal dice wherever the
// same dice are thrown.
template <class State>
auto roll_drawn(const State& state, std::uint64_t random_number) {
  return roll_at(state, RandomSource(random_number).below(chance_total(state)));
}

// The play that a random number stands for, in a state that waits for a decision.
template <class State>
auto play_drawn(const State& state, std::uint64_t random_number) {
  // Some games draw a play without listing all of them.
  if constexpr (requires { legal_play_drawn(state, std::uint32_t{}); }) {
    return legal_play_drawn(state, RandomSource(random_number).next_half());
  } else {
    const auto plays = legal(state);
    return plays[RandomSource(random_number).below(static_cast<std::uint32_t>(plays.size()))];
  }
}

}  // namespace fourfold::players
