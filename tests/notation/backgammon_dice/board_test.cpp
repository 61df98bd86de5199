// The drawing of the case of Backgammon Dice: what stands where, and which number each place has.
#include "notation/backgammon_dice/board.h"

#include "notation/backgammon_dice/text.h"
#include "rules/backgammon_dice/backgammon_dice.h"
#include "sentences/catalogue.h"
#include "tests/support/board_places.h"

namespace fourfold::test {
namespace {

using backgammon_dice::State;

State position(std::size_t preset, std::string_view text) {
  const auto state = backgammon_dice::parse_position(backgammon_dice::Game::presets()[preset].rules, text);
  EXPECT_TRUE(state) << english(state.error());
  return *state;
}

TEST(backgammon_dice_board, sides_captured_pawns_and_pawns_borne_off) {
  EXPECT_EQ(draw_board(position(1, "1:c+,1D,4S,7D,14D 2:1+,1D,5S,6S,o dice:6-4 turn:1")).text(),
            "  16   15   14   13   12   11   10    9    o\n"
            "┌────┬────┬────┬────┬────┬────┰────┬────┬────┐\n"
            "│[○+]│    │[●D]│    │[○S]│[○S]┃    │    │○   │\n"
            "│[○D]│    │    │    │    │    ┃    │    │    │\n"
            "├─ c ┴────┴────┴────┴────┴────┸────┴────┼────┤\n"
            "│                                       │    │\n"
            "│ [●+]                          [6] [4] │    │\n"
            "├─ c ┬────┬────┬────┬────┬────┰────┬────┼────┤\n"
            "│    │    │    │    │    │    ┃    │    │    │\n"
            "│[●D]│    │    │[●S]│    │    ┃[●D]│    │    │\n"
            "└────┴────┴────┴────┴────┴────┸────┴────┴────┘\n"
            "   1    2    3    4    5    6    7    8    o\n");
}

TEST(backgammon_dice_board, a_double_counts_four) {
  const State state = position(0, "1:1,1,3,6,6 2:1,1,3,6,6 dice:4-4 turn:2");
  EXPECT_EQ(draw_board(state).lines()[5], "│                           [4][4][4][4]│    │");
  EXPECT_EQ(draw_board(state, std::vector<Hop>{{1, 5}}).lines()[5], "│                           [4][4][4] 4 │    │");
}

// Player 1's space 1 is below on the left, player 2's straight above it.
TEST(backgammon_dice_board, places_are_counted_by_the_one_to_act) {
  const Canvas one = draw_board(position(0, "1:1,1,3,6,6 2:1,1,3,6,6 turn:1"));
  const Canvas two = draw_board(position(0, "1:1,1,3,6,6 2:1,1,3,6,6 turn:2"));
  EXPECT_EQ(one.at(9, 1).place, 1);
  EXPECT_EQ(one.at(11, 3).place, 1);  // its number too
  EXPECT_EQ(one.at(8, 36).place, 8);
  EXPECT_EQ(one.at(3, 36).place, 9);
  EXPECT_EQ(one.at(2, 4).place, 16);
  EXPECT_EQ(two.at(2, 4).place, 1);
  EXPECT_EQ(two.at(9, 1).place, 16);
  EXPECT_EQ(one.at(6, 5).place, 0);
  EXPECT_EQ(two.at(5, 5).place, 0);
  EXPECT_EQ(two.at(6, 5).place, no_place);
  EXPECT_EQ(one.at(9, 42).place, 17);
  EXPECT_EQ(two.at(2, 42).place, 17);
}

TEST(backgammon_dice_board, every_hop_is_between_places_where_the_pawn_stands) {
  const auto piece = [](Seat seat) { return std::string(seat == Seat::one ? "●" : "○"); };
  for (const auto& preset : backgammon_dice::Game::presets()) {
    ASSERT_NO_FATAL_FAILURE(check_places(initial(preset.rules), piece, 7, 120)) << preset.name;
  }
}

}  // namespace
}  // namespace fourfold::test
