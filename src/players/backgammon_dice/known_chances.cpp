#include "players/backgammon_dice/known_chances.h"

#include "players/backgammon_dice/endings.h"

namespace fourfold::backgammon_dice {

std::shared_ptr<const SolvedTables> known_chances(const Rules& rules, const players::Resources& resources,
                                                  bool solved) {
  if (!solvable(rules)) return nullptr;
  auto found = solved ? solved_here(rules, resources) : nullptr;
  const auto endings = endings_fit(rules) ? endings_file(resources) : nullptr;
  if (!endings) return found;
  auto tables = found ? std::make_shared<SolvedTables>(*found) : std::make_shared<SolvedTables>();
  // It was looked through when it was read.
  static_cast<void>(add_endings(endings, *tables));
  return tables;
}

}  // namespace fourfold::backgammon_dice
