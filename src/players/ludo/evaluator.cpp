#include "players/ludo/evaluator.h"

#include <algorithm>

#include "players/ludo/features.h"
#include "players/net/logistic.h"

namespace fourfold::ludo {
namespace {

// Each output alone says how likely one seat is to win, as seen by the seat to act; together they are made to add up.
Chances chances_of(const std::int32_t* logits, const State& state) {
  Chances chances;
  float sum = 0;
  for (int seen = 0; seen < max_seats; ++seen) {
    const int seat = (index(state.turn()) + seen) & (max_seats - 1);
    if (!takes_turns(state, seat_at(seat))) continue;
    sum += chances.win[static_cast<std::size_t>(seat)] = net::logistic(logits[seen]);
  }
  for (float& chance : chances.win) chance /= sum;
  return chances;
}

}  // namespace

float equity(const State& state, const Chances& chances, Seat seat) {
  float points = 0;
  for (const Seat other : seats(state.rules())) {
    if (other == seat) continue;
    const float mine = chances.of(seat);
    const float theirs = chances.of(other);
    if (!state.rules().play_on) {
      points += mine - theirs;
    } else if (state.place(seat) != 0 || state.place(other) != 0) {
      const bool ahead = state.place(seat) != 0 && (state.place(other) == 0 || state.place(seat) < state.place(other));
      points += ahead ? 1.0F : -1.0F;
    } else if (mine + theirs > 0) {
      points += (mine - theirs) / (mine + theirs);
    }
  }
  return points;
}

std::uint64_t Evaluator::cost(const State& state, int plies) {
  const std::uint64_t rolls = state.rules().dice == 1 ? 6 : 21;
  std::uint64_t positions = state.rules().dice == 1 ? 3 : 6;
  for (int i = 0; i < plies; ++i) positions *= rolls;
  return positions;
}

bool Evaluator::known(const State& state, Chances& chances) const {
  if (phase(state) == Phase::over) {
    chances.win[static_cast<std::size_t>(index(state.turn()))] = 1;
    return true;
  }
  return endings_ != nullptr && endings_->find(state, chances);
}

Chances Evaluator::chances(const State& state) {
  ++positions_;
  Chances found;
  if (known(state, found)) return found;
  const Switches on = switches_of(state);
  net_.sum({on.begin(), on.size()}, sums_.data());
  net_.evaluate(sums_.data(), 1, logits_.data());
  return chances_of(logits_.data(), state);
}

JudgedPlays Evaluator::judged(const State& state) {
  JudgedPlays plays;
  FixedList<JudgedPlay*, PlayList::capacity()> unknown;
  for (const Play& play : legal(state)) {
    plays.push_back({play, apply(state, play), {}});
    JudgedPlay& made = plays.back();
    if (known(made.after, made.chances)) continue;
    const Switches on = switches_of(made.after);
    net_.sum({on.begin(), on.size()}, &sums_[unknown.size() * net_.first_units()]);
    unknown.push_back(&made);
  }
  net_.evaluate(sums_.data(), unknown.size(), logits_.data());
  for (std::size_t i = 0; i < unknown.size(); ++i) {
    unknown[i]->chances = chances_of(&logits_[i * net_.stride()], unknown[i]->after);
  }
  for (JudgedPlay& play : plays) play.equity = ludo::equity(play.after, play.chances, state.turn());
  positions_ += plays.size();
  return plays;
}

JudgedPlay Evaluator::best(const State& state) {
  const JudgedPlays plays = judged(state);
  return *std::ranges::max_element(plays, {}, &JudgedPlay::equity);
}

}  // namespace fourfold::ludo
