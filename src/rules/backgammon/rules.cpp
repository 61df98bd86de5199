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

constexpr Rules variant(StartingPosition starting_position) {
  Rules rules;
  rules.starting_position = starting_position;
  return rules;
}

constexpr Preset<Rules> preset_table[] = {
    {"tournament", Box::club, Rules{}},
    {"liberty", Box::liberty, boxed(false)},
    {"botanica", Box::botanica, boxed(false)},
    {"cube", Box::cube, boxed(true)},
    {"nackgammon", Box::club, variant(StartingPosition::nackgammon)},
    {"hyper", Box::club, variant(StartingPosition::hyper)},
};

constexpr Choice<StartingPosition> starting_positions[] = {{"standard", StartingPosition::standard},
                                                           {"nackgammon", StartingPosition::nackgammon},
                                                           {"hyper", StartingPosition::hyper}};
constexpr Choice<Opening> openings[] = {{"each-one-die", Opening::each_one_die},
                                        {"winner-rolls-both", Opening::winner_rolls_both}};
constexpr Choice<Gammons> gammons[] = {{"boxed", Gammons::boxed}, {"tournament", Gammons::tournament}};
constexpr Choice<DeadCube> dead_cubes[] = {{"hide", DeadCube::hide}, {"allow", DeadCube::allow}};

constexpr Option<Rules> option_table[] = {
    choice_option<&Rules::starting_position, starting_positions>("setup", {1}),
    choice_option<&Rules::opening, openings>("opening", {2}),
    choice_option<&Rules::gammon, gammons>("gammon", {13, 14}),
    number_option<&Rules::match_length, 0, longest_match>("match_length", {15}),
    flag_option<&Rules::cube>("cube", {16}),
    choice_option<&Rules::dead_cube, dead_cubes>("dead_cube", {19}),
    flag_option<&Rules::crawford>("crawford", {21}),
    flag_option<&Rules::jacoby>("jacoby", {21}),
    flag_option<&Rules::beavers>("beavers", {21}),
    number_option<&Rules::auto_doubles, 0, 3>("auto_doubles", {21}),
};

constexpr Seat both_seats[] = {Seat::one, Seat::two};

}  // namespace

std::span<const Preset<Rules>> presets() { return preset_table; }
std::span<const Option<Rules>> options() { return option_table; }

Result<void> check(const Rules& rules) {
  if (rules.beavers && !rules.cube) return refuse<"backgammon.beavers-without-cube">();
  if (rules.auto_doubles > 0 && !rules.cube) {
    return refuse<"backgammon.auto-doubles-without-cube">();
  }
  return {};
}

// A single game has no match, and its cube stays in the box. What clubs add is said where it can happen.
bool in_force(const Rules& rules, int clause) {
  const bool single = rules.match_length == 1;
  const bool doubling = rules.cube && !single;
  switch (clause) {
    case 15:
      return !single;
    case 16:
    case 18:
    case 19:
    case 20:
      return doubling;
    case 17:
      return rules.cube && single;
    case 21:
      return doubling && (rules.money() ? rules.jacoby || rules.beavers || rules.auto_doubles > 0 : rules.crawford);
    default:
      return true;
  }
}

std::span<const Seat> seats(const Rules& /*rules*/) { return both_seats; }

const Checkers& starting_checkers(const Rules& rules) {
  switch (rules.starting_position) {
    case StartingPosition::nackgammon:
      return nackgammon_start;
    case StartingPosition::hyper:
      return hyper_start;
    case StartingPosition::standard:
      break;
  }
  return standard_start;
}

int checkers_a_side(const Rules& rules) {
  const Checkers& start = starting_checkers(rules);
  return std::accumulate(start.begin(), start.end(), 0);
}

}  // namespace fourfold::backgammon
