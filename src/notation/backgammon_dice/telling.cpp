#include "notation/backgammon_dice/telling.h"

#include "notation/backgammon_dice/text.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {
namespace {

Message kind_of_side(Face face) {
  switch (face) {
    case Face::double_plus:
      return say<"told.backgammon-dice.side-double">();
    case Face::switch_zero:
      return say<"told.backgammon-dice.side-switch">();
    case Face::half_minus:
      return say<"told.backgammon-dice.side-half">();
    default:
      return say<"told.backgammon-dice.side-regular">();
  }
}

// A side by its name, with the symbol in its middle where that counts (BD-20).
Message tell_side(const Rules& rules, Face face) {
  if (!rules.scored || !rules.symbols) return kind_of_side(face);
  const int adds = symbol(face);
  return say<"told.backgammon-dice.side-with-symbol", "side", "symbol">(kind_of_side(face),
                                                                        adds > 0 ? "+" : (adds < 0 ? "−" : "0"));
}

std::vector<Message> tell_sides(const Rules& rules, const FaceList& faces) {
  std::vector<Message> told;
  told.reserve(static_cast<std::size_t>(faces.size()));
  for (int i = 0; i < faces.size(); ++i) told.push_back(tell_side(rules, faces[i]));
  return told;
}

Message tell_step(Step step, bool captures) {
  const int from = step.pawn().space;
  const int to = way_of(step).last();
  if (step.switches()) {
    const int partner = step.partner();
    if (to == off_space) return say<"told.backgammon-dice.switches-off", "from", "partner">(from, partner);
    return captures ? say<"told.backgammon-dice.switches-capturing", "from", "partner", "to">(from, partner, to)
                    : say<"told.backgammon-dice.switches", "from", "partner", "to">(from, partner, to);
  }
  if (to == off_space) return say<"told.backgammon-dice.bears-off", "from">(from);
  if (from == captured_space) {
    return captures ? say<"told.backgammon-dice.enters-capturing", "to">(to)
                    : say<"told.backgammon-dice.enters", "to">(to);
  }
  return captures ? say<"told.backgammon-dice.captures", "from", "to">(from, to)
                  : say<"told.backgammon-dice.moves", "from", "to">(from, to);
}

}  // namespace

Message tell_roll(const State& state, const Roll& dice) {
  const Seat who = to_act(state);
  if (state.stage() == Stage::random_start) {
    return say<"told.backgammon-dice.pawn", "player", "side">(who, tell_sides(state.rules(), dice.faces));
  }
  if (state.stage() == Stage::opening) {
    const int first = dice.first.pips();
    const int second = dice.second.pips();
    const State after = roll(state, dice);
    if (after.stage() == Stage::opening) {
      return say<"told.opening-tie", "one", "first", "two", "second">(Seat::one, first, Seat::two, second);
    }
    return say<"told.opening", "one", "first", "two", "second", "player">(Seat::one, first, Seat::two, second,
                                                                          to_act(after));
  }
  const Pips pips{{dice.first.pips(), dice.second.pips()}};
  if (dice.faces.empty()) return say<"told.rolls", "player", "dice">(who, pips);
  return say<"told.backgammon-dice.rolls", "player", "dice", "count", "sides">(who, pips, dice.faces.size(),
                                                                               tell_sides(state.rules(), dice.faces));
}

// For the start each player rolls one.
std::vector<RolledDie> rolled_dice(const State& state, const Roll& dice) {
  if (!dice.has_dice) return {};
  const bool opening = state.stage() == Stage::opening;
  return {{opening ? Seat::one : to_act(state), dice.first.pips()},
          {opening ? Seat::two : to_act(state), dice.second.pips()}};
}

std::optional<Message> tell_play(const State& state, const Play& play) {
  const Seat who = to_act(state);
  if (play.resigns()) return say<"told.resigns", "player">(who);
  if (!play.passes()) return say<"told.plays", "player", "play">(who, Notation{format_play(state, play)});
  return next_hops(state, {}).empty() ? say<"told.cannot-move", "player">(who) : say<"told.passes", "player">(who);
}

std::vector<Message> tell_steps(const State& state, const Play& play) {
  std::vector<Message> told;
  MidTurn now = turn_begun(state);
  for (int i = 0; i < play.size(); ++i) {
    const Step step = play.step(i);
    const MidTurn after = after_step(state.rules(), now, step);
    told.push_back(tell_step(step, after.theirs.captured() > now.theirs.captured()));
    now = after;
  }
  return told;
}

}  // namespace fourfold::backgammon_dice
