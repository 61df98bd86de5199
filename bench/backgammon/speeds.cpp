#include "speeds.h"

#include <fmt/core.h>

#include <array>
#include <cstdio>
#include <string>

#include "asked.h"
#include "players/backgammon/evaluate.h"
#include "players/backgammon/judge.h"
#include "players/backgammon/rollout.h"
#include "players/net/kernels.h"
#include "players/random_source.h"

namespace fourfold::backgammon {
namespace {

// In contact, as self-play meets them.
std::vector<Board> boards_met(std::size_t count) {
  std::vector<Board> boards;
  Judge judge(nets());
  RandomSource random(1);
  while (boards.size() < count) {
    Board board{starting_checkers({}), starting_checkers({})};
    while (boards.size() < count && !is_race(board.on_roll, board.opponent)) {
      boards.push_back(board);
      board = judge.best(board, {Die::nth(random.below(6)), Die::nth(random.below(6))}, money).after;
    }
  }
  return boards;
}

// Asked one by one, nothing being known from the one before.
double judged_a_second(const std::vector<Board>& boards) {
  Judge judge(nets());
  const double start = processor_seconds();
  float sum = 0;
  int rounds = 0;
  for (; processor_seconds() - start < 2; ++rounds) {
    for (const Board& board : boards) sum += judge.chances(board).win;
  }
  const double speed = static_cast<double>(boards.size()) * rounds / (processor_seconds() - start);
  return sum > 0 ? speed : 0;
}

// As in play: the plays of a roll together, with finding them.
double plays_a_second(const std::vector<Board>& boards) {
  Judge judge(nets());
  RandomSource random(2);
  std::uint64_t plays = 0;
  const double start = processor_seconds();
  while (processor_seconds() - start < 2) {
    for (const Board& board : boards)
      plays += judge.plays(board, {Die::nth(random.below(6)), Die::nth(random.below(6))}).size();
  }
  return static_cast<double>(plays) / (processor_seconds() - start);
}

// Whole games of cubeless money from the opening, with and without taking the luck out.
double games_a_second(bool luck) {
  Rules rules;
  rules.match_length = 0;
  rules.cube = false;
  const State state = roll(begin_with(rules, Seat::one), {*Die::from(3), *Die::from(1)});
  const PlayList plays = legal(state);
  players::RolloutSettings settings;
  settings.luck = luck;
  settings.trials = luck ? 360 : 3600;
  const double start = processor_seconds();
  roll_out_plays(state, std::array{plays[0]}, settings);
  return static_cast<double>(settings.trials) / (processor_seconds() - start);
}

// Nothing if it is not installed or answers something else.
double gnubg_calibrates() {
  std::FILE* const output = popen("echo calibrate 3 | /usr/games/gnubg -q -t -r 2>/dev/null", "r");
  if (output == nullptr) return 0;
  std::string text;
  std::array<char, 4096> bytes{};
  for (std::size_t got = 0; (got = std::fread(bytes.data(), 1, bytes.size(), output)) > 0;)
    text.append(bytes.data(), got);
  pclose(output);
  double speed = 0;
  const std::size_t found = text.find("Calibration result:");
  if (found == std::string::npos || std::sscanf(text.c_str() + found, "Calibration result: %lf", &speed) != 1) return 0;
  return speed;
}

}  // namespace

void print_speeds() {
  const std::vector<Board> boards = boards_met(2000);
  fmt::print(
      "kernels: {}\n\n| run | ours, one by one | ours, the plays of a roll together | gnubg's calibrate | one by one : "
      "gnubg |\n",
      net::kernels().name);
  fmt::print("| --- | --- | --- | --- | --- |\n");
  for (int run = 1; run <= 5; ++run) {
    const double ours = judged_a_second(boards);
    const double together = plays_a_second(boards);
    const double gnubg = gnubg_calibrates();
    fmt::print("| {} | {:.0f} | {:.0f} | {:.0f} | {:.1f} |\n", run, ours, together, gnubg,
               gnubg > 0 ? ours / gnubg : 0);
    std::fflush(stdout);
  }
  fmt::print("\nRollouts: {:.0f} whole games a second, {:.0f} with the luck taken out.\n", games_a_second(false),
             games_a_second(true));
}

}  // namespace fourfold::backgammon
