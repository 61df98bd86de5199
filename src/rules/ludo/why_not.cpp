// Why a piece does not go where somebody wants it to (see rules/walk.h).
#include <algorithm>
#include <string>
#include <vector>

#include "rules/ludo/moves.h"
#include "rules/ludo/walk.h"

namespace fourfold::ludo {
namespace {

AnyOf entry_numbers(const Rules& rules) {
  AnyOf numbers;
  for (int n = 1; n <= Die::sides; ++n) {
    if (holds(rules.entry, n)) numbers.texts.push_back(std::to_string(n));
  }
  return numbers;
}

// The numbers that a piece in play can be moved by: each die, and their sum.
std::vector<int> numbers_left(const DiceLeft& dice) {
  std::vector<int> numbers;
  int sum = 0;
  for (const Die die : dice) {
    if (std::ranges::find(numbers, die.pips()) == numbers.end()) numbers.push_back(die.pips());
    sum += die.pips();
  }
  if (dice.size() > 1) numbers.push_back(sum);
  return numbers;
}

// A number that brings a piece into play was not rolled, or it has been played already.
Message no_entry(const State& state) {
  if (const auto rolled = state.dice()) {
    for (const int pips : {rolled->high_pips(), rolled->low_pips()}) {
      if (pips != 0 && holds(state.rules().entry, pips)) return say<"ludo.why.entry-played", "number">(pips);
    }
  }
  return say<"ludo.why.entry", "numbers">(entry_numbers(state.rules()));
}

bool may_move_again(std::span<const Hop> made, int from) { return made.empty() || made.back().to != from; }

}  // namespace

Message why_not(const State& state, std::span<const Hop> made, int from, int to) {
  const DiceLeft dice = dice_left(state, made);
  const Progress start = progress_at(static_cast<std::uint8_t>(from));
  if (start == base || start == home || dice.empty() || state.again()) return why_stays(state, made, from);
  AnyOf numbers;
  for (const int number : numbers_left(dice)) {
    const Progress end = destination(start, number, state.rules().finish);
    if (end != base && place_of(end) == to) return why_stays(state, made, from);
    numbers.texts.push_back(std::to_string(number));
  }
  return say<"ludo.why.other-numbers", "numbers">(std::move(numbers));
}

Message why_stays(const State& state, std::span<const Hop> made, int from) {
  if (third_six(state)) return say<"ludo.third-six">();
  const DiceLeft dice = dice_left(state, made);
  const Progress start = progress_at(static_cast<std::uint8_t>(from));
  if (start == home) return say<"ludo.piece-is-home">();
  if (dice.empty()) return say<"ludo.why.no-dice-left">();
  if (state.again() && start != flower) return say<"ludo.extra-roll-from-flower">();
  if (start == base) {
    const bool enters = std::ranges::any_of(dice, [&](Die die) { return holds(state.rules().entry, die.pips()); });
    if (!enters) return no_entry(state);
  } else if (!may_move_again(made, from)) {
    return say<"ludo.why.moved-already">();
  } else if (std::ranges::none_of(numbers_left(dice), [&](int number) {
               return destination(start, number, state.rules().finish) != base;
             })) {
    return say<"ludo.why.exact-number", "count">(home - start);
  }
  if (state.rules().blocks != Blocks::none) return say<"ludo.why.blocked-or-duty">();
  return say<"ludo.why.duty">();
}

}  // namespace fourfold::ludo
