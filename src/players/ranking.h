// From a number for every play to a decision.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "players/engine.h"

namespace fourfold::players {

// The plays by value(play), highest first; equal ones stay in the order the rules list them in, on every build.
template <Game G, class Plays, class Value>
Decision<G> ranked(const Plays& plays, Meaning meaning, Value value) {
  Decision<G> decision;
  decision.meaning = meaning;
  struct Place {
    double value;
    std::size_t listed;
  };
  std::vector<Place> places;
  places.reserve(plays.size());
  for (const auto& play : plays) places.push_back({static_cast<double>(value(play)), places.size()});
  std::sort(places.begin(), places.end(),
            [](Place a, Place b) { return a.value != b.value ? a.value > b.value : a.listed < b.listed; });
  decision.candidates.reserve(places.size());
  for (const Place place : places) decision.candidates.push_back({plays[place.listed], place.value});
  if (!decision.candidates.empty()) decision.play = decision.candidates.front().play;
  return decision;
}

}  // namespace fourfold::players
