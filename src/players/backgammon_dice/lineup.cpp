#include "players/backgammon_dice/lineup.h"

#include "players/backgammon_dice/greedy.h"
#include "players/backgammon_dice/net_engine.h"
#include "players/backgammon_dice/nets.h"
#include "players/backgammon_dice/solve.h"

namespace fourfold::backgammon_dice {
namespace {

using players::MadeEngine;
using players::Resources;

template <Level how>
MadeEngine<Game> level(const Resources& resources) {
  return std::make_unique<NetEngine>(resources, how);
}

constexpr players::Entry<Game> entries[] = {
    {"greedy", say<"player.backgammon-dice.greedy">,
     [](const Resources& /*resources*/) -> MadeEngine<Game> { return std::make_unique<Greedy>(); }},
    {"beginner", say<"player.backgammon-dice.beginner">, level<Level{.noise = 300}>},
    {"easy", say<"player.backgammon-dice.easy">, level<Level{.noise = 120}>},
    {"medium", say<"player.backgammon-dice.medium">, level<Level{.noise = 50}>},
    {"hard", say<"player.backgammon-dice.hard">, level<Level{.noise = 20}>},
    {"expert", say<"player.backgammon-dice.expert">, level<Level{}>},
    {"master", say<"player.backgammon-dice.master">, level<Level{.ahead = true, .solved = true}>},
};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) {
  players::Lineup<Game> all{entries, {}, {}, {}, players::no_rollouts};
  all.missing_files = missing_files;
  all.solver = game_solver();
  return all;
}

}  // namespace fourfold::backgammon_dice
