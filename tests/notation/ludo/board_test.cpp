// The drawing of the ludo cross: what stands where, and which number each place has.
#include "notation/ludo/board.h"

#include "notation/ludo/text.h"
#include "rules/ludo/ludo.h"
#include "sentences/catalogue.h"
#include "tests/support/board_places.h"

namespace fourfold::test {
namespace {

ludo::State position(std::string_view text, ludo::NumberSet seats = 1U << 1 | 1U << 3) {
  ludo::Rules rules;
  rules.seats = seats;
  const auto state = ludo::parse_position(rules, text);
  EXPECT_TRUE(state) << english(state.error());
  return *state;
}

// Seat 1 starts below and goes up, seat 3 above and goes down. Seat 3's 12 is the last space of the right arm before
// the corner below, its 51 the first of its home column.
TEST(ludo_board, two_players) {
  EXPECT_EQ(draw_board(position("1:b,0,0,55 3:b,12,51,h turn:1 dice:64")).text(),
            "┌────── 2 ───────┐ ·  ·  · ┌────── 3 ───────┐\n"
            "│                │ · (3) ✿ │   (3)     ·    │\n"
            "│                │ ·  ↓  · │    ·      ·    │\n"
            "│                │ ·  ↓  · │                │\n"
            "│                │ ·  ↓  · │                │\n"
            "└────────────────┘ ·  ↓  · └────────────────┘\n"
            " ·  ✿  ·  ·  ·  ·    (3)    ·  ·  ·  ·  ·  ·\n"
            " ·  →  →  →  →  →  ▷  ★  ◁  ←  ←  ←  ←  ←  ·\n"
            " ·  ·  ·  ·  ·  ·     △     ·  ·  ·  ·  ✿ (3)\n"
            "┌────── 1 ───────┐ · (1) · ┌────── 4 ───────┐\n"
            "│   (1)     ·    │ ·  ↑  · │                │\n"
            "│    ·      ·    │ ·  ↑  · │                │\n"
            "│                │ ·  ↑  · │                │\n"
            "│    [6]  [4]    │1×2 ↑  · │                │\n"
            "└────────────────┘ ·  ·  · └────────────────┘\n");
}

// A piece of seat 1 that has gone 13 stands on seat 2's flower; 13 further on is seat 3's, and so on.
TEST(ludo_board, pieces_that_share_a_space) {
  const std::string two = draw_board(position("1:13,b,b,b 2:0,b,b,b 3:b,b,b,b 4:b,b,b,b turn:1", 0x1e)).text();
  EXPECT_NE(two.find("\n · 1+2 ·"), std::string::npos) << two;
  const std::string pair = draw_board(position("1:13,13,b,b 2:0,b,b,b 3:b,b,b,b 4:b,b,b,b turn:1", 0x1e)).text();
  EXPECT_NE(pair.find("\n · 112 ·"), std::string::npos) << pair;
  const std::string three = draw_board(position("1:13,b,b,b 2:0,b,b,b 3:39,b,b,b 4:b,b,b,b turn:1", 0x1e)).text();
  EXPECT_NE(three.find("\n · 123 ·"), std::string::npos) << three;
}

TEST(ludo_board, places_are_counted_by_the_one_to_act) {
  const Canvas one = draw_board(position("1:b,b,b,b 3:b,b,b,b turn:1"));
  const Canvas three = draw_board(position("1:b,b,b,b 3:b,b,b,b turn:3"));
  EXPECT_EQ(one.at(10, 5).place, 0);    // waiting in the Floral Square
  EXPECT_EQ(one.at(13, 19).place, 1);   // the starting flower
  EXPECT_EQ(one.at(8, 1).place, 11);    // up five, then left six
  EXPECT_EQ(one.at(13, 22).place, 52);  // the home column: five places
  EXPECT_EQ(one.at(9, 22).place, 56);
  EXPECT_EQ(one.at(8, 22).place, 57);
  EXPECT_EQ(three.at(1, 32).place, 0);
  EXPECT_EQ(three.at(1, 25).place, 1);
  EXPECT_EQ(three.at(6, 43).place, 11);
  EXPECT_EQ(three.at(6, 22).place, 57);
  EXPECT_EQ(three.at(10, 5).place, no_place);
}

TEST(ludo_board, every_hop_is_between_places_where_the_piece_stands) {
  const auto piece = [](Seat seat) { return std::to_string(number(seat)); };
  for (const auto& preset : ludo::Game::presets()) {
    ludo::Rules rules = preset.rules;
    ASSERT_NO_FATAL_FAILURE(check_places(initial(rules), piece, 7, 400)) << preset.name;
    rules.seats = 1U << 1 | 1U << 2 | 1U << 4;
    ASSERT_NO_FATAL_FAILURE(check_places(initial(rules), piece, 7, 400)) << preset.name;
  }
}

}  // namespace
}  // namespace fourfold::test
