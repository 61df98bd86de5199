#include "bench/judging.h"

#include "players/backgammon/evaluate.h"
#include "players/backgammon/judge.h"
#include "players/random_source.h"

namespace fourfold::bench {
namespace {

using backgammon::Board;
using backgammon::Judge;
using backgammon::nets;

backgammon::Roll drawn(RandomSource& random) { return {Die::nth(random.below(6)), Die::nth(random.below(6))}; }

const std::vector<Board>& boards() {
  static const std::vector<Board> met = [] {
    constexpr std::size_t count = 2000;
    std::vector<Board> list;
    Judge judge(nets());
    RandomSource random(1);
    while (list.size() < count) {
      Board board{backgammon::starting_checkers({}), backgammon::starting_checkers({})};
      while (list.size() < count && !backgammon::is_race(board.on_roll, board.opponent)) {
        list.push_back(board);
        board = judge.best(board, drawn(random), backgammon::money).after;
      }
    }
    return list;
  }();
  return met;
}

}  // namespace

std::uint64_t judge_one_by_one() {
  Judge judge(nets());
  constexpr int rounds = 50;
  for (int round = 0; round < rounds; ++round) {
    for (const Board& board : boards()) judge.chances(board);
  }
  return judge.looked_at();
}

std::uint64_t judge_plays_of_rolls() {
  Judge judge(nets());
  RandomSource random(2);
  constexpr int rounds = 5;
  for (int round = 0; round < rounds; ++round) {
    for (const Board& board : boards()) judge.plays(board, drawn(random));
  }
  return judge.looked_at();
}

}  // namespace fourfold::bench
