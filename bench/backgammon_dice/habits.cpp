#include "bench/backgammon_dice/habits.h"

#include <algorithm>

#include "rules/backgammon_dice/deeds.h"

namespace fourfold::backgammon_dice {
namespace {

// Pawns with this side that stand alone where one of the others has still to come by.
int left_alone(const Pawns& own, const Pawns& others, Face face) {
  const auto theirs = others.list();
  return static_cast<int>(std::ranges::count_if(own.list(), [&](Pawn pawn) {
    if (pawn.face != face || pawn.space == captured_space || pawn.space == off_space || own.two_on(pawn.space)) {
      return false;
    }
    return std::ranges::any_of(theirs, [&](Pawn other) { return other.space < off_space - pawn.space; });
  }));
}

// The three Regular sides move alike, so that only their symbols tell them apart.
template <Face face>
int leaves_alone(const State& state, const Play& play) {
  const Seat mover = to_act(state);
  const State after = apply(state, play);
  return left_alone(after.pawns(mover), after.pawns(other(mover)), face);
}

template <Face face>
int captures_side(const State& state, const Play& play) {
  const auto standing = [](const Pawns& pawns) {
    return static_cast<int>(std::ranges::count_if(pawns.list(), [](Pawn pawn) {
      return pawn.face == face && pawn.space != captured_space && pawn.space != off_space;
    }));
  };
  const Seat opponent = other(to_act(state));
  return standing(state.pawns(opponent)) - standing(apply(state, play).pawns(opponent));
}

int captures(const State& state, const Play& play) { return deeds(state, play).taken; }
int moves(const State& state, const Play& play) { return deeds(state, play).moved; }
int bears_off(const State& state, const Play& play) {
  const Seat mover = to_act(state);
  return apply(state, play).pawns(mover).off() - state.pawns(mover).off();
}

template <auto number>
int fewest(const State& state, const Play& play) {
  return -number(state, play);
}

constexpr bench::Habit<Game> all[] = {
    {"captures as many as it can", captures},
    {"captures as few as it may", fewest<captures>},
    {"bears off as many as it can", bears_off},
    {"bears off as few as it may", fewest<bears_off>},
    {"moves as far as it can", moves},
    {"leaves + alone", leaves_alone<Face::regular_plus>},
    {"leaves 0 alone", leaves_alone<Face::regular>},
    {"leaves - alone", leaves_alone<Face::regular_minus>},
    {"leaves no + alone", fewest<leaves_alone<Face::regular_plus>>},
    {"leaves no 0 alone", fewest<leaves_alone<Face::regular>>},
    {"leaves no - alone", fewest<leaves_alone<Face::regular_minus>>},
    {"captures +", captures_side<Face::regular_plus>},
    {"captures 0", captures_side<Face::regular>},
    {"captures -", captures_side<Face::regular_minus>},
};

}  // namespace

std::span<const bench::Habit<Game>> habits() { return all; }

}  // namespace fourfold::backgammon_dice
