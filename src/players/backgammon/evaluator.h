// What positions are worth at first sight: exact where the game is over, both sides are home, or hypergammon was
// solved, else what the nets say (and, where boxed gammons count, what stragglers stand to lose). Also the plays of a
// roll, judged so. An evaluator keeps room to work in: one for each thread.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "players/backgammon/board.h"
#include "players/backgammon/hyper_tables.h"
#include "players/backgammon/nets.h"
#include "rules/backgammon/generate.h"

namespace fourfold::backgammon {

// A play, and what comes of it.
struct EvaluatedPlay {
  Play play{};
  Board after;      // the opponent is on roll
  Chances chances;  // of the one who played
};

class Evaluator {
 public:
  explicit Evaluator(const Nets& nets, Gammons reading = Gammons::tournament)
      : nets_{&nets.contact, &nets.race, &nets.hypergammon, &nets.quick}, reading_(reading) {}

  // From now on gammons count so.
  void set_reading(Gammons reading) { reading_ = reading; }
  // From now on hypergammon is known, as gammons count; none if it is not.
  void set_solved(const HyperTables* solved) { solved_ = solved; }

  // Of the player on roll.
  Chances chances(const Board& board);
  // Every play of the roll that leads to a different position, in the order of the rules. Good until the next question.
  std::span<const EvaluatedPlay> plays(const Board& board, const Roll& dice);
  // The one that is worth most.
  const EvaluatedPlay& best(const Board& board, const Roll& dice, const Worth& worth);
  // The same, several times faster and nearly always right: only the plays that the quick net likes best are looked
  // into.
  const EvaluatedPlay& quick_best(const Board& board, const Roll& dice, const Worth& worth);

  // How many positions the nets have looked at, the quick one aside.
  std::uint64_t looked_at() const { return looked_at_; }

 private:
  enum Which : std::uint8_t { contact, race, hypergammon, quick };
  // The board that plays were asked about last, as its opponent sees it, and the first layer's sums of it.
  struct Base {
    Board board;
    Tactics tactics;
    net::Aligned<std::int16_t> sums;
  };
  static constexpr std::size_t looked_into = 6;

  void list(const Board& board, const Roll& dice);
  Chances said(const net::Net& net, std::size_t position, const Board& board) const;
  void ask(Which which, const Board& before, const std::vector<std::size_t>& about);
  static Which which(const Board& board);  // with the usual number of checkers
  bool known(const Board& board, Chances& chances) const;

  std::array<const net::Net*, 4> nets_;
  Gammons reading_;
  const HyperTables* solved_ = nullptr;
  PlayList plays_;
  std::vector<EvaluatedPlay> judged_;
  std::vector<std::size_t> known_;                   // among the plays: those that no net is needed for
  std::array<std::vector<std::size_t>, 3> waiting_;  // those that wait for each net, the quick one aside
  std::array<Base, 4> bases_;
  net::Aligned<std::int16_t> sums_;
  std::vector<std::int32_t> logits_;
  std::uint64_t looked_at_ = 0;
};

// The end of a game, if the opponent of the player on roll has borne off the last checker.
bool finished(const Board& board, Gammons reading, Chances& chances);

// Whether the board is a race with both sides home, which tables know exactly.
bool both_home(const Board& board);

}  // namespace fourfold::backgammon
