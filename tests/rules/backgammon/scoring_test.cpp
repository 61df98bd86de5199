// BG-13 to BG-22: gammons, matches, the cube, what tournaments add, resigning.
#include <cstdint>

#include "sentences/catalogue.h"
#include "tests/rules/backgammon/build.h"

namespace fourfold::backgammon {
namespace {

using namespace test;

// What seat one wins by bearing off its last checker, with the opponent left so (in the winner's numbering; bar is 0).
int won_with(const Rules& rules, Men opposing) {
  return outcome(after(with_dice(stand({{1, 1}}, opposing, rules), "65"), "1/off")).of(Seat::one);
}

Position at_score(const Rules& rules, int one, int two) {
  Position position = board(rules, {{6, 5}, {8, 3}, {13, 5}, {24, 2}}, {{19, 5}, {17, 3}, {12, 5}, {1, 2}});
  position.score = {static_cast<std::uint16_t>(one), static_cast<std::uint16_t>(two)};
  return position;
}

Position with_cube(Position position, int exponent, CubeOwner owner) {
  position.cube_exponent = static_cast<std::uint8_t>(exponent);
  position.cube_owner = owner;
  return position;
}

Rules money() {
  Rules rules = match_to(0);
  rules.jacoby = false;
  return rules;
}

TEST(BG_13, boxed_gammon_when_none_is_off_or_one_is_still_outside) {
  for (const char* name : {"liberty", "botanica", "cube"}) {
    EXPECT_EQ(won_with(preset(name), {{20, 15}}), 2) << name;          // all home, none off
    EXPECT_EQ(won_with(preset(name), {{20, 4}, {12, 1}}), 2) << name;  // ten off, one outside
    EXPECT_EQ(won_with(preset(name), {{20, 14}}), 1) << name;          // one off, all home
  }
}

TEST(BG_13, tournament_gammon_only_when_none_is_off) {
  EXPECT_EQ(won_with(preset("tournament"), {{20, 15}}), 2);
  EXPECT_EQ(won_with(preset("tournament"), {{20, 4}, {12, 1}}), 1);
  EXPECT_EQ(won_with(preset("tournament"), {{20, 14}}), 1);
}

TEST(BG_14, boxed_backgammon_whatever_was_borne_off) {
  EXPECT_EQ(won_with(preset("liberty"), {{20, 14}, {6, 1}}), 3);
  EXPECT_EQ(won_with(preset("liberty"), {{20, 3}, {0, 1}}), 3);   // on the bar, eleven off
  EXPECT_EQ(won_with(preset("liberty"), {{20, 14}, {7, 1}}), 2);  // just outside the winner's home
}

TEST(BG_14, tournament_backgammon_asks_that_none_was_borne_off) {
  EXPECT_EQ(won_with(preset("tournament"), {{20, 14}, {6, 1}}), 3);
  EXPECT_EQ(won_with(preset("tournament"), {{20, 14}, {0, 1}}), 3);
  EXPECT_EQ(won_with(preset("tournament"), {{20, 3}, {0, 1}}), 1);
}

TEST(BG_15, the_winner_scores_and_the_match_ends_at_its_length) {
  const Rules rules = match_to(3);
  Position position = board(rules, {{1, 1}}, {{20, 14}});
  const State first = after(with_dice(make(rules, position), "65"), "1/off");
  const auto second = next_game(first);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->position().score, (std::array<std::uint16_t, 2>{1, 0}));
  EXPECT_EQ(second->position().stage, Stage::opening);  // the opening roll decides again who begins

