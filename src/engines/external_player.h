// Players that are other programs, by the names that `duel` takes. Which there are is the game's own affair: its folder
// here gives `external_player(Game, name)`, a player or nothing if the name is not of that kind.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "engines/backgammon/external_player.h"
#include "engines/checkers/external_player.h"
#include "players/registry.h"

namespace fourfold::engines {

// For the games that have none.
template <Game G>
std::optional<players::MadeEngine<G>> external_player(G /*game*/, std::string_view /*name*/) {
  return std::nullopt;
}

// A player of ours, or another program.
template <Game G>
players::MadeEngine<G> find_player(std::string_view name,
                                   const players::Resources& resources = players::usual_resources()) {
  if (auto found = external_player(G{}, name)) return std::move(*found);
  return players::make_player<G>(name, resources);
}

}  // namespace fourfold::engines
