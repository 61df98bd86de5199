// Hypergammon, solved: what every position is worth to the side to roll, without a cube and with one for money. Made by
// `fourfold solve backgammon --rules hyper` (hyper_solver.h), one file a tier, and looked into where the files lie.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "players/backgammon/board.h"
#include "players/backgammon/chances.h"
#include "players/backgammon/hyper_arrangements.h"
#include "players/resources.h"
#include "players/tables/solved_tiers.h"

namespace fourfold::backgammon {

// A chance or an equity in whole parts, so that it is the same on every machine.
using Part = std::int32_t;
inline constexpr Part parts_of_one = Part{1} << 29;
constexpr double in_points(Part part) { return static_cast<double>(part) / parts_of_one; }

// What a game may come to if nobody ever doubles, both sides playing for points; and points of the cube as it lies when
// the one on roll rolls without doubling, both sides playing and doubling perfectly for money.
struct HyperValues {
  Part win;
  Part win_gammon;
  Part win_backgammon;
  Part lose_gammon;
  Part lose_backgammon;
  Part mine;     // the player on roll holds the cube
  Part centred;  // where gammons count in any case
  Part jacoby;   // the cube is in the middle, too, but gammons do not count until it has been turned (BG-21)
  Part theirs;

  // Added up in an order in which no sum is beyond what three points are: twice the chance to win may be.
  Part cubeless() const {
    return win - parts_of_one + win + win_gammon + win_backgammon - lose_gammon - lose_backgammon;
  }
  Chances chances() const;
};
static_assert(sizeof(HyperValues) == 36);

using HyperTier = players::SolvedGameTier<HyperIndex>;
inline std::vector<HyperTier> hyper_tiers(int checkers) { return players::tiers_with<HyperTier>(checkers); }

// Whether it is a game that can be solved. When a win is a gammon makes it another one; the cube's rules do not.
bool is_hyper(const Rules& rules);
std::string hyper_name(Gammons reading);
players::SolvedFileMarks hyper_marks(Gammons reading, const HyperTier& tier);

class HyperTables : public players::SolvedTiers<HyperIndex, HyperValues, hyper_checkers> {
 public:
  // Both have checkers in play; nothing where no table knows.
  const HyperValues* at(const Trio& on_roll, const Trio& opponent) const {
    return find(on_roll.in_play(), opponent.in_play(), on_roll, opponent);
  }
  const HyperValues* at(const Board& board) const;
  // Whether it knows the board and everything that may follow.
  bool covers(const Board& board) const;
};

// Where the files of these rules lie in the resources' folder of tables.
std::string hyper_folder(const players::Resources& resources, Gammons reading);
std::string hyper_path(const players::Resources& resources, Gammons reading, const HyperTier& tier);
// What is there of the game with so many checkers. A file that cannot be used is told as trouble and left out.
std::shared_ptr<const HyperTables> hyper_tables(Gammons reading, const players::Resources& resources, int checkers);
// All that is there, found once and kept as long as the program runs. Nothing in a page.
std::shared_ptr<const HyperTables> hyper_solved_here(Gammons reading, const players::Resources& resources);

}  // namespace fourfold::backgammon
