// A turn has two hops at most, so all beginnings are tried and those kept that come to where a legal play leads. That
// holds for pairs in the way too (LU-9) without looking at them here: a legal play passes no pair, so afterwards as
// many pieces are beyond it as before, and a turn that leads to the same position has passed none either.
#include "rules/ludo/walk.h"

#include <algorithm>

#include "rules/ludo/move_table.h"
#include "rules/ludo/moves.h"

namespace fourfold::ludo {
namespace {

// A turn on its way: the steps made, and the dice still to play.
class PartialTurn {
 public:
  PartialTurn(const State& state, const Roll& dice) : state_(state), own_(state.pieces(state.turn())) {
    dice_.push_back(dice.high());
    if (dice.dice() == 2) dice_.push_back(Die::nth(static_cast<unsigned>(dice.low_pips()) - 1));
  }

  const Play& play() const { return play_; }
  const DiceLeft& dice() const { return dice_; }

  // Calls visit(step) for everything that a piece from there can do with the dice left.
  template <class Visit>
  void each_step(Progress from, Visit visit) const {
    if (from < base || from >= home || std::ranges::find(own_, from) == own_.end() || moved_there(from)) return;
    const auto visit_if_possible = [&](int number) {
      const Move& move = move_of(state_.rules().finish, from, number);
      if (move.possible() && (from != base || holds(state_.rules().entry, number))) visit(move.step);
    };
    for (std::size_t i = 0; i < dice_.size(); ++i) {
      if (i == 0 || dice_[i] != dice_[i - 1]) visit_if_possible(dice_[i].pips());
    }
    if (dice_.size() == 2 && from != base) visit_if_possible(dice_[0].pips() + dice_[1].pips());
  }
  template <class Visit>
  void each_step(Visit visit) const {
    for (std::size_t i = 0; i < own_.size(); ++i) {
      if (i == 0 || own_[i] != own_[i - 1]) each_step(own_[i], visit);
    }
  }

  // The step as a hop. The number is told where the ends do not tell it.
  Hop hop_of(Step step) const {
    int same_ends = 0;
    each_step(step.from(), [&](Step other) { same_ends += other.to() == step.to() ? 1 : 0; });
    return {place_of(step.from()), place_of(step.to()), static_cast<std::uint16_t>(same_ends > 1 ? step.pips() : 0)};
  }
  std::optional<Step> step_of(Hop hop) const {
    std::optional<Step> found;
    if (hop.from > place_of(home)) return found;
    each_step(progress_at(hop.from), [&](Step step) {
      if (hop_of(step) == hop) found = step;
    });
    return found;
  }

  PartialTurn after(Step step) const {
    PartialTurn next = *this;
    next.play_ = play_.count() == 0 ? Play::one(step) : Play::two(play_.first(), step);
    *std::ranges::find(next.own_, step.from()) = step.to();
    std::ranges::sort(next.own_);
    if (!take_die(next.dice_, step.pips())) next.dice_.clear();  // the sum
    return next;
  }

 private:
  // LU-6: the piece that has moved does not move again, unless it has just entered. Pieces on one space are alike, so
  // it matters only where it stands alone.
  bool moved_there(Progress from) const {
    return play_.count() == 1 && !play_.first().enters() && play_.first().to() == from &&
           std::ranges::count(own_, from) == 1;
  }

  const State& state_;
  Pieces own_;
  DiceLeft dice_;
  Play play_;
};

std::optional<PartialTurn> turn_after(const State& state, std::span<const Hop> made) {
  const std::optional<Roll> dice = state.dice();
  if (!dice || (third_six(state) && !made.empty())) return std::nullopt;
  std::optional<PartialTurn> turn(std::in_place, state, *dice);
  for (const Hop& hop : made) {
    const std::optional<Step> step = turn->step_of(hop);
    if (!step) return std::nullopt;
    turn.emplace(turn->after(*step));
  }
  return turn;
}

// The legal plays and where they lead.
class Ends {
 public:
  explicit Ends(const State& state) : state_(state), plays_(legal(state)) {
    for (const Play& play : plays_) states_.push_back(apply(state, play));
  }

  // A piece that moves there and back leaves everything as it was, which does not make it a pass.
  std::optional<Play> play_to(const PartialTurn& turn) const {
    if (turn.play().count() == 0) {
      const Play* const pass = std::ranges::find(plays_, std::size_t{0}, &Play::count);
      return pass == plays_.end() ? std::nullopt : std::optional(*pass);
    }
    const State* const found = std::ranges::find(states_, apply(state_, turn.play()));
    if (found == states_.end()) return std::nullopt;
    return plays_[static_cast<std::size_t>(found - states_.begin())];
  }
  bool in_reach_of(const PartialTurn& turn) const {
    if (play_to(turn)) return true;
    bool found = false;
    turn.each_step([&](Step step) { found = found || in_reach_of(turn.after(step)); });
    return found;
  }

 private:
  const State& state_;
  PlayList plays_;
  FixedList<State, PlayList::capacity()> states_;
};

}  // namespace

HopList next_hops(const State& state, std::span<const Hop> made) {
  HopList hops;
  const auto turn = turn_after(state, made);
  if (!turn || third_six(state)) return hops;
  const Ends ends(state);
  turn->each_step([&](Step step) {
    if (ends.in_reach_of(turn->after(step))) hops.push_back(turn->hop_of(step));
  });
  return hops;
}

std::optional<Play> play_of(const State& state, std::span<const Hop> made) {
  const auto turn = turn_after(state, made);
  return turn ? Ends(state).play_to(*turn) : std::nullopt;
}

Position preview(const State& state, std::span<const Hop> made) {
  Position position = state.position();
  const auto turn = turn_after(state, made);
  if (!turn || made.empty()) return position;
  const State after = apply(state, turn->play());
  for (const Seat seat : seats(state.rules())) {
    if (seat != state.turn() && state.rules().capture == Capture::turn_end) continue;
    position.pieces[static_cast<std::size_t>(index(seat))] = after.pieces(seat);
  }
  return position;
}

DiceLeft dice_left(const State& state, std::span<const Hop> made) {
  const auto turn = turn_after(state, made);
  return turn ? turn->dice() : DiceLeft{};
}

std::optional<Play> steps_of(const State& state, std::span<const Hop> made) {
  const auto turn = turn_after(state, made);
  return turn ? std::optional(turn->play()) : std::nullopt;
}

}  // namespace fourfold::ludo
