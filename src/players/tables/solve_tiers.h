// Solving a game tier after tier into files in the resources' folder, stopped and gone on with: what the solvers of all
// games do. A tier that takes long is put by now and then, so that little is lost with a program that is ended without
// a word. For native programs, which have files.
//
// A Solving says what is solved: Tier, Value and Tables; tables(resources, pieces), what there is already;
// add(tables, tier, bytes); folder(resources) and path(resources, tier); marks(tier) of a file; solve(tier, tables,
// begun, settings); what that takes: bytes_to_solve(tier), seconds_a_position; and tell(tables, pieces, report), what
// has come out.
#pragma once

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
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

// When a tier is put by. It is counted in work and not in time, so that the values are the same on every machine: a
// solver that goes on reckons some things anew. So it gets some sweeps each time, and is left alone at the end.
struct PutBy {
  std::uint32_t sweeps = 4;                          // since the last time, at least
  std::uint64_t positions = std::uint64_t{1} << 26;  // computed in them, at least: about a minute of one thread
  double before = 0.8;                               // as long as no more than that share is done

  bool due(std::uint64_t tier_positions, const TierProgress& so_far) const {
    const std::uint64_t swept = so_far.accuracy.sweeps;
    return swept >= sweeps && swept * tier_positions >= positions && so_far.share < before;
  }
};

template <class Solving>
class TierWork {
 public:
  using Tier = typename Solving::Tier;
  using Value = typename Solving::Value;
  using Tables = typename Solving::Tables;

  TierWork(const Solving& solving, const Resources& resources, const SolveWork& work, const PutBy& put_by)
      : solving_(solving),
        resources_(resources),
        work_(work),
        put_by_(put_by),
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

  // What there is of a tier: its values, none at the beginning, and how far they were worked out.
  struct Begun {
    std::vector<Value> values;
    Accuracy accuracy;
  };

  // What an earlier run left of it, if it can be used.
  Begun begun_before(const Tier& tier) const {
    const auto bytes = map_file(begun_path(tier));
    if (!bytes) return {};
    const auto file = read_solved_file(solving_.marks(tier), bytes->bytes, tier.positions() * sizeof(Value));
    if (!file) return {};
    const auto* const first = reinterpret_cast<const Value*>(file->values.data());
    return {{first, first + tier.positions()}, file->accuracy};
  }

  Result<void> write(const Tier& tier, const std::string& path, const Begun& there) const {
    const std::string_view values = bytes_of_values<Value>(there.values);
    return write_file(path, {solved_file_head(solving_.marks(tier), there.accuracy, values), values});
  }

  // Goes on with the tier until it is solved, stopped or to be put by: which of them.
  enum class Went : std::uint8_t { to_the_end, until_stopped, until_put_by };
  Went go_on(const Tier& tier, const TierSettings& settings, Begun& there) const {
    bool due = false;
    const std::uint32_t sweeps_before = there.accuracy.sweeps;
    TierSettings watched = settings;
    watched.stop = [&] { return due || (settings.stop && settings.stop()); };
    watched.told = [&](TierProgress so_far) {
      due = put_by_.due(tier.positions(), so_far);
      so_far.accuracy.sweeps += sweeps_before;
      there.accuracy = so_far.accuracy;
      settings.told(so_far);
    };
    SolvedTierOf<Value> solved = solving_.solve(tier, tables_, std::move(there.values), watched);
    there.values = std::move(solved.values);
    if (!solved.finished) return due ? Went::until_put_by : Went::until_stopped;
    there.accuracy = {solved.accuracy.residual, solved.accuracy.sweeps + sweeps_before};
    return Went::to_the_end;
  }

  // Solves the tier and keeps it; false if it was stopped, and then what there is of it is kept.
  Result<bool> solve_and_keep(const Tier& tier, const TierSettings& settings) {
    const std::string begun = begun_path(tier);
    Begun there = begun_before(tier);
    for (;;) {
      const Went went = go_on(tier, settings, there);
      if (went == Went::to_the_end) break;
      if (const auto written = write(tier, begun, there); !written) return refuse(written.error());
      if (went == Went::until_stopped) return false;
    }
    const std::string path = solving_.path(resources_, tier);
    if (const auto written = write(tier, path, there); !written) return refuse(written.error());
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
  const PutBy& put_by_;
  std::string folder_;
  Tables tables_;
};

template <class Solving>
Result<SolvePlan> plan_tiers(const Solving& solving, const Resources& resources, int pieces) {
  return plan_of_tiers(solving, *solving.tables(resources, pieces), pieces);
}

template <class Solving>
Result<SolveReport> solve_tiers(const Solving& solving, const Resources& resources, const SolveWork& work,
                                const PutBy& put_by = {}) {
  return TierWork<Solving>(solving, resources, work, put_by).run();
}

}  // namespace fourfold::players
