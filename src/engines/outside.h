// Players that are other programs, by the names that `duel` takes. Which there are is the game's own affair: its folder
// here gives `outside_player(Game, name)`, a player or nothing if the name is not of that kind.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engines/backgammon/outside.h"
#include "players/registry.h"

namespace fourfold::engines {

// For the games that have none.
template <Game G>
std::optional<Result<std::unique_ptr<players::Player<G>>>> outside_player(G /*game*/, std::string_view /*name*/) {
  return std::nullopt;
}

// A player of ours, or another program.
template <Game G>
Result<std::unique_ptr<players::Player<G>>> find_player(std::string_view name) {
  if (auto found = outside_player(G{}, name)) return std::move(*found);
  return players::make_player<G>(name);
}

}  // namespace fourfold::engines
