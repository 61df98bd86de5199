// What nets see besides the checkers: shots and last checkers, beside a naive count and the rules' own plays, and as
// changes from one position to another.
#include "players/backgammon/tactics.h"

#include <gtest/gtest.h>

#include <set>

#include "players/backgammon/features.h"
#include "players/random_source.h"
#include "rules/backgammon/generate.h"
#include "tests/players/backgammon/checkers.h"

namespace fourfold::backgammon {
namespace {

// Boards of games that are played at random: many blots, checkers on the bar, and bearing off.
template <class Visit>
void for_many_boards(Visit visit) {
  RandomSource random(12);
  for (int game = 0; game < 12; ++game) {
    const Rules rules{.starting_position = game % 4 == 0 ? StartingPosition::hyper : StartingPosition::standard};
    Board board{starting_checkers(rules), starting_checkers(rules)};
    PlayList plays;
    for (int turn = 0; turn < 300 && board.opponent[off] < checkers_a_side(rules); ++turn) {
      visit(board);
      plays.clear();
      generate(board.on_roll, board.opponent, {Die::nth(random.below(6)), Die::nth(random.below(6))}, plays);
      const Play& play = plays[random.below(static_cast<std::uint32_t>(plays.size()))];
      for (std::size_t s = 0; s < play.count; ++s) make_step(board.on_roll, board.opponent, play.steps[s]);
      board = board.turned();
    }
  }
}

TEST(Tactics, shots_are_the_checkers_behind_a_blot) {
  int seen = 0;
  for_many_boards([&](const Board& board) {
    const Tactics tactics(board);
    for (std::size_t side = 0; side < 2; ++side) {
      const Checkers& hitters = side == 0 ? board.on_roll : board.opponent;
      const Checkers& others = side == 0 ? board.opponent : board.on_roll;
      for (std::size_t at = 1; at <= points; ++at) {
        for (std::size_t pips = 1; pips <= longest_shot; ++pips) {
          const bool shot = others[25 - at] == 1 && at + pips <= bar && hitters[at + pips] > 0;
          ASSERT_EQ((tactics.shots[side * points + at - 1] >> (pips - 1) & 1) != 0, shot);
          seen += shot ? 1 : 0;
        }
      }
    }
  });
  EXPECT_GT(seen, 10'000);
}

// Against six points in a row nothing escapes; with nobody in the way every roll does.
TEST(Tactics, last_checkers) {
  const Board primed{checkers({{24, 2}, {6, 13}}), checkers({{2, 2}, {3, 2}, {4, 2}, {5, 2}, {6, 2}, {7, 2}, {1, 3}})};
  EXPECT_EQ(Tactics(primed).last[0].escapes, 0);
  EXPECT_EQ(Tactics(primed).last[0].blocked, 6);
  const Board free{checkers({{13, 2}, {6, 13}}), checkers({{12, 2}, {1, 13}})};
  EXPECT_EQ(Tactics(free).last[0].escapes, 36);
  EXPECT_EQ(Tactics(free).last[0].blocked, 0);
  // At the start the opponent's six point lies five pips on.
  const Board start{starting_checkers({}), starting_checkers({})};
  EXPECT_EQ(Tactics(start).last[0].blocked, 1);
}

// The rules find the same rolls when the last checker is alone on its side and far from home.
TEST(Tactics, escapes_are_what_the_rules_let_the_last_checker_play) {
  int looked_at = 0;
  for_many_boards([&](const Board& board) {
    std::size_t from = bar;
    while (from > 0 && board.on_roll[from] == 0) --from;
    if (from <= 18) return;
    Board alone = board;
    alone.on_roll = checkers({{from, 1}});
    int rolls = 0;
    for (int first = 1; first <= 6; ++first) {
      for (int second = 1; second <= 6; ++second) {
        PlayList plays;
        generate(alone.on_roll, alone.opponent, {*Die::from(first), *Die::from(second)}, plays);
        bool both = false;
        for (std::size_t p = 0; p < plays.size(); ++p) both = both || plays[p].count >= 2;
        rolls += both ? 1 : 0;
      }
    }
    EXPECT_EQ(Tactics(board).last[0].escapes, rolls);
    ++looked_at;
  });
  EXPECT_GT(looked_at, 300);
}

TEST(Features, changes_lead_from_one_position_to_another) {
  std::vector<Board> boards;
  for_many_boards([&](const Board& board) { boards.push_back(board); });
  for (std::size_t i = 1; i < boards.size(); ++i) {
    const Features before(boards[i - 1], true);
    const Features after(boards[i], true);
    std::set<int> on(before.begin(), before.end());
    ASSERT_EQ(on.size(), before.all().size());
    Changes changes;
    changes.add(boards[i - 1], boards[i]);
    changes.add(Tactics(boards[i - 1]), Tactics(boards[i]));
    for (const int less : changes.less) ASSERT_EQ(on.erase(less), 1U);
    for (const int more : changes.more) ASSERT_TRUE(on.insert(more).second);
    ASSERT_EQ(on, std::set<int>(after.begin(), after.end()));
    ASSERT_LT(*on.rbegin(), features);
  }
}

}  // namespace
}  // namespace fourfold::backgammon
