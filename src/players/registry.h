// Every player of a game by its name. A game adds its own in its folder (`lineup`); a fifth game is one include here.
#pragma once

#include <memory>
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
  std::vector<Entry<G>> all = {{"random", "every legal play is as likely",
                                []() -> std::unique_ptr<Player<G>> { return std::make_unique<RandomPlayer<G>>(); }}};
  for (const Entry<G>& entry : lineup(G{}).entries) all.push_back(entry);
  return all;
}

template <Game G>
std::vector<std::string_view> player_names() {
  std::vector<std::string_view> names;
  for (const Entry<G>& entry : entries<G>()) names.push_back(entry.name);
  return names;
}

// The player of that name, or a refusal that says which there are.
template <Game G>
Result<std::unique_ptr<Player<G>>> make_player(std::string_view name) {
  for (const Entry<G>& entry : entries<G>()) {
    if (entry.name == name) return entry.make();
  }
  for (const Entry<G>& entry : lineup(G{}).unlisted) {
    if (entry.name == name) return entry.make();
  }
  return refuse(unknown_name(std::string(G::name) + " player", name, player_names<G>()));
}

}  // namespace fourfold::players
