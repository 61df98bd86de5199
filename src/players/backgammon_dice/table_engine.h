// The player `master` of Backgammon Dice: plays by the exact chances where they are known (solved_tables.h), and as
// `greedy` where they are not.
#pragma once

#include <memory>
#include <optional>

#include "players/backgammon_dice/greedy.h"
#include "players/backgammon_dice/solved_tables.h"
#include "players/engine.h"
#include "players/resources.h"

namespace fourfold::backgammon_dice {

class TableEngine final : public players::Engine<Game> {
 public:
  explicit TableEngine(players::Resources resources) : resources_(std::move(resources)) {}

  Result<std::optional<players::Outlook>> expect(const State& state, const players::Limits& limits) override;

 private:
  Result<players::Decision<Game>> decide(const State& state, const players::Limits& limits,
                                         const players::OnProgress<Game>& told) override;
  const SolvedTables& tables(const Rules& rules);

  players::Resources resources_;
  std::string rules_;  // that the tables are about
  std::shared_ptr<const SolvedTables> tables_;
  Greedy greedy_;
};

// What is known under these rules: the files of the resources' folder, and endings with two pawns a side at most, which
// are quickly computed. Read once and kept as long as the program runs. Nothing in a page.
std::shared_ptr<const SolvedTables> known_chances(const Rules& rules, const players::Resources& resources);

}  // namespace fourfold::backgammon_dice
