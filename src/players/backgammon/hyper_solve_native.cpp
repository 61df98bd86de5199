#include "players/backgammon/hyper_solve.h"

#include "players/backgammon/hyper_solver.h"
#include "players/backgammon/hyper_worth.h"
#include "players/tables/solve_tiers.h"

namespace fourfold::backgammon {
namespace {

using players::Resources;
using players::SolvePlan;
using players::SolveReport;
using players::SolveWork;

Result<void> check_solvable(const Rules& rules, const Resources& resources, int checkers) {
  if (!is_hyper(rules)) return refuse<"solve.too-many-checkers">();
  if (resources.tables.empty()) return refuse<"tables.no-folder">();
  if (checkers < 1 || checkers > hyper_checkers) {
    return refuse<"solve.checkers", "least", "most", "asked">(1, hyper_checkers, checkers);
  }
  return {};
}

// What is solved, as players::solve_tiers asks for it.
struct HyperSolving {
  using Tier = HyperTier;
  using Value = HyperValues;
  using Tables = HyperTables;
  static constexpr double seconds_a_position = 40e-6;  // all sweeps together, measured with three checkers

  const Rules& rules;

  auto tables(const Resources& resources, int checkers) const {
    return hyper_tables(rules.gammon, resources, checkers);
  }
  Result<void> add(Tables& tables, const Tier& tier, const players::TableBytes& bytes) const {
    return tables.add(marks(tier), tier, bytes);
  }
  std::string folder(const Resources& resources) const { return hyper_folder(resources, rules.gammon); }
  std::string path(const Resources& resources, const Tier& tier) const {
    return hyper_path(resources, rules.gammon, tier);
  }
  players::SolvedFileMarks marks(const Tier& tier) const { return hyper_marks(rules.gammon, tier); }
  auto solve(const Tier& tier, const Tables& tables, std::vector<HyperValues> begun,
             const players::TierSettings& settings) const {
    return solve_hyper_tier(rules.gammon, tier, tables, std::move(begun), settings);
  }
  static std::size_t bytes_to_solve(const Tier& tier) { return backgammon::bytes_to_solve(tier); }
  void tell(const Tables& tables, int checkers, SolveReport& report) const {
    const HyperWorth begun = worth_of_beginning(tables, rules, hyper_start(checkers));
    report.value = static_cast<double>(begun.chances.win);
    report.equity = begun.cubeless;
    report.equity_with_cube = rules.jacoby ? begun.jacoby : begun.centred;
  }
};

Result<SolvePlan> plan_hyper(const Rules& rules, const Resources& resources, int checkers) {
  if (const auto checked = check_solvable(rules, resources, checkers); !checked) return refuse(checked.error());
  return players::plan_tiers(HyperSolving{rules}, resources, checkers);
}

Result<SolveReport> solve_hyper(const Rules& rules, const Resources& resources, const SolveWork& work) {
  if (const auto checked = check_solvable(rules, resources, work.pieces); !checked) return refuse(checked.error());
  return players::solve_tiers(HyperSolving{rules}, resources, work);
}

constexpr players::GameSolver<Game> hyper_solver{"checkers", hyper_checkers, plan_hyper, solve_hyper};

}  // namespace

const players::GameSolver<Game>* game_solver() { return &hyper_solver; }

}  // namespace fourfold::backgammon
