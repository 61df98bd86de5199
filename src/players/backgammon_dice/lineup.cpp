#include "players/backgammon_dice/lineup.h"

#include "players/backgammon_dice/greedy.h"

namespace fourfold::backgammon_dice {
namespace {

using Made = std::unique_ptr<players::Player<Game>>;

constexpr players::Entry<Game> entries[] = {
    {"greedy", "captures, bears off, protects or runs, in that order",
     []() -> Made { return std::make_unique<Greedy>(); }},
};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) { return {entries, {}, {}, {}}; }

}  // namespace fourfold::backgammon_dice
