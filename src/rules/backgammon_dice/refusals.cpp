#include "rules/backgammon_dice/refusals.h"

#include <algorithm>

#include "rules/backgammon_dice/moves.h"

namespace fourfold::backgammon_dice {
namespace {

std::string named(Pawn pawn) {
  if (pawn.space == captured_space) return "the captured pawn";
  return "the pawn on " + std::to_string(pawn.space);
}

std::string with_a(int die) { return " with a " + std::to_string(die); }

bool is_block(const View& view, int space) {
  const std::uint32_t blocks = view.mine.occupancy().two | view.theirs.mirrored_occupancy().two;
  return space <= last_space && (blocks >> space & 1) != 0;
}

std::string block_on(int space) {
  return "two pawns on " + std::to_string(space) + " are a block, on which nobody lands (BD-3)";
}

// The view that the step would be made from, all possible steps with the dice in hand.
PossibleSteps possible_steps(const Rules& rules, const View& view, const DiceInHand& hand) {
  PossibleSteps steps;
  if (!view.mine.all_off()) hand.each_number([&](int die) { add_possible_steps(rules, view, die, steps); });
  return steps;
}

const PossibleStep* find(const PossibleSteps& steps, Step wanted) {
  const auto* found = std::ranges::find(steps, wanted, &PossibleStep::step);
  return found == steps.end() ? nullptr : found;
}

// Which duty the step leaves undone.
std::string neglected_by(const Rules& rules, const PossibleSteps& steps, const PossibleStep& chosen) {
  for (const PossibleStep& other : steps) {
    if (rules.duty == Duty::step && other.captures_unaided && !chosen.captures) {
      return "a capture is possible and must be made (BD-6): " + named(other.step.pawn()) + " captures" +
             with_a(other.step.die());
    }
  }
  for (const PossibleStep& other : steps) {
    if (other.matches_home && other.step.die() == chosen.step.die()) {
      return "a die that matches a pawn's home space must bear it off (BD-9): " + named(other.step.pawn()) + " leaves" +
             with_a(other.step.die());
    }
  }
  return "this order of the dice leaves a duty undone (BD-6)";
}

// Walks through a play that the board allows and that does not lead to an allowed position, up to where it goes wrong.
std::string why_not(const State& state, const Play& play) {
  const Rules& rules = state.rules();
  View view{state.pawns(state.turn()), state.pawns(other(state.turn())), 0};
  DiceInHand hand({state.high_die(), state.low_die()});
  for (int i = 0; i < play.size(); ++i) {
    const PossibleSteps steps = possible_steps(rules, view, hand);
    PossibleSteps dutiful = steps;
    keep_dutiful(rules, dutiful);
    if (find(dutiful, play.step(i)) == nullptr) return neglected_by(rules, steps, *find(steps, play.step(i)));
    view = after_step(rules, view, play.step(i));
    hand.take(play.step(i).die());
  }
  PossibleSteps more = possible_steps(rules, view, hand);
  keep_dutiful(rules, more);
  if (rules.duty == Duty::turn && more.empty()) {
    return "judged over the whole turn, as many dice as possible must be played, with a capture if one can be made "
           "(BD-6)";
  }
  if (more.empty()) return "this order of the dice leaves a duty undone (BD-6)";
  const PossibleStep& first = *more.begin();
  return "a die that can be played must be played (BD-6): " + named(first.step.pawn()) + " can still " +
         (first.captures ? "capture" : "move") + with_a(first.step.die());
}

}  // namespace

DiceInHand::DiceInHand(TurnDice dice) {
  const int each = dice.high == dice.low ? 2 : 1;
  for (int i = 0; i < each; ++i) dice_.push_back(dice.high);
  for (int i = 0; i < each; ++i) dice_.push_back(dice.low);
}

bool DiceInHand::take(int die) {
  auto* found = std::ranges::find(dice_, die);
  if (found == dice_.end()) return false;
  std::copy(found + 1, dice_.end(), found);
  dice_.pop_back();
  return true;
}

std::string why_impossible(const Rules& rules, const View& view, Step step) {
  const Pawn pawn = step.pawn();
  if (view.mine.captured() > 0 && pawn.space != captured_space) {
    return "captured pawns come back before any other move (BD-7): redeem with c/" + std::to_string(step.die()) +
           " or the like";
  }
  if (!view.mine.has(pawn)) {
    if (pawn.space == captured_space) return "there is no such captured pawn to redeem";
    return "no such pawn of the mover stands on " + std::to_string(pawn.space);
  }
  if (pawn.space == captured_space) return block_on(step.die());
  if (step.switches()) {
    return "the Switch on " + std::to_string(pawn.space) + " cannot change places with " +
           std::to_string(step.partner()) + " and then move" + with_a(step.die()) +
           " (BD-15): it switches with an own pawn, or, standing alone, with a single opposing pawn, and must then "
           "land";
  }
  const int distance = pawn.side == Side::half_minus && !step.half_leaves() ? half_of(step.die()) : step.die();
  const int target = pawn.space + distance;
  if (target <= last_space && !step.half_leaves()) {
    if (is_block(view, target)) return block_on(target);
    const int second = target + step.die();
    if (is_block(view, second)) return "a Double lands twice (BD-14), and " + block_on(second);
    return "a Double lands twice (BD-14), and its second leg neither lands on the board nor bears it off";
  }
  if ((view.mine.occupancy().any & ((1U << first_bearing_space) - 1)) != 0) {
    return "bearing off begins when all pawns in play are on the opponent's home spaces 11 to 16 (BD-8)";
  }
  const std::string home = std::to_string(off_space - pawn.space);
  if (rules.bear_off == BearOff::exact)
    return "only the exact number bears off (BD-9): " + named(pawn) + " leaves with a " + home;
  return "a larger number bears off only from the hindmost space (BD-9): " + named(pawn) + " leaves with a " + home;
}

Result<void> check_play(const State& state, const Play& play) {
  if (play.resigns()) {
    if (offers(state).empty()) return refuse("there is no game going on to resign");
    return {};
  }
  if (state.stage() != Stage::deciding) return refuse("there are no dice on the table to play");

  View view{state.pawns(state.turn()), state.pawns(other(state.turn())), 0};
  DiceInHand hand({state.high_die(), state.low_die()});
  Play steps;
  for (int i = 0; i < play.size(); ++i) {
    const Step step = play.step(i);
    const PossibleSteps possible = possible_steps(state.rules(), view, hand);
    if (find(possible, step) == nullptr) {
      if (!hand.take(step.die())) return refuse("no die that is left shows a " + std::to_string(step.die()));
      return refuse(why_impossible(state.rules(), view, step));
    }
    view = after_step(state.rules(), view, step);
    hand.take(step.die());
    steps = steps.with(i, step);
  }
  if (steps != play) return refuse("a play is a row of steps without gaps");

  const State after = apply(state, play);
  const PlayList plays = legal(state);
  const bool allowed = std::ranges::any_of(plays, [&](const Play& other) { return apply(state, other) == after; });
  if (!allowed) return refuse(why_not(state, play));
  return {};
}

}  // namespace fourfold::backgammon_dice
