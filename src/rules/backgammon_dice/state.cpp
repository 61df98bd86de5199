// Which positions can be: the checks behind State::from.
#include "rules/backgammon_dice/state.h"

#include <algorithm>
#include <string>

#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {
namespace {

using SidePawns = std::array<Pawn, pawns_a_side>;

std::string seat_name(std::size_t seat) { return "seat " + std::to_string(seat + 1); }

int count_on(const SidePawns& pawns, int space) {
  return static_cast<int>(std::count_if(pawns.begin(), pawns.end(), [&](Pawn pawn) { return pawn.space == space; }));
}

// BD-12, BD-13: which sides a pawn may show where it is.
Result<void> check_side(const Rules& rules, Pawn pawn, std::size_t seat, bool in_its_turn, bool rolled) {
  if (pawn.space == off_space) {
    if (pawn.side == Side::regular) return {};
    return refuse("a pawn that was borne off shows no side; write it as o");
  }
  const bool once = captured_side(rules) == Side::unrolled;
  if (pawn.side == Side::unrolled) {
    if (pawn.space == captured_space && once && !(in_its_turn && rolled)) return {};
    return refuse("the pawns of " + seat_name(seat) + " have been rolled, so each shows a side (BD-13)");
  }
  if (pawn.side == Side::regular) return {};
  if (!rules.special_sides)
    return refuse("these rules have plain pawns without special sides (BD-12); set faces=standard for them");
  if (std::ranges::find(rules.faces, pawn.side) == rules.faces.end()) {
    return refuse(std::string("the pawns of these rules have no side ") + letter(pawn.side) + " (BD-12)");
  }
  if (pawn.space == captured_space && !once && !in_its_turn) {
    return refuse("a captured pawn of " + seat_name(seat) +
                  " shows a side only in its own turn, when it is rolled (BD-13)");
  }
  return {};
}

Result<void> check_pawns(const Rules& rules, const Position& position) {
  const bool rolled = position.dice.has_value();
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const bool in_its_turn = index(position.turn) == static_cast<int>(seat);
    for (const Pawn pawn : position.pawns[seat]) {
      if (pawn.space > off_space)
        return refuse("a pawn stands on a space from 1 to 16, is captured (c) or borne off (o)");
      if (auto side = check_side(rules, pawn, seat, in_its_turn, rolled); !side) return side;
      if (pawn.space == captured_space || pawn.space == off_space) continue;
      if (count_on(position.pawns[seat], pawn.space) > 2) {
        return refuse("a space holds two pawns (BD-3), and " + seat_name(seat) + " has more on space " +
                      std::to_string(pawn.space));
      }
      if (count_on(position.pawns[1 - seat], off_space - pawn.space) > 0) {
        return refuse("both sides stand on one space: " + std::to_string(pawn.space) + " of " + seat_name(seat) +
                      " is " + std::to_string(off_space - pawn.space) + " of " + seat_name(1 - seat));
      }
    }
  }
  return {};
}

// BD-1, BD-22: before the opening every pawn is where the setup puts it, and those not rolled yet are regular.
Result<void> check_start(const Rules& rules, const Position& position) {
  const int a_side = rules.random_start;
  const bool rolling_pawns = position.stage == Stage::random_start;
  if (position.start_rolls < (rolling_pawns ? 1 : 0) || position.start_rolls > (rolling_pawns ? 2 * a_side : 0)) {
    return refuse("these rules roll " + std::to_string(2 * a_side) + " pawns before the start (BD-22), so " +
                  std::to_string(position.start_rolls) + " cannot be left to roll");
  }
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const int rolled = std::clamp(2 * a_side - position.start_rolls - (seat == 0 ? 0 : a_side), 0, a_side);
    for (const int space : rules.setup) {
      const auto is_here = [&](int other) { return other == space; };
      if (count_on(position.pawns[seat], space) != std::count_if(rules.setup.begin(), rules.setup.end(), is_here)) {
        return refuse("before the opening roll the pawns of " + seat_name(seat) + " stand as they are set up (BD-1)");
      }
      const auto showing = std::count_if(position.pawns[seat].begin(), position.pawns[seat].end(),
                                         [&](Pawn pawn) { return pawn.space == space && pawn.side != Side::regular; });
      if (showing > std::count_if(rules.setup.begin(), rules.setup.begin() + rolled, is_here)) {
        return refuse("a pawn of " + seat_name(seat) + " on space " + std::to_string(space) +
                      " shows a side although it was not rolled (BD-22)");
      }
    }
  }
  return {};
}

Result<void> check_score(const Rules& rules, const Position& position) {
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const int off = count_on(position.pawns[seat], off_space);
    const int symbol = rules.symbols && rules.special_sides ? 1 : 0;
    const int least = rules.scored ? off * (1 - symbol) : 0;
    const int most = rules.scored ? off * (6 + symbol) : 0;
    if (position.score[seat] < least || position.score[seat] > most) {
      if (!rules.scored) return refuse("these rules keep no score (BD-18); set scored=on for it");
      return refuse(seat_name(seat) + " has " + std::to_string(off) + " pawns off, which score from " +
                    std::to_string(least) + " to " + std::to_string(most) + " (BD-19), not " +
                    std::to_string(position.score[seat]));
    }
  }
  const auto [fewer, more] = std::minmax(position.points[0], position.points[1]);
  if (fewer < 0 || more > 9999) return refuse("the points of a match go from 0 to 9999");
  if (more >= rules.match_points && fewer != more) {
    return refuse("the match to " + std::to_string(rules.match_points) + " is decided with these points (BD-21)");
  }
  if (more >= rules.match_points && !rules.scored) {
    return refuse("without scoring one side reaches the points first (BD-21), so both cannot have them");
  }
  return {};
}

