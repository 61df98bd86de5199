#include "notation/checkers/telling.h"

#include "notation/checkers/text.h"
#include "notation/seat_words.h"

namespace fourfold::checkers {

std::string tell_roll(const State& /*state*/, const Roll& dice) {
  switch (dice.kind) {
    case Roll::Kind::dark_begins:
      return "the lot lets dark begin, " + player_word(Seat::one);
    case Roll::Kind::light_begins:
      return "the lot lets light begin, " + player_word(Seat::two);
    default:
      return "ballot " + format_roll(dice) + " is drawn for the first three moves";
  }
}

std::string tell_play(const State& state, const Play& play) {
  const std::string who = player_word(to_act(state));
  switch (play.kind()) {
    case PlayKind::move:
      return who + " plays " + format_play(state, play);
    case PlayKind::first_dark:
      return who + " lets dark begin, " + player_word(Seat::one);
    case PlayKind::first_light:
      return who + " lets light begin, " + player_word(Seat::two);
    case PlayKind::offer_draw:
      return who + " offers a draw";
    case PlayKind::accept_draw:
      return who + " accepts the draw";
    case PlayKind::decline_draw:
      return who + " declines the draw";
    case PlayKind::claim_draw:
      return who + " claims the draw";
    case PlayKind::resign:
      break;
  }
  return who + " resigns";
}

}  // namespace fourfold::checkers
