#include "players/backgammon_dice/solve.h"

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "players/backgammon_dice/solver.h"

namespace fourfold::backgammon_dice {
namespace {

using players::Resources;
using players::SolvePlan;
using players::SolveReport;
using players::SolveWork;

// All sweeps together, measured with three and four pawns.
constexpr double seconds_a_position = 12e-6;

// Where a tier is kept that was stopped.
std::string begun_path(const Resources& resources, const Rules& rules, const Tier& tier) {
  return solved_folder(resources, rules) + "/" + tier.name() + ".begun";
}

std::string_view bytes_of(std::span<const Chance> values) {
  return {reinterpret_cast<const char*>(values.data()), values.size_bytes()};
}

// What an earlier run left of a tier, if it can be used.
std::vector<Chance> begun_values(const Resources& resources, const Rules& rules, const Tier& tier) {
  const auto bytes = players::map_file(begun_path(resources, rules, tier));
  if (!bytes) return {};
  const auto file = read_tier_file(rules, tier, bytes->bytes);
  if (!file) return {};
  return {file->values.begin(), file->values.end()};
}

Result<void> check(const Rules& rules, const Resources& resources, int pawns) {
  if (!solvable(rules)) return refuse<"solve.too-large">();
  if (resources.tables.empty()) return refuse<"tables.no-folder">();
  if (pawns < 1 || pawns > pawns_a_side) {
    return refuse<"solve.pawns", "least", "most", "asked">(1, pawns_a_side, pawns);
  }
  return {};
}

SolvePlan plan_with(const SolvedTables& there, int pawns) {
  SolvePlan plan;
  for (const Tier& tier : tiers_of(pawns)) {
    plan.positions += tier.positions();
    if (there.has(tier)) {
      plan.positions_there += tier.positions();
    } else {
      plan.memory = std::max(plan.memory, bytes_to_solve(tier));
      plan.seconds += seconds_a_position * static_cast<double>(tier.positions());
    }
  }
  return plan;
}

Result<SolvePlan> plan(const Rules& rules, const Resources& resources, int pawns) {
  if (const auto checked = check(rules, resources, pawns); !checked) return refuse(checked.error());
  return plan_with(*solved_tables(rules, resources, pawns), pawns);
}

SolveReport report_of(const Rules& rules, const Resources& resources, const SolvedTables& tables, int pawns) {
  SolveReport report;
  report.folder = solved_folder(resources, rules);
  report.finished = tables.pawns() >= pawns;
  report.residual = 0;
  for (const Tier& tier : tiers_of(pawns)) {
    if (!tables.has(tier)) continue;
    report.positions += tier.positions();
    report.residual = std::max(report.residual, tables.accuracy(tier).residual);
    std::error_code none;
    const auto size = std::filesystem::file_size(tier_path(resources, rules, tier), none);
    if (!none) report.bytes += size;
  }
  const Pawns start = start_of(rules, pawns);
  if (const auto chance = tables.chance(start, start); report.finished && chance) {
    report.value = in_parts_of_one(*chance);
  }
  return report;
}

// Chances come nearer to the truth by the same factor again and again.
std::uint64_t nearly_done(const Tier& tier, double residual) {
  const double share = std::log(std::clamp(residual, solved_residual, 1.0)) / std::log(solved_residual);
  return static_cast<std::uint64_t>(share * static_cast<double>(tier.positions()));
}

// Solves the tier and keeps it; false if it was stopped, and then what there is of it is kept.
Result<bool> solve_and_keep(const Rules& rules, const Resources& resources, const Tier& tier,
                            const TierSettings& settings, SolvedTables& tables) {
  const std::string begun = begun_path(resources, rules, tier);
  const SolvedTier solved = solve_tier(rules, tier, tables, begun_values(resources, rules, tier), settings);
  const std::string head = tier_file_head(rules, tier, solved.accuracy, solved.values);
  const std::string path = solved.finished ? tier_path(resources, rules, tier) : begun;
  if (const auto written = players::write_file(path, {head, bytes_of(solved.values)}); !written) {
    return refuse(written.error());
  }
  if (!solved.finished) return false;
  std::error_code none;
  std::filesystem::remove(begun, none);
  const auto bytes = players::map_file(path);
  if (!bytes) return refuse(bytes.error());
  if (const auto added = tables.add(rules, tier, *bytes); !added) return refuse(added.error());
  return true;
}

Result<SolveReport> solve(const Rules& rules, const Resources& resources, const SolveWork& work) {
  if (const auto checked = check(rules, resources, work.pawns); !checked) return refuse(checked.error());
  SolvedTables tables = *solved_tables(rules, resources, work.pawns);
  const SolvePlan planned = plan_with(tables, work.pawns);
  const std::string folder = solved_folder(resources, rules);
  std::error_code problem;
  std::filesystem::create_directories(folder, problem);
  if (problem) return refuse<"tables.cannot-be-written", "file">(folder);
  std::uint64_t done = 0;
  const std::uint64_t all = planned.positions - planned.positions_there;
  for (const Tier& tier : tiers_of(work.pawns)) {
    if (tables.has(tier)) continue;
    TierSettings settings{.threads = std::max(1U, work.threads), .stop = work.stop};
    settings.told = [&](const Accuracy& so_far) {
      if (!work.told) return;
      work.told({done + nearly_done(tier, so_far.residual), all, tier.name(), static_cast<int>(so_far.sweeps),
                 so_far.residual});
    };
    const auto kept = solve_and_keep(rules, resources, tier, settings, tables);
    if (!kept) return refuse(kept.error());
    if (!*kept) break;
    done += tier.positions();
  }
  return report_of(rules, resources, tables, work.pawns);
}

constexpr players::GameSolver<Game> solver{plan, solve};

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
