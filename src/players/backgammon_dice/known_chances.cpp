#include "players/backgammon_dice/known_chances.h"

#include <map>
#include <mutex>

#include "players/backgammon_dice/endings.h"

namespace fourfold::backgammon_dice {
namespace {

// Looking through the files of a folder takes long where they are large, so it is done once.
std::shared_ptr<const SolvedTables> in_folder(const Rules& rules, const players::Resources& resources) {
  if (resources.tables.empty()) return std::make_shared<const SolvedTables>();
  static std::mutex one_at_a_time;
  static std::map<std::string, std::shared_ptr<const SolvedTables>> read;
  const std::lock_guard lock(one_at_a_time);
  auto& tables = read[solved_folder(resources, rules)];
  if (!tables) {
    auto found = std::make_shared<SolvedTables>(*solved_tables(rules, resources, pawns_a_side));
    if (!endings_fit(rules)) compute_endings(rules, *found);
    tables = std::move(found);
  }
  return tables;
}

}  // namespace

std::shared_ptr<const SolvedTables> known_chances(const Rules& rules, const players::Resources& resources,
                                                  bool solved) {
  if (!solvable(rules)) return nullptr;
  const auto endings = endings_fit(rules) ? endings_file(resources) : nullptr;
  const auto found = solved ? in_folder(rules, resources) : nullptr;
  if (!endings) return found;
  auto tables = found ? std::make_shared<SolvedTables>(*found) : std::make_shared<SolvedTables>();
  // It was looked through when it was read.
  static_cast<void>(add_endings(endings, *tables));
  return tables;
}

}  // namespace fourfold::backgammon_dice
