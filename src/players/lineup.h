// What a game's folder tells the other rooms about its players: `lineup(Game)` in the game's namespace gives this
// table.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "players/engine.h"
#include "players/resources.h"
#include "players/rollout.h"
#include "players/solving.h"
#include "players/table_building.h"

namespace fourfold::players {

template <Game G>
using MadeEngine = Result<std::unique_ptr<Engine<G>>>;

template <Game G>
struct Entry {
  std::string_view name;  // as it is typed
  Message (*meaning)();   // what kind of player that is, in one line
  MadeEngine<G> (*make)(const Resources& resources);
};

template <Game G>
struct Lineup {
  std::span<const Entry<G>> entries;  // weakest first
  // Others that can be asked for by name, and are not offered to people.
  std::span<const Entry<G>> unlisted;
  // Rules that a duel changes in every preset, as option=value, because its games stand alone.
  std::span<const std::string_view> duel_settings;
  // What players compute once, when they first need it; who has time can have it done before, piece by piece.
  std::span<void (*const)()> preparations;
  // Has to be said: a game that has none says so (no_rollouts).
  Rollouts<G> rollouts;
  // Makes tables of endings that are too large to be part of the program; none where a game has no such tables.
  BuildTables<G> build_tables = nullptr;
  // Files that its players use at these rules, by their names in data/, and that are not part of this program: whoever
  // can get them gives them (give_file). None where everything is part of every program.
  std::vector<std::string> (*missing_files)(const typename G::Rules& rules) = nullptr;
  // Solves the game under rules with which it is small enough; none where a game is too large.
  const GameSolver<G>* solver = nullptr;
};

}  // namespace fourfold::players
