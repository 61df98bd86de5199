// The player who rolls close decisions out: says how often, answers the same whatever the threads, stops, and judges
// any play as it judges the best.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <optional>

#include "players/backgammon/close_calls.h"
#include "players/backgammon/net_engine.h"
#include "tests/players/backgammon/money_games.h"

namespace fourfold::backgammon {
namespace {

// A hasty one.
std::unique_ptr<players::Engine<Game>> roller() {
  return std::make_unique<NetEngine>(*built_in_nets(), players::Resources{}, Level{.plies = 1, .trials = 108});
}

// Of the plays of 4-3 several are within a few hundredths of each other (every opening book has three or more).
TEST(Roller, rolls_close_plays_out_and_says_how_often) {
  const auto decision = *roller()->think(opening(4, 3));
  ASSERT_GE(decision.candidates.size(), 3U);
  EXPECT_GE(decision.candidates[0].trials, 72U);
  EXPECT_GE(decision.candidates[1].trials, 72U);
  EXPECT_EQ(decision.candidates.back().trials, 0U);
  for (std::size_t i = 1; i < decision.candidates.size(); ++i)
    EXPECT_LE(decision.candidates[i].value, decision.candidates[i - 1].value);
  // Three-one makes its point: nothing else comes near, and nothing is rolled out.
  EXPECT_EQ((*roller()->think(opening(3, 1))).candidates[0].trials, 0U);
  // Who asks for plies gets plies.
  EXPECT_EQ((*roller()->think(opening(4, 3), {.plies = 2})).candidates[0].trials, 0U);
}

TEST(Roller, answers_the_same_with_any_number_of_threads) {
  const auto one = *roller()->think(opening(6, 2), {.seed = 5});
  const auto three = *roller()->think(opening(6, 2), {.seed = 5, .threads = 3});
  ASSERT_EQ(one.candidates.size(), three.candidates.size());
  for (std::size_t i = 0; i < one.candidates.size(); ++i) {
    EXPECT_EQ(one.candidates[i].play, three.candidates[i].play);
    EXPECT_EQ(one.candidates[i].value, three.candidates[i].value);
    EXPECT_EQ(one.candidates[i].trials, three.candidates[i].trials);
  }
}

TEST(Roller, judges_any_play_as_often_as_the_best) {
  const auto engine = roller();
  const State state = opening(4, 3);
  const auto decision = *engine->think(state);
  const Play worst = decision.candidates.back().play;
  const auto judged = *engine->judge(state, std::array{worst, decision.play});
  EXPECT_EQ(judged[0].trials, decision.candidates[0].trials);
  EXPECT_EQ(judged[1].trials, decision.candidates[0].trials);
  EXPECT_EQ(judged[1].value, decision.candidates[0].value);
  EXPECT_LT(judged[0].value, judged[1].value - 0.1);
}

TEST(Roller, judges_what_was_left_out_as_often_as_the_best) {
  const auto engine = roller();
  const State state = opening(4, 3);
  const auto decision = *engine->think(state);
  const auto left_out = std::ranges::find_if(decision.candidates, [&](const auto& candidate) {
    return candidate.plies == decision.candidates[0].plies && candidate.trials == 0;
  });
  ASSERT_NE(left_out, decision.candidates.end());
  EXPECT_EQ((*engine->judge(state, std::array{left_out->play}))[0].trials, decision.candidates[0].trials);
}

TEST(Roller, rolls_out_no_more_than_it_may_look_at) {
  const auto decision = *roller()->think(opening(4, 3), {.nodes = 1000});
  EXPECT_EQ(decision.candidates[0].trials, 0U);
}

TEST(Roller, answers_with_what_it_knows_when_it_is_stopped) {
  const State state = opening(4, 3);
  int looks = 0;
  const auto counted = *roller()->think(state, {.stop = [&] {
                                          ++looks;
                                          return false;
                                        }});
  ASSERT_GT(counted.candidates[0].trials, 0U);
  const int all = looks;
  looks = 0;
  const auto stopped = *roller()->think(state, {.stop = [&] { return ++looks > all - 10; }});
  EXPECT_LT(stopped.candidates[0].trials, counted.candidates[0].trials);
  EXPECT_EQ(stopped.candidates[0].plies, 1);
}

// Two lines that begin alike come to the same with the same dice, and stay level; the second of three gives away a
// point.
class ThreeLines {
 public:
  ThreeLines() {
    TrialPosition worse = without_doubling(standpoint_);
    worse.board.on_roll[13] = 0;
    worse.board.on_roll[24] = 7;
    trials_.emplace(standpoint_, settings_, **built_in_nets(),
                    std::vector{without_doubling(standpoint_), worse, without_doubling(standpoint_)});
  }

  bool choose(std::uint64_t most, const players::Limits& limits = {}) {
    lines = {};
    players::Watch watch(limits);
    return CloseCall{*trials_, most, watch}.choose(lines);
  }

  std::array<RolledLine, 3> lines{};

 private:
  Standpoint standpoint_{begin_with(money_rules(), Seat::one), Seat::one, nullptr};
  players::RolloutSettings settings_{.truncate = turns_of_a_trial, .cube = false};
  std::optional<Trials> trials_;
};

TEST(CloseCall, leaves_behind_what_is_clearly_worse) {
  ThreeLines three;
  ASSERT_TRUE(three.choose(144));
  EXPECT_EQ(three.lines[0].trials, 144U);
  EXPECT_EQ(three.lines[1].trials, 72U);
  EXPECT_EQ(three.lines[2].trials, 144U);
  EXPECT_EQ(three.lines[0].equity, three.lines[2].equity);
  EXPECT_LT(three.lines[1].equity, three.lines[0].equity - 0.1);
}

// Dice that only the others have seen say nothing about it.
TEST(CloseCall, what_was_left_behind_stays_behind_by_as_much) {
  ThreeLines three;
  ASSERT_TRUE(three.choose(72));
  const double then = three.lines[0].equity;
  const double behind = then - three.lines[1].equity;
  ASSERT_TRUE(three.choose(288));
  EXPECT_NE(three.lines[0].equity, then);
  EXPECT_NEAR(three.lines[0].equity - three.lines[1].equity, behind, 1e-12);
}

TEST(CloseCall, tries_no_more_than_it_may_and_decides_nothing_by_less_than_two_rounds) {
  ThreeLines three;
  ASSERT_TRUE(three.choose(107));
  EXPECT_EQ(three.lines[0].trials, 72U);
  int looks = 0;
  ASSERT_TRUE(three.choose(72, {.stop = [&] {
                             ++looks;
                             return false;
                           }}));
  const int all = looks;
  looks = 0;
  EXPECT_FALSE(three.choose(72, {.stop = [&] { return ++looks > all * 3 / 4; }}));
}

}  // namespace
}  // namespace fourfold::backgammon
