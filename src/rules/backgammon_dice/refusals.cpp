#include "rules/backgammon_dice/refusals.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "rules/backgammon_dice/moves.h"

namespace fourfold::backgammon_dice {
namespace {

Message named(Pawn pawn) {
  if (pawn.space == captured_space) return say<"backgammon-dice.captured-pawn">();
  return say<"backgammon-dice.pawn-on", "space">(pawn.space);
}

bool is_block(const MidTurn& now, int space) {
  const std::uint32_t blocks = now.mine.occupancy().two | now.theirs.mirrored_occupancy().two;
  return space <= last_space && (blocks >> space & 1) != 0;
}

Message block_on(int space) { return say<"backgammon-dice.block", "space">(space); }

const PossibleStep* find(const PossibleSteps& steps, Step wanted) {
  const auto* found = std::ranges::find(steps, wanted, &PossibleStep::step);
  return found == steps.end() ? nullptr : found;
}

const PossibleStep* find_duty(const PossibleSteps& steps, bool PossibleStep::* duty) {
  const auto* found = std::ranges::find(steps, true, duty);
  return found == steps.end() ? nullptr : found;
}

// Where the step captures first.
int capture_of(const MidTurn& before, Step step) {
  const Landings way = way_of(step);
  return after_switch(before, step).theirs.stands_on(off_space - way.first) ? way.first : way.last();
}

// Which duty a step leaves undone that fulfils none. The steps are those that the board allows.
Message neglected(const Rules& rules, const MidTurn& now, const PossibleSteps& steps) {
  const PossibleStep* capture = find_duty(steps, &PossibleStep::captures_unaided);
  const PossibleStep* leaving = find_duty(steps, &PossibleStep::matches_home);
  if (rules.edition == Edition::first) return say<"backgammon-dice.former-duty">();
  if (rules.duty == Duty::none) capture = nullptr;
  if (!rules.must_bear_off) leaving = nullptr;
  if (capture != nullptr && leaving != nullptr) {
    return say<"backgammon-dice.must-capture-or-bear-off", "pawn", "target", "die", "space", "number">(
        named(capture->step.pawn()), capture_of(now, capture->step), capture->step.die(), leaving->step.pawn().space,
        leaving->step.die());
  }
  if (capture != nullptr) {
    return say<"backgammon-dice.must-capture", "pawn", "target", "die">(
        named(capture->step.pawn()), capture_of(now, capture->step), capture->step.die());
  }
  return say<"backgammon-dice.must-bear-off", "space", "die">(leaving->step.pawn().space, leaving->step.die());
}

// A turn that captures nothing although it could: how a capture can be made.
Message must_capture_in_turn(const State& state) {
  const PlayList plays = legal(state);
  const Play play = plays[0];
  MidTurn now = turn_begun(state);
  std::vector<Message> way;
  for (int i = 0; i < play.size(); ++i) {
    const Step step = play.step(i);
    const MidTurn next = after_step(state.rules(), now, step);
    way.push_back(say<"backgammon-dice.pawn-with-die", "pawn", "die">(named(step.pawn()), step.die()));
    if (next.theirs.captured() > now.theirs.captured()) {
      return say<"backgammon-dice.turn-must-capture", "target", "way">(capture_of(now, step), std::move(way));
    }
    now = next;
  }
  return say<"backgammon-dice.former-duty">();
}

// Walks through a play that the board allows and that does not lead to an allowed position, up to where it goes wrong.
Message why_not(const State& state, const Play& play) {
  const Rules& rules = state.rules();
  MidTurn now = turn_begun(state);
  DiceLeft dice = dice_begun(state);
  for (int i = 0; i < play.size(); ++i) {
    if (find(dutiful_steps(rules, now, dice), play.step(i)) == nullptr) {
      return neglected(rules, now, possible_steps(rules, now, dice));
    }
    now = after_step(rules, now, play.step(i));
    take_die(dice, play.step(i).die());
  }
  const PossibleSteps more = dutiful_steps(rules, now, dice);
  if (more.empty()) return must_capture_in_turn(state);
  const PossibleStep& first = *more.begin();
  const Message pawn = named(first.step.pawn());
  if (first.captures) {
    return say<"backgammon-dice.can-still-capture", "pawn", "target", "die">(pawn, capture_of(now, first.step),
                                                                             first.step.die());
  }
  return say<"backgammon-dice.can-still-move", "pawn", "die">(pawn, first.step.die());
}

}  // namespace

Message why_impossible(const Rules& rules, const MidTurn& now, Step step) {
  const Pawn pawn = step.pawn();
  if (now.mine.captured() > 0 && pawn.space != captured_space) {
    return say<"backgammon-dice.captured-first", "die">(step.die());
  }
  if (!now.mine.has(pawn)) {
    if (pawn.space == captured_space) return say<"backgammon-dice.no-such-captured-pawn">();
    return say<"backgammon-dice.no-such-pawn", "space">(pawn.space);
  }
  if (pawn.space == captured_space) return block_on(step.die());
  if (step.switches()) {
    return say<"backgammon-dice.cannot-switch", "space", "partner", "die">(pawn.space, step.partner(), step.die());
  }
  const int distance = pawn.face == Face::half_minus && !step.half_leaves() ? half_of(step.die()) : step.die();
  const int target = pawn.space + distance;
  if (target <= last_space && !step.half_leaves()) {
    if (is_block(now, target)) return block_on(target);
    const int second = target + step.die();
    if (is_block(now, second)) return say<"backgammon-dice.double-block", "space">(second);
    return say<"backgammon-dice.double-second-leg">();
  }
  if ((now.mine.occupancy().any & ((1U << first_bearing_space) - 1)) != 0) {
    return say<"backgammon-dice.no-bearing-off-yet">();
  }
  const int home = off_space - pawn.space;
  if (rules.bear_off == BearOff::exact) return say<"backgammon-dice.exact-number", "space", "die">(pawn.space, home);
  return say<"backgammon-dice.hindmost-space", "space", "die">(pawn.space, home);
}

Result<void> check_play(const State& state, const Play& play) {
  if (play.resigns()) {
    if (offers(state).empty()) return refuse<"backgammon-dice.nothing-to-resign">();
    return {};
  }
  if (state.stage() != Stage::deciding) return refuse<"backgammon-dice.no-dice">();

  MidTurn now = turn_begun(state);
  DiceLeft dice = dice_begun(state);
  Play steps;
  for (int i = 0; i < play.size(); ++i) {
    const Step step = play.step(i);
    const PossibleSteps possible = possible_steps(state.rules(), now, dice);
    if (find(possible, step) == nullptr) {
      if (!take_die(dice, step.die())) return refuse<"backgammon-dice.no-such-die", "die">(step.die());
      return refuse(why_impossible(state.rules(), now, step));
    }
    now = after_step(state.rules(), now, step);
    take_die(dice, step.die());
    steps = steps.with(i, step);
  }
  if (steps != play) return refuse<"backgammon-dice.gaps">();

  const State after = apply(state, play);
  const PlayList plays = legal(state);
  const bool allowed = std::ranges::any_of(plays, [&](const Play& other) { return apply(state, other) == after; });
  if (!allowed) return refuse(why_not(state, play));
  return {};
}

}  // namespace fourfold::backgammon_dice
