#include "notation/checkers/telling.h"

#include "notation/checkers/scene.h"
#include "notation/checkers/text.h"

namespace fourfold::checkers {

Message tell_roll(const State& /*state*/, const Roll& dice) {
  switch (dice.kind) {
    case Roll::Kind::dark_begins:
      return say<"told.checkers.lot-dark", "player">(Seat::one);
    case Roll::Kind::light_begins:
      return say<"told.checkers.lot-light", "player">(Seat::two);
    default:
      return say<"told.checkers.ballot", "number">(dice.number);
  }
}

// Lots are no dice.
std::vector<RolledDie> rolled_dice(const State& /*state*/, const Roll& /*dice*/) { return {}; }

std::optional<Message> tell_play(const State& state, const Play& play) {
  const Seat who = to_act(state);
  switch (play.kind()) {
    case PlayKind::move:
      return say<"told.plays", "player", "play">(who, Notation{format_play(state, play)});
    case PlayKind::first_dark:
      return say<"told.checkers.lets-dark", "player", "first">(who, Seat::one);
    case PlayKind::first_light:
      return say<"told.checkers.lets-light", "player", "first">(who, Seat::two);
    case PlayKind::offer_draw:
      return say<"told.checkers.offers-draw", "player">(who);
    case PlayKind::accept_draw:
      return say<"told.checkers.accepts-draw", "player">(who);
    case PlayKind::decline_draw:
      return say<"told.checkers.declines-draw", "player">(who);
    case PlayKind::claim_draw:
      return say<"told.checkers.claims-draw", "player">(who);
    case PlayKind::resign:
      break;
  }
  return say<"told.resigns", "player">(who);
}

std::vector<Message> tell_steps(const State& state, const Play& play) {
  std::vector<Message> told;
  for (const Arrow& arrow : arrows(state, play)) {
    told.push_back(arrow.captures ? say<"told.checkers.jumps", "from", "to">(arrow.from, arrow.to)
                                  : say<"told.checkers.steps", "from", "to">(arrow.from, arrow.to));
  }
  if (told.empty()) return told;
  const bool was_king = (state.position().board.kings & play.from().mask()) != 0;
  const bool is_king = (apply(state, play).position().board.kings & play.to().mask()) != 0;
  if (is_king && !was_king) told.push_back(say<"told.checkers.crowned">());
  return told;
}

}  // namespace fourfold::checkers
