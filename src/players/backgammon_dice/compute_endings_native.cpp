#include "players/backgammon_dice/known_chances.h"
#include "players/backgammon_dice/solver.h"

namespace fourfold::backgammon_dice {
namespace {

constexpr int pawns_computed = 2;

}  // namespace

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

}  // namespace fourfold::backgammon_dice
