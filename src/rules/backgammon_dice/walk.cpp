#include "rules/backgammon_dice/walk.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <tuple>

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
    if (there.face != pawn.face) continue;
    if (std::count(is.begin(), is.end(), there) > std::count(was.begin(), was.end(), there)) return there.space;
  }
  return pawn.space;  // a switch away, and back by the move
}

// A turn on its way: the pawns after some steps, and the dice still to play.
class PartialTurn {
 public:
  explicit PartialTurn(const State& state) : rules_(state.rules()), now_(turn_begun(state)), dice_(dice_begun(state)) {}

  const MidTurn& now() const { return now_; }
  const DiceLeft& dice() const { return dice_; }
  const Play& play() const { return play_; }

  // The steps that may follow, each duty judged as far as single steps tell.
  PossibleSteps steps() const { return dutiful_steps(rules_, now_, dice_); }

  // The steps as hops, in the same order.
  HopList hops_of(const PossibleSteps& steps) const {
    HopList hops;
    for (const PossibleStep& possible : steps) {
      const Pawn pawn = possible.step.pawn();
      hops.push_back({pawn.space, static_cast<std::uint8_t>(landing(now_.mine, possible.after.mine, pawn)), 0});
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
    now_ = possible.after;
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
  MidTurn now_;
  DiceLeft dice_;
  Play play_;
};

std::optional<PartialTurn> turn_after(const State& state, std::span<const Hop> made) {
  if (state.stage() != Stage::deciding) return std::nullopt;
  PartialTurn turn(state);
  for (const Hop& hop : made) {
    const auto possible = turn.find(hop);
    if (!possible) return std::nullopt;
    turn.make(*possible);
  }
  return turn;
}

// BD-6 over the whole turn: whether a turn so far can still come to one of the positions that the legal plays lead to.
class WholeTurn {
 public:
  explicit WholeTurn(const State& state) {
    for (const Play& play : legal(state)) {
      MidTurn now = turn_begun(state);
      for (int i = 0; i < play.size(); ++i) now = after_step(state.rules(), now, play.step(i));
      ends_.insert(key_of(now));
    }
  }

  // Whether the turn, on which no step may follow, is one of the legal ones.
  bool ends_with(const PartialTurn& turn) const { return ends_.contains(key_of(turn.now())); }
  bool in_reach_of(const PartialTurn& turn) {
    const PossibleSteps steps = turn.steps();
    if (steps.empty()) return ends_with(turn);
    const auto here = std::tuple(key_of(turn.now()), turn.dice().size(), turn.dice()[0].pips());
    if (dead_ends_.contains(here)) return false;
    const bool reached = std::ranges::any_of(steps, [&](const PossibleStep& possible) {
      PartialTurn next = turn;
      next.make(possible);
      return in_reach_of(next);
    });
    if (!reached) dead_ends_.insert(here);
    return reached;
  }

 private:
  using Key = std::tuple<std::uint64_t, std::uint64_t, int>;
  static Key key_of(const MidTurn& now) { return {now.mine.bits(), now.theirs.bits(), now.scored}; }

  std::set<Key> ends_;
  std::set<std::tuple<Key, std::size_t, int>> dead_ends_;  // with the dice left: met before, and nothing came of it
};

}  // namespace

HopList next_hops(const State& state, std::span<const Hop> made) {
  const auto turn = turn_after(state, made);
  if (!turn) return {};
  const PossibleSteps steps = turn->steps();
  const HopList hops = turn->hops_of(steps);
  if (state.rules().duty != Duty::turn || hops.empty()) return hops;
  WholeTurn whole(state);
  HopList allowed;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    PartialTurn next = *turn;
    next.make(steps[i]);
    if (whole.in_reach_of(next)) allowed.push_back(hops[i]);
  }
  return allowed;
}

std::optional<Play> play_of(const State& state, std::span<const Hop> made) {
  const auto turn = turn_after(state, made);
  if (!turn) return std::nullopt;
  if (state.rules().duty != Duty::none && !turn->steps().empty()) return std::nullopt;
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
    position.pawns[me] = turn->now().mine.list();
    position.pawns[1 - me] = turn->now().theirs.list();
    position.score[me] += turn->now().scored;
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
