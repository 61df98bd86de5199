// How a game of ludo is said to have ended, with the places where they were played out.
#include "notation/ludo/telling.h"
#include "tests/rules/ludo/support.h"
#include "tests/support/told_ending.h"

namespace fourfold::ludo {
namespace {

using test::played;
using test::rules_of;
using test::state_of;

std::string told(const State& state, std::optional<Seat> you = std::nullopt) {
  return fourfold::test::in_english(tell_ending(state, you));
}

TEST(telling_ludo, the_first_with_all_home_wins) {
  const State over = played(state_of("1:50,h,h,h 3:b,b,b,5 turn:1"), "51", "50/h");
  ASSERT_EQ(phase(over), Phase::over);
  EXPECT_EQ(told(over), "Anna wins. All four pieces are home.");
  EXPECT_EQ(told(over, Seat::one), "You win. All four pieces are home.");
  EXPECT_EQ(told(over, Seat::three), "Anna wins. All four pieces are home.");
}

TEST(telling_ludo, whoever_is_left_wins) {
  const State two = state_of("1:b,b,b,5 3:b,b,b,5 turn:1");
  EXPECT_EQ(told(apply(two, Play::resign())), "Cleo wins. Anna resigned.");
  EXPECT_EQ(told(apply(two, Play::resign()), Seat::one), "Cleo wins. You resigned.");
  State three = state_of("1:b,b,b,5 2:b,b,b,5 3:b,b,b,5 turn:1", rules_of("standard", {{"seats", "1,2,3"}}));
  three = apply(apply(three, Play::resign()), Play::resign());
  ASSERT_EQ(phase(three), Phase::over);
  EXPECT_EQ(told(three, Seat::three), "You win. All others resigned.");
}

TEST(telling_ludo, places_that_were_played_out) {
  const Rules rules = rules_of("standard", {{"seats", "1,2,3"}, {"play_on", "on"}});
  const State over = played(state_of("1:50,h,h,h 2:h,h,h,h 3:b,b,b,5 turn:1 places:2", rules), "51", "50/h");
  ASSERT_EQ(phase(over), Phase::over) << format_position(over);
  EXPECT_EQ(told(over), "Bert wins. All four pieces are home. Then came Anna in place 2 and Cleo in place 3.");
  EXPECT_EQ(told(over, Seat::one),
            "Bert wins. All four pieces are home. Then came you in place 2 and Cleo in place 3.");
}

TEST(deeds_ludo, spaces_moved_and_pieces_sent_back) {
  // Seat one's 26 is seat three's starting flower.
  const State before = state_of("1:b,b,20,24 3:b,b,b,0 turn:1");
  const State state = roll(before, test::roll_of(before, "62"));
  EXPECT_EQ(deeds(state, *parse_play(state, "b/0 24/26")), (Deeds{2, 1})) << "entering is no moving";
  EXPECT_EQ(deeds(state, *parse_play(state, "20/28")), (Deeds{8, 0}));
  EXPECT_EQ(deeds(state, *parse_play(state, "20/26 24/26")), (Deeds{8, 1}));
}

}  // namespace
}  // namespace fourfold::ludo
