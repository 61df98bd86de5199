// Why a play from outside is not allowed: the rule that forbids it.
#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/ludo/moves.h"

namespace fourfold::ludo {
namespace {

std::string word(Progress piece) {
  if (piece == base) return "b";
  return piece == home ? "h" : std::to_string(piece);
}

// As notation writes it: a piece that has just entered moves on from where it stands, b/0/3.
std::string words(const Play& play) {
  std::string text = word(play.first().from()) + "/" + word(play.first().to());
  if (play.count() < 2) return text;
  const Step second = play.second();
  const bool moves_on = play.first().enters() && second.from() == flower;
  return text + (moves_on ? "" : " " + word(second.from())) + "/" + word(second.to());
}

std::vector<std::string> numbers_on(const Roll& dice) {
  std::vector<std::string> numbers = {std::to_string(dice.high_pips())};
  if (dice.dice() == 2) numbers.push_back(std::to_string(dice.low_pips()));
  return numbers;
}

// Whether the numbers of the steps are on the dice, each die once.
bool dice_show(const Roll& dice, const Play& play) {
  const int high = dice.high_pips();
  const int low = dice.low_pips();
  const int first = play.first().pips();
  if (play.count() == 2) {
    const int second = play.second().pips();
    return dice.dice() == 2 && ((first == high && second == low) || (first == low && second == high));
  }
  if (dice.dice() == 1) return first == high;
  return first == high || first == low || (first == high + low && !play.first().enters());
}

tl::unexpected<Error> no_entry_with(const Rules& rules, int pips) {
  std::vector<std::string> numbers;
  for (int n = 1; n <= Die::sides; ++n) {
    if (holds(rules.entry, n)) numbers.push_back(std::to_string(n));
  }
  if (numbers.size() == 1) return refuse<"ludo.entry-number", "number", "pips">(numbers.front(), pips);
  return refuse<"ludo.entry-numbers", "numbers", "pips">(std::move(numbers), pips);
}

// Whether two pieces of one colour stand on a space that the step passes or lands on.
bool meets_block(const State& state, Step step) {
  if (state.rules().blocks == Blocks::none) return false;
  const Spaces way = step.enters() ? Spaces{1} : path(step.from(), step.pips());
  for (const Seat seat : seats(state.rules())) {
    if (seat == state.turn()) continue;
    const Pieces& theirs = state.pieces(seat);
    for (std::size_t i = 1; i < theirs.size(); ++i) {
      if (!on_track(theirs[i]) || theirs[i] != theirs[i - 1]) continue;
      if ((way >> progress_seen(flower_offset(state.turn(), seat), theirs[i]) & 1) != 0) return true;
    }
  }
  return false;
}

// One step alone, with the pieces as they stand before it.
Result<void> check_step(const State& state, const Pieces& own, Step step) {
  const Rules& rules = state.rules();
  if (step.from() < base || step.from() >= home || std::ranges::find(own, step.from()) == own.end()) {
    if (step.from() == home) return refuse<"ludo.piece-is-home">();
    return refuse<"ludo.no-piece-there", "place">(word(step.from()));
  }
  if (state.again() && step.from() != flower) {
    return refuse<"ludo.extra-roll-from-flower">();
  }
  Progress to = flower;
  if (step.enters()) {
    if (!holds(rules.entry, step.pips())) return no_entry_with(rules, step.pips());
  } else {
    to = destination(step.from(), step.pips(), rules.finish);
    if (to == base) {
      return refuse<"ludo.exact-number", "from", "needed", "pips">(word(step.from()), home - step.from(), step.pips());
    }
  }
  if (step.to() != to) {
    return refuse<"ludo.leads-elsewhere", "from", "pips", "there", "to">(word(step.from()), step.pips(), word(to),
                                                                         word(step.to()));
  }
  if (meets_block(state, step)) {
    return refuse<"ludo.blocked", "move">(word(step.from()) + "/" + word(step.to()));
  }
  return {};
}

// The steps in the order they are told, each die once and no piece twice.
Result<void> check_steps(const State& state, const Play& play) {
  Pieces own = state.pieces(state.turn());
  if (const auto dice = state.dice(); dice && play.count() > 0 && !dice_show(*dice, play)) {
    return refuse<"ludo.dice-show", "dice">(numbers_on(*dice));
  }
  for (int i = 0; i < play.count(); ++i) {
    const Step step = play.step(i);
    if (auto fine = check_step(state, own, step); !fine) return fine;
    const Step first = play.first();
    const Pieces& before = state.pieces(state.turn());
    if (i == 1 && !first.enters() && first.to() == step.from() &&
        std::ranges::find(before, step.from()) == before.end()) {
      return refuse<"ludo.sum-in-one-move">();
    }
    *std::ranges::find(own, step.from()) = step.to();
  }
  return {};
}

}  // namespace

Result<Play> find_play(const State& state, const Play& play) {
  if (phase(state) == Phase::over) return refuse<"ludo.over">();
  if (play.resigns()) return Play::resign();
  if (phase(state) == Phase::roll) return refuse<"ludo.roll-first">();
  if (third_six(state) && !play.is_pass()) return refuse<"ludo.third-six">();

  Play told = play;
  if (auto fine = check_steps(state, play); !fine) {
    if (play.count() != 2) return tl::unexpected(fine.error());
    told = Play::two(play.second(), play.first());
    if (!check_steps(state, told)) return tl::unexpected(fine.error());
  }
  const PlayList plays = legal(state);
  const State result = apply(state, told);
  for (const Play& allowed : plays) {
    if (apply(state, allowed) == result) return allowed;
  }
  if (play.count() == 0) return refuse<"ludo.die-must-be-used", "play">(words(plays[0]));
  return refuse<"ludo.dice-must-be-used", "play">(words(plays[0]));
}

Result<State> try_apply(const State& state, const Play& play) {
  const Result<Play> found = find_play(state, play);
  if (!found) return tl::unexpected(found.error());
  return apply(state, *found);
}

}  // namespace fourfold::ludo
