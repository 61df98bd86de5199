#include "notation/backgammon/telling.h"

#include <algorithm>

#include "notation/backgammon/scene.h"
#include "notation/backgammon/text.h"

namespace fourfold::backgammon {
namespace {

// `count` checkers that did the same.
Message tell_arrow(const Arrow& arrow, std::ptrdiff_t count) {
  if (arrow.to == off) return say<"told.backgammon.bears-off", "count", "from">(count, arrow.from);
  if (arrow.from == bar && arrow.captures) return say<"told.backgammon.enters-hitting", "to">(arrow.to);
  if (arrow.from == bar) return say<"told.backgammon.enters", "count", "to">(count, arrow.to);
  if (arrow.captures) return say<"told.backgammon.hits", "from", "to">(arrow.from, arrow.to);
  return say<"told.backgammon.moves", "count", "from", "to">(count, arrow.from, arrow.to);
}

}  // namespace

Message tell_roll(const State& state, const Roll& dice) {
  if (state.position().stage != Stage::opening) {
    return say<"told.rolls", "player", "dice">(to_act(state), Pips{{dice.first.pips(), dice.second.pips()}});
  }
  const int first = dice.first.pips();
  const int second = dice.second.pips();
  const State after = roll(state, dice);
  if (after.position().stage != Stage::opening) {
    return say<"told.opening", "one", "first", "two", "second", "player">(Seat::one, first, Seat::two, second,
                                                                          to_act(after));
  }
  if (after.position().cube() == state.position().cube()) {
    return say<"told.opening-tie", "one", "first", "two", "second">(Seat::one, first, Seat::two, second);
  }
  return say<"told.opening-tie-cube", "one", "first", "two", "second", "cube">(Seat::one, first, Seat::two, second,
                                                                               after.position().cube());
}

// For the start each player rolls one.
std::vector<RolledDie> rolled_dice(const State& state, const Roll& dice) {
  const bool opening = state.position().stage == Stage::opening;
  return {{opening ? Seat::one : to_act(state), dice.first.pips()},
          {opening ? Seat::two : to_act(state), dice.second.pips()}};
}

std::optional<Message> tell_play(const State& state, const Play& play) {
  const Seat who = to_act(state);
  switch (play.kind) {
    case PlayKind::move:
      if (play.count == 0) return say<"told.cannot-move", "player">(who);
      return say<"told.plays", "player", "play">(who, Notation{format_play(state, play)});
    case PlayKind::roll:
      return std::nullopt;
    case PlayKind::offer_double:
      return say<"told.backgammon.doubles", "player", "cube">(who, 2 * state.position().cube());
    case PlayKind::take:
      return say<"told.backgammon.takes", "player">(who);
    case PlayKind::drop:
      return say<"told.backgammon.drops", "player">(who);
    case PlayKind::beaver:
      return say<"told.backgammon.beavers", "player">(who);
    case PlayKind::resign:
      if (play.count == 1) return say<"told.backgammon.resigns-single", "player">(who);
      return play.count == 2 ? say<"told.backgammon.resigns-gammon", "player">(who)
                             : say<"told.backgammon.resigns-backgammon", "player">(who);
    case PlayKind::accept:
      return say<"told.backgammon.accepts", "player">(who);
    case PlayKind::refuse:
      break;
  }
  return say<"told.backgammon.refuses", "player">(who);
}

std::vector<Message> tell_steps(const State& state, const Play& play) {
  std::vector<Message> told;
  const std::vector<Arrow> way = arrows(state, play);
  const auto alike = [](const Arrow& a, const Arrow& b) {
    return a.from == b.from && a.to == b.to && a.captures == b.captures;
  };
  for (auto next = way.begin(); next != way.end();) {
    const auto first = next;
    next = std::find_if(first, way.end(), [&](const Arrow& arrow) { return !alike(*first, arrow); });
    told.push_back(tell_arrow(*first, next - first));
  }
  return told;
}

}  // namespace fourfold::backgammon