// Whether the round is over, and whether the side whose turn it is can be the one.
Result<bool> check_finish(const Rules& rules, const Position& position) {
  const auto turn = static_cast<std::size_t>(index(position.turn));
  const bool mine_off = count_on(position.pawns[turn], off_space) == pawns_a_side;
  const bool theirs_off = count_on(position.pawns[1 - turn], off_space) == pawns_a_side;
  const bool plays_on = rules.scored && rules.round_end == RoundEnd::both_off;
  if (mine_off && theirs_off && !plays_on)
    return refuse("the game ends when one side is off, so both cannot be (BD-11)");
  if (mine_off && !theirs_off && plays_on) {
    return refuse(seat_name(turn) + " is off, so it is the other side's turn to play the round out (BD-18)");
  }
  if (theirs_off && !mine_off && !plays_on) {
    return refuse(seat_name(1 - turn) + " has won, and the turn stays with the side that made the last play (BD-11)");
  }
  return mine_off;
}

bool before_first_turn(const Position& position) {
  return position.stage == Stage::opening || position.stage == Stage::random_start;
}

// What may be said besides the pawns and the score: dice, a resignation, pawns left to roll.
Result<void> check_moment(const Rules& rules, const Position& position, bool finished) {
  if (before_first_turn(position)) {
    if (position.dice || position.resigned)
      return refuse("before the opening roll there are no dice and nobody resigns");
    return check_start(rules, position);
  }
  if (position.start_rolls != 0) return refuse("pawns are rolled for a random start only before the opening (BD-22)");
  if (finished && (position.dice || position.resigned))
    return refuse("the round is over: no dice are rolled and nobody resigns");
  if (position.dice && position.resigned) return refuse("a side that has resigned has no dice to play");
  const Pawns mine(position.pawns[static_cast<std::size_t>(index(position.turn))]);
  if (position.resigned && captured_side(rules) == Side::regular && mine != mine.with_captured_showing(Side::regular)) {
    return refuse("a side that has resigned has no pawns to roll, so its captured ones show no side (BD-13)");
  }
  return {};
}

Stage stage_of_turn(const Position& position, bool finished) {
  if (finished || position.resigned) return Stage::over;
  return position.dice ? Stage::deciding : Stage::rolling;
}

}  // namespace

Result<State> State::from(const Rules& rules, const Position& position) {
  if (auto sound = check(rules); !sound) return tl::unexpected<Error>(sound.error());
  if (index(position.turn) > 1) return refuse("the seats are 1 and 2");
  if (auto pawns = check_pawns(rules, position); !pawns) return tl::unexpected<Error>(pawns.error());
  if (auto score = check_score(rules, position); !score) return tl::unexpected<Error>(score.error());
  const auto finished = check_finish(rules, position);
  if (!finished) return tl::unexpected<Error>(finished.error());
  if (auto sound = check_moment(rules, position, *finished); !sound) return tl::unexpected<Error>(sound.error());

  const auto turn = static_cast<std::size_t>(index(position.turn));
  State state(rules, Pawns(position.pawns[turn]), Pawns(position.pawns[1 - turn]));
  Moment& moment = state.moment_;
  moment = moment.with_turn(position.turn);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    moment = moment.with_score(seat_at(static_cast<int>(seat)), position.score[seat]);
    state.points_[seat] = static_cast<std::uint16_t>(position.points[seat]);
  }
  if (before_first_turn(position)) {
    const Seat rolling = position.start_rolls > 0 && position.start_rolls <= rules.random_start ? Seat::two : Seat::one;
    state.pawns_ = {state.pawns(rolling), state.pawns(other(rolling))};
    moment = moment.with_start_rolls(position.start_rolls).with_stage(position.stage).with_turn(rolling);
    return state;
  }
  if (position.resigned) moment = moment.with_resigned();
  moment = moment.with_stage(stage_of_turn(position, *finished));
  if (position.dice) {
    const Roll dice = turn_roll((*position.dice)[0], (*position.dice)[1]);
    moment = moment.with_dice(dice.first.pips(), dice.second.pips());
  }
  return state;
}

Position State::position() const {
  Position position;
  for (std::size_t i = 0; i < 2; ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    position.pawns[i] = pawns(seat).list();
    position.score[i] = score(seat);
    position.points[i] = points(seat);
  }
  position.stage = stage();
  position.turn = turn();
  const auto high = Die::from(high_die());
  const auto low = Die::from(low_die());
  if (high && low) position.dice = {*high, *low};
  position.start_rolls = start_rolls();
  position.resigned = resigned();
  return position;
}

}  // namespace fourfold::backgammon_dice
