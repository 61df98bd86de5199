#include "rules/backgammon_dice/walk.h"

#include <algorithm>

#include "rules/backgammon_dice/moves.h"
#include "rules/backgammon_dice/steps.h"

namespace fourfold::backgammon_dice {
namespace {

static_assert(HopList::capacity() >= PossibleSteps::capacity());

// Where the pawn of a step comes to stand, seen from what changed among the pawns of its side. A partner of a switch is
// never of the same side.
int landing(const Pawns& before, const Pawns& after, Pawn pawn) {
  if (after.off() > before.off()) return off_space;
  const auto was = before.list();
  const auto is = after.list();
  for (const Pawn there : is) {
    if (there.side != pawn.side) continue;
    if (std::count(is.begin(), is.end(), there) > std::count(was.begin(), was.end(), there)) return there.space;
  }
  return pawn.space;  // a switch away, and back by the move
}

// A turn on its way: the pawns after some steps, and the dice still to play.
class Turn {
 public:
  explicit Turn(const State& state)
      : rules_(state.rules()), view_{state.pawns(state.turn()), state.pawns(other(state.turn())), 0} {
    const auto high = Die::from(state.high_die());
    const auto low = Die::from(state.low_die());
    if (high && low) dice_ = dice_to_play(*high, *low);
  }

  const View& view() const { return view_; }
  const DiceLeft& dice() const { return dice_; }
  const Play& play() const { return play_; }
  bool all_off() const { return view_.mine.all_off(); }

  // The steps that may follow, each duty judged as far as single steps tell.
  PossibleSteps steps() const {
    PossibleSteps steps;
    if (all_off()) return steps;
    for (std::size_t i = 0; i < dice_.size(); ++i) {
      if (i == 0 || dice_[i] != dice_[i - 1]) add_possible_steps(rules_, view_, dice_[i].pips(), steps);
    }
    keep_dutiful(rules_, steps);
    return steps;
  }

  // The steps as hops, in the same order.
  HopList hops_of(const PossibleSteps& steps) const {
    HopList hops;
    for (const PossibleStep& possible : steps) {
      const Pawn pawn = possible.step.pawn();
      hops.push_back({pawn.space, static_cast<std::uint8_t>(landing(view_.mine, possible.after.mine, pawn)), 0});
    }
    HopList told = hops;
    for (std::size_t i = 0; i < hops.size(); ++i) {
      const bool alike = std::count(hops.begin(), hops.end(), hops[i]) > 1;
      if (alike || steps[i].step.switches()) told[i].choice = steps[i].step.bits();
    }
    return told;
  }

  void make(const PossibleStep& possible) {
    play_ = play_.with(play_.size(), possible.step);
    view_ = possible.after;
    take_die(dice_, possible.step.die());
  }

  // The step that the hop means, if it may follow.
  std::optional<PossibleStep> find(const Hop& hop) const {
    const PossibleSteps all = steps();
    const HopList hops = hops_of(all);
    const Hop* const found = std::ranges::find(hops, hop);
    if (found == hops.end()) return std::nullopt;
    return all[static_cast<std::size_t>(found - hops.begin())];
  }

 private:
  const Rules& rules_;
  View view_;
  DiceLeft dice_;
  Play play_;
};

std::optional<Turn> turn_after(const State& state, std::span<const Hop> made) {
  if (state.stage() != Stage::deciding) return std::nullopt;
  Turn turn(state);
  for (const Hop& hop : made) {
    const auto possible = turn.find(hop);
    if (!possible) return std::nullopt;
    turn.make(*possible);
  }
  return turn;
}

// BD-6 over the whole turn: what all legal plays have in common, and so a turn must come to.
class WholeTurn {
 public:
  explicit WholeTurn(const State& state) : captured_before_(state.pawns(other(state.turn())).captured()) {
    const std::size_t dice = Turn(state).dice().size();
    for (const Play& play : legal(state)) {
      const State after = apply(state, play);
      // Bearing off the last pawn leaves no die unplayed.
      dice_over_ = after.pawns(state.turn()).all_off() ? 0 : dice - static_cast<std::size_t>(play.size());
      captures_ = captures_ && after.pawns(other(state.turn())).captured() > captured_before_;
    }
  }

  // Whether the turn, on which no step may follow, is one of the legal ones.
  bool ends_with(const Turn& turn) const {
    const std::size_t over = turn.all_off() ? 0 : turn.dice().size();
    return over == dice_over_ && (!captures_ || turn.view().theirs.captured() > captured_before_);
  }
  bool in_reach_of(const Turn& turn) const {
    const PossibleSteps steps = turn.steps();
    if (steps.empty()) return ends_with(turn);
    return std::ranges::any_of(steps, [&](const PossibleStep& possible) {
      Turn next = turn;
      next.make(possible);
      return in_reach_of(next);
    });
  }

 private:
  int captured_before_;
  std::size_t dice_over_ = 0;
  bool captures_ = true;
};

}  // namespace

HopList next_hops(const State& state, std::span<const Hop> made) {
  const auto turn = turn_after(state, made);
  if (!turn) return {};
  const PossibleSteps steps = turn->steps();
  const HopList hops = turn->hops_of(steps);
  if (state.rules().duty != Duty::turn || hops.empty()) return hops;
  const WholeTurn whole(state);
  HopList allowed;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    Turn next = *turn;
    next.make(steps[i]);
    if (whole.in_reach_of(next)) allowed.push_back(hops[i]);
  }
  return allowed;
}

std::optional<Play> play_of(const State& state, std::span<const Hop> made) {
  const auto turn = turn_after(state, made);
  if (!turn) return std::nullopt;
  const Duty duty = state.rules().duty;
  if (duty != Duty::none && !turn->steps().empty()) return std::nullopt;
  if (duty == Duty::turn && !WholeTurn(state).ends_with(*turn)) return std::nullopt;
  const State after = apply(state, turn->play());
  for (const Play& play : legal(state)) {
    if (apply(state, play) == after) return play;
  }
  return std::nullopt;
}

Position preview(const State& state, std::span<const Hop> made) {
  Position position = state.position();
  if (const auto turn = turn_after(state, made)) {
    const auto me = static_cast<std::size_t>(index(state.turn()));
    position.pawns[me] = turn->view().mine.list();
    position.pawns[1 - me] = turn->view().theirs.list();
    position.score[me] += turn->view().scored;
  }
  return position;
}

DiceLeft dice_left(const State& state, std::span<const Hop> made) {
  const auto turn = turn_after(state, made);
  return turn ? turn->dice() : DiceLeft{};
}

std::optional<Step> step_of(const State& state, std::span<const Hop> made, const Hop& hop) {
  const auto turn = turn_after(state, made);
  const auto possible = turn ? turn->find(hop) : std::nullopt;
  return possible ? std::optional(possible->step) : std::nullopt;
}

}  // namespace fourfold::backgammon_dice
