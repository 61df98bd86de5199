// The drawing of a checkers board: what stands where, and which number each place has.
#include "notation/checkers/board.h"

#include "notation/checkers/text.h"
#include "rules/checkers/checkers.h"
#include "sentences/catalogue.h"
#include "tests/support/board_places.h"
#include "tests/support/in_english.h"

namespace fourfold::test {
namespace {

TEST(checkers_board, men_and_kings) {
  const auto state = checkers::parse_position({}, "B:WK1,18,30:BK32,5,14");
  ASSERT_TRUE(state) << english(state.error());
  EXPECT_EQ(draw_board(*state).text(),
            "┌────────────────────────────────────────┐\n"
            "│░░░░░1 ♛  ░░░░░2    ░░░░░3    ░░░░░4    │\n"
            "│░░░░░  ○  ░░░░░     ░░░░░     ░░░░░     │\n"
            "│5    ░░░░░6    ░░░░░7    ░░░░░8    ░░░░░│\n"
            "│  ●  ░░░░░     ░░░░░     ░░░░░     ░░░░░│\n"
            "│░░░░░9    ░░░░░10   ░░░░░11   ░░░░░12   │\n"
            "│░░░░░     ░░░░░     ░░░░░     ░░░░░     │\n"
            "│13   ░░░░░14   ░░░░░15   ░░░░░16   ░░░░░│\n"
            "│     ░░░░░  ●  ░░░░░     ░░░░░     ░░░░░│\n"
            "│░░░░░17   ░░░░░18   ░░░░░19   ░░░░░20   │\n"
            "│░░░░░     ░░░░░  ○  ░░░░░     ░░░░░     │\n"
            "│21   ░░░░░22   ░░░░░23   ░░░░░24   ░░░░░│\n"
            "│     ░░░░░     ░░░░░     ░░░░░     ░░░░░│\n"
            "│░░░░░25   ░░░░░26   ░░░░░27   ░░░░░28   │\n"
            "│░░░░░     ░░░░░     ░░░░░     ░░░░░     │\n"
            "│29   ░░░░░30   ░░░░░31   ░░░░░32♛  ░░░░░│\n"
            "│     ░░░░░  ○  ░░░░░     ░░░░░  ●  ░░░░░│\n"
            "└────────────────────────────────────────┘\n");
  EXPECT_EQ(draw_board(*state).ascii().substr(43, 43), "|:::::1 K  :::::2    :::::3    :::::4    |\n");
  EXPECT_EQ(in_english(seat_notes(*state, {}, Seat::one)), (std::vector<std::string>{"dark, 2 men", "1 king ♛"}));
  EXPECT_EQ(in_english(seat_notes(*state, {}, Seat::two)), (std::vector<std::string>{"light, 2 men", "1 king ♛"}));
}

TEST(checkers_board, a_jump_on_the_way_has_lifted_the_man) {
  const auto state = checkers::parse_position({}, "B:W18,30:B14,1");
  ASSERT_TRUE(state) << english(state.error());
  const std::vector<Hop> made = {{14, 23}};
  const Canvas board = draw_board(*state, made);
  EXPECT_EQ(shown_on(board, 23, Seat::one), "●");
  EXPECT_EQ(shown_on(board, 18, Seat::two), "");
  EXPECT_EQ(in_english(seat_notes(*state, made, Seat::two)), std::vector<std::string>{"light, 1 man"});
}

// Both sides have one numbering. Square 1 is the second of the top row, 29 the first of the bottom row.
TEST(checkers_board, places_are_the_squares) {
  for (const char* text : {"B:W32:B1", "W:W32:B1"}) {
    const auto state = checkers::parse_position({}, text);
    ASSERT_TRUE(state) << english(state.error());
    const Canvas board = draw_board(*state);
    EXPECT_EQ(board.at(1, 6).place, 1);
    EXPECT_EQ(board.at(2, 10).place, 1);
    EXPECT_EQ(board.at(1, 5).place, no_place);
    EXPECT_EQ(board.at(16, 1).place, 29);
    EXPECT_EQ(board.at(15, 35).place, 32);
    EXPECT_EQ(board.at(9, 18).place, 18);
  }
}

TEST(checkers_board, every_hop_is_between_places_where_the_checker_stands) {
  const auto piece = [](Seat seat) { return std::string(seat == Seat::one ? "●" : "○"); };
  for (const auto& preset : checkers::Game::presets()) {
    ASSERT_NO_FATAL_FAILURE(check_places(initial(preset.rules), piece, 7, 200)) << preset.name;
  }
}

}  // namespace
}  // namespace fourfold::test
