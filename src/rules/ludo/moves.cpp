// How a game of ludo goes from state to state: opening rolls, dice, turns, captures, places, resigning.
#include "rules/ludo/moves.h"

#include <algorithm>

#include "rules/perft.h"

namespace fourfold::ludo {
namespace {

// Four pieces while they move, each in a place of its own: what is written to an array and read again as a whole would
// have to wait for the writing. Nothing here is a branch, because which piece moves and where to cannot be foreseen.
class Four {
 public:
  explicit Four(const Pieces& pieces) : a_(pieces[0]), b_(pieces[1]), c_(pieces[2]), d_(pieces[3]) {}

  // One piece that stands where the step begins goes where it ends. A step that is none, from base to base, changes
  // nothing.
  void make(Step step) {
    const Progress from = step.from();
    int change = from ^ step.to();  // until a piece has taken it
    const auto move_first = [&](int piece) {
      const int taken = change & -static_cast<int>(piece == from);
      change ^= taken;
      return piece ^ taken;
    };
    a_ = move_first(a_);
    b_ = move_first(b_);
    c_ = move_first(c_);
    d_ = move_first(d_);
  }

  // The pieces those behind first: a sorting network.
  Pieces in_order() const {
    const auto [a, b] = ordered(a_, b_);
    const auto [c, d] = ordered(c_, d_);
    const auto [least, e] = ordered(a, c);
    const auto [f, most] = ordered(b, d);
    const auto [low, high] = ordered(e, f);
    return {static_cast<Progress>(least), static_cast<Progress>(low), static_cast<Progress>(high),
            static_cast<Progress>(most)};
  }

 private:
  struct Two {
    int low;
    int high;
  };
  static Two ordered(int one, int two) { return {one < two ? one : two, one < two ? two : one}; }

