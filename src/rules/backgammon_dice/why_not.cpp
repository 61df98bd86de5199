// Why a pawn does not go where somebody wants it to (see rules/walk.h).
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "rules/backgammon_dice/refusals.h"
#include "rules/backgammon_dice/steps.h"
#include "rules/backgammon_dice/walk.h"

namespace fourfold::backgammon_dice {
namespace {

MidTurn after_hops(const State& state, std::span<const Hop> made) {
  MidTurn now = turn_begun(state);
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (const auto step = step_of(state, made.first(i), made[i])) now = after_step(state.rules(), now, *step);
  }
  return now;
}

// The pawns of the mover on a space, one of each side.
std::vector<Pawn> pawns_on(const MidTurn& now, int space) {
  std::vector<Pawn> pawns;
  for (const Pawn pawn : now.mine.list()) {
    if (pawn.space == space && (pawns.empty() || pawns.back() != pawn)) pawns.push_back(pawn);
  }
  return pawns;
}

// The duty that stands before a step which the board allows.
Message duty_before(const State& state, const MidTurn& now, const DiceLeft& dice) {
  const PossibleSteps steps = possible_steps(state.rules(), now, dice);
  for (const PossibleStep& step : steps) {
    if (step.captures_unaided) return say<"backgammon-dice.why.capture-first", "die">(step.step.die());
  }
  for (const PossibleStep& step : steps) {
    if (step.matches_home) return say<"backgammon-dice.why.bear-off-first", "die">(step.step.die());
  }
  return say<"backgammon-dice.why.duty">();
}

bool possible(const State& state, const MidTurn& now, Step step) {
  PossibleSteps steps;
  add_possible_steps(state.rules(), now, step.die(), steps);
  return std::ranges::find(steps, step, &PossibleStep::step) != steps.end();
}

// Whether the pawn gets there by several of the dice, the duties not considered; or would if nothing stood in its way.
enum class Blocks : std::uint8_t { stop, ignored };
bool gets_there(const State& state, const MidTurn& now, const DiceLeft& dice, Pawn pawn, int to, Blocks blocks) {
  return std::ranges::any_of(dice, [&](Die die) {
    const Step step(die.pips(), pawn);
    const int last = way_of(step).last();
    if (last > to || (blocks == Blocks::stop && !possible(state, now, step))) return false;
    if (last == to) return true;
    DiceLeft left = dice;
    take_die(left, die.pips());
    const MidTurn next = blocks == Blocks::stop ? after_step(state.rules(), now, step) : now;
    return gets_there(state, next, left, pawn_on(last, pawn.face), to, blocks);
  });
}

}  // namespace

Message why_not(const State& state, std::span<const Hop> made, int from, int to) {
  const MidTurn now = after_hops(state, made);
  const DiceLeft dice = dice_left(state, made);
  if (dice.empty() || (now.mine.captured() > 0 && from != captured_space)) return why_stays(state, made, from);
  if (to < from) return say<"backgammon-dice.why.backwards">();
  std::vector<std::string> numbers;
  for (const Die die : dice) {
    for (const Pawn pawn : pawns_on(now, from)) {
      const Step step(die.pips(), pawn);
      const Landings way = way_of(step);
      if (way.second != 0 && way.first == to) return say<"backgammon-dice.why.double-goes-on">();
      if (pawn.face == Face::half_minus && from != captured_space && from + die.pips() == to) {
        return say<"backgammon-dice.why.half", "die", "count">(die.pips(), half_of(die.pips()));
      }
      if (way.last() != to) continue;
      if (possible(state, now, step)) return duty_before(state, now, dice);
      return why_impossible(state.rules(), now, step);
    }
    numbers.push_back(std::to_string(die.pips()));
  }
  const auto several_dice = [&](Blocks blocks) {
    const auto pawns = pawns_on(now, from);
    return std::ranges::any_of(pawns, [&](Pawn pawn) { return gets_there(state, now, dice, pawn, to, blocks); });
  };
  if (several_dice(Blocks::stop)) return duty_before(state, now, dice);
  if (several_dice(Blocks::ignored)) return say<"backgammon-dice.why.way-closed">();
  return say<"backgammon-dice.why.no-such-die", "dice">(std::move(numbers));
}

Message why_stays(const State& state, std::span<const Hop> made, int from) {
  if (from == off_space) return say<"backgammon-dice.why.borne-off">();
  const MidTurn now = after_hops(state, made);
  const DiceLeft dice = dice_left(state, made);
  if (dice.empty()) return say<"backgammon-dice.why.no-dice-left">();
  if (now.mine.captured() > 0 && from != captured_space) return say<"backgammon-dice.why.captured-first">();
  for (const Die die : dice) {
    for (const Pawn pawn : pawns_on(now, from)) {
      if (possible(state, now, Step(die.pips(), pawn))) return duty_before(state, now, dice);
    }
  }
  const std::vector<Pawn> pawns = pawns_on(now, from);
  if (pawns.empty()) return say<"backgammon-dice.no-such-pawn", "space">(from);
  return why_impossible(state.rules(), now, Step(dice[0].pips(), pawns.front()));
}

}  // namespace fourfold::backgammon_dice
