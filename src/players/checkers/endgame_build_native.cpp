#include <algorithm>
#include <filesystem>
#include <iterator>

#include "players/checkers/endgame_build.h"
#include "players/checkers/endgame_solver.h"
#include "players/tables/table_bytes.h"

namespace fourfold::checkers {
namespace {

using players::Resources;
using players::TablePlan;
using players::TableReport;
using players::TableWork;

constexpr int most_pieces_with_distances = 5;
constexpr std::size_t most_memory = std::size_t{8} << 30;

bool keeps_distances(const Material& material) { return material.pieces() <= most_pieces_with_distances; }

std::uint64_t positions_of(const SliceCounts& counts) { return counts.won + counts.lost + counts.drawn; }

// Numbers of places, which are a few more than positions.
std::uint64_t size_of(const Material& material) { return Slice(material).size(); }

// What is there, and how much of it is to be made.
Result<TablePlan> plan(const Rules& rules, const Resources& resources, int pieces) {
  if (resources.tables.empty()) return refuse<"tables.no-folder">();
  if (pieces < 2 || pieces > most_table_pieces) {
    return refuse<"tables.pieces", "least", "most", "asked">(2, most_table_pieces, pieces);
  }
  const auto there = tables_of(rules, resources);
  TablePlan plan;
  plan.most_pieces = most_table_pieces;
  for (int count = 2; count <= pieces; ++count) {
    for (const Material& material : materials_of(count)) {
      plan.positions += size_of(material);
      if (there->has(material)) {
        plan.positions_there += size_of(material);
      } else {
        plan.memory = std::max(plan.memory, bytes_to_solve(material));
      }
    }
  }
  return plan;
}

Result<void> keep(const Rules& rules, const Resources& resources, const SliceFile& slice, EndgameTables& tables) {
  const std::string path = table_path(resources, rules, slice.material);
  const std::string bytes_of_file = table_file(rules, {slice});
  if (const auto written = players::write_file(path, {bytes_of_file}); !written) return written;
  const auto bytes = players::map_file(path);
  if (!bytes) return refuse(bytes.error());
  return tables.add(bytes->bytes, bytes->owner);
}

TableReport report_of(const Rules& rules, const Resources& resources, const EndgameTables& tables, int pieces,
                      bool finished) {
  TableReport report{finished, tables_folder(resources), 0, {}};
  for (int count = 2; count <= pieces; ++count) {
    SliceCounts all;
    for (const Material& material : materials_of(count)) {
      if (!tables.has(material)) return report;
      all += tables.counts(material);
      std::error_code none;
      const auto size = std::filesystem::file_size(table_path(resources, rules, material), none);
      if (!none) report.bytes += size;
    }
    const std::uint64_t longest = all.longest > slow_plies ? all.longest - slow_plies : all.longest;
    report.counts.push_back({count, positions_of(all), all.won, all.lost, all.drawn, longest});
  }
  return report;
}

// Fewer pieces first, because every solution rests on them.
std::vector<Material> missing(const EndgameTables& tables, int pieces) {
  std::vector<Material> materials;
  for (int count = 2; count <= pieces; ++count) {
    std::ranges::copy_if(materials_of(count), std::back_inserter(materials),
                         [&](const Material& material) { return !tables.has(material); });
  }
  return materials;
}

Result<TableReport> build(const Rules& rules, const Resources& resources, const TableWork& work) {
  const auto planned = plan(rules, resources, work.pieces);
  if (!planned) return refuse(planned.error());
  if (planned->memory > most_memory) return refuse<"tables.memory">();
  std::error_code problem;
  std::filesystem::create_directories(tables_folder(resources), problem);
  if (problem) return refuse<"tables.cannot-be-written", "file">(tables_folder(resources));
  EndgameTables tables = *tables_of(rules, resources);
  std::uint64_t done = planned->positions_there;
  for (const Material& material : missing(tables, work.pieces)) {
    if (tables.has(material)) continue;  // the other side of one that has been solved
    const std::uint64_t size = size_of(material) * (material.turned() == material ? 1 : 2);
    const SolverSettings settings{
        .threads = work.threads, .distances = keeps_distances(material), .stop = work.stop, .told = [&](double share) {
          const auto so_far = static_cast<std::uint64_t>(share * static_cast<double>(size));
          if (work.told) work.told({done + so_far, planned->positions, name_of(material)});
        }};
    const auto solved = solve_pair(rules, material, tables, settings);
    if (!solved) return report_of(rules, resources, tables, work.pieces, false);
    for (int which = 0; which < (solved->both ? 2 : 1); ++which) {
      if (const auto kept = keep(rules, resources, solved->files[which], tables); !kept) return refuse(kept.error());
    }
    done += size;
  }
  return report_of(rules, resources, tables, work.pieces, true);
}

constexpr players::TableBuilder<Game> builder{plan, build};

}  // namespace

players::BuildTables<Game> table_builder() { return &builder; }

}  // namespace fourfold::checkers