  int a_;
  int b_;
  int c_;
  int d_;
};

// LU-8: every opposing piece on one of these spaces, as the seat counts them, goes back.
void send_back(std::array<Pieces, max_seats>& pieces, Seat seat, Spaces spaces) {
  for (int ahead = 1; ahead < max_seats; ++ahead) {
    Pieces& theirs = pieces[static_cast<std::size_t>((index(seat) + ahead) & (max_seats - 1))];
    if (theirs.back() == base) continue;
    const int offset = flower_distance * ahead;
    if ((spaces & track_seen(offset, theirs)) == 0) continue;
    for (Progress& piece : theirs) {
      if (on_track(piece) && (spaces >> progress_seen(offset, piece) & 1) != 0) piece = base;
    }
    theirs = Four(theirs).in_order();
  }
}

Spaces without_shelter(const Rules& rules, Spaces spaces) {
  return rules.shelter == Shelter::starting_flowers ? spaces & ~starting_flowers : spaces;
}

Distribution<Roll, 21> rolls_of_one() {
  Distribution<Roll, 21> distribution;
  for (unsigned i = 0; i < Die::sides; ++i) distribution.rolls.push_back({Roll(Die::nth(i)), 1});
  distribution.total = Die::sides;
  return distribution;
}

Distribution<Roll, 21> rolls_of_two() {
  Distribution<Roll, 21> distribution;
  for_each_two_dice(
      [&](Die high, Die low, unsigned weight) { distribution.rolls.push_back({Roll(high, low), weight}); });
  distribution.total = two_dice_total;
  return distribution;
}

}  // namespace

State initial(const Rules& rules) {
  State state;
  state.rules_ = rules;
  for (const Seat seat : seats(rules)) state.contenders_ |= static_cast<std::uint8_t>(1U << index(seat));
  state.settle_opening();
  return state;
}

State begin_with(const Rules& rules, Seat seat) {
  State state;
  state.rules_ = rules;
  state.stage_ = State::Stage::roll;
  state.turn_ = seat;
  if (!plays(rules, seat)) state.turn_ = state.next_seat();
  return state;
}

Distribution<Roll, 21> chance(const State& state) {
  static const Distribution<Roll, 21> none;
  static const Distribution<Roll, 21> one_die = rolls_of_one();
  static const Distribution<Roll, 21> two_dice = rolls_of_two();
  if (phase(state) != Phase::roll) return none;
  return state.rules().dice == 1 ? one_die : two_dice;
}

std::uint32_t chance_total(const State& state) {
  if (phase(state) != Phase::roll) return 0;
  return state.rules().dice == 1 ? Die::sides : two_dice_total;
}

Roll roll_at(const State& state, std::uint32_t n) {
  return state.rules().dice == 1 ? Roll(Die::nth(n)) : Roll(two_dice_in_order[n].high, two_dice_in_order[n].low);
}

State roll(const State& state, const Roll& dice) {
  State next = state;
  if (state.stage_ == State::Stage::opening) {
    next.opening_rolls_[State::at(state.turn_)] = static_cast<std::uint8_t>(dice.sum());
    next.settle_opening();
  } else {
    next.dice_ = dice;
    next.stage_ = State::Stage::play;
  }
  return next;
}

Result<State> with_roll(const State& state, const Roll& dice) {
  if (state.stage_ == State::Stage::over) return refuse<"ludo.over-nothing-to-roll-for">();
  if (state.stage_ == State::Stage::opening) {
    return refuse<"ludo.still-opening">();
  }
  if (dice.dice() != state.rules_.dice) {
    return state.rules_.dice == 1 ? refuse<"ludo.one-die">() : refuse<"ludo.two-dice">();
  }
  return roll(state, dice);
}

OfferList offers(const State& state) {
  OfferList list;
  if (phase(state) != Phase::over) list.push_back(Play::resign());
  return list;
}

State apply(const State& state, const Play& play) {
  State next = state;
  if (play.resigns()) {
    next.resign();
    return next;
  }
  const Rules& rules = state.rules_;
  Pieces& own = next.pieces_[State::at(next.turn_)];
  if (!play.is_pass()) {
    Four moved(own);
    moved.make(play.first());
    moved.make(play.second());
    own = moved.in_order();
    if (rules.capture == Capture::landing) {
      const Spaces landed = space_bit(play.first().to()) | space_bit(play.second().to());
      send_back(next.pieces_, next.turn_, without_shelter(rules, landed));
    }
  }
  next.dice_ = Roll{};

  const bool six = rules.six_again && state.dice_.high_pips() == 6;
  if (own.front() == home) {  // LU-12
    next.places_[next.placed_++] = next.turn_;
    if (rules.play_on && next.seats_taking_turns() > 1) {
      next.end_turn();
    } else {
      next.end_game();
    }
  } else if (rules.dice == 1 && rules.entry_roll && !play.is_pass() && play.first().enters()) {  // LU-13
    next.again_ = true;
    next.stage_ = State::Stage::roll;
  } else if (six && !third_six(state)) {
    if (rules.three_sixes == ThreeSixes::lose_turn) ++next.sixes_;
    next.stage_ = State::Stage::roll;
  } else {
    next.end_turn();
  }
  return next;
}

std::uint64_t perft(const State& state, int depth) {
  return perft_with_dice(state.opening() ? begin_with(state.rules(), state.turn()) : state, depth);
}

int State::seats_taking_turns() const {
  return static_cast<int>(std::ranges::count_if(seats(rules_), [&](Seat seat) { return takes_turns(seat); }));
}

Seat State::next_seat() const {
  int next = index(turn_);
  do {
    next = (next + 1) & (max_seats - 1);
  } while (!takes_turns(seat_at(next)) && seat_at(next) != turn_);
  return seat_at(next);
}

// LU-2: the next contender rolls; when all have, the highest begins or the highest, if several, roll again.
void State::settle_opening() {
  stage_ = Stage::opening;
  const std::uint8_t highest = *std::ranges::max_element(opening_rolls_);
  std::uint8_t best = 0;
  for (const Seat seat : seats(rules_)) {
    if (!contends(seat)) continue;
    if (opening_rolls_[at(seat)] == 0) {
      turn_ = seat;
      return;
    }
    if (opening_rolls_[at(seat)] == highest) best |= static_cast<std::uint8_t>(1U << index(seat));
  }
  opening_rolls_ = {};
  contenders_ = best;
  turn_ = *std::ranges::find_if(seats(rules_), [&](Seat seat) { return contends(seat); });
  if ((best & (best - 1)) == 0) {
    contenders_ = 0;
    stage_ = Stage::roll;
  }
}

void State::end_turn() {
  if (rules_.capture == Capture::turn_end) {
    const Spaces own = without_shelter(rules_, track_spaces(pieces(turn_)));
    if (own != 0) send_back(pieces_, turn_, own);
  }
  again_ = false;
  sixes_ = 0;
  turn_ = next_seat();
  stage_ = Stage::roll;
}

// The winner is the one named when it is over.
void State::end_game() {
  stage_ = Stage::over;
  again_ = false;
  sixes_ = 0;
  turn_ =
      placed_ != 0 ? places_[0] : *std::ranges::find_if(seats(rules_), [&](Seat seat) { return takes_turns(seat); });
}

// Takes the pieces off; the others go on, or the last one left has won.
void State::resign() {
  resigned_ |= static_cast<std::uint8_t>(1U << index(turn_));
  pieces_[at(turn_)] = all_in_base;
  dice_ = Roll{};
  again_ = false;
  sixes_ = 0;
  const bool opening = stage_ == Stage::opening;
  contenders_ &= static_cast<std::uint8_t>(~(1U << index(turn_)));
  if (seats_taking_turns() == 1) {
    contenders_ = 0;
    opening_rolls_ = {};
    end_game();
  } else if (opening) {
    settle_opening();
  } else {
    turn_ = next_seat();
    stage_ = Stage::roll;
  }
}

}  // namespace fourfold::ludo
