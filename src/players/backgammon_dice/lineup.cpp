#include "players/backgammon_dice/lineup.h"

#include "players/backgammon_dice/greedy.h"
#include "players/backgammon_dice/solve.h"
#include "players/backgammon_dice/table_engine.h"

namespace fourfold::backgammon_dice {
namespace {

using players::MadeEngine;
using players::Resources;

constexpr players::Entry<Game> entries[] = {
    {"greedy", say<"player.backgammon-dice.greedy">,
     [](const Resources& /*resources*/) -> MadeEngine<Game> { return std::make_unique<Greedy>(); }},
};

// As strong as what lies in the folder of tables: not to be offered where nothing does.
constexpr players::Entry<Game> by_tables[] = {
    {"master", say<"player.backgammon-dice.master">,
     [](const Resources& resources) -> MadeEngine<Game> { return std::make_unique<TableEngine>(resources); }},
};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) {
  players::Lineup<Game> all{entries, by_tables, {}, {}, players::no_rollouts};
  all.solver = game_solver();
  all.adviser = "master";
  return all;
}

}  // namespace fourfold::backgammon_dice
