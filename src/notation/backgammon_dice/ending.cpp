// How a game or a scored round of Backgammon Dice ended; of a round, which point was for what, and both scores (BD-18).
#include "notation/backgammon_dice/telling.h"

namespace fourfold::backgammon_dice {
namespace {

ToldEnding tell_plain(const State& state, std::optional<Seat> you) {
  const Seat winner = outcome(state).of(Seat::one) > 0 ? Seat::one : Seat::two;
  const Seat loser = other(winner);
  if (state.resigned()) return {tell_winner(winner, you), {tell_resigned(loser, you)}, {}};
  const int left = pawns_a_side - state.pawns(loser).off();
  Message why = you == loser ? say<"told.backgammon-dice.all-off-you", "count">(left)
                             : say<"told.backgammon-dice.all-off", "player", "count">(loser, left);
  return {tell_winner(winner, you), {std::move(why)}, {}};
}

Message tell_round(const Outcome& result, std::optional<Seat> you) {
  const int one = result.of(Seat::one);
  if (one == result.of(Seat::two)) return say<"told.backgammon-dice.point-each">();
  const Seat ahead = one > result.of(Seat::two) ? Seat::one : Seat::two;
  if (result.of(ahead) == 2) {
    return tell_of<"told.backgammon-dice.wins-both", "told.backgammon-dice.you-win-both">(ahead, you);
  }
  return tell_of<"told.backgammon-dice.wins-point", "told.backgammon-dice.you-win-point">(ahead, you);
}

// What each of the two points of the round was for.
std::vector<Message> tell_points(const State& state, const Outcome& result, std::optional<Seat> you) {
  const int one = state.score(Seat::one);
  const int two = state.score(Seat::two);
  const Seat lower = one < two ? Seat::one : Seat::two;
  const bool same = one == two;
  // Whoever has a point that is not for the lower score has it for being first.
  const Seat first = result.of(Seat::one) - (!same && lower == Seat::one ? 1 : 0) > 0 ? Seat::one : Seat::two;
  std::vector<Message> told;
  told.push_back(tell_of<"told.backgammon-dice.was-first", "told.backgammon-dice.you-were-first">(first, you));
  if (same) {
    told.push_back(say<"told.backgammon-dice.same-score", "score">(one));
  } else if (you == lower) {
    told.push_back(say<"told.backgammon-dice.you-scored-less", "low", "high">(std::min(one, two), std::max(one, two)));
  } else {
    told.push_back(say<"told.backgammon-dice.scored-less", "player", "low", "high">(lower, std::min(one, two),
                                                                                    std::max(one, two)));
  }
  return told;
}

}  // namespace

ToldEnding tell_ending(const State& state, std::optional<Seat> you) {
  if (!state.rules().scored) return tell_plain(state, you);
  const Outcome result = outcome(state);
  if (state.resigned()) {
    const Seat loser = result.of(Seat::one) > 0 ? Seat::two : Seat::one;
    return {tell_round(result, you), {tell_resigned(loser, you)}, {}};
  }
  return {tell_round(result, you), {}, tell_points(state, result, you)};
}

Message tell_taken(const State& /*state*/) { return say<"figure.backgammon-dice.taken">(); }

}  // namespace fourfold::backgammon_dice
