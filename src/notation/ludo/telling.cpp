#include "notation/ludo/telling.h"

#include "notation/ludo/text.h"
#include "notation/seat_words.h"

namespace fourfold::ludo {
namespace {

std::string pips_word(const Roll& dice) {
  const std::string high = std::to_string(dice.high_pips());
  return dice.dice() == 1 ? high : high + "-" + std::to_string(dice.low_pips());
}

}  // namespace

std::string tell_roll(const State& state, const Roll& dice) {
  std::string told = player_word(to_act(state)) + " rolls " + pips_word(dice);
  const State after = roll(state, dice);
  if (state.opening()) {
    told += " for the start";
    if (!after.opening()) told += ": " + player_word(to_act(after)) + " begins";
  } else if (phase(after) != Phase::decide) {
    told += ": the third six in a row ends the turn";
  }
  return told;
}

std::string tell_play(const State& state, const Play& play) {
  const std::string who = player_word(to_act(state));
  if (play.resigns()) return who + " resigns";
  if (!play.is_pass()) return who + " plays " + format_play(state, play);
  return who + (legal(state).size() == 1 ? " cannot move" : " passes");
}

}  // namespace fourfold::ludo
