#include "players/backgammon_dice/lineup.h"

#include "players/backgammon_dice/greedy.h"

namespace fourfold::backgammon_dice {
namespace {

constexpr players::Entry<Game> entries[] = {
    {"greedy", say<"player.backgammon-dice.greedy">,
     [](const players::Resources& /*resources*/) -> players::MadeEngine<Game> { return std::make_unique<Greedy>(); }},
};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) { return {entries, {}, {}, {}, players::no_rollouts}; }

}  // namespace fourfold::backgammon_dice
