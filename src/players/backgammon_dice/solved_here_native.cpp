#include <map>
#include <mutex>

#include "players/backgammon_dice/endings.h"
#include "players/backgammon_dice/known_chances.h"
#include "players/backgammon_dice/solver.h"

namespace fourfold::backgammon_dice {
namespace {

constexpr int pawns_computed = 2;

void compute_endings(const Rules& rules, SolvedTables& tables) {
  for (const Tier& tier : tiers_of(pawns_computed)) {
    if (tables.has(tier)) continue;
    const SolvedTier solved = solve_tier(rules, tier, tables, {}, {});
    auto bytes = std::make_shared<std::string>(tier_file_head(rules, tier, solved.accuracy, solved.values));
    bytes->append(reinterpret_cast<const char*>(solved.values.data()), solved.values.size() * sizeof(Chance));
    // What was just made is neither damaged nor about anything else.
    static_cast<void>(tables.add(rules, tier, {*bytes, bytes}));
  }
}

}  // namespace

std::shared_ptr<const SolvedTables> solved_here(const Rules& rules, const players::Resources& resources) {
  static std::mutex one_at_a_time;
  static std::map<std::string, std::shared_ptr<const SolvedTables>> known;
  const std::lock_guard lock(one_at_a_time);
  auto& tables = known[solved_folder(resources, rules)];
  if (!tables) {
    auto found = std::make_shared<SolvedTables>(*solved_tables(rules, resources, pawns_a_side));
    if (!endings_fit(rules)) compute_endings(rules, *found);
    tables = std::move(found);
  }
  return tables;
}

}  // namespace fourfold::backgammon_dice
