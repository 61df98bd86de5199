#include "players/backgammon/lineup.h"

#include "players/backgammon/greedy.h"
#include "players/backgammon/hyper_solve.h"
#include "players/backgammon/net_engine.h"
#include "players/backgammon/one_sided.h"
#include "players/backgammon/rollout.h"
#include "players/backgammon/two_sided.h"

namespace fourfold::backgammon {
namespace {

using players::MadeEngine;
using players::Resources;

// So many plies deep, misjudging by so many thousandths of a point; by what has been solved, where that is.
template <int plies, int noise, bool solved = false, int trials = 0>
MadeEngine<Game> level(const Resources& resources) {
  auto nets = nets_of(resources);
  if (!nets) return refuse(nets.error());
  return std::make_unique<NetEngine>(*std::move(nets), resources,
                                     Level{plies, static_cast<float>(noise) / 1000, solved, trials});
}

constexpr players::Entry<Game> entries[] = {
    {"greedy", say<"player.backgammon.greedy">,
     [](const Resources& /*resources*/) -> MadeEngine<Game> { return std::make_unique<Greedy>(); }},
    {"beginner", say<"player.backgammon.beginner">, level<0, 140>},
    {"easy", say<"player.backgammon.easy">, level<0, 95>},
    {"medium", say<"player.backgammon.medium">, level<0, 60>},
    {"hard", say<"player.backgammon.hard">, level<0, 30>},
    {"expert", say<"player.backgammon.expert">, level<0, 0>},
    {"master", say<"player.backgammon.master">, level<2, 0, true>},
};

// So many plies deep, to be compared with other programs at the same depth.
constexpr players::Entry<Game> depths[] = {
    {"nets:0", say<"player.backgammon.expert">, level<0, 0>},
    {"nets:1", say<"player.backgammon.one-ply">, level<1, 0>},
    {"nets:2", say<"player.backgammon.two-plies">, level<2, 0>},
    {"nets:3", say<"player.backgammon.three-plies">, level<3, 0>},
    {"roller", say<"player.backgammon.roller">, level<2, 0, true, 576>},
};

// Points a game are compared for money: in a match a point's worth would depend on the score.
constexpr std::string_view duel_settings[] = {"match_length=0"};

// The exact races.
constexpr void (*preparations[])() = {[] { OneSided::get(); }, [] { TwoSided::get(); }};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) {
  players::Lineup<Game> all{entries, depths, duel_settings, preparations, roll_out};
  all.missing_files = missing_files;
  all.solver = game_solver();
  return all;
}

}  // namespace fourfold::backgammon
