// What a screen answers to a hand that tries what cannot be done, and to one that asks for a hint in the middle of a
// turn.
#include "sentences/catalogue.h"
#include "tests/screen/matches.h"

namespace fourfold::screen {
namespace {

std::unique_ptr<Screen> at(const std::string& game, const std::string& preset, const std::string& position) {
  Setup setup;
  setup.game = game;
  setup.preset = preset;
  setup.players = {{"Anna", "human"}, {"Bert", "human"}};
  setup.dice = DiceMode::manual;
  setup.start = position;
  return test::opened(setup, 1);
}

std::string answer(const Screen& screen, int from, std::optional<int> to = std::nullopt, int seat = 1) {
  return english(screen.why_not(seat, from, to));
}

// Backgammon's start with a roll of 3 and 1: Bert holds Anna's points 1, 12, 17 and 19.
constexpr const char* opening = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:1:10";

TEST(Answers, name_what_stands_in_the_way_of_a_checker) {
  const auto screen = at("backgammon", "liberty", opening);
  ASSERT_EQ(screen->waiting(), Waiting::person);
  EXPECT_EQ(answer(*screen, 24, 19), "19 is closed: 5 checkers of Bert");
  EXPECT_EQ(answer(*screen, 13, 12), "12 is closed: 5 checkers of Bert");
  EXPECT_EQ(answer(*screen, 24, 18), "that is 6 away; left to play: 3 and 1");
  EXPECT_EQ(answer(*screen, 8, 13), "checkers move home only, never back");
  EXPECT_EQ(answer(*screen, 6, 0), "bearing off waits until all are home; one is still on 24");
  EXPECT_EQ(answer(*screen, 24, 23, 2), "that belongs to Bert, and it is the turn of Anna");
  EXPECT_EQ(answer(*screen, 20), "there is no piece to move");
}

TEST(Answers, name_the_points_that_close_the_way_of_both_dice) {
  // 4 and 3 lead from 24 to 20 and 21, and both are Bert's.
  const auto screen = at("backgammon", "liberty", "XGID=-b----E-C---eE-----bbd--B-:0:0:1:43:0:0:0:1:10");
  ASSERT_EQ(screen->waiting(), Waiting::person);
  EXPECT_EQ(answer(*screen, 24), "the points it could reach are closed: 20 and 21");
}

TEST(Answers, say_that_a_place_is_reached_by_several_ways) {
  // Nine away by 5 and 4; on the way by the 4 stands a blot, on the way by the 5 nothing.
  const auto checker = at("backgammon", "liberty", "XGID=-b----E-C---eE---cc-a--aB-:0:0:1:54:0:0:0:1:10");
  ASSERT_EQ(checker->waiting(), Waiting::person);
  EXPECT_EQ(answer(*checker, 24, 15), "more than one way leads there: go step by step");
  EXPECT_EQ(answer(*checker, 24, 14), "that is 10 away; left to play: 5 and 4");
}

TEST(Answers, know_what_several_dice_would_do) {
  // Three twos capture on 7, so no other pawn may take three.
  const auto duty = at("backgammon-dice", "scored", "1:1-,2S,4,6,13 2:1,1,5,6,10 turn:1 dice:2-2 score:0-0 points:0-0");
  EXPECT_EQ(answer(*duty, 2, 8), "another way of playing the turn captures, so it must be one that captures");
  EXPECT_EQ(answer(*duty, 2, 9), "no die leads there; left to play: 2, 2, 2 and 2");
  const auto closed = at("backgammon-dice", "simple", "1:1,1,3,6,6 2:1,6,6,12,12 turn:1 dice:2-2");
  EXPECT_EQ(answer(*closed, 1, 7), "the way there is closed: a pawn lands after each die");
}

TEST(Answers, wait_for_the_dice) {
  const auto screen = at("backgammon", "liberty", "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:1:10");
  ASSERT_EQ(screen->waiting(), Waiting::typed_dice);
  EXPECT_EQ(answer(*screen, 24, 23), "first roll the dice");
}

TEST(Answers, name_the_rule_in_every_game) {
  const auto checkers = at("checkers", "tournament", "");
  EXPECT_EQ(answer(*checkers, 1), "this checker is hemmed in: no free square to step or jump to");
  EXPECT_EQ(answer(*checkers, 11, 8), "this square is occupied");
  EXPECT_EQ(answer(*checkers, 11, 20), "there is no checker between to jump over");
  EXPECT_EQ(answer(*checkers, 11, 24), "a checker steps to the next square along a diagonal, or jumps over it");
  const auto compulsory = at("checkers", "tournament", "B:W18,22,27:B1,K14,15");
  EXPECT_EQ(answer(*compulsory, 1), "a capture is possible and must be made");
  EXPECT_EQ(answer(*compulsory, 1, 5), "a capture is possible and must be made");
  EXPECT_EQ(answer(*compulsory, 15, 19), "a capture is possible and must be made");
  const auto optional = at("checkers", "botanica", "B:W18,22,27:B1,K14,15");
  EXPECT_EQ(answer(*optional, 15, 10), "men move forward only; this checker is not a king");

  const auto ludo = at("ludo", "standard", "1:b,b,b,5 3:b,b,b,b turn:1 dice:4-3");
  EXPECT_EQ(answer(*ludo, 0), "to leave the Floral Square takes 6");
  EXPECT_EQ(answer(*ludo, 6, 8), "it can move by 4, 3 or 7; that leads elsewhere");
  const auto six = at("ludo", "standard", "1:b,b,2,5 3:b,b,b,b turn:1 dice:6-3");
  ASSERT_TRUE(six->hop({6, 12, 0}));
  EXPECT_EQ(answer(*six, 0), "the 6 has been played; to leave the Floral Square takes another one");

  const auto pawns = at("backgammon-dice", "basic", "1:1,3H,3,6,6 2:1,1,3,6,6 turn:1 dice:4-2");
  EXPECT_EQ(answer(*pawns, 6, 4), "pawns move on only, never back");
  const auto captured = at("backgammon-dice", "basic", "1:c,3,3,6,6 2:1,1,3,6,6 turn:1 dice:4-2");
  EXPECT_EQ(answer(*captured, 6, 8), "captured pawns come back first");
}

TEST(Hints, go_on_from_the_hops_that_were_made) {
  const auto screen = at("backgammon", "liberty", opening);
  ASSERT_TRUE(screen->hop({6, 5, 0}));
  const auto hint = screen->hint();
  ASSERT_TRUE(hint);
  EXPECT_EQ(hint->play, "8/5 6/5") << "the point that this roll makes";
  const HintedPlay& best = hint->plays.front();
  ASSERT_EQ(best.hops, (std::vector<Hop>{{8, 5, 0}}));
  EXPECT_EQ(english(best.told.front()), "from 8 to 5");
  ASSERT_EQ(best.arrows.size(), 1U);
  EXPECT_EQ(best.arrows.front().from, 8);
  ASSERT_TRUE(screen->hop(best.hops.front()));
  EXPECT_TRUE(screen->turn_is_whole());
}

TEST(Hints, are_of_a_turn_that_was_begun_otherwise_too) {
  const auto screen = at("backgammon", "liberty", opening);
  ASSERT_TRUE(screen->hop({24, 21, 0}));
  const auto hint = screen->hint();
  ASSERT_TRUE(hint);
  EXPECT_TRUE(hint->reason.code.empty()) << "it is no longer what the bot would do";
  for (const HintedPlay& candidate : hint->plays) {
    ASSERT_EQ(candidate.hops.size(), 1U) << candidate.play;
    EXPECT_EQ(candidate.hops.front().from - candidate.hops.front().to, 1) << candidate.play;
  }
}

TEST(Hints, of_a_whole_turn_can_be_made_hop_by_hop) {
  for (const auto& [game, preset, position] : std::vector<std::array<std::string, 3>>{
           {"backgammon", "liberty", opening},
           {"ludo", "standard", "1:b,b,2,5 3:b,b,b,b turn:1 dice:6-3"},
           {"checkers", "tournament", ""},
           {"backgammon-dice", "scored", "1:1-,2S,4,6,13 2:1,1,5,6,10 turn:1 dice:2-2 score:0-0 points:0-0"}}) {
    const auto screen = at(game, preset, position);
    ASSERT_EQ(screen->waiting(), Waiting::person) << game;
    const auto hint = screen->hint();
    ASSERT_TRUE(hint) << game;
    const HintedPlay& best = hint->plays.front();
    EXPECT_FALSE(best.hops.empty()) << game;
    EXPECT_EQ(best.hops.size(), best.told.size());
    for (const Hop& hop : best.hops) ASSERT_TRUE(screen->hop(hop)) << game;
    EXPECT_TRUE(screen->turn_is_whole()) << game;
  }
}

}  // namespace
}  // namespace fourfold::screen
