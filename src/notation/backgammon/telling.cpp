#include "notation/backgammon/telling.h"

#include "notation/backgammon/text.h"
#include "notation/seat_words.h"

namespace fourfold::backgammon {
namespace {

std::string die_word(Die die) { return std::to_string(die.pips()); }

std::string_view size_of_loss(int times) {
  if (times == 1) return "a single game";
  return times == 2 ? "a gammon" : "a backgammon";
}

}  // namespace

std::string tell_roll(const State& state, const Roll& dice) {
  if (state.position().stage != Stage::opening) {
    return player_word(to_act(state)) + " rolls " + dice_word(dice.first, dice.second);
  }
  const std::string each = player_word(Seat::one) + " rolls " + die_word(dice.first) + " and " +
                           player_word(Seat::two) + " " + die_word(dice.second) + ": ";
  const State after = roll(state, dice);
  if (after.position().stage != Stage::opening) return each + player_word(to_act(after)) + " begins";
  const bool turned = after.position().cube() != state.position().cube();
  return each + "a tie, " + (turned ? "the cube goes to " + std::to_string(after.position().cube()) + ", " : "") +
         "both roll again";
}

std::string tell_play(const State& state, const Play& play) {
  const std::string who = player_word(to_act(state));
  const int doubled = 2 * state.position().cube();
  switch (play.kind) {
    case PlayKind::move:
      return play.count == 0 ? who + " cannot move" : who + " plays " + format_play(state, play);
    case PlayKind::roll:
      return "";
    case PlayKind::offer_double:
      return who + " offers to double to " + std::to_string(doubled);
    case PlayKind::take:
      return who + " takes";
    case PlayKind::drop:
      return who + " drops";
    case PlayKind::beaver:
      return who + " takes and redoubles at once: a beaver";
    case PlayKind::resign:
      return who + " offers to resign " + std::string(size_of_loss(play.count));
    case PlayKind::accept:
      return who + " accepts the resignation";
    case PlayKind::refuse:
      break;
  }
  return who + " refuses the resignation: play goes on";
}

}  // namespace fourfold::backgammon
