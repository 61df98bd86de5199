#include "bench/evaluation_speed.h"

#include "players/backgammon/evaluate.h"
#include "players/backgammon/evaluator.h"
#include "players/random_source.h"

namespace fourfold::bench {
namespace {

using backgammon::Board;
using backgammon::Evaluator;

backgammon::Roll drawn(RandomSource& random) { return {Die::nth(random.below(6)), Die::nth(random.below(6))}; }

const std::vector<Board>& boards() {
  static const std::vector<Board> met = [] {
    constexpr std::size_t count = 2000;
    std::vector<Board> list;
    Evaluator evaluator(**backgammon::built_in_nets());
    RandomSource random(1);
    while (list.size() < count) {
      Board board{backgammon::starting_checkers({}), backgammon::starting_checkers({})};
      while (list.size() < count && !backgammon::is_race(board.on_roll, board.opponent)) {
        list.push_back(board);
        board = evaluator.best(board, drawn(random), backgammon::money).after;
      }
    }
    return list;
  }();
  return met;
}

}  // namespace

std::uint64_t evaluate_one_by_one() {
  Evaluator evaluator(**backgammon::built_in_nets());
  constexpr int rounds = 50;
  for (int round = 0; round < rounds; ++round) {
    for (const Board& board : boards()) evaluator.chances(board);
  }
  return evaluator.looked_at();
}

std::uint64_t evaluate_plays_of_rolls() {
  Evaluator evaluator(**backgammon::built_in_nets());
  RandomSource random(2);
  constexpr int rounds = 5;
  for (int round = 0; round < rounds; ++round) {
    for (const Board& board : boards()) evaluator.plays(board, drawn(random));
  }
  return evaluator.looked_at();
}

}  // namespace fourfold::bench
