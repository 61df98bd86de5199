// The game without special sides, solved: the winning chance of the side to roll in every position in which each side
// has at most so many pawns in play. Made by `fourfold solve` (solver.h), one file a tier, and looked into where the
// files lie.
//
// A tier is the positions in which one side has so many pawns in play and the other so many. Pawns leave and never come
// back into play, so a tier depends on those with fewer pawns only.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "players/backgammon_dice/arrangements.h"
#include "players/resources.h"
#include "players/tables/table_bytes.h"
#include "rules/backgammon_dice/rules.h"
#include "rules/result.h"

namespace fourfold::backgammon_dice {

// A winning chance in whole parts, so that it is the same on every machine.
using Chance = std::int32_t;
inline constexpr Chance certain = Chance{1} << 30;
constexpr double in_parts_of_one(Chance chance) { return static_cast<double>(chance) / certain; }

struct Tier {
  int more = 1;
  int fewer = 1;

  bool even() const { return more == fewer; }
  // "3-2", as its file is named.
  std::string name() const { return std::to_string(more) + "-" + std::to_string(fewer); }
  // Files hold the positions in which the side to roll has more pawns, then, if that makes a difference, the others.
  PositionIndex index(bool fewer_to_roll = false) const {
    return fewer_to_roll ? PositionIndex(fewer, more) : PositionIndex(more, fewer);
  }
  std::uint64_t positions() const { return index().size() + (even() ? 0 : index(true).size()); }

  bool operator==(const Tier&) const = default;
};

// Those of the game with so many pawns, each after all that it depends on.
std::vector<Tier> tiers_of(int pawns);

// Whether the game is one that can be solved: pawns without sides, no scores, duties as they are ruled now.
bool solvable(const Rules& rules);
// The rules that make it another game, as folders are named: "turn-exact".
std::string solved_name(const Rules& rules);

// How far a tier was worked out.
struct Accuracy {
  double residual = 1;  // the most that a chance still changed in the last sweep
  std::uint32_t sweeps = 0;
};

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

class SolvedTables {
 public:
  // The file's bytes live as long as their owner, which is kept.
  Result<void> add(const Rules& rules, const Tier& tier, const players::TableBytes& bytes);

  bool has(const Tier& tier) const { return entry(tier.more, tier.fewer).known; }
  // All tiers of the game with so many pawns are known.
  int pawns() const { return pawns_; }
  Accuracy accuracy(const Tier& tier) const { return entry(tier.more, tier.fewer).accuracy; }
  // Of the side to roll, whose pawns are `mine`; nothing where no table knows. Both have pawns in play.
  std::optional<Chance> chance(Pawns of_roller, Pawns of_other) const;

 private:
  struct Entry {
    bool known = false;
    Accuracy accuracy;
    std::span<const Chance> values;
    std::optional<PositionIndex> index;
    std::shared_ptr<const void> owner;
  };
  static constexpr std::size_t counts = pawns_a_side + 1;  // a side has none to five
  static std::size_t place(int mine, int theirs) {
    return static_cast<std::size_t>(mine) * counts + static_cast<std::size_t>(theirs);
  }
  const Entry& entry(int mine, int theirs) const { return entries_[place(mine, theirs)]; }

  std::array<Entry, counts * counts> entries_;  // by who is to roll
  int pawns_ = 0;
};

// Where the files of these rules lie in the resources' folder of tables.
std::string solved_folder(const players::Resources& resources, const Rules& rules);
std::string tier_path(const players::Resources& resources, const Rules& rules, const Tier& tier);
// What is there of the game with so many pawns. A file that cannot be used is told as trouble and left out.
std::shared_ptr<const SolvedTables> solved_tables(const Rules& rules, const players::Resources& resources, int pawns);

}  // namespace fourfold::backgammon_dice
