#include "players/backgammon_dice/endings.h"

#include "players/player_files.h"

// Made by the build (cmake/player_data.cmake), for the programs that are to have it; weak, because others do without.
namespace fourfold::embedded {
extern const std::uint64_t backgammon_dice_endings[] __attribute__((weak));
extern const std::size_t backgammon_dice_endings_size __attribute__((weak));
}  // namespace fourfold::embedded

namespace fourfold::backgammon_dice {
namespace {

constexpr Tier tiers[] = {{1, 1}, {2, 1}, {2, 2}, {3, 1}};

std::string_view built_in() {
  return players::embedded_file(embedded::backgammon_dice_endings, &embedded::backgammon_dice_endings_size);
}

Result<std::shared_ptr<const std::string>> read(std::string_view bytes) {
  auto kept = std::make_shared<const std::string>(bytes);
  SolvedTables tables;
  if (const auto added = add_endings(kept, tables); !added) return refuse(added.error());
  return kept;
}

}  // namespace

std::span<const Tier> shipped_tiers() { return tiers; }

bool endings_fit(const Rules& rules) { return solvable(rules) && solved_name(rules) == solved_name(Rules{}); }

Result<void> add_endings(const std::shared_ptr<const std::string>& bytes, SolvedTables& tables) {
  std::string_view rest = *bytes;
  for (const Tier& tier : tiers) {
    const std::size_t size = tier_file_size(tier);
    if (rest.size() < size) return refuse<"tables.too-short">();
    if (!tables.has(tier)) {
      const auto added = tables.add(Rules{}, tier, {rest.substr(0, size), bytes});
      if (!added) return refuse(added.error());
    }
    rest.remove_prefix(size);
  }
  if (!rest.empty()) return refuse<"tables.damaged">();
  return {};
}

std::shared_ptr<const std::string> endings_file(const players::Resources& resources) {
  return players::read_file(resources, std::string(endings_name), built_in(), read);
}

bool endings_built_in() { return !built_in().empty(); }

}  // namespace fourfold::backgammon_dice
