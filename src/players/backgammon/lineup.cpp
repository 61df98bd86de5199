#include "players/backgammon/lineup.h"

#include "players/backgammon/greedy.h"

namespace fourfold::backgammon {
namespace {

using Made = std::unique_ptr<players::Player<Game>>;

constexpr players::Entry<Game> entries[] = {
    {"greedy", "weighs pips, blots, points and primes after each play, and doubles by the same numbers",
     []() -> Made { return std::make_unique<Greedy>(); }},
};

// Points a game are compared for money: in a match a point's worth would depend on the score.
constexpr std::string_view duel_settings[] = {"match_length=0"};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) { return {entries, duel_settings}; }

}  // namespace fourfold::backgammon
