#include <map>
#include <mutex>

#include "players/backgammon/hyper_tables.h"

namespace fourfold::backgammon {

std::shared_ptr<const HyperTables> hyper_solved_here(Gammons reading, const players::Resources& resources) {
  static std::mutex one_at_a_time;
  static std::map<std::string, std::shared_ptr<const HyperTables>> known;
  const std::lock_guard lock(one_at_a_time);
  auto& tables = known[hyper_folder(resources, reading)];
  if (!tables) tables = hyper_tables(reading, resources, hyper_checkers);
  return tables;
}

}  // namespace fourfold::backgammon
