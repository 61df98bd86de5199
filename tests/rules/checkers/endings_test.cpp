// CK-9 and CK-10: how a game is won, drawn, given up.
#include <array>

#include "tests/rules/checkers/helpers.h"

namespace fourfold::checkers {
namespace {

using namespace test;

constexpr std::string_view back_and_forth = "B:WK32:BK1";

// Dark's king goes round six squares, light's round eight, never near each other: the position comes back after 24
// moves of each, so for the third time only after 48.
constexpr std::string_view long_walk = "B:WK20:BK1,4";

State walk(State state, int plies) {
  constexpr std::array dark = {1, 6, 10, 14, 9, 5};
  constexpr std::array light = {20, 24, 27, 31, 26, 23, 19, 16};
  for (int ply = 0; ply < plies; ++ply) {
    const std::size_t turn = static_cast<std::size_t>(ply / 2);
    const std::string text = ply % 2 == 0
                                 ? std::to_string(dark[turn % 6]) + "-" + std::to_string(dark[(turn + 1) % 6])
                                 : std::to_string(light[turn % 8]) + "-" + std::to_string(light[(turn + 1) % 8]);
    state = after(state, {text});
  }
  return state;
}

TEST(CK_9, capturing_every_opposing_checker_wins) {
  const State state = after(at("B:W18:B14"), {"14x23"});
  EXPECT_EQ(phase(state), Phase::over);
  EXPECT_EQ(outcome(state), dark_wins());
  EXPECT_EQ(legal(state).size(), 0U);
  EXPECT_EQ(offers(state).size(), 0U);
  EXPECT_EQ(refusal(state, "23-26"), "the game is over");
  EXPECT_EQ(next_game(state), std::nullopt);
  EXPECT_EQ(outcome(after(at("W:W18:B14"), {"18x9"})), light_wins());
}

TEST(CK_9, a_player_to_move_who_cannot_move_loses) {
  const State state = at("W:W5:BK1");
  EXPECT_EQ(phase(state), Phase::over);
  EXPECT_EQ(outcome(state), dark_wins());
  // Light shuts in the man on 21 by stepping in front of it: 25 and, behind that, 30 are held.
  const State shut_in = after(at("W:W29,30:B21"), {"29-25"});
  EXPECT_EQ(phase(shut_in), Phase::over);
  EXPECT_EQ(outcome(shut_in), light_wins());
}

TEST(CK_9, one_free_checker_is_enough_to_go_on) { EXPECT_EQ(phase(at("W:W5,32:BK1")), Phase::decide); }

TEST(CK_9, nothing_is_won_before_the_end) { EXPECT_EQ(outcome(begin_with(tournament(), Seat::one)), Outcome{}); }

TEST(CK_10, the_third_repetition_draws_at_once_in_the_tournament) {
  State state = at(back_and_forth);
  state = after(state, {"1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1"});
  EXPECT_EQ(phase(state), Phase::decide);
  EXPECT_EQ(state.quiet_plies(), 7);
  EXPECT_EQ(state.occurrences(), 2);
  state = after(state, {"28-32"});
  EXPECT_EQ(phase(state), Phase::over);
  EXPECT_EQ(state.status(), Status::draw_by_repetition);
  EXPECT_EQ(outcome(state), Outcome{});
}

TEST(CK_10, the_third_repetition_may_be_claimed_in_botanica) {
  State state = at(back_and_forth, botanica());
  for (const std::string_view move : {"1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1"}) {
    EXPECT_EQ(offers_of(state), (Texts{"offer draw", "resign"}));
    state = after(state, {move});
  }
  EXPECT_EQ(refusal(state, "claim draw").substr(0, 22), "no draw can be claimed");
  state = after(state, {"28-32"});
  EXPECT_EQ(phase(state), Phase::decide);
  EXPECT_EQ(offers_of(state), (Texts{"offer draw", "claim draw", "resign"}));
  const State claimed = after(state, {"claim draw"});
  EXPECT_EQ(phase(claimed), Phase::over);
  EXPECT_EQ(outcome(claimed), Outcome{});
  // The chance passes with a position that is new.
  EXPECT_EQ(offers_of(after(state, {"1-6"})), (Texts{"offer draw", "resign"}));
  // And comes back with the next repetition.
  EXPECT_EQ(offers_of(after(state, {"1-5"})), (Texts{"offer draw", "claim draw", "resign"}));
}

TEST(CK_10, the_moves_between_repetitions_need_not_be_the_same) {
  // The start comes back by way of 5 and 28, then by way of 6 and 27.
  const State state = after(at(back_and_forth), {"1-5", "32-28", "5-1", "28-32", "1-6", "32-27", "6-1"});
  EXPECT_EQ(phase(state), Phase::decide);
  EXPECT_EQ(after(state, {"27-32"}).status(), Status::draw_by_repetition);
}

TEST(CK_10, progress_makes_earlier_positions_unreachable) {
  // A man's move between the second and the third time.
  State state = after(at("B:WK32:BK1,4"), {"1-5", "32-28", "5-1", "28-32"});
  EXPECT_EQ(state.occurrences(), 2);
  state = after(state, {"4-8"});
  EXPECT_EQ(state.quiet_plies(), 0);
  EXPECT_EQ(state.occurrences(), 1);
  state = after(state, {"32-28", "1-5", "28-32", "5-1"});
  EXPECT_EQ(state.occurrences(), 2);
  EXPECT_EQ(phase(state), Phase::decide);
}

TEST(CK_10, forty_moves_of_each_side_without_progress_draw_in_the_tournament) {
  const State before = walk(at(long_walk), 79);
  EXPECT_EQ(phase(before), Phase::decide);
  EXPECT_EQ(before.quiet_plies(), 79);
  const State state = walk(at(long_walk), 80);
  EXPECT_EQ(phase(state), Phase::over);
  EXPECT_EQ(state.status(), Status::draw_by_forty_moves);
  EXPECT_EQ(outcome(state), Outcome{});
}

TEST(CK_10, forty_moves_may_be_claimed_in_botanica_until_progress_is_made) {
  EXPECT_EQ(offers_of(walk(at(long_walk, botanica()), 79)), (Texts{"offer draw", "resign"}));
  for (const int plies : {80, 81, 90, 96, 131}) {
    EXPECT_EQ(offers_of(walk(at(long_walk, botanica()), plies)), (Texts{"offer draw", "claim draw", "resign"}))
        << plies;
  }
  const State late = walk(at(long_walk, botanica()), 120);
  EXPECT_EQ(late.quiet_plies(), 80);
  EXPECT_EQ(after(late, {"claim draw"}).status(), Status::draw_claimed);
  const State progress = after(late, {"4-8"});
  EXPECT_EQ(progress.quiet_plies(), 0);
  EXPECT_EQ(offers_of(progress), (Texts{"offer draw", "resign"}));
}

TEST(CK_10, a_capture_is_progress_too) {
  // After 40 moves of each, light's king is back on 20 and dark's on 9; light steps to 24 and 27, dark to 5 and 1.
  State state = walk(at("B:WK20:BK1,K32", botanica()), 84);
  ASSERT_EQ(state.quiet_plies(), 80);
  ASSERT_EQ(format_position(state), "B:WK27:BK1,K32");
  state = after(state, {"32x23"});
  EXPECT_EQ(outcome(state), dark_wins());
  EXPECT_EQ(state.quiet_plies(), 0);
}

TEST(CK_10, a_win_on_the_eightieth_move_is_a_win) {
  // Light's king goes between 32 and 28. Dark's second king walks up to 24, the first one waiting in between so that no
  // position stands three times; with dark's fortieth move, 24-28, light is shut in.
  State state = at("W:WK32:B19,23,27,K1,K13");
  constexpr std::array way = {13, 9, 14, 10, 7, 11, 8, 12, 16, 20, 24, 28};
  std::size_t walked = 0;
  int waiting = 1;
  for (int turn = 1; turn <= 40; ++turn) {
    state = after(state, {turn % 2 == 1 ? "32-28" : "28-32"});
    if (turn % 4 == 0 || turn == 39) {
      state = after(state, {std::to_string(way[walked]) + "-" + std::to_string(way[walked + 1])});
      ++walked;
    } else {
      state = after(state, {std::to_string(waiting) + "-" + std::to_string(6 - waiting)});
      waiting = 6 - waiting;
    }
    ASSERT_EQ(phase(state), turn < 40 ? Phase::decide : Phase::over) << turn;
  }
  EXPECT_EQ(format_position(state), "W:WK32:BK5,19,23,27,K28");
  EXPECT_EQ(state.status(), Status::decided);
  EXPECT_EQ(outcome(state), dark_wins());
}

TEST(CK_10, a_draw_can_be_agreed) {
  const State offered = after(at(back_and_forth), {"offer draw"});
  EXPECT_EQ(phase(offered), Phase::decide);
  EXPECT_EQ(to_act(offered), Seat::two);
  EXPECT_EQ(plays_of(offered), (Texts{"accept", "decline"}));
  EXPECT_EQ(offers_of(offered), (Texts{"resign"}));
  EXPECT_EQ(refusal(offered, "32-28"), "dark has offered a draw: accept or decline");
  const State agreed = after(offered, {"accept"});
  EXPECT_EQ(phase(agreed), Phase::over);
  EXPECT_EQ(outcome(agreed), Outcome{});
}

TEST(CK_10, a_declined_offer_is_not_repeated_before_a_move) {
  const State declined = after(at(back_and_forth), {"offer draw", "decline"});
  EXPECT_EQ(to_act(declined), Seat::one);
  EXPECT_EQ(plays_of(declined), (Texts{"1-5", "1-6"}));
  EXPECT_EQ(offers_of(declined), (Texts{"resign"}));
  EXPECT_EQ(refusal(declined, "offer draw"), "the offer of a draw was declined; make a move before offering again");
  EXPECT_EQ(refusal(declined, "accept"), "no draw has been offered");
  EXPECT_EQ(offers_of(after(declined, {"1-5"})), (Texts{"offer draw", "resign"}));
  EXPECT_EQ(offers_of(after(declined, {"1-5", "32-28"})), (Texts{"offer draw", "resign"}));
}

TEST(CK_10, offering_and_declining_does_not_disturb_the_count) {
  State state = after(at(back_and_forth), {"1-5", "offer draw", "decline", "32-28", "5-1", "28-32", "1-5", "32-28",
                                           "offer draw", "decline", "5-1"});
  EXPECT_EQ(state.quiet_plies(), 7);
  EXPECT_EQ(after(state, {"28-32"}).status(), Status::draw_by_repetition);
}

TEST(CK_10, nothing_can_be_claimed_where_draws_are_automatic) {
  EXPECT_EQ(refusal(at(back_and_forth), "claim draw"), "draws are declared without a claim under draws=automatic");
}

TEST(Resigning, loses_at_once) {
  EXPECT_EQ(outcome(after(at(back_and_forth), {"resign"})), light_wins());
  EXPECT_EQ(outcome(after(at(back_and_forth), {"1-5", "resign"})), dark_wins());
  // The one who was offered the draw answers by resigning.
  EXPECT_EQ(outcome(after(at(back_and_forth), {"offer draw", "resign"})), dark_wins());
  EXPECT_EQ(outcome(after(initial(botanica()), {"resign"})), light_wins());
}

}  // namespace
}  // namespace fourfold::checkers
