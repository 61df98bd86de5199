#include "rules/backgammon/rules.h"

#include <numeric>

namespace fourfold::backgammon {
namespace {

constexpr Checkers standard_start = [] {
  Checkers start{};
  start[24] = 2;
  start[13] = 5;
  start[8] = 3;
  start[6] = 5;
  return start;
}();

// Nack Ballard's start: a second pair of runners from the 13 and 6 points.
constexpr Checkers nackgammon_start = [] {
  Checkers start{};
  start[24] = 2;
  start[23] = 2;
  start[13] = 4;
  start[8] = 3;
  start[6] = 4;
  return start;
}();

constexpr Checkers hyper_start = [] {
  Checkers start{};
  start[24] = start[23] = start[22] = 1;
  return start;
}();

constexpr Rules boxed(bool cube) {
  Rules rules;
  rules.gammon = Gammons::boxed;
  rules.cube = cube;
  rules.match_length = cube ? 7 : 1;
  rules.crawford = rules.jacoby = false;
  return rules;
}

constexpr Rules variant(Setup setup) {
  Rules rules;
  rules.setup = setup;
  return rules;
}

constexpr Preset<Rules> preset_table[] = {
    {"tournament", "the international rules: cube, Crawford in matches, Jacoby for money", Rules{}},
    {"liberty", "the Liberty box: a single game without a cube, boxed gammons", boxed(false)},
    {"botanica", "the Botanica box: the same rules as Liberty", boxed(false)},
    {"cube", "the boxed set with a doubling cube: a 7-point match, boxed gammons", boxed(true)},
    {"nackgammon", "tournament rules with four checkers back at the start", variant(Setup::nackgammon)},
    {"hyper", "tournament rules with three checkers a side", variant(Setup::hyper)},
};

constexpr Choice<Setup> setups[] = {
    {"standard", Setup::standard}, {"nackgammon", Setup::nackgammon}, {"hyper", Setup::hyper}};
constexpr Choice<Opening> openings[] = {{"each-one-die", Opening::each_one_die},
                                        {"winner-rolls-both", Opening::winner_rolls_both}};
constexpr Choice<Gammons> gammons[] = {{"boxed", Gammons::boxed}, {"tournament", Gammons::tournament}};
constexpr Choice<DeadCube> dead_cubes[] = {{"hide", DeadCube::hide}, {"allow", DeadCube::allow}};

constexpr Option<Rules> option_table[] = {
    choice_option<&Rules::setup, setups>("setup", "where the checkers start, and how many there are (BG-1)"),
    choice_option<&Rules::opening, openings>(
        "opening", "the winner of the single dice plays both of them, or rolls a pair (BG-2)"),
    choice_option<&Rules::gammon, gammons>(
        "gammon", "what doubles and trebles a win: as the boxes print it, or as tournaments do (BG-13, BG-14)"),
    number_option<&Rules::match_length, 0, longest_match>("match_length",
                                                          "points that win the match; 0 plays on for money (BG-15)"),
    flag_option<&Rules::cube>("cube", "play with the doubling cube (BG-16)"),
    choice_option<&Rules::dead_cube, dead_cubes>("dead_cube",
                                                 "whether a double that cannot help the doubler is offered (BG-19)"),
    flag_option<&Rules::crawford>("crawford",
                                  "no doubling in the one game after a player first needs one point (BG-21)"),
    flag_option<&Rules::jacoby>("jacoby", "for money, gammons count only once the cube has been turned (BG-21)"),
    flag_option<&Rules::beavers>("beavers", "for money, who is doubled may redouble at once and keep the cube (BG-21)"),
    number_option<&Rules::auto_doubles, 0, 3>(
        "auto_doubles", "for money, how often a tie in the opening roll doubles the stakes (BG-21)"),
};

constexpr Seat both_seats[] = {Seat::one, Seat::two};

}  // namespace

std::span<const Preset<Rules>> presets() { return preset_table; }
std::span<const Option<Rules>> options() { return option_table; }

Result<void> check(const Rules& rules) {
  if (rules.beavers && !rules.cube) return refuse("beavers are made with the cube: set cube=on, or beavers=off");
  if (rules.auto_doubles > 0 && !rules.cube) {
    return refuse("automatic doubles turn the cube: set cube=on, or auto_doubles=0");
  }
  return {};
}

std::span<const Seat> seats(const Rules& /*rules*/) { return both_seats; }

const Checkers& starting_checkers(const Rules& rules) {
  switch (rules.setup) {
    case Setup::nackgammon:
      return nackgammon_start;
    case Setup::hyper:
      return hyper_start;
    case Setup::standard:
      break;
  }
  return standard_start;
}

int checkers_a_side(const Rules& rules) {
  const Checkers& start = starting_checkers(rules);
  return std::accumulate(start.begin(), start.end(), 0);
}

}  // namespace fourfold::backgammon
