// The game without special sides, solved: the winning chance of the side to roll in every position in which each side
// has at most so many pawns in play. Made by `fourfold solve` (solver.h), one file a tier, and looked into where the
// files lie.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "players/backgammon_dice/arrangements.h"
#include "players/resources.h"
#include "players/tables/solved_tiers.h"
#include "rules/backgammon_dice/rules.h"
#include "rules/result.h"

namespace fourfold::backgammon_dice {

// A winning chance in whole parts, so that it is the same on every machine.
using Chance = std::int32_t;
inline constexpr Chance certain = Chance{1} << 30;
constexpr double in_parts_of_one(Chance chance) { return static_cast<double>(chance) / certain; }

using Tier = players::SolvedGameTier<PositionIndex>;
// Those of the game with so many pawns, each after all that it depends on.
inline std::vector<Tier> tiers_of(int pawns) { return players::tiers_with<Tier>(pawns); }

// Whether the game is one that can be solved: pawns without sides, no scores, duties as they are ruled now.
bool solvable(const Rules& rules);
// The rules that make it another game, as folders are named: "turn-exact".
std::string solved_name(const Rules& rules);

using players::Accuracy;

// What the file of a tier is marked with.
players::SolvedFileMarks marks_of(const Rules& rules, const Tier& tier);
// The bytes of a file about a tier, without the values, which follow it.
std::string tier_file_head(const Rules& rules, const Tier& tier, const Accuracy& accuracy,
                           std::span<const Chance> values);

// Of the whole file, head and values.
std::size_t tier_file_size(const Tier& tier);

struct TierFile {
  std::span<const Chance> values;
  Accuracy accuracy;
};
// Refused if they are damaged, or about another tier or other rules.
Result<TierFile> read_tier_file(const Rules& rules, const Tier& tier, std::string_view bytes);

class SolvedTables : public players::SolvedTiers<PositionIndex, Chance, pawns_a_side> {
 public:
  // The file's bytes live as long as their owner, which is kept.
  Result<void> add(const Rules& rules, const Tier& tier, const players::TableBytes& bytes) {
    return SolvedTiers::add(marks_of(rules, tier), tier, bytes);
  }
  // All tiers of the game with so many pawns are known.
  int pawns() const { return pieces(); }
  // Of the side to roll, whose pawns are `mine`; nothing where no table knows. Both have pawns in play.
  std::optional<Chance> chance(Pawns of_roller, Pawns of_other) const {
    const Chance* const found = find(in_play(of_roller), in_play(of_other), of_roller, of_other);
    return found == nullptr ? std::nullopt : std::optional(*found);
  }
};

// Where the files of these rules lie in the resources' folder of tables.
std::string solved_folder(const players::Resources& resources, const Rules& rules);
std::string tier_path(const players::Resources& resources, const Rules& rules, const Tier& tier);
// What is there of the game with so many pawns. A file that cannot be used is told as trouble and left out.
std::shared_ptr<const SolvedTables> solved_tables(const Rules& rules, const players::Resources& resources, int pawns);

}  // namespace fourfold::backgammon_dice
