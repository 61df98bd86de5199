#include "players/ludo/lineup.h"

#include "players/ludo/careful.h"
#include "players/ludo/greedy.h"
#include "players/ludo/net_engine.h"
#include "players/ludo/nets.h"

namespace fourfold::ludo {
namespace {

using players::MadeEngine;
using players::Resources;

template <Level how>
MadeEngine<Game> level(const Resources& resources) {
  return std::make_unique<NetEngine>(resources, how);
}

constexpr players::Entry<Game> entries[] = {
    {"greedy", say<"player.ludo.greedy">,
     [](const Resources& /*resources*/) -> MadeEngine<Game> { return std::make_unique<Greedy>(); }},
    {"beginner", say<"player.ludo.beginner">, level<Level{.noise = 300}>},
    {"easy", say<"player.ludo.easy">, level<Level{.noise = 150}>},
    {"medium", say<"player.ludo.medium">, level<Level{.noise = 80}>},
    {"hard", say<"player.ludo.hard">, level<Level{.noise = 30}>},
    {"expert", say<"player.ludo.expert">, level<Level{}>},
    {"master", say<"player.ludo.master">, level<Level{.ahead = true}>},
};

// To be compared with: the best that simple rules have done.
constexpr players::Entry<Game> yardsticks[] = {
    {"careful", say<"player.ludo.careful">,
     [](const Resources& /*resources*/) -> MadeEngine<Game> { return std::make_unique<Careful>(); }},
};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) {
  return {entries, yardsticks, {}, {}, players::no_rollouts, nullptr, missing_files};
}

}  // namespace fourfold::ludo
