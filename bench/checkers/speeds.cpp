#include "speeds.h"

#include <fmt/core.h>

#include <chrono>
#include <cstdio>
#include <vector>

#include "bench/processor_time.h"
#include "players/checkers/endgame_tables.h"
#include "players/checkers/search_engine.h"
#include "players/random_source.h"

namespace fourfold::checkers {
namespace {

using bench::processor_seconds;

double seconds_now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

players::Resources roomy(const players::Resources& resources) {
  players::Resources more = resources;
  more.hash_bytes = std::size_t{64} << 20;
  return more;
}

// The best of three.
double nodes_a_second(const Rules& rules, const players::Resources& resources, const Level& level) {
  double best = 0;
  for (int run = 0; run < 3; ++run) {
    SearchEngine engine(roomy(resources), level);
    const State start = begin_with(rules, Seat::one);
    const double before = processor_seconds();
    const auto decision = *engine.think(start, {.nodes = 4'000'000});
    best = std::max(best, static_cast<double>(decision.nodes) / (processor_seconds() - before));
  }
  return best;
}

// Quiet positions after drawn first moves: one alone says little about threads.
std::vector<State> openings(const Rules& rules, std::size_t count) {
  constexpr int plies = 6;
  std::vector<State> states;
  RandomSource random(1);
  while (states.size() < count) {
    State state = begin_with(rules, Seat::one);
    for (int ply = 0; ply < plies; ++ply) {
      const PlayList plays = legal(state);
      state = apply(state, plays[random.below(static_cast<std::uint32_t>(plays.size()))]);
    }
    if (legal(state).size() > 1) states.push_back(state);
  }
  return states;
}

struct ToDepth {
  double seconds = 0;
  std::uint64_t nodes = 0;
};
ToDepth to_depth(const State& state, const players::Resources& resources, int plies, unsigned threads) {
  SearchEngine engine(roomy(resources), Level{});
  const double before = seconds_now();
  const auto decision = *engine.think(state, {.plies = plies, .threads = threads});
  return {seconds_now() - before, decision.nodes};
}

// Positions drawn evenly from all with so many pieces.
double probes_a_second(const EndgameTables& tables, int pieces) {
  const std::vector<Material> materials = materials_of(pieces);
  std::vector<Board> boards;
  RandomSource random(1);
  while (boards.size() < 200'000) {
    const Slice slice(materials[static_cast<std::size_t>(random.next() % materials.size())]);
    const Facing facing = slice.at(static_cast<std::size_t>(random.next() % slice.size()));
    if ((facing.own_men & facing.opposing_men) == 0) boards.push_back(board_of(facing));
  }
  std::uint64_t won = 0;
  const double before = processor_seconds();
  for (const Board& board : boards) {
    if (tables.probe(board, Side::dark) == Proven::win) ++won;
  }
  const double seconds = processor_seconds() - before;
  return won > 0 ? static_cast<double>(boards.size()) / seconds : 0;
}

}  // namespace

int print_speeds(const Rules& rules, const players::Resources& resources) {
  fmt::print("nodes a processor second from the start: {:.0f} judging by nets, {:.0f} by counting\n",
             nodes_a_second(rules, resources, {}), nodes_a_second(rules, resources, {.nets = false}));
  std::fflush(stdout);
  constexpr int plies = 20;
  const ToDepth alone = to_depth(begin_with(rules, Seat::one), resources, plies, 1);
  fmt::print("depth {} from the start: {} nodes, {:.2f} s\n", plies, alone.nodes, alone.seconds);
  std::fflush(stdout);
  // One after the other, so that what else the machine does disturbs both alike.
  double one = 0;
  double two = 0;
  std::uint64_t nodes_by_one = 0;
  std::uint64_t nodes_by_two = 0;
  const std::vector<State> positions = openings(rules, 16);
  for (const State& state : positions) {
    const ToDepth slow = to_depth(state, resources, plies, 1);
    const ToDepth quick = to_depth(state, resources, plies, 2);
    one += slow.seconds;
    two += quick.seconds;
    nodes_by_one += slow.nodes;
    nodes_by_two += quick.nodes;
  }
  fmt::print(
      "depth {} in {} openings: {:.2f} s and {} nodes on one thread, {:.2f} s and {} on two: {:.2f} times as fast\n",
      plies, positions.size(), one, nodes_by_one, two, nodes_by_two, one / two);
  std::fflush(stdout);
  const auto tables = tables_of(rules, resources);
  for (int pieces = 2; pieces <= tables->pieces(); ++pieces) {
    fmt::print("probes a processor second, {} pieces: {:.0f}\n", pieces, probes_a_second(*tables, pieces));
  }
  return 0;
}

}  // namespace fourfold::checkers
