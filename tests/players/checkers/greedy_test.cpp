// What checkers' greedy list says in small positions worked out by hand.
#include "players/checkers/greedy.h"

#include <gtest/gtest.h>

#include "players/checkers/captures.h"
#include "players/checkers/evaluate.h"
#include "tests/rules/checkers/helpers.h"

namespace fourfold::checkers::test {
namespace {

std::string decided(const State& state) { return format_play(state, Greedy().think(state)->play); }

TEST(CheckersGreedy, takes_two_rather_than_one) {
  // Dark on 9 jumps one, on 2 jumps two.
  const State state = at("B:W14,7,15,32:B9,2");
  EXPECT_EQ(decided(state), "2x11x18");
}

TEST(CheckersGreedy, does_not_put_a_man_where_it_is_taken_for_nothing) {
  // Dark's man on 14 next to light's on 22 and 23: both its steps are taken; the man on 1 can wait.
  const State state = at("B:W22,23,26,31:B14,1");
  EXPECT_EQ(decided(state).substr(0, 2), "1-");
}

TEST(CheckersGreedy, wins_when_it_can) {
  // Jumping the last light man.
  EXPECT_EQ(decided(at("B:W19:BK15,1")), "15x24");
  // Or shutting it in: light's man on 12 cannot move once 8 and 3 are held.
  const auto decision = *Greedy().think(at("B:W12:B3,K11"));
  const State after_best = apply(at("B:W12:B3,K11"), decision.play);
  EXPECT_EQ(phase(after_best), Phase::over);
  EXPECT_EQ(decision.candidates[0].value, -lost);
}

TEST(CheckersGreedy, sees_captures_out) {
  // One man each: a man that steps into a jump which is jumped back loses nothing.
  const Rules rules = tournament();
  const Board even = at("W:W24,31:B16,1").board();
  EXPECT_LT(std::abs(value_after_captures(rules, even, Side::light, 1000)), worth_of_a_man);
  const Board hanging = at("W:W24,31:B19,1").board();  // 24x15 for nothing
  EXPECT_GT(value_after_captures(rules, hanging, Side::light, 1000), worth_of_a_man);
  // Where captures may be left, nobody is forced into one that loses.
  const Board bait = at("W:W24,31:B19,11,1").board();  // 24x15x8 or 24x15, then nothing jumps back
  EXPECT_GT(value_after_captures(botanica(), bait, Side::light, 1000), 0);
}

TEST(CheckersGreedy, begins_when_it_may_choose) { EXPECT_EQ(decided(initial(botanica())), "first dark"); }

TEST(CheckersGreedy, answers_an_offered_draw_by_the_board) {
  const auto answer = [](std::string_view fen) { return decided(after(at(fen), {"offer draw"})); };
  // The offer comes from dark.
  EXPECT_EQ(answer("B:WK1,K2:BK10,K11,K14,K15"), "accept");
  EXPECT_EQ(answer("B:WK1,K2,K5,K6:BK32"), "decline");
  EXPECT_EQ(decided(after(State{}, {"offer draw"})), "decline");
}

TEST(CheckersGreedy, accepts_a_draw_when_nothing_happens) {
  EXPECT_EQ(decided(after(at("B:WK32:BK1", botanica()), {"offer draw"})), "decline");
  State quiet = at("B:WK32:BK1", botanica());
  for (int i = 0; i < 10; ++i) quiet = after(quiet, {"1-6", "32-27", "6-1", "27-32"});
  EXPECT_EQ(decided(after(quiet, {"offer draw"})), "accept");
}

TEST(CheckersGreedy, claims_a_draw_that_is_due_when_it_is_not_ahead) {
  State level = at("B:WK32:BK1", botanica());
  for (int i = 0; i < 2; ++i) level = after(level, {"1-6", "32-27", "6-1", "27-32"});
  ASSERT_TRUE(level.draw_due());
  State behind = at("B:WK32,K31,K30:BK1", botanica());
  for (int i = 0; i < 2; ++i) behind = after(behind, {"1-6", "32-27", "6-1", "27-32"});
  ASSERT_TRUE(behind.draw_due());
  EXPECT_EQ(decided(behind), "claim draw");
  State ahead = at("B:WK32:BK1,K2,K3", botanica());
  for (int i = 0; i < 2; ++i) ahead = after(ahead, {"1-6", "32-27", "6-1", "27-32"});
  ASSERT_TRUE(ahead.draw_due());
  EXPECT_NE(decided(ahead), "claim draw");
  for (int i = 0; i < 18; ++i) ahead = after(ahead, {"1-6", "32-27", "6-1", "27-32"});
  ASSERT_EQ(ahead.quiet_plies(), QuietMoves::most);
  EXPECT_EQ(decided(ahead), "claim draw");  // forty moves have brought nothing
}

TEST(CheckersEvaluate, is_the_same_for_both_sides) {
  EXPECT_EQ(evaluate(start_board, Side::dark), 0);
  for (const std::string_view fen : {"B:W14,7,15,32:B9,2", "B:WK1,K2:BK10,K11,K14,K15", "W:W24,31:B19,11,1"}) {
    const Board board = at(fen).board();
    EXPECT_EQ(evaluate(board, Side::dark), -evaluate(board, Side::light)) << fen;
  }
}

TEST(CheckersEvaluate, counts_a_man_and_more_for_a_king) {
  const auto dark = [](std::string_view fen) { return evaluate(at(fen).board(), Side::dark); };
  EXPECT_GT(dark("B:W32:B10,11"), worth_of_a_man / 2);
  EXPECT_GT(dark("B:W32:BK10"), dark("B:W32:B10"));
}

}  // namespace
}  // namespace fourfold::checkers::test
