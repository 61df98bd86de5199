#include "rules/backgammon_dice/moves.h"

#include <string>

#include "rules/backgammon_dice/backgammon_dice.h"
#include "rules/backgammon_dice/first_edition.h"
#include "rules/backgammon_dice/refusals.h"
#include "rules/perft.h"

namespace fourfold::backgammon_dice {

static_assert(fourfold::Game<Game>);

State Referee::set_up(const Rules& rules) {
  std::array<Pawn, pawns_a_side> pawns{};
  for (std::size_t i = 0; i < pawns.size(); ++i) pawns[i] = pawn_on(rules.setup[i]);
  return {rules, Pawns(pawns), Pawns(pawns)};
}

State Referee::opening(const Rules& rules, const std::array<std::uint16_t, 2>& points) {
  State state = set_up(rules);
  state.points_ = points;
  state.books_ = state.books_.with_start_rolls(2 * rules.random_start)
                     .with_stage(rules.random_start > 0 ? Stage::random_start : Stage::opening);
  return state;
}

State Referee::begin(const Rules& rules, Seat seat) {
  State state = set_up(rules);
  give_turn_to(seat, state);
  return state;
}

void Referee::give_turn_to(Seat seat, State& state) {
  state.pawns_ = {state.pawns(seat), state.pawns(other(seat))};
  state.books_ = state.books_.with_turn(seat);
}

State Referee::played(const State& state, const Play& play) {
  MidTurn now = turn_begun(state);
  for (std::uint64_t steps = play.bits(); steps != 0; steps >>= 16) {
    now = after_step(state.rules_, now, Step::from_bits(static_cast<std::uint16_t>(steps)));
  }
  // BD-13: what stays captured is rolled anew, unless it is rolled only once.
  if (state.rules_.special_sides && state.rules_.redeem_roll == RedeemRoll::each_attempt) {
    now.mine = now.mine.with_captured_showing(Face::regular);
  }
  State next = state;
  next.pawns_ = {now.mine, now.theirs};
  next.books_ = state.books_.with_dice(0, 0)
                    .with_stage(Stage::rolling)
                    .with_score(state.turn(), state.score(state.turn()) + now.scored);
  const bool others_done = now.theirs.all_off();
  if (now.mine.all_off()) {
    // BD-11; in a scored round the other side may play on alone (BD-18).
    const bool plays_on = state.rules_.scored && state.rules_.round_end == RoundEnd::both_off && !others_done;
    if (!plays_on) {
      next.books_ = next.books_.with_stage(Stage::over);
      return next;
    }
  }
  if (!others_done) give_turn_to(other(state.turn()), next);
  return next;
}

State Referee::resigned(const State& state) {
  State next = played(state, Play::pass());
  give_turn_to(state.turn(), next);
  next.books_ = next.books_.with_stage(Stage::over).with_resigned();
  return next;
}

State initial(const Rules& rules) { return Referee::opening(rules, {}); }
State begin_with(const Rules& rules, Seat seat) { return Referee::begin(rules, seat); }

void find_plays_by_edition(const State& state, PlayList& plays) {
  const Rules& rules = state.rules();
  if (rules.edition == Edition::first && rules.duty == Duty::turn) {
    first_edition::find_plays_with_most_dice(rules, turn_begun(state), dice_begun(state), plays);
  } else {
    find_sided_plays(rules, turn_begun(state), {state.high_die(), state.low_die()}, plays);
  }
}

OfferList offers(const State& state) {
  OfferList list;
  if (state.stage() == Stage::deciding || state.stage() == Stage::rolling) list.push_back(Play::resignation());
  return list;
}

State apply_sided(const State& state, const Play& play) {
  return play.resigns() ? Referee::resigned(state) : Referee::played(state, play);
}

Result<State> try_apply(const State& state, const Play& play) {
  if (auto allowed = check_play(state, play); !allowed) return tl::unexpected<Error>(allowed.error());
  return apply(state, play);
}

std::uint64_t perft(const State& state, int depth) {
  const bool before_the_start = state.stage() == Stage::opening || state.stage() == Stage::random_start;
  return perft_with_dice(before_the_start ? begin_with(state.rules(), Seat::one) : state, depth);
}

}  // namespace fourfold::backgammon_dice
