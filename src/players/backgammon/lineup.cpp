#include "players/backgammon/lineup.h"

#include "players/backgammon/greedy.h"
#include "players/backgammon/one_sided.h"
#include "players/backgammon/strong.h"
#include "players/backgammon/two_sided.h"

namespace fourfold::backgammon {
namespace {

using Made = std::unique_ptr<players::Player<Game>>;

// So many plies deep, misjudging by so many thousandths of a point.
template <int plies, int noise>
Made level() {
  return std::make_unique<Strong>(Strength{plies, static_cast<float>(noise) / 1000});
}

constexpr players::Entry<Game> entries[] = {
    {"greedy", "weighs pips, blots, points and primes after each play, and doubles by the same numbers",
     []() -> Made { return std::make_unique<Greedy>(); }},
    {"beginner", "sees the point of the game, and misjudges a lot", level<0, 140>},
    {"easy", "misjudges often", level<0, 95>},
    {"medium", "misjudges now and then", level<0, 60>},
    {"hard", "misjudges what is close", level<0, 30>},
    {"expert", "judges every play at first sight by trained nets", level<0, 0>},
    {"master", "looks two plies ahead", level<2, 0>},
};

// So many plies deep, to be compared with other programs at the same depth.
constexpr players::Entry<Game> depths[] = {
    {"nets:0", "judges at first sight", level<0, 0>},
    {"nets:1", "looks one ply ahead", level<1, 0>},
    {"nets:2", "looks two plies ahead", level<2, 0>},
    {"nets:3", "looks three plies ahead", level<3, 0>},
};

// Points a game are compared for money: in a match a point's worth would depend on the score.
constexpr std::string_view duel_settings[] = {"match_length=0"};

// The exact races.
constexpr void (*preparations[])() = {[] { OneSided::get(); }, [] { TwoSided::get(); }};

}  // namespace

players::Lineup<Game> lineup(Game /*game*/) { return {entries, depths, duel_settings, preparations}; }

}  // namespace fourfold::backgammon
