// Judges the positions on the path of a search: by nets whose first layer follows the moves, or, where there are no
// nets, by counting (evaluate.h). What is never asked about is never computed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "players/checkers/nets.h"
#include "players/checkers/search_position.h"
#include "players/net/aligned.h"
#include "rules/checkers/play.h"
#include "rules/fixed_list.h"

namespace fourfold::checkers {

class Evaluator {
 public:
  // For paths of so many plies at most.
  Evaluator(const Nets* nets, int plies);

  // The position at the beginning of the path.
  void begin(const SearchPosition& root);
  // The position at `ply`, after a move in the one before.
  void step(int ply, const SearchPosition& before, const SearchMove& move, const SearchPosition& after);
  // Of the position at `ply`, in hundredths of a man for its side to move.
  int value(int ply);

 private:
  // A position, the move that led to it, and the first layers of both sides' views of it.
  struct Step {
    Board board;
    Side turn = Side::dark;
    std::size_t phase = 0;
    SearchMove move{};
    Squares captured_kings = 0;
    std::array<bool, 2> ready{};
    std::optional<int> value{};  // if it was asked for
    std::array<net::Aligned<std::int16_t>, 2> sums;
  };

  void prepare(std::size_t ply, Side looking);
  void follow_move(std::size_t ply, Side looking);

  const Nets* nets_;
  std::vector<Step> steps_;
};

}  // namespace fourfold::checkers
