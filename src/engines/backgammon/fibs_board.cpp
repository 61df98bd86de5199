#include "engines/backgammon/fibs_board.h"

namespace fourfold::backgammon {
namespace {

constexpr int unlimited = 9999;  // FIBS's word for a session without an end

std::string numbered(std::initializer_list<int> numbers) {
  std::string text;
  for (const int number : numbers) text += ":" + std::to_string(number);
  return text;
}

}  // namespace

std::string fibs_board(const State& state) {
  const Position& position = state.position();
  const Seat me = to_act(state);
  const Seat them = other(me);
  const Checkers& mine = position.side(me);
  const Checkers& theirs = position.side(them);
  const auto score = [&](Seat seat) { return int{position.score[static_cast<std::size_t>(index(seat))]}; };
  std::string text = "board:You:Opponent";
  text += numbered({state.rules().money() ? unlimited : state.rules().match_length, score(me), score(them)});
  // Points as I number them; my checkers count up, theirs down.
  text += numbered({-theirs[bar]});
  for (int point = 1; point <= points; ++point) {
    text += numbered({mine[static_cast<std::size_t>(point)] - theirs[static_cast<std::size_t>(points + 1 - point)]});
  }
  text += numbered({mine[bar]});
  const bool moving = position.stage == Stage::moving;
  const bool asked = position.stage == Stage::doubled || position.stage == Stage::beavered;
  text += numbered({asked ? -1 : 1});
  text += numbered({moving ? position.dice.first.pips() : 0, moving ? position.dice.second.pips() : 0, 0, 0});
  const auto may_double = [&](Seat seat) {
    return position.owns_cube(other(seat)) ? 0 : 1;  // if neither may, GNU Backgammon takes it for a double to answer
  };
  text += numbered({position.cube(), may_double(me), may_double(them), asked ? 1 : 0});
  // My colour counts up, and I move down to home 0 from the bar 25.
  text += numbered(
      {1, -1, 0, bar, mine[off], theirs[off], mine[bar], theirs[bar], 0, 0, position.crawford_game ? 0 : 1, 0});
  return text;
}

}  // namespace fourfold::backgammon
