// Every player of a game by its name. A game adds its own in its folder (`lineup`); a fifth game is one include here.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "players/backgammon/lineup.h"
#include "players/backgammon_dice/lineup.h"
#include "players/checkers/lineup.h"
#include "players/lineup.h"
#include "players/ludo/lineup.h"
#include "players/random_player.h"
#include "rules/rule_set.h"

namespace fourfold::players {

// Weakest first.
template <Game G>
std::vector<Entry<G>> entries() {
  std::vector<Entry<G>> all = {{"random", say<"player.random">, [](const Resources& /*resources*/) -> MadeEngine<G> {
                                  return std::make_unique<RandomPlayer<G>>();
                                }}};
  for (const Entry<G>& entry : lineup(G{}).entries) all.push_back(entry);
  return all;
}

template <Game G>
std::vector<std::string_view> player_names() {
  std::vector<std::string_view> names;
  for (const Entry<G>& entry : entries<G>()) names.push_back(entry.name);
  return names;
}

// Who is asked about positions unless another is named: the strongest.
template <Game G>
std::string_view adviser_name() {
  return player_names<G>().back();
}

// The player of that name, or a refusal that says which there are; or why it cannot be made with these resources.
template <Game G>
MadeEngine<G> make_player(std::string_view name, const Resources& resources = usual_resources()) {
  for (const Entry<G>& entry : entries<G>()) {
    if (entry.name == name) return entry.make(resources);
  }
  for (const Entry<G>& entry : lineup(G{}).unlisted) {
    if (entry.name == name) return entry.make(resources);
  }
  return refuse(unknown_name<"unknown.player", "game">(name, player_names<G>(), G::name));
}

// Of the plays that are named, else of those that look best. Goes on from the sums of an earlier run, if there are any.
template <Game G>
Result<Rollout<G>> roll_out(const typename G::State& state, const RolloutSettings& settings,
                            const RolloutProgress<G>& progress, const std::vector<RolloutSums>& so_far = {},
                            std::span<const typename G::Play> plays = {},
                            const Resources& resources = usual_resources()) {
  const Rollouts<G> rollouts = lineup(G{}).rollouts;
  if (!rollouts.run()) return refuse<"rollout.game-has-none", "game">(G::title());
  return rollouts.run()(state, settings, progress, so_far, plays, resources);
}

}  // namespace fourfold::players
