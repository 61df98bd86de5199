// The rules against the plain second implementation: the same plays, the same positions after them, the same draws.
#include "players/random_source.h"
#include "tests/oracle/checkers_naive.h"
#include "tests/rules/checkers/helpers.h"
#include "tests/support/effort.h"

namespace fourfold::checkers {
namespace {

using namespace test;

naive::Game naive_of(const State& state) {
  naive::Game game;
  game.dark_to_move = state.turn() == Side::dark;
  for (int number = 1; number <= 32; ++number) {
    const Squares square = Square::from(number)->mask();
    const bool king = (state.board().kings & square) != 0;
    if ((state.board().dark & square) != 0) game.board[naive::cell_of(number)] = king ? 'B' : 'b';
    if ((state.board().light & square) != 0) game.board[naive::cell_of(number)] = king ? 'W' : 'w';
  }
  return game;
}

// Compares all plays and their results; returns the naive plays.
std::map<std::string, naive::Game> expect_same(const State& state) {
  const naive::Game game = naive_of(state);
  auto expected = naive::Generator(game, state.rules()).plays();
  const PlayList plays = legal(state);
  EXPECT_EQ(plays.size(), phase(state) == Phase::over ? 0U : expected.size()) << naive::fen(game);
  for (const Play& play : plays) {
    const auto found = expected.find(describe(play));
    if (found == expected.end()) {
      ADD_FAILURE() << describe(play) << " in " << naive::fen(game);
      continue;
    }
    EXPECT_EQ(naive::fen(naive_of(apply(state, play))), naive::fen(found->second)) << naive::fen(game);
  }
  return expected;
}

// A position with up to twelve a side anywhere; the more kings, the more tangled the captures.
std::optional<State> random_position(const Rules& rules, RandomSource& random) {
  Position position;
  position.turn = random.below(2) == 0 ? Side::dark : Side::light;
  const std::uint32_t kings_in_eight = random.below(9);
  for (const Side side : {Side::dark, Side::light}) {
    for (std::uint32_t n = 1 + random.below(12); n > 0; --n) {
      const Squares square = Square::nth(random.below(32)).mask();
      if (((position.board.dark | position.board.light) & square) != 0) continue;
      (side == Side::dark ? position.board.dark : position.board.light) |= square;
      if (random.below(8) < kings_in_eight || (square & crown_row(side)) != 0) position.board.kings |= square;
    }
  }
  const Result<State> state = State::from(rules, position);
  return state ? std::optional(*state) : std::nullopt;
}

void compare_constructed(const Rules& rules, int positions, std::uint64_t seed) {
  RandomSource random(seed);
  for (int compared = 0; compared < fourfold::test::effort(positions) && !testing::Test::HasFailure();) {
    const std::optional<State> state = random_position(rules, random);
    if (!state) continue;
    expect_same(*state);
    ++compared;
  }
}

// Whole games, with the story of each kept by the other side.
void compare_played(const Rules& rules, int positions, std::uint64_t seed) {
  RandomSource random(seed);
  for (int compared = 0; compared < fourfold::test::effort(positions) && !testing::Test::HasFailure();) {
    // Every other game starts with few pieces, where kings wander and positions repeat.
    State state = begin_with(rules, random.below(2) == 0 ? Seat::one : Seat::two);
    if (random.below(2) == 0) state = at("B:WK32,28:BK1,K5", rules);
    naive::Game game = naive_of(state);
    naive::History history(game);
    for (int ply = 0; ply < 160; ++ply) {
      ++compared;
      const auto expected = expect_same(state);
      EXPECT_EQ(state.draw_due(), phase(state) == Phase::decide && history.draw_due()) << naive::fen(game);
      if (expected.empty()) {
        EXPECT_EQ(state.status(), Status::decided) << naive::fen(game);
        break;
      }
      if (rules.draws == Draws::automatic && history.draw_due()) {
        EXPECT_EQ(state.status(), history.quiet() >= 80 ? Status::draw_by_forty_moves : Status::draw_by_repetition);
        break;
      }
      EXPECT_EQ(offers_of(state).count("claim draw"), history.draw_due() ? 1U : 0U);
      const PlayList plays = legal(state);
      if (plays.empty()) {
        ADD_FAILURE() << "nothing to play in " << naive::fen(game);
        break;
      }
      const Play play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
      const std::string text = describe(play);
      const naive::Game next = expected.at(text);
      history.add(game, text, next);
      state = apply(state, play);
      game = next;
    }
  }
}

TEST(Oracle, tournament) {
  compare_constructed(tournament(), 20'000, 1);
  compare_played(tournament(), 20'000, 2);
}

TEST(Oracle, botanica) {
  compare_constructed(botanica(), 20'000, 3);
  compare_played(botanica(), 20'000, 4);
}

TEST(Oracle, every_other_combination_of_the_options) {
  std::uint64_t seed = 5;
  for_each_movement([&](Rules rules) {
    for (const Draws draws : {Draws::automatic, Draws::claim}) {
      rules.draws = draws;
      compare_constructed(rules, 2'000, seed++);
      compare_played(rules, 2'000, seed++);
    }
  });
}

std::uint64_t plain_perft(const State& state, int depth) {
  std::uint64_t leaves = 0;
  for (const Play& play : legal(state)) leaves += depth == 1 ? 1 : plain_perft(apply(state, play), depth - 1);
  return leaves;
}

TEST(Oracle, the_fast_count_agrees_with_making_every_move) {
  RandomSource random(99);
  for_each_movement([&](const Rules& rules) {
    for (int compared = 0; compared < fourfold::test::effort(150);) {
      const std::optional<State> state = random_position(rules, random);
      if (!state || phase(*state) == Phase::over) continue;
      ++compared;
      for (int depth = 1; depth <= 2; ++depth) {
        ASSERT_EQ(perft(*state, depth), plain_perft(*state, depth)) << format_position(*state) << " " << depth;
      }
    }
  });
}

}  // namespace
}  // namespace fourfold::checkers
