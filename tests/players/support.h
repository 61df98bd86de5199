// Short ways to let players meet in tests.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

#include "players/duel.h"
#include "players/registry.h"
#include "rules/any_game.h"
#include "sentences/catalogue.h"

namespace fourfold::test {

template <class Tuple>
struct AsTypes;
template <class... Games>
struct AsTypes<std::tuple<Games...>> {
  using type = testing::Types<Games...>;
};

struct GameNames {
  template <class G>
  static std::string GetName(int) {
    return std::string(G::name);
  }
};

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
