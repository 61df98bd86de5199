#include "players/backgammon/hyper_tables.h"

#include <algorithm>
#include <numeric>

namespace fourfold::backgammon {
namespace {

bool of_three(const Checkers& side) { return std::accumulate(side.begin(), side.end(), 0) == hyper_checkers; }

}  // namespace

Chances HyperValues::chances() const {
  const auto chance = [](Part part) { return static_cast<float>(in_points(part)); };
  return {chance(win), chance(win_gammon), chance(win_backgammon), chance(lose_gammon), chance(lose_backgammon)};
}

bool is_hyper(const Rules& rules) { return rules.starting_position == StartingPosition::hyper; }

std::string hyper_name(Gammons reading) { return reading == Gammons::boxed ? "hyper-boxed" : "hyper"; }

players::SolvedFileMarks hyper_marks(Gammons reading, const HyperTier& tier) {
  return {"fourhyp1",
          {static_cast<std::uint8_t>(reading), 0, 0},
          {static_cast<std::uint8_t>(tier.more), static_cast<std::uint8_t>(tier.fewer)}};
}

const HyperValues* HyperTables::at(const Board& board) const {
  if (!of_three(board.on_roll) || !of_three(board.opponent)) return nullptr;
  return at(Trio::from(board.on_roll), Trio::from(board.opponent));
}

bool HyperTables::covers(const Board& board) const {
  return of_three(board.on_roll) && of_three(board.opponent) &&
         hyper_checkers - std::min(board.on_roll[off], board.opponent[off]) <= pieces();
}

std::string hyper_folder(const players::Resources& resources, Gammons reading) {
  return resources.tables + "/backgammon/" + hyper_name(reading);
}

std::string hyper_path(const players::Resources& resources, Gammons reading, const HyperTier& tier) {
  return hyper_folder(resources, reading) + "/" + tier.name() + ".fourhyper";
}

std::shared_ptr<const HyperTables> hyper_tables(Gammons reading, const players::Resources& resources, int checkers) {
  auto tables = std::make_shared<HyperTables>();
  if (resources.tables.empty()) return tables;
  players::read_solved_files<HyperTier>(
      resources, checkers, [&](const HyperTier& tier) { return hyper_path(resources, reading, tier); },
      [&](const HyperTier& tier, const players::TableBytes& bytes) {
        return tables->add(hyper_marks(reading, tier), tier, bytes);
      });
  return tables;
}

}  // namespace fourfold::backgammon
