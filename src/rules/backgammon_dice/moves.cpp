#include "rules/backgammon_dice/moves.h"

#include <string>

#include "rules/backgammon_dice/backgammon_dice.h"
#include "rules/backgammon_dice/plays.h"
#include "rules/backgammon_dice/referee.h"
#include "rules/backgammon_dice/refusals.h"
#include "rules/backgammon_dice/steps.h"
#include "rules/perft.h"

namespace fourfold::backgammon_dice {

static_assert(fourfold::Game<Game>);

State Referee::set_up(const Rules& rules) {
  State state;
  state.rules_ = rules;
  std::array<Pawn, pawns_a_side> pawns{};
  for (std::size_t i = 0; i < pawns.size(); ++i) pawns[i] = pawn_on(rules.setup[i]);
  state.pawns_ = {Pawns(pawns), Pawns(pawns)};
  return state;
}

State Referee::opening(const Rules& rules, const std::array<std::uint16_t, 2>& points) {
  State state = set_up(rules);
  state.points_ = points;
  state.start_rolls_ = static_cast<std::uint8_t>(2 * rules.random_start);
  state.stage_ = rules.random_start > 0 ? Stage::random_start : Stage::opening;
  return state;
}

State Referee::begin(const Rules& rules, Seat seat) {
  State state = set_up(rules);
  state.turn_ = seat;
  return state;
}

State Referee::played(const State& state, const Play& play) {
  State next = state;
  const std::size_t me = State::at(state.turn_);
  const std::size_t other = 1 - me;
  View view{state.pawns_[me], state.pawns_[other], 0};
  std::uint64_t steps = play.bits();
  if (plain_enough(state.rules_)) {
    // Two at a time: most plays have two, and a third is as rare as a double.
    do {
      view = after_plain_step(view, Step::from_bits(static_cast<std::uint16_t>(steps)));
      view = after_plain_step(view, Step::from_bits(static_cast<std::uint16_t>(steps >> 16)));
    } while ((steps >>= 32) != 0);
  } else {
    for (; steps != 0; steps >>= 16)
      view = after_step(state.rules_, view, Step::from_bits(static_cast<std::uint16_t>(steps)));
  }
  // BD-13: what stays captured is rolled anew, unless it is rolled only once.
  if (state.rules_.special_sides && state.rules_.redeem_roll == RedeemRoll::each_attempt) {
    view.mine = view.mine.with_captured_showing(Side::regular);
  }
  next.pawns_[me] = view.mine;
  next.pawns_[other] = view.theirs;
  next.score_[me] = static_cast<std::uint8_t>(state.score_[me] + view.scored);
  next.dice_ = {};
  next.stage_ = Stage::rolling;
  const bool others_done = view.theirs.all_off();
  if (view.mine.all_off()) {
    // BD-11; in a scored round the other side may play on alone (BD-18).
    const bool plays_on = state.rules_.scored && state.rules_.round_end == RoundEnd::both_off && !others_done;
    if (!plays_on) {
      next.stage_ = Stage::over;
      return next;
    }
  }
  if (!others_done) next.turn_ = fourfold::other(state.turn_);
  return next;
}

State Referee::resigned(const State& state) {
  State next = played(state, Play::pass());
  next.turn_ = state.turn_;
  next.stage_ = Stage::over;
  next.resigned_ = true;
  return next;
}

State initial(const Rules& rules) { return Referee::opening(rules, {}); }
State begin_with(const Rules& rules, Seat seat) { return Referee::begin(rules, seat); }

PlayList legal(const State& state) {
  PlayList plays;
  if (state.stage() != Stage::deciding) return plays;
  const Pawns& mine = state.pawns(state.turn());
  const Pawns& theirs = state.pawns(other(state.turn()));
  const TurnDice dice{state.high_die(), state.low_die()};
  if (plain_enough(state.rules())) {
    find_plain_plays(mine, theirs, dice, plays);
  } else {
    find_sided_plays(state.rules(), {mine, theirs, 0}, dice, plays);
  }
  return plays;
}

OfferList offers(const State& state) {
  OfferList list;
  if (state.stage() == Stage::deciding || state.stage() == Stage::rolling) list.push_back(Play::resignation());
  return list;
}

State apply(const State& state, const Play& play) {
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
