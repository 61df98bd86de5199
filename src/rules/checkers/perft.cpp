// Counting leaf plays of checkers on the bare board.
#include "rules/checkers/generate.h"
#include "rules/checkers/moves.h"

namespace fourfold::checkers {
namespace {

// The last ply is counted without making its moves.
template <Side side, Movement movement>
std::uint64_t count_leaves(const Board& board, int depth) {
  if (depth == 1) return count_moves<side, movement>(board);
  std::uint64_t leaves = 0;
  if (depth == 2) {
    for_each_successor<side, movement>(board,
                                       [&](const Board& next) { leaves += count_moves<other(side), movement>(next); });
    return leaves;
  }
  for_each_successor<side, movement>(
      board, [&](const Board& next) { leaves += count_leaves<other(side), movement>(next, depth - 1); });
  return leaves;
}

std::uint64_t perft_of_board(const State& state, int depth) {
  return with_movement(state.rules(), [&]<Movement movement>() {
    return state.turn() == Side::dark ? count_leaves<Side::dark, movement>(state.board(), depth)
                                      : count_leaves<Side::light, movement>(state.board(), depth);
  });
}

}  // namespace

std::uint64_t perft(const State& state, int depth) {
  if (depth <= 0) return 1;
  switch (state.status()) {
    case Status::playing:
    case Status::draw_declined:
      return perft_of_board(state, depth);
    case Status::draw_first:
    case Status::draw_ballot: {
      std::uint64_t leaves = 0;
      for (const auto& way : chance(state).rolls) leaves += perft(roll(state, way.roll), depth);
      return leaves;
    }
    default: {
      std::uint64_t leaves = 0;
      for (const Play& play : legal(state)) leaves += perft(apply(state, play), depth - 1);
      return leaves;
    }
  }
}

}  // namespace fourfold::checkers
