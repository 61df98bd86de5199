#include "players/checkers/lineup.h"

#include "players/checkers/greedy.h"

namespace fourfold::checkers {
namespace {

constexpr players::Entry<Game> entries[] = {
    {"greedy", say<"player.checkers.greedy">,
     [](const players::Resources& /*resources*/) -> players::MadeEngine<Game> { return std::make_unique<Greedy>(); }},
};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) { return {entries, {}, {}, {}, players::no_rollouts}; }

}  // namespace fourfold::checkers
