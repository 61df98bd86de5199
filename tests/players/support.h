// Short ways to let players meet in tests.
#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "players/duel.h"
#include "players/registry.h"
#include "players/seeded_draws.h"
#include "rules/any_game.h"
#include "sentences/catalogue.h"
#include "tests/support/typed_games.h"

namespace fourfold::test {

template <class G>
std::unique_ptr<players::Engine<G>> player(std::string_view name) {
  auto made = players::make_player<G>(name);
  if (made) return *std::move(made);
  ADD_FAILURE() << english(made.error());
  return std::make_unique<players::RandomPlayer<G>>();
}

// The first rounds of a duel, one after another.
template <class G>
players::Tally duel(const typename G::Rules& rules, players::Engine<G>& a, players::Engine<G>& b, int rounds,
                    const players::DuelSettings& settings = {}) {
  players::Tally total;
  for (int round = 0; round < rounds; ++round) {
    total.add(*players::play_round<G>(rules, a, b, settings, static_cast<std::uint64_t>(round)));
  }
  return total;
}

// What each of these players loses in every decision of games that the judge plays against itself from there, by the
// judge's values.
template <class G>
std::map<std::string, std::vector<double>> losses(players::Engine<G>& judge, const std::vector<std::string>& names,
                                                  const typename G::State& start, std::uint64_t games) {
  std::map<std::string, std::vector<double>> lost;
  std::map<std::string, std::unique_ptr<players::Engine<G>>> judged;
  for (const std::string& name : names) judged[name] = player<G>(name);
  for (std::uint64_t game = 0; game < games; ++game) {
    auto state = start;
    for (std::uint64_t step = 0; phase(state) != Phase::over; ++step) {
      const std::uint64_t random_number = players::mixed(game, step);
      if (phase(state) == Phase::roll) {
        state = roll(state, players::roll_drawn(state, random_number));
        continue;
      }
      const auto best = *judge.think(state);
      for (const std::string& name : names) {
        const auto chosen = judged[name]->think(state, {.seed = random_number})->play;
        const auto found = std::ranges::find(best.candidates, chosen, &players::Candidate<G>::play);
        lost[name].push_back(best.candidates[0].value - found->value);
      }
      state = apply(state, best.play);
    }
  }
  return lost;
}

inline double sum_of(const std::vector<double>& numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

// Every preset, and every preset with one option set to each word it can have, or to a small number or a list.
template <class G>
std::vector<typename G::Rules> many_rules() {
  std::vector<typename G::Rules> all;
  const auto add = [&](const typename G::Rules& rules) {
    if (check(rules) && std::find(all.begin(), all.end(), rules) == all.end()) all.push_back(rules);
  };
  for (const auto& preset : G::presets()) add(preset.rules);
  for (const auto& preset : G::presets()) {
    for (const auto& option : G::options()) {
      std::vector<std::string_view> values(option.words.begin(), option.words.end());
      values.insert(values.end(), {"0", "1", "2", "3", "1,2,3,4"});
      for (const std::string_view value : values) {
        auto rules = preset.rules;
        if (option.set(rules, value)) add(rules);
      }
    }
  }
  return all;
}

}  // namespace fourfold::test
