// From a number for every play to a decision.
#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include "players/player.h"

namespace fourfold::players {

// The plays by value(play), highest first; equal ones stay in the order the rules list them in, on every build.
template <Game G, class Plays, class Value>
Decision<G> ranked(const Plays& plays, Meaning meaning, Value value) {
  Decision<G> decision;
  decision.meaning = meaning;
  decision.candidates.reserve(plays.size());
  for (const auto& play : plays) decision.candidates.push_back({play, static_cast<double>(value(play))});
  std::stable_sort(decision.candidates.begin(), decision.candidates.end(),
                   [](const auto& a, const auto& b) { return a.value > b.value; });
  if (!decision.candidates.empty()) decision.play = decision.candidates.front().play;
  return decision;
}

}  // namespace fourfold::players
