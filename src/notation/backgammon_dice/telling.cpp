#include "notation/backgammon_dice/telling.h"

#include "notation/backgammon_dice/text.h"
#include "notation/seat_words.h"

namespace fourfold::backgammon_dice {
namespace {

std::string sides_word(const SideList& sides) {
  std::string text;
  for (int i = 0; i < sides.size(); ++i) text += (i == 0 ? "" : " ") + std::string(1, letter(sides[i]));
  return text;
}

}  // namespace

std::string tell_roll(const State& state, const Roll& dice) {
  const std::string who = player_word(to_act(state));
  if (state.stage() == Stage::random_start) return "a pawn of " + who + " is rolled: " + sides_word(dice.sides);
  if (state.stage() == Stage::opening) {
    const State after = roll(state, dice);
    return player_word(Seat::one) + " rolls " + std::to_string(dice.first.pips()) + " and " + player_word(Seat::two) +
           " " + std::to_string(dice.second.pips()) + ": " +
           (after.stage() == Stage::opening ? "a tie, both roll again" : player_word(to_act(after)) + " begins");
  }
  std::string told = who + " rolls " + dice_word(dice.first, dice.second);
  if (!dice.sides.empty()) told += ", captured pawns " + sides_word(dice.sides);
  return told;
}

std::string tell_play(const State& state, const Play& play) {
  const std::string who = player_word(to_act(state));
  if (play.resigns()) return who + " resigns";
  if (!play.passes()) return who + " plays " + format_play(state, play);
  return who + (next_hops(state, {}).empty() ? " cannot move" : " passes");
}

}  // namespace fourfold::backgammon_dice
