// Why a checker does not go where somebody wants it to (see rules/walk.h), with what the board shows: whose checkers
// close a point, which numbers are left.
#include <algorithm>
#include <string>
#include <vector>

#include "rules/backgammon/partial_turn.h"
#include "rules/backgammon/walk.h"

namespace fourfold::backgammon {
namespace {

PartialTurn turn_on_its_way(const State& state, std::span<const Hop> made) {
  PartialTurn turn(state.position());
  for (const Hop hop : made) turn.make({hop.from, hop.to});
  return turn;
}

int opposing_on(const PartialTurn& turn, int point) {
  return point == off ? 0 : turn.opponent()[static_cast<std::size_t>(points + 1 - point)];
}

std::vector<std::string> numbers_left(const PartialTurn& turn) {
  std::vector<std::string> numbers;
  for (const Die die : turn.dice()) numbers.push_back(std::to_string(die.pips()));
  return numbers;
}

// The closed points on which a checker would have to land between here and there, by all the orders of the dice.
std::vector<std::string> closed_on_the_way(const PartialTurn& turn, int from, int to) {
  std::vector<int> landings;
  const DiceLeft& dice = turn.dice();
  const bool alike = dice.size() > 1 && dice[0] == dice[1];
  for (const Die die : dice) {
    if (!alike && dice.size() == 2 && from - to != dice[0].pips() + dice[1].pips()) break;
    if (alike && (from - to) % die.pips() != 0) break;
    const int steps = alike ? (from - to) / die.pips() : 1;
    if (steps > static_cast<int>(dice.size())) break;
    for (int step = 1; step == 1 || step < steps; ++step) landings.push_back(from - step * die.pips());
    if (alike) break;
  }
  std::vector<std::string> closed;
  for (const int landing : landings) {
    if (landing > off && opposing_on(turn, landing) >= 2) closed.push_back(std::to_string(landing));
  }
  return closed;
}

Message closed(const State& state, const PartialTurn& turn, int point) {
  return say<"backgammon.why.closed", "point", "count", "player">(point, opposing_on(turn, point),
                                                                  other(state.position().turn));
}

}  // namespace

Message why_not(const State& state, std::span<const Hop> made, int from, int to) {
  PartialTurn turn = turn_on_its_way(state, made);
  const PartialTurn before = turn;
  switch (turn.make({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)})) {
    case Obstacle::not_forward:
      return say<"backgammon.why.backwards">();
    case Obstacle::no_checker:
      return from == bar ? say<"backgammon.no-checker-on-bar">() : say<"backgammon.no-checker", "point">(from);
    case Obstacle::bar_first:
    case Obstacle::no_dice_left:
      return why_stays(state, made, from);
    case Obstacle::held:
      return closed(state, before, to);
    case Obstacle::not_all_home:
      return say<"backgammon.why.not-all-home", "point">(before.highest());
    case Obstacle::needs_exact_die:
      return say<"backgammon.why.exact-die", "count", "dice">(from, numbers_left(before));
    case Obstacle::no_such_die: {
      auto between = closed_on_the_way(before, from, to);
      if (!between.empty()) return say<"backgammon.why.way-closed", "points">(std::move(between));
      return say<"backgammon.why.no-such-die", "count", "dice">(from - to, numbers_left(before));
    }
    case Obstacle::none:
      break;
  }
  return say<"backgammon.why.duty">();
}

Message why_stays(const State& state, std::span<const Hop> made, int from) {
  if (from == off) return say<"backgammon.why.borne-off">();
  const PartialTurn turn = turn_on_its_way(state, made);
  if (turn.highest() == bar && from != bar) return say<"backgammon.why.bar-first">();
  if (turn.dice().empty()) return say<"backgammon.why.no-dice-left">();
  std::vector<std::string> shut;
  int only = off;
  for (const Die die : turn.dice()) {
    const int to = std::max(from - die.pips(), off);
    const std::string point = std::to_string(to);
    if (opposing_on(turn, to) < 2 || std::ranges::find(shut, point) != shut.end()) continue;
    shut.push_back(point);
    only = to;
  }
  if (shut.size() > 1) return say<"backgammon.why.all-closed", "points">(std::move(shut));
  if (shut.size() == 1) return closed(state, turn, only);
  return why_not(state, made, from, std::max(from - turn.dice()[0].pips(), off));
}

}  // namespace fourfold::backgammon
