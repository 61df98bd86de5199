// How a game of checkers is said to have ended.
#include "notation/checkers/telling.h"
#include "tests/rules/checkers/helpers.h"
#include "tests/support/told_ending.h"

namespace fourfold::checkers {
namespace {

using test::after;
using test::at;

std::string told(const State& state, std::optional<Seat> you = std::nullopt) {
  return fourfold::test::in_english(tell_ending(state, you));
}

TEST(telling_checkers, who_won_and_by_what) {
  EXPECT_EQ(told(after(at("B:W18:B14"), {"14x23"})), "Anna wins. Bert has no checkers left.");
  EXPECT_EQ(told(after(at("B:W18:B14"), {"14x23"}), Seat::one), "You win. Bert has no checkers left.");
  EXPECT_EQ(told(after(at("B:W18:B14"), {"14x23"}), Seat::two), "Anna wins. You have no checkers left.");
  EXPECT_EQ(told(after(at("B:W13:B5,6"), {"5-9"})), "Anna wins. Bert cannot move any more.");
  EXPECT_EQ(told(after(at("B:W13:B5,6"), {"5-9"}), Seat::two), "Anna wins. You cannot move any more.");
  EXPECT_EQ(told(after(at("B:W18:B14"), {"resign"})), "Bert wins. Anna resigned.");
  EXPECT_EQ(told(after(at("B:W18:B14"), {"resign"}), Seat::one), "Bert wins. You resigned.");
}

TEST(telling_checkers, draws_with_their_reason) {
  EXPECT_EQ(told(after(at("B:W30:B1"), {"offer draw", "accept"})), "The game is drawn. Both sides agreed to it.");
  const State again = after(at("B:WK30:BK1"), {"1-6", "30-26", "6-1", "26-30", "1-6", "30-26", "6-1", "26-30"});
  ASSERT_EQ(phase(again), Phase::over);
  EXPECT_EQ(told(again), "The game is drawn. The same position stood for the third time.");
}

TEST(deeds_checkers, what_was_captured) {
  const State state = at("B:W18,25:B14");
  EXPECT_EQ(deeds(state, *parse_play(state, "14x23")), (Deeds{0, 1}));
  const State two = at("B:W18,27:B14");
  EXPECT_EQ(deeds(two, *parse_play(two, "14x23x32")), (Deeds{0, 2}));
}

}  // namespace
}  // namespace fourfold::checkers
