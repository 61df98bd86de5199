#include "notation/ludo/telling.h"

#include <utility>

#include "notation/ludo/scene.h"
#include "notation/ludo/text.h"

namespace fourfold::ludo {
namespace {

Pips pips_of(const Roll& dice) {
  if (dice.dice() == 1) return {{dice.high_pips()}};
  return {{dice.high_pips(), dice.low_pips()}};
}

Message tell_step(Step step, bool sends_back) {
  const int pips = step.pips();
  if (step.enters()) return sends_back ? say<"told.ludo.enters-sending-back">() : say<"told.ludo.enters">();
  if (step.to() == home) return say<"told.ludo.goes-home", "count">(pips);
  if (step.to() != step.from() + pips) {
    return sends_back ? say<"told.ludo.bounces-sending-back", "count">(pips) : say<"told.ludo.bounces", "count">(pips);
  }
  return sends_back ? say<"told.ludo.sends-back", "count">(pips) : say<"told.ludo.moves", "count">(pips);
}

// A roll for who begins (LU-2). The last of a round says what all of them were.
Message tell_start(const State& state, const Roll& dice, const State& after) {
  const Seat who = to_act(state);
  std::vector<Message> rolls;
  const auto rolled = state.position().opening;
  for (const Seat seat : seats(state.rules())) {
    const auto& before = rolled[static_cast<std::size_t>(index(seat))];
    if (!before) continue;
    const int number = seat == who ? dice.sum() : *before;
    if (number == 0) return say<"told.ludo.rolls-for-start", "player", "dice">(who, pips_of(dice));
    rolls.push_back(say<"told.ludo.start-roll", "player", "number">(seat, number));
  }
  if (after.opening()) return say<"told.ludo.start-tie", "rolls">(std::move(rolls));
  return say<"told.ludo.begins", "rolls", "first">(std::move(rolls), to_act(after));
}

}  // namespace

Message tell_roll(const State& state, const Roll& dice) {
  const Seat who = to_act(state);
  const State after = roll(state, dice);
  if (state.opening()) return tell_start(state, dice, after);
  return phase(after) == Phase::decide ? say<"told.rolls", "player", "dice">(who, pips_of(dice))
                                       : say<"told.ludo.third-six", "player", "dice">(who, pips_of(dice));
}

std::vector<RolledDie> rolled_dice(const State& state, const Roll& dice) {
  std::vector<RolledDie> rolled;
  for (const int pips : pips_of(dice).dice) rolled.push_back({to_act(state), pips});
  return rolled;
}

std::optional<Message> tell_play(const State& state, const Play& play) {
  const Seat who = to_act(state);
  if (play.resigns()) return say<"told.resigns", "player">(who);
  if (!play.is_pass()) return say<"told.plays", "player", "play">(who, Notation{format_play(state, play)});
  return legal(state).size() == 1 ? say<"told.cannot-move", "player">(who) : say<"told.passes", "player">(who);
}

std::vector<Message> tell_steps(const State& state, const Play& play) {
  std::vector<Message> told;
  told.reserve(static_cast<std::size_t>(play.count()));
  const std::vector<Arrow> way = arrows(state, play);
  for (int i = 0; i < play.count(); ++i) {
    told.push_back(tell_step(play.step(i), way[static_cast<std::size_t>(i)].captures));
  }
  return told;
}

}  // namespace fourfold::ludo
