// The figures of a game, counted from its log: what was moved, hit and rolled; takebacks and rolls for the start left
// out.
#include "table/figures.h"

#include <gtest/gtest.h>

#include "table/authority.h"

namespace fourfold {
namespace {

Authority<backgammon::Game> typed_table() {
  Setup setup;
  setup.game = "backgammon";
  setup.preset = "tournament";
  setup.dice = DiceMode::manual;
  setup.players = {{"Anna", "human"}, {"Bert", "human"}};
  return *Authority<backgammon::Game>::open(setup);
}

void happen(Authority<backgammon::Game>& table, EventKind kind, int player, const std::string& text = "") {
  const Reply reply = table.submit(player, {table.table().next_number(), kind, text}, 0);
  ASSERT_TRUE(reply.done()) << text;
}

// What two dice give on average in backgammon, where doubles count four: 8 1/6.
constexpr double average_roll = 294.0 / 36;

TEST(figures, of_a_game_of_backgammon) {
  auto table = typed_table();
  EXPECT_EQ(figures(table.table()), (std::vector<PlayerFigures>(2)));
  happen(table, EventKind::roll, 0, "62");  // for the start: Anna begins
  happen(table, EventKind::play, 0, "24/18 13/11");
  happen(table, EventKind::play, 1, "roll");
  happen(table, EventKind::roll, 1, "44");
  happen(table, EventKind::play, 1, "24/20(2) 13/9(2)");
  const auto after = figures(table.table());
  EXPECT_EQ(after[0].most_moved, 8);
  EXPECT_EQ(after[0].rolls, 0) << "each player's die for the start is no roll of theirs to play";
  EXPECT_EQ(after[1].rolls, 1);
  EXPECT_EQ(after[1].rolled, 16);
  EXPECT_EQ(after[1].most_moved, 16);
  EXPECT_DOUBLE_EQ(after[1].expected, average_roll);
  EXPECT_EQ(after[0].turns, 1);
  EXPECT_EQ(after[1].taken, 0);
}

TEST(figures, hits_count_and_what_was_taken_back_does_not) {
  auto table = typed_table();
  happen(table, EventKind::roll, 0, "62");
  happen(table, EventKind::play, 0, "24/18 13/11");
  happen(table, EventKind::play, 1, "roll");
  happen(table, EventKind::roll, 1, "61");
  happen(table, EventKind::play, 1, "13/7* 8/7");
  EXPECT_EQ(figures(table.table())[1].taken, 1);
  EXPECT_EQ(figures(table.table())[1].most_taken, 1);
  happen(table, EventKind::ask_takeback, 1);
  happen(table, EventKind::agree_takeback, 0);
  EXPECT_EQ(figures(table.table())[1].taken, 0);
  EXPECT_EQ(figures(table.table())[1].turns, 0);
  EXPECT_EQ(figures(table.table())[1].rolls, 1) << "the dice still lie there";
  happen(table, EventKind::play, 1, "24/18 24/23");
  EXPECT_EQ(figures(table.table())[1].taken, 0);
  EXPECT_EQ(figures(table.table())[1].most_moved, 7);
}

TEST(figures, begin_anew_with_every_game) {
  auto table = typed_table();
  happen(table, EventKind::roll, 0, "62");
  happen(table, EventKind::play, 0, "24/18 13/11");
  happen(table, EventKind::play, 1, "double");
  happen(table, EventKind::play, 0, "drop");
  EXPECT_EQ(figures(table.table())[0].most_moved, 8);
  happen(table, EventKind::next_game, 0);
  EXPECT_EQ(figures(table.table()), (std::vector<PlayerFigures>(2)));
}

}  // namespace
}  // namespace fourfold
