// Solving a game tier after tier into files in the resources' folder, stopped and gone on with: what the solvers of all
// games do. For native programs, which have files.
//
// A Solving says what is solved: Tier, Value and Tables; tables(resources, pieces), what there is already;
// add(tables, tier, bytes); folder(resources) and path(resources, tier); marks(tier) of a file; solve(tier, tables,
// begun, settings); what that takes: bytes_to_solve(tier), seconds_a_position; and tell(tables, pieces, report), what
// has come out.
#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "players/solving.h"
#include "players/tables/solved_tiers.h"

namespace fourfold::players {

template <class Solving>
SolvePlan plan_of_tiers(const Solving& solving, const typename Solving::Tables& there, int pieces) {
  using Tier = typename Solving::Tier;
  SolvePlan plan;
  for (const Tier& tier : tiers_with<Tier>(pieces)) {
    plan.positions += tier.positions();
    if (there.has(tier)) {
      plan.positions_there += tier.positions();
    } else {
      plan.memory = std::max(plan.memory, solving.bytes_to_solve(tier));
      plan.seconds += solving.seconds_a_position * static_cast<double>(tier.positions());
    }
  }
  return plan;
}

template <class Solving>
class TierWork {
 public:
  using Tier = typename Solving::Tier;
  using Value = typename Solving::Value;
  using Tables = typename Solving::Tables;

  TierWork(const Solving& solving, const Resources& resources, const SolveWork& work)
      : solving_(solving),
        resources_(resources),
        work_(work),
        folder_(solving.folder(resources)),
        tables_(*solving.tables(resources, work.pieces)) {}

  Result<SolveReport> run() {
    const SolvePlan planned = plan_of_tiers(solving_, tables_, work_.pieces);
    std::error_code problem;
    std::filesystem::create_directories(folder_, problem);
    if (problem) return refuse<"tables.cannot-be-written", "file">(folder_);
    std::uint64_t done = 0;
    const std::uint64_t all = planned.positions - planned.positions_there;
    for (const Tier& tier : tiers_with<Tier>(work_.pieces)) {
      if (tables_.has(tier)) continue;
      TierSettings settings{.threads = std::max(1U, work_.threads), .stop = work_.stop};
      settings.told = [&](const TierProgress& so_far) {
        if (!work_.told) return;
        const auto near = static_cast<std::uint64_t>(so_far.share * static_cast<double>(tier.positions()));
        work_.told({done + near, all, tier.name(), static_cast<int>(so_far.accuracy.sweeps), so_far.accuracy.residual});
      };
      const auto kept = solve_and_keep(tier, settings);
      if (!kept) return refuse(kept.error());
      if (!*kept) break;
      done += tier.positions();
    }
    return report();
  }

 private:
  // Where a tier is kept that was stopped.
  std::string begun_path(const Tier& tier) const { return folder_ + "/" + tier.name() + ".begun"; }

  // What an earlier run left of a tier, if it can be used.
  std::vector<Value> begun_values(const Tier& tier) const {
    const auto bytes = map_file(begun_path(tier));
    if (!bytes) return {};
    const auto file = read_solved_file(solving_.marks(tier), bytes->bytes, tier.positions() * sizeof(Value));
    if (!file) return {};
    const auto* const first = reinterpret_cast<const Value*>(file->values.data());
    return {first, first + tier.positions()};
  }

  // Solves the tier and keeps it; false if it was stopped, and then what there is of it is kept.
  Result<bool> solve_and_keep(const Tier& tier, const TierSettings& settings) {
    const std::string begun = begun_path(tier);
    const SolvedTierOf<Value> solved = solving_.solve(tier, tables_, begun_values(tier), settings);
    const std::string_view values = bytes_of_values<Value>(solved.values);
    const std::string head = solved_file_head(solving_.marks(tier), solved.accuracy, values);
    const std::string path = solved.finished ? solving_.path(resources_, tier) : begun;
    if (const auto written = write_file(path, {head, values}); !written) return refuse(written.error());
    if (!solved.finished) return false;
    std::error_code none;
    std::filesystem::remove(begun, none);
    const auto bytes = map_file(path);
    if (!bytes) return refuse(bytes.error());
    if (const auto added = solving_.add(tables_, tier, *bytes); !added) return refuse(added.error());
    return true;
  }

  SolveReport report() const {
    SolveReport report;
    report.folder = folder_;
    report.finished = tables_.pieces() >= work_.pieces;
    report.residual = 0;
    for (const Tier& tier : tiers_with<Tier>(work_.pieces)) {
      if (!tables_.has(tier)) continue;
      report.positions += tier.positions();
      report.residual = std::max(report.residual, tables_.accuracy(tier).residual);
      std::error_code none;
      const auto size = std::filesystem::file_size(solving_.path(resources_, tier), none);
      if (!none) report.bytes += size;
    }
    if (report.finished) solving_.tell(tables_, work_.pieces, report);
    return report;
  }

  const Solving& solving_;
  const Resources& resources_;
  const SolveWork& work_;
  std::string folder_;
  Tables tables_;
};

template <class Solving>
Result<SolvePlan> plan_tiers(const Solving& solving, const Resources& resources, int pieces) {
  return plan_of_tiers(solving, *solving.tables(resources, pieces), pieces);
}

template <class Solving>
Result<SolveReport> solve_tiers(const Solving& solving, const Resources& resources, const SolveWork& work) {
  return TierWork<Solving>(solving, resources, work).run();
}

}  // namespace fourfold::players
