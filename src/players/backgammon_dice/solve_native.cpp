#include "players/backgammon_dice/solve.h"

#include "players/backgammon_dice/solver.h"
#include "players/tables/solve_tiers.h"

namespace fourfold::backgammon_dice {
namespace {

using players::Resources;
using players::SolvePlan;
using players::SolveReport;
using players::SolveWork;

Result<void> check(const Rules& rules, const Resources& resources, int pawns) {
  if (!solvable(rules)) return refuse<"solve.too-large">();
  if (resources.tables.empty()) return refuse<"tables.no-folder">();
  if (pawns < 1 || pawns > pawns_a_side) {
    return refuse<"solve.pawns", "least", "most", "asked">(1, pawns_a_side, pawns);
  }
  return {};
}

// What is solved, as players::solve_tiers asks for it.
struct Solving {
  using Tier = backgammon_dice::Tier;
  using Value = Chance;
  using Tables = SolvedTables;
  static constexpr double seconds_a_position = 24e-6;  // all sweeps together, about what five pawns took

  const Rules& rules;

  auto tables(const Resources& resources, int pawns) const { return solved_tables(rules, resources, pawns); }
  Result<void> add(Tables& tables, const Tier& tier, const players::TableBytes& bytes) const {
    return tables.add(rules, tier, bytes);
  }
  std::string folder(const Resources& resources) const { return solved_folder(resources, rules); }
  std::string path(const Resources& resources, const Tier& tier) const { return tier_path(resources, rules, tier); }
  auto marks(const Tier& tier) const { return marks_of(rules, tier); }
  auto solve(const Tier& tier, const Tables& tables, std::vector<Chance> begun, const TierSettings& settings) const {
    return solve_tier(rules, tier, tables, std::move(begun), settings);
  }
  static std::size_t bytes_to_solve(const Tier& tier) { return backgammon_dice::bytes_to_solve(tier); }
  void tell(const Tables& tables, int pawns, SolveReport& report) const {
    const Pawns start = start_of(rules, pawns);
    if (const auto chance = tables.chance(start, start)) report.value = in_parts_of_one(*chance);
  }
};

Result<SolvePlan> plan(const Rules& rules, const Resources& resources, int pawns) {
  if (const auto checked = check(rules, resources, pawns); !checked) return refuse(checked.error());
  return players::plan_tiers(Solving{rules}, resources, pawns);
}

Result<SolveReport> solve(const Rules& rules, const Resources& resources, const SolveWork& work) {
  if (const auto checked = check(rules, resources, work.pieces); !checked) return refuse(checked.error());
  return players::solve_tiers(Solving{rules}, resources, work);
}

constexpr players::GameSolver<Game> solver{"pawns", pawns_a_side, plan, solve};

}  // namespace

const players::GameSolver<Game>* game_solver() { return &solver; }

Pawns start_of(const Rules& rules, int pawns) {
  // Of 1,1,3,6,6 these are 1 · 1,6 · 1,3,6 · 1,3,6,6.
  constexpr std::array<std::array<bool, pawns_a_side>, pawns_a_side> kept = {{{true, false, false, false, false},
                                                                              {true, false, false, false, true},
                                                                              {true, false, true, false, true},
                                                                              {true, false, true, true, true},
                                                                              {true, true, true, true, true}}};
  std::array<Pawn, pawns_a_side> start{};
  for (std::size_t i = 0; i < start.size(); ++i) {
    start[i] = pawn_on(kept[static_cast<std::size_t>(pawns - 1)][i] ? rules.setup[i] : off_space);
  }
  return Pawns(start);
}

}  // namespace fourfold::backgammon_dice