  position.score = {2, 2};  // won exactly
  EXPECT_FALSE(next_game(after(with_dice(make(rules, position), "65"), "1/off")));
  position = board(rules, {{1, 1}}, {{20, 15}});
  position.score = {2, 0};  // and by more than needed
  const State gammon = after(with_dice(make(rules, position), "65"), "1/off");
  EXPECT_EQ(outcome(gammon).of(Seat::one), 2);
  EXPECT_FALSE(next_game(gammon));
}

TEST(BG_15, a_session_for_money_has_no_end) {
  Position position = board(money(), {{1, 1}}, {{20, 15}});
  position.score = {500, 3};
  const auto next = next_game(after(with_dice(make(money(), position), "65"), "1/off"));
  ASSERT_TRUE(next);
  EXPECT_EQ(next->position().score, (std::array<std::uint16_t, 2>{502, 3}));
}

TEST(BG_16, the_cube_starts_centred_at_one_and_goes_to_64) {
  const Position start = initial(preset("cube")).position();
  EXPECT_EQ(start.cube(), 1);
  EXPECT_EQ(start.cube_owner, CubeOwner::centre);
  State state = make(money(), at_score(money(), 0, 0));
  for (const int shown : {2, 4, 8, 16, 32, 64}) {
    state = after(after(state, "double"), "take");
    EXPECT_EQ(state.position().cube(), shown);
    Position turned = state.position();
    turned.turn = other(turned.turn);
    turned.stage = Stage::turn_start;
    state = make(money(), turned);
  }
  EXPECT_EQ(refusal(state, "double"), "the cube shows 64 already (BG-18)");
}

TEST(BG_16, without_a_cube_nobody_doubles) {
  Rules rules = match_to(7);
  rules.cube = false;
  const State state = make(rules, at_score(rules, 0, 0));
  EXPECT_EQ(phase(state), Phase::roll);
  EXPECT_NE(refusal(state, "double").find("no doubling cube"), std::string::npos);
}

TEST(BG_17, no_cube_in_a_one_point_match) {
  const State state = make(match_to(1), at_score(match_to(1), 0, 0));
  EXPECT_EQ(phase(state), Phase::roll);
  EXPECT_EQ(refusal(state, "double"),
            "the cube is not used in a 1-point match or a single game unless it is for money: play an open session "
            "(match_length=0) to double (BG-17)");
  EXPECT_EQ(plays(make(money(), at_score(money(), 0, 0))), (Texts{"roll", "double"}));  // for money it is
}

TEST(BG_18, a_double_is_taken_and_the_taker_owns_the_cube) {
  const State state = make(match_to(7), at_score(match_to(7), 0, 0));
  EXPECT_EQ(plays(state), (Texts{"roll", "double"}));
  const State offered = after(state, "double");
  EXPECT_EQ(to_act(offered), Seat::two);
  EXPECT_EQ(plays(offered), (Texts{"take", "drop"}));
  const State taken = after(offered, "take");
  EXPECT_EQ(taken.position().cube(), 2);
  EXPECT_TRUE(taken.position().owns_cube(Seat::two));
  EXPECT_EQ(phase(taken), Phase::roll);
  EXPECT_EQ(to_act(taken), Seat::one);
}

TEST(BG_18, a_drop_gives_the_value_before_the_offer) {
  const State state = make(match_to(7), with_cube(at_score(match_to(7), 0, 0), 1, CubeOwner::seat_one));
  const State dropped = after(after(state, "double"), "drop");
  EXPECT_EQ(phase(dropped), Phase::over);
  EXPECT_EQ(outcome(dropped).of(Seat::one), 2);
}

TEST(BG_18, only_the_owner_redoubles_and_only_before_the_roll) {
  const State theirs = make(match_to(7), with_cube(at_score(match_to(7), 0, 0), 1, CubeOwner::seat_two));
  EXPECT_EQ(phase(theirs), Phase::roll);
  EXPECT_EQ(refusal(theirs, "double"), "the opponent owns the cube; only its owner may redouble (BG-18)");
  const State rolled = with_dice(make(match_to(7), at_score(match_to(7), 0, 0)), "31");
  EXPECT_EQ(refusal(rolled, "double"), "a double is offered on turn, before the dice are rolled (BG-18)");
  EXPECT_EQ(refusal(initial(match_to(7)), "double"), "nobody doubles before the opening roll (BG-18)");
  EXPECT_EQ(phase(begin_with(match_to(7), Seat::one)), Phase::roll);
}

TEST(BG_18, offered_saved_loaded_answered) {
  const State offered = after(make(match_to(7), at_score(match_to(7), 3, 2)), "double");
  const auto loaded = parse_position(match_to(7), format_position(offered));
  ASSERT_TRUE(loaded);
  EXPECT_EQ(*loaded, offered);
  EXPECT_EQ(after(*loaded, "take").position().cube(), 2);
}

TEST(BG_19, a_dead_cube_is_hidden_unless_allowed) {
  // Seven points, cube at 8: it ends the match already. Tied 3-3: a cube at 4 does.
  for (const auto& [score, exponent] : {std::pair{0, 3}, std::pair{3, 2}}) {
    const Position position = with_cube(at_score(match_to(7), score, score), exponent, CubeOwner::seat_one);
    EXPECT_EQ(phase(make(match_to(7), position)), Phase::roll);
    EXPECT_NE(refusal(make(match_to(7), position), "double").find("BG-19"), std::string::npos);
    Rules allow = match_to(7);
    allow.dead_cube = DeadCube::allow;
    EXPECT_EQ(plays(make(allow, position)), (Texts{"roll", "double"}));
  }
  // One step below, the cube is alive.
  EXPECT_EQ(plays(make(match_to(7), with_cube(at_score(match_to(7), 0, 0), 2, CubeOwner::seat_one))),
            (Texts{"roll", "double"}));
  EXPECT_EQ(plays(make(match_to(7), with_cube(at_score(match_to(7), 3, 3), 1, CubeOwner::seat_one))),
            (Texts{"roll", "double"}));
}

TEST(BG_20, gammons_and_backgammons_multiply_the_cube) {
  const Rules& rules = preset("cube");
  const auto value = [&](Men opposing) {
    const Position position = with_cube(board(rules, {{1, 1}}, opposing), 2, CubeOwner::seat_two);
    return outcome(after(with_dice(make(rules, position), "65"), "1/off")).of(Seat::one);
  };
  EXPECT_EQ(value({{20, 14}}), 4);
  EXPECT_EQ(value({{20, 15}}), 8);
  EXPECT_EQ(value({{20, 14}, {3, 1}}), 12);  // the leaflet's "2" is a misprint
}

TEST(BG_21, the_crawford_game_has_no_doubling_and_comes_once) {
  const Rules rules = match_to(3);
  const State won = after(after(make(rules, at_score(rules, 1, 0)), "double"), "drop");
  const auto crawford = next_game(won);
  ASSERT_TRUE(crawford);
  EXPECT_TRUE(crawford->position().crawford_game);
  Position at_turn = crawford->position();
  at_turn.stage = Stage::turn_start;
  at_turn.turn = Seat::two;
  EXPECT_EQ(refusal(make(rules, at_turn), "double"), "this is the Crawford game: nobody doubles in it (BG-21)");

  Position ending = board(rules, {{20, 14}}, {{24, 1}});  // seat two wins the Crawford game by one
  ending.turn = Seat::two;
  ending.score = {2, 0};
  ending.crawford_game = true;
  const auto after_crawford = next_game(after(with_dice(make(rules, ending), "65"), "1/off"));
  ASSERT_TRUE(after_crawford);
  EXPECT_FALSE(after_crawford->position().crawford_game);
  Position post = after_crawford->position();
  post.stage = Stage::turn_start;
  post.turn = Seat::two;
  EXPECT_EQ(plays(make(rules, post)), (Texts{"roll", "double"}));

  Rules without = rules;
  without.crawford = false;
  EXPECT_FALSE(
      next_game(after(after(make(without, at_score(without, 1, 0)), "double"), "drop"))->position().crawford_game);
}

TEST(BG_21, jacoby_counts_gammons_only_after_a_double) {
  Rules rules = match_to(0);
  ASSERT_TRUE(rules.jacoby);
  EXPECT_EQ(won_with(rules, {{20, 15}}), 1);
  const Position turned = with_cube(board(rules, {{1, 1}}, {{20, 15}}), 1, CubeOwner::seat_one);
  EXPECT_EQ(outcome(after(with_dice(make(rules, turned), "65"), "1/off")).of(Seat::one), 4);
  EXPECT_EQ(won_with(money(), {{20, 15}}), 2);      // agreed off
  EXPECT_EQ(won_with(match_to(7), {{20, 15}}), 2);  // never in a match
}

TEST(BG_21, a_beaver_redoubles_and_keeps_the_cube) {
  Rules rules = money();
  rules.beavers = true;
  const State offered = after(make(rules, at_score(rules, 0, 0)), "double");
  EXPECT_EQ(plays(offered), (Texts{"take", "drop", "beaver"}));
  const State beavered = after(offered, "beaver");
  EXPECT_EQ(to_act(beavered), Seat::one);
  EXPECT_EQ(plays(beavered), (Texts{"take", "drop"}));
  const State taken = after(beavered, "take");
  EXPECT_EQ(taken.position().cube(), 4);
  EXPECT_TRUE(taken.position().owns_cube(Seat::two));
  EXPECT_EQ(to_act(taken), Seat::one);
  EXPECT_EQ(outcome(after(beavered, "drop")).of(Seat::two), 2);
  EXPECT_EQ(plays(after(make(money(), at_score(money(), 0, 0)), "double")), (Texts{"take", "drop"}));
}

TEST(BG_21, automatic_doubles_on_an_opening_tie) {
  Rules rules = match_to(0);
  rules.auto_doubles = 1;
  State state = initial(rules);
  state = roll(state, *parse_roll(state, "44"));
  EXPECT_EQ(state.position().cube(), 2);
  EXPECT_EQ(state.position().cube_owner, CubeOwner::centre);
  state = roll(state, *parse_roll(state, "22"));
  EXPECT_EQ(state.position().cube(), 2);  // one was agreed
  EXPECT_EQ(state.position().stage, Stage::opening);
  EXPECT_EQ(roll(initial(match_to(0)), *parse_roll(state, "44")).position().cube(), 1);
}

TEST(BG_22, a_resignation_is_accepted_or_refused) {
  const State state =
      with_dice(make(match_to(7), with_cube(at_score(match_to(7), 0, 0), 1, CubeOwner::seat_two)), "31");
  const State offered = after(state, "resign 2");
  EXPECT_EQ(to_act(offered), Seat::two);
  EXPECT_EQ(plays(offered), (Texts{"accept", "refuse"}));
  EXPECT_EQ(after(offered, "refuse"), state);
  const State accepted = after(offered, "accept");
  EXPECT_EQ(phase(accepted), Phase::over);
  EXPECT_EQ(outcome(accepted).of(Seat::two), 4);
  EXPECT_EQ(outcome(accepted).of(Seat::one), -4);
}

TEST(BG_22, once_three_times_the_cube_and_by_the_player_on_turn) {
  const State state = make(match_to(7), at_score(match_to(7), 0, 0));
  EXPECT_EQ(offers(state).size(), 3U);
  EXPECT_EQ(outcome(after(after(state, "resign 3"), "accept")).of(Seat::two), 3);
  EXPECT_TRUE(offers(after(state, "double")).empty());
  EXPECT_EQ(refusal(make(match_to(0), at_score(match_to(0), 0, 0)), "resign 2"),
            "until the cube is turned a gammon counts as a single game: resign 1 (Jacoby, BG-21)");
}

TEST(BG_15, options_that_do_not_fit_together_are_refused) {
  Rules rules;
  rules.cube = false;
  rules.beavers = true;
  EXPECT_FALSE(check(rules));
  rules.beavers = false;
  rules.auto_doubles = 1;
  EXPECT_FALSE(check(rules));
}

TEST(BG_1, positions_that_cannot_be_are_refused_with_the_reason) {
  const auto why = [](const Rules& rules, const Position& position) {
    const auto state = State::from(rules, position);
    return state ? "" : english(state.error());
  };
  EXPECT_EQ(why(preset("hyper"), board(Rules{}, {{6, 15}}, {{24, 15}})),
            "player 1 has 15 checkers where these rules give 3");
  EXPECT_NE(why(Rules{}, board(Rules{}, {{6, 15}}, {{6, 15}})).find("point 6"), std::string::npos);
  EXPECT_NE(why(Rules{}, board(Rules{}, {}, {{6, 15}})).find("the game is over"), std::string::npos);
  EXPECT_NE(
      why(preset("liberty"), with_cube(board(Rules{}, {{6, 15}}, {{24, 15}}), 1, CubeOwner::seat_one)).find("no cube"),
      std::string::npos);
  Position position = board(Rules{}, {{6, 15}}, {{24, 15}});
  position.score = {7, 0};
  EXPECT_NE(why(Rules{}, position).find("the match is over"), std::string::npos);
}

}  // namespace
}  // namespace fourfold::backgammon
