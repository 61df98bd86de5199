#include "rules/backgammon/moves.h"

#include <cassert>

#include "rules/backgammon/generate.h"
#include "rules/backgammon/outcome.h"
#include "rules/perft.h"

namespace fourfold::backgammon {
namespace {

CubeOwner owner(Seat seat) { return seat == Seat::one ? CubeOwner::seat_one : CubeOwner::seat_two; }

void finish(Position& position, Ending ending, Seat winner) {
  position.stage = Stage::over;
  position.ending = ending;
  position.winner = winner;
  position.dice = Roll{};
}

void move(Position& position, const Play& play, int all_checkers) {
  const Seat mover = position.turn;
  for (std::size_t i = 0; i < play.count; ++i) {
    make_step(position.side(mover), position.side(other(mover)), play.steps[i]);
  }
  position.dice = Roll{};
  position.turn = other(mover);
  position.stage = Stage::turn_start;
  if (position.side(mover)[off] == all_checkers) finish(position, Ending::borne_off, mover);
}

}  // namespace

State initial(const Rules& rules) {
  Position position;
  position.sides = {starting_checkers(rules), starting_checkers(rules)};
  return {rules, position};
}

State begin_with(const Rules& rules, Seat seat) {
  State state = initial(rules);
  state.position_.turn = seat;
  state.position_.stage = Stage::rolling;  // BG-18: no double before the opening roll
  return state;
}

NoDouble why_no_double(const State& state) {
  const Position& position = state.position();
  const Rules& rules = state.rules();
  if (!rules.cube) return NoDouble::no_cube;
  if (rules.match_length == 1) return NoDouble::single_game;
  if (position.stage == Stage::opening) return NoDouble::opening;
  if (position.stage != Stage::turn_start) return NoDouble::after_roll;
  if (position.crawford_game) return NoDouble::crawford;
  if (position.cube_owner != CubeOwner::centre && !position.owns_cube(position.turn)) {
    return NoDouble::not_owner;
  }
  if (position.cube_exponent >= highest_cube_exponent) return NoDouble::highest;
  const int score = position.score[static_cast<std::size_t>(index(position.turn))];
  if (!rules.money() && rules.dead_cube == DeadCube::hide && score + position.cube() >= rules.match_length) {
    return NoDouble::dead_cube;
  }
  return NoDouble::none;
}

Phase phase(const State& state) {
  const Position& position = state.position();
  if (position.stage == Stage::over) return Phase::over;
  if (position.resigning > 0) return Phase::decide;
  switch (position.stage) {
    case Stage::opening:
    case Stage::rolling:
      return Phase::roll;
    case Stage::turn_start:
      return why_no_double(state) == NoDouble::none ? Phase::decide : Phase::roll;
    default:
      return Phase::decide;
  }
}

Seat to_act(const State& state) {
  const Position& position = state.position();
  const bool answering = position.stage == Stage::doubled || position.resigning > 0;
  return answering && position.stage != Stage::over ? other(position.turn) : position.turn;
}

Distribution<Roll, 36> chance(const State& state) {
  assert(phase(state) == Phase::roll);
  Distribution<Roll, 36> all;
  all.total = chance_total(state);
  if (state.position().stage == Stage::opening) {
    for (std::uint32_t n = 0; n < all.total; ++n) all.rolls.push_back({roll_at(state, n), 1});
  } else {
    for_each_two_dice([&](Die high, Die low, unsigned weight) { all.rolls.push_back({{high, low}, weight}); });
  }
  return all;
}

std::uint32_t chance_total(const State& state) { return phase(state) == Phase::roll ? two_dice_total : 0; }

Roll roll_at(const State& state, std::uint32_t n) {
  // In the opening each die belongs to a side, so 64 and 46 are different rolls.
  if (state.position().stage == Stage::opening) return {Die::nth(n / Die::sides), Die::nth(n)};
  return {two_dice_in_order[n].high, two_dice_in_order[n].low};
}

State roll(const State& state, const Roll& dice) {
  assert(phase(state) == Phase::roll);
  State next = state;
  Position& position = next.position_;
  if (position.stage != Stage::opening) {
    position.stage = Stage::moving;
    position.dice = dice;
    return next;
  }
  if (dice.first == dice.second) {  // BG-2: again; BG-21: at most so many times for twice the stakes
    const bool doubles = state.rules().cube && state.rules().money();
    if (doubles && position.cube_exponent < state.rules().auto_doubles) ++position.cube_exponent;
    return next;
  }
  position.turn = dice.first > dice.second ? Seat::one : Seat::two;
  const bool plays_these = state.rules().opening == Opening::each_one_die;
  position.stage = plays_these ? Stage::moving : Stage::rolling;
  if (plays_these) position.dice = dice;
  return next;
}

Result<State> with_roll(const State& state, const Roll& dice) {
  const Position& position = state.position();
  if (position.stage == Stage::over) return refuse<"backgammon.over-no-roll">();
  if (position.resigning > 0) return refuse<"backgammon.resignation-before-dice">();
  if (position.stage == Stage::doubled || position.stage == Stage::beavered) {
    return refuse<"backgammon.double-before-dice">();
  }
  State next = state;
  next.position_.stage = Stage::moving;
  next.position_.dice = dice;
  return next;
}

PlayList legal(const State& state) {
  const Position& position = state.position();
  PlayList plays;
  if (phase(state) != Phase::decide) return plays;
  if (position.resigning > 0) {
    plays.push_back({PlayKind::accept, 0, {}});
    plays.push_back({PlayKind::refuse, 0, {}});
    return plays;
  }
  switch (position.stage) {
    case Stage::turn_start:
      plays.push_back({PlayKind::roll, 0, {}});
      plays.push_back({PlayKind::offer_double, 0, {}});
      break;
    case Stage::doubled:
      plays.push_back({PlayKind::take, 0, {}});
      plays.push_back({PlayKind::drop, 0, {}});
      if (state.rules().beavers && state.rules().money() && position.cube_exponent + 1 < highest_cube_exponent) {
        plays.push_back({PlayKind::beaver, 0, {}});
      }
      break;
    case Stage::beavered:
      plays.push_back({PlayKind::take, 0, {}});
      plays.push_back({PlayKind::drop, 0, {}});
      break;
    default:
      generate(position.side(position.turn), position.side(other(position.turn)), position.dice, plays);
  }
  return plays;
}

OfferList offers(const State& state) {
  const Position& position = state.position();
  OfferList list;
  const bool on_turn =
      position.stage == Stage::turn_start || position.stage == Stage::rolling || position.stage == Stage::moving;
  if (!on_turn || position.resigning > 0) return list;
  const int most = gammons_count(state) ? 3 : 1;
  for (int times = 1; times <= most; ++times) {
    list.push_back({PlayKind::resign, static_cast<std::uint8_t>(times), {}});
  }
  return list;
}

State apply(const State& state, const Play& play) {
  State next = state;
  Position& position = next.position_;
  const Seat doubler = position.turn;
  switch (play.kind) {
    case PlayKind::move:
      move(position, play, checkers_a_side(state.rules()));
      break;
    case PlayKind::roll:
      position.stage = Stage::rolling;
      break;
    case PlayKind::offer_double:
      position.stage = Stage::doubled;
      break;
    case PlayKind::take:
      // An answered beaver leaves the cube, doubled twice, with the player who beavered.
      position.cube_exponent = static_cast<std::uint8_t>(position.cube_exponent + 1);
      position.cube_owner = owner(other(doubler));
      position.stage = Stage::rolling;
      break;
    case PlayKind::beaver:
      position.cube_exponent = static_cast<std::uint8_t>(position.cube_exponent + 1);
      position.cube_owner = owner(other(doubler));
      position.stage = Stage::beavered;
      break;
    case PlayKind::drop:
      finish(position, Ending::dropped, position.stage == Stage::beavered ? other(doubler) : doubler);
      break;
    case PlayKind::resign:
      position.resigning = play.count;
      break;
    case PlayKind::accept:
      finish(position, Ending::resigned, other(position.turn));
      break;
    case PlayKind::refuse:
      position.resigning = 0;
      break;
  }
  return next;
}

State dice_only(const State& state) {
  State bare = state;
  bare.rules_.cube = false;
  if (bare.position_.stage == Stage::opening) bare.position_.stage = Stage::rolling;
  return bare;
}

std::uint64_t perft(const State& state, int depth) { return perft_with_dice(dice_only(state), depth); }

}  // namespace fourfold::backgammon
