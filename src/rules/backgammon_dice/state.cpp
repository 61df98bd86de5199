// Which positions can be: the checks behind State::from.
#include "rules/backgammon_dice/state.h"

#include <algorithm>

#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {
namespace {

using SidePawns = std::array<Pawn, pawns_a_side>;

Seat seat_of(std::size_t index) { return seat_at(static_cast<int>(index)); }

int count_on(const SidePawns& pawns, int space) {
  return static_cast<int>(std::count_if(pawns.begin(), pawns.end(), [&](Pawn pawn) { return pawn.space == space; }));
}

// BD-12, BD-13: which sides a pawn may show where it is.
Result<void> check_face(const Rules& rules, Pawn pawn, std::size_t seat, bool in_its_turn, bool rolled) {
  if (pawn.space == off_space) {
    if (pawn.face == Face::regular) return {};
    return refuse<"backgammon-dice.off-shows-side">();
  }
  const bool once = captured_face(rules) == Face::unrolled;
  if (pawn.face == Face::unrolled) {
    if (pawn.space == captured_space && once && !(in_its_turn && rolled)) return {};
    return refuse<"backgammon-dice.rolled-shows-side", "player">(seat_of(seat));
  }
  if (pawn.face == Face::regular) return {};
  if (!rules.special_sides) return refuse<"backgammon-dice.plain-pawns">();
  if (std::ranges::find(rules.faces, pawn.face) == rules.faces.end()) {
    return refuse<"backgammon-dice.no-such-side", "side">(letter(pawn.face));
  }
  if (pawn.space == captured_space && !once && !in_its_turn) {
    return refuse<"backgammon-dice.captured-shows-side", "player">(seat_of(seat));
  }
  return {};
}

Result<void> check_pawns(const Rules& rules, const Position& position) {
  const bool rolled = position.dice.has_value();
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const bool in_its_turn = index(position.turn) == static_cast<int>(seat);
    for (const Pawn pawn : position.pawns[seat]) {
      if (pawn.space > off_space) return refuse<"backgammon-dice.no-such-place">();
      if (auto face = check_face(rules, pawn, seat, in_its_turn, rolled); !face) return face;
      if (pawn.space == captured_space || pawn.space == off_space) continue;
      if (count_on(position.pawns[seat], pawn.space) > 2) {
        return refuse<"backgammon-dice.three-on-a-space", "player", "space">(seat_of(seat), pawn.space);
      }
      if (count_on(position.pawns[1 - seat], off_space - pawn.space) > 0) {
        return refuse<"backgammon-dice.both-on-a-space", "space", "player", "theirs", "opponent">(
            pawn.space, seat_of(seat), off_space - pawn.space, seat_of(1 - seat));
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
    return refuse<"backgammon-dice.start-rolls", "count", "left">(2 * a_side, position.start_rolls);
  }
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const int rolled = std::clamp(2 * a_side - position.start_rolls - (seat == 0 ? 0 : a_side), 0, a_side);
    for (const int space : rules.setup) {
      const auto is_here = [&](int other) { return other == space; };
      if (count_on(position.pawns[seat], space) != std::count_if(rules.setup.begin(), rules.setup.end(), is_here)) {
        return refuse<"backgammon-dice.start-setup", "player">(seat_of(seat));
      }
      const auto showing = std::count_if(position.pawns[seat].begin(), position.pawns[seat].end(),
                                         [&](Pawn pawn) { return pawn.space == space && pawn.face != Face::regular; });
      if (showing > std::count_if(rules.setup.begin(), rules.setup.begin() + rolled, is_here)) {
        return refuse<"backgammon-dice.start-shows-side", "player", "space">(seat_of(seat), space);
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
      if (!rules.scored) return refuse<"backgammon-dice.no-score">();
      return refuse<"backgammon-dice.score", "player", "off", "low", "high", "score">(seat_of(seat), off, least, most,
                                                                                      position.score[seat]);
    }
  }
  const auto [fewer, more] = std::minmax(position.points[0], position.points[1]);
  if (fewer < 0 || more > 9999) return refuse<"backgammon-dice.points-range">();
  if (more >= rules.match_points && fewer != more) {
    return refuse<"backgammon-dice.match-decided", "length">(rules.match_points);
  }
  if (more >= rules.match_points && !rules.scored) {
    return refuse<"backgammon-dice.both-have-the-points">();
  }
  return {};
}

// Whether the round is over, and whether the side whose turn it is can be the one.
Result<bool> check_finish(const Rules& rules, const Position& position) {
  const auto turn = static_cast<std::size_t>(index(position.turn));
  const bool mine_off = count_on(position.pawns[turn], off_space) == pawns_a_side;
  const bool theirs_off = count_on(position.pawns[1 - turn], off_space) == pawns_a_side;
  const bool plays_on = rules.scored && rules.round_end == RoundEnd::both_off;
  if (mine_off && theirs_off && !plays_on) return refuse<"backgammon-dice.both-off">();
  if (mine_off && !theirs_off && plays_on) {
    return refuse<"backgammon-dice.play-out", "player">(position.turn);
  }
  if (theirs_off && !mine_off && !plays_on) {
    return refuse<"backgammon-dice.winner-stays", "player">(other(position.turn));
  }
  return mine_off;
}

bool before_first_turn(const Position& position) {
  return position.stage == Stage::opening || position.stage == Stage::random_start;
}

// What may be said besides the pawns and the score: dice, a resignation, pawns left to roll.
Result<void> check_books(const Rules& rules, const Position& position, bool finished) {
  if (before_first_turn(position)) {
    if (position.dice || position.resigned) return refuse<"backgammon-dice.before-the-opening">();
    return check_start(rules, position);
  }
  if (position.start_rolls != 0) return refuse<"backgammon-dice.start-is-over">();
  if (finished && (position.dice || position.resigned)) return refuse<"backgammon-dice.round-is-over">();
  if (position.dice && position.resigned) return refuse<"backgammon-dice.resigned-with-dice">();
  const Pawns mine(position.pawns[static_cast<std::size_t>(index(position.turn))]);
  if (position.resigned && captured_face(rules) == Face::regular && mine != mine.with_captured_showing(Face::regular)) {
    return refuse<"backgammon-dice.resigned-shows-side">();
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
  if (index(position.turn) > 1) return refuse<"backgammon-dice.two-seats">();
  if (auto pawns = check_pawns(rules, position); !pawns) return tl::unexpected<Error>(pawns.error());
  if (auto score = check_score(rules, position); !score) return tl::unexpected<Error>(score.error());
  const auto finished = check_finish(rules, position);
  if (!finished) return tl::unexpected<Error>(finished.error());
  if (auto sound = check_books(rules, position, *finished); !sound) return tl::unexpected<Error>(sound.error());

  const auto turn = static_cast<std::size_t>(index(position.turn));
  State state(rules, Pawns(position.pawns[turn]), Pawns(position.pawns[1 - turn]));
  Bookkeeping& books = state.books_;
  books = books.with_turn(position.turn);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    books = books.with_score(seat_at(static_cast<int>(seat)), position.score[seat]);
    state.points_[seat] = static_cast<std::uint16_t>(position.points[seat]);
  }
  if (before_first_turn(position)) {
    const Seat rolling = position.start_rolls > 0 && position.start_rolls <= rules.random_start ? Seat::two : Seat::one;
    state.pawns_ = {state.pawns(rolling), state.pawns(other(rolling))};
    books = books.with_start_rolls(position.start_rolls).with_stage(position.stage).with_turn(rolling);
    return state;
  }
  if (position.resigned) books = books.with_resigned();
  books = books.with_stage(stage_of_turn(position, *finished));
  if (position.dice) {
    const Roll dice = turn_roll((*position.dice)[0], (*position.dice)[1]);
    books = books.with_dice(dice.first.pips(), dice.second.pips());
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
