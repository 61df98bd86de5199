// Every protocol by its name. Which there are is the games' own affair: a game's folder here gives `protocols(Game)`.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engines/backgammon/engine.h"
#include "engines/checkers/protocols.h"
#include "engines/session.h"
#include "rules/any_game.h"

namespace fourfold::engines {

// For the games that have none.
template <Game G>
std::span<const Protocol> protocols(G /*game*/) {
  return {};
}

// Those of all games.
inline std::vector<Protocol> protocols() {
  std::vector<Protocol> all;
  for_each_game([&]<class G>() {
    for (const Protocol& protocol : protocols(G{})) all.push_back(protocol);
  });
  return all;
}

// The protocol of that name, or a refusal that says which there are.
inline Result<Protocol> find_protocol(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Protocol& protocol : protocols()) {
    if (protocol.name == name) return protocol;
    names.push_back(protocol.name);
  }
  return refuse(unknown_name<"unknown.protocol">(name, names));
}

}  // namespace fourfold::engines
