// The turn of play: what may be done, and what it leads to.
#include "rules/checkers/moves.h"

#include <algorithm>

#include "rules/checkers/ballots.h"
#include "rules/checkers/checkers.h"
#include "rules/checkers/generate.h"

static_assert(fourfold::Game<fourfold::checkers::Game>);

namespace fourfold::checkers {
namespace {

// The path of a capture as it grows, in a play.
struct GrowingPlay {
  Play play;

  void push(Squares to) { play.push(Square::lowest(to)); }
  void pop() { play.pop(); }
};

template <Side side, Movement movement>
void collect(const Board& board, PlayList& plays) {
  const SideToMove<side> mover(board);
  const Squares jumpers = mover.all_jumpers();
  for (Squares rest = jumpers; rest != 0; rest &= rest - 1) {
    const Squares from = rest & -rest;
    GrowingPlay growing{Play::start(Square::lowest(from))};
    Jumping<side, movement>(mover, from).walk(growing, [&](const GrowingPlay& done, Squares, Squares, bool) {
      plays.push_back(done.play);
    });
  }
  if (movement.compulsory && jumpers != 0) return;
  for_each_step(mover, [&](Squares from, Squares to, auto) {
    plays.push_back(Play::step(Square::lowest(from), Square::lowest(to)));
  });
}

bool awaits_move(const State& state) {
  return state.status() == Status::playing || state.status() == Status::draw_declined;
}

Side acting(const State& state) { return state.status() == Status::draw_offered ? other(state.turn()) : state.turn(); }

bool may_fall(const State& state, const Roll& dice) {
  if (state.status() == Status::draw_first) return dice.kind != Roll::Kind::ballot && dice.number == 0;
  return state.status() == Status::draw_ballot && dice.kind == Roll::Kind::ballot &&
         in_deck(state.rules().ballot, dice.number);
}

Status first_status(const Rules& rules) {
  if (rules.first == First::choose) return Status::choose_first;
  if (rules.first == First::random) return Status::draw_first;
  return rules.ballot != BallotDeck::none ? Status::draw_ballot : Status::playing;
}

}  // namespace

State initial(const Rules& rules) { return {rules, start_board, Side::dark, first_status(rules)}; }

State begin_with(const Rules& rules, Seat seat) {
  const bool ballot = rules.ballot != BallotDeck::none && seat == seat_of(Side::dark);
  return {rules, start_board, side_of(seat), ballot ? Status::draw_ballot : Status::playing};
}

Phase phase(const State& state) {
  switch (state.status()) {
    case Status::draw_first:
    case Status::draw_ballot:
      return Phase::roll;
    case Status::choose_first:
    case Status::playing:
    case Status::draw_declined:
    case Status::draw_offered:
      return Phase::decide;
    default:
      return Phase::over;
  }
}

Seat to_act(const State& state) { return seat_of(acting(state)); }

RollDistribution chance(const State& state) {
  RollDistribution chances;
  const auto add = [&](Roll dice) {
    if (!may_fall(state, dice)) return;
    chances.rolls.push_back({dice, 1});
    ++chances.total;
  };
  add({Roll::Kind::dark_begins, 0});
  add({Roll::Kind::light_begins, 0});
  for (int number = 1; number <= ballot_count; ++number) {
    add({Roll::Kind::ballot, static_cast<std::uint8_t>(number)});
  }
  return chances;
}

std::uint32_t chance_total(const State& state) { return chance(state).total; }
Roll roll_at(const State& state, std::uint32_t n) { return roll_at(chance(state), n); }

State roll(const State& state, const Roll& dice) {
  switch (dice.kind) {
    case Roll::Kind::dark_begins:
      return {state.rules(), start_board, Side::dark, Status::playing};
    case Roll::Kind::light_begins:
      return {state.rules(), start_board, Side::light, Status::playing};
    default:
      return {state.rules(), board_after(ballots()[dice.number - 1U]), Side::light, Status::playing};
  }
}

Result<State> with_roll(const State& state, const Roll& dice) {
  if (phase(state) != Phase::roll) return refuse<"checkers.no-lot">();
  if (may_fall(state, dice)) return roll(state, dice);
  if (state.status() == Status::draw_first) return refuse<"checkers.lot-dark-or-light">();
  return refuse<"checkers.no-such-ballot", "number">(dice.number);
}

PlayList legal(const State& state) {
  PlayList plays;
  switch (state.status()) {
    case Status::choose_first:
      plays.push_back(Play::say(PlayKind::first_dark));
      plays.push_back(Play::say(PlayKind::first_light));
      break;
    case Status::draw_offered:
      plays.push_back(Play::say(PlayKind::accept_draw));
      plays.push_back(Play::say(PlayKind::decline_draw));
      break;
    case Status::playing:
    case Status::draw_declined:
      with_movement(state.rules(), [&]<Movement movement>() {
        if (state.turn() == Side::dark) {
          collect<Side::dark, movement>(state.board(), plays);
        } else {
          collect<Side::light, movement>(state.board(), plays);
        }
      });
      break;
    default:
      break;
  }
  return plays;
}

OfferList offers(const State& state) {
  OfferList list;
  if (phase(state) != Phase::decide) return list;
  if (state.status() == Status::playing) list.push_back(Play::say(PlayKind::offer_draw));
  if (awaits_move(state) && state.rules().draws == Draws::claim && state.draw_due()) {
    list.push_back(Play::say(PlayKind::claim_draw));
  }
  list.push_back(Play::say(PlayKind::resign));
  return list;
}

State apply(const State& state, const Play& play) {
  State next = state;
  switch (play.kind()) {
    case PlayKind::move:
      next.move(play);
      break;
    case PlayKind::first_dark:
    case PlayKind::first_light:
      next.turn_ = play.kind() == PlayKind::first_dark ? Side::dark : Side::light;
      next.status_ = Status::playing;
      break;
    case PlayKind::offer_draw:
      next.status_ = Status::draw_offered;
      break;
    case PlayKind::accept_draw:
      next.end(Status::draw_agreed);
      break;
    case PlayKind::decline_draw:
      next.status_ = Status::draw_declined;
      break;
    case PlayKind::claim_draw:
      next.end(Status::draw_claimed);
      break;
    case PlayKind::resign:
      next.end(acting(state) == Side::dark ? Status::dark_resigned : Status::light_resigned);
      break;
  }
  return next;
}

Result<State> try_apply(const State& state, const Play& play) {
  if (auto allowed = check_play(state, play); !allowed) return refuse(allowed.error());
  return apply(state, play);
}

}  // namespace fourfold::checkers
