#include "players/backgammon_dice/table_engine.h"

#include <functional>

#include "players/stable_order.h"

namespace fourfold::backgammon_dice {
namespace {

using Candidate = players::Candidate<Game>;
using Decision = players::Decision<Game>;

// The mover's chance after a play.
std::optional<double> chance_after(const SolvedTables& tables, const State& after) {
  if (phase(after) == Phase::over) return 1;
  const auto theirs = tables.chance(after.mine(), after.theirs());
  if (!theirs) return std::nullopt;
  return 1 - in_parts_of_one(*theirs);
}

double equity_of(double chance) { return 2 * chance - 1; }

}  // namespace

const SolvedTables& TableEngine::tables(const Rules& rules) {
  if (!tables_ || rules_ != solved_name(rules)) {
    rules_ = solved_name(rules);
    tables_ = known_chances(rules, resources_);
  }
  return *tables_;
}

Result<std::optional<players::Outlook>> TableEngine::expect(const State& state, const players::Limits& /*limits*/) {
  if (state.stage() != Stage::rolling || !solvable(state.rules())) return std::nullopt;
  const auto chance = tables(state.rules()).chance(state.mine(), state.theirs());
  if (!chance) return std::nullopt;
  players::Outlook outlook;
  outlook.equity = equity_of(in_parts_of_one(*chance));
  outlook.win.push_back({to_act(state), in_parts_of_one(*chance)});
  outlook.win.push_back({other(to_act(state)), 1 - in_parts_of_one(*chance)});
  return outlook;
}

Result<Decision> TableEngine::decide(const State& state, const players::Limits& limits,
                                     const players::OnProgress<Game>& /*told*/) {
  if (!solvable(state.rules())) return greedy_.think(state, limits);
  const SolvedTables& known = tables(state.rules());
  Decision decision;
  decision.meaning = players::Meaning::equity;
  for (const Play& play : legal(state)) {
    const auto chance = chance_after(known, apply(state, play));
    if (!chance) return greedy_.think(state, limits);
    Candidate candidate{.play = play, .value = equity_of(*chance)};
    candidate.figures.push_back({"win", *chance});
    decision.candidates.push_back(std::move(candidate));
  }
  players::order_stably(decision.candidates.begin(), decision.candidates.end(), std::greater<>{}, &Candidate::value);
  decision.play = decision.candidates.front().play;
  decision.reason = decision.play.passes() ? say<"reason.backgammon-dice.can-do-nothing">()
                                           : say<"reason.backgammon-dice.wins-most-often">();
  return decision;
}

}  // namespace fourfold::backgammon_dice
