#include "players/ludo/lineup.h"

#include "players/ludo/greedy.h"

namespace fourfold::ludo {
namespace {

constexpr players::Entry<Game> entries[] = {
    {"greedy", say<"player.ludo.greedy">,
     [](const players::Resources& /*resources*/) -> players::MadeEngine<Game> { return std::make_unique<Greedy>(); }},
};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) { return {entries, {}, {}, {}, players::no_rollouts}; }

}  // namespace fourfold::ludo
