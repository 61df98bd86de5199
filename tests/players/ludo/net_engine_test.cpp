// The engine of ludo: chances that add up, plays judged as deeply as asked for, levels that err less and less, reasons
// that are true, and how often it wins.
#include "players/ludo/net_engine.h"

#include <gtest/gtest.h>

#include <numeric>

#include "players/ludo/reasons.h"
#include "tests/players/support.h"
#include "tests/rules/ludo/support.h"

namespace fourfold::ludo::test {
namespace {

using fourfold::test::duel;
using fourfold::test::losses;
using fourfold::test::player;
using fourfold::test::sum_of;

State rolled(std::string_view position, std::string_view dice, const Rules& rules = {}) {
  const State state = state_of(position, rules);
  return roll(state, roll_of(state, dice));
}

players::Decision<Game> decided(std::string_view level, const State& state, const players::Limits& limits = {}) {
  return *player<Game>(level)->think(state, limits);
}

double won(const players::Tally& tally) { return static_cast<double>(tally.wins) / static_cast<double>(tally.games); }

TEST(LudoEngine, chances_add_up_to_one_for_those_who_play) {
  for (const char* const preset : {"standard", "beginner", "classic"}) {
    for (const char* const seats : {"1,3", "2,3", "1,2,4", "1,2,3,4"}) {
      const Rules rules = rules_of(preset, {{"seats", seats}});
      const auto outlook = *player<Game>("expert")->expect(begin_with(rules, Seat::one), {});
      ASSERT_TRUE(outlook);
      double sum = 0;
      for (const players::SeatChance& each : outlook->win) {
        EXPECT_TRUE(plays(rules, each.seat));
        EXPECT_GT(each.win, 0.1) << "nobody is much better off at the start";
        sum += each.win;
      }
      EXPECT_EQ(outlook->win.size(), ludo::seats(rules).size());
      EXPECT_NEAR(sum, 1, 1e-6);
    }
  }
}

TEST(LudoEngine, points_add_up_to_nothing) {
  const Rules rules = rules_of("standard", {{"play_on", "on"}, {"seats", "1,2,3,4"}});
  const State state = state_of("1:h,h,h,h 2:b,5,9,20 3:0,1,2,30 4:b,b,b,7 turn:2", rules);
  const Chances chances{{0, 0.5F, 0.3F, 0.2F}};
  float sum = 0;
  for (const Seat seat : ludo::seats(rules)) sum += equity(state, chances, seat);
  EXPECT_NEAR(sum, 0, 1e-6);
  EXPECT_EQ(equity(state, chances, Seat::one), 3) << "who is home is ahead of all";
  // Without playing on, the winner alone gets points: three of them.
  const State plain = state_of("1:b,b,b,b 2:b,5,9,20 3:0,1,2,30 4:b,b,b,7 turn:2");
  EXPECT_NEAR(equity(plain, chances, Seat::two), 4 * 0.5 - 1, 1e-6);
}

TEST(LudoEngine, who_is_about_to_win_knows_it) {
  const auto outlook = *player<Game>("master")->expect(state_of("1:h,h,h,49 3:b,b,b,b turn:1"), {});
  EXPECT_GT(outlook->win[0].win, 0.99);
  const auto over = decided("master", rolled("1:h,h,h,49 3:b,b,b,b turn:1", "43"));
  EXPECT_DOUBLE_EQ(over.candidates[0].value, 1);
}

TEST(LudoEngine, candidates_carry_the_depth_they_were_judged_at) {
  const State state = rolled("1:b,5,20,33 3:b,2,12,40 turn:1", "43");
  const auto decision = decided("master", state);
  EXPECT_EQ(decision.meaning, players::Meaning::equity);
  EXPECT_EQ(decision.candidates[0].plies, 2);
  for (const auto& candidate : decision.candidates) EXPECT_EQ(candidate.figures[0].name, "win");
  for (const auto& candidate : decided("expert", state).candidates) EXPECT_EQ(candidate.plies, 0);
  EXPECT_EQ(decided("expert", state, {.plies = 1}).candidates[0].plies, 1);
  EXPECT_EQ(decided("master", state, {.nodes = 1}).candidates[0].plies, 0) << "no room to look ahead";
  EXPECT_EQ(decided("master", state, {.stop = [] { return true; }}).candidates[0].plies, 0);
  const Rules classic = rules_of("classic", {{"seats", "1,2,3,4"}});
  const State four = rolled("1:b,5,20,33 2:b,b,4,9 3:b,2,12,40 4:b,b,b,7 turn:1", "4", classic);
  EXPECT_EQ(decided("master", four, {.lines = 2}).candidates[0].plies, 4) << "a whole round";
}

TEST(LudoEngine, judges_any_play_as_deeply_as_the_best) {
  const State state = rolled("1:b,5,20,33 3:b,2,12,40 turn:1", "43");
  const PlayList plays = legal(state);
  const auto judged = *player<Game>("master")->judge(state, {plays.begin(), plays.size()});
  ASSERT_EQ(judged.size(), plays.size());
  for (std::size_t i = 0; i < plays.size(); ++i) {
    EXPECT_EQ(judged[i].play, plays[i]);
    EXPECT_EQ(judged[i].plies, 2);
  }
  EXPECT_FALSE(player<Game>("master")->judge(state, std::vector{Play::resign()}));
}

TEST(LudoEngine, plays_as_greedy_does_without_a_net) {
  const players::Resources none{.file = [](std::string_view) -> Result<std::optional<std::string>> {
    return std::optional<std::string>("no net");
  }};
  NetEngine engine(none, {});
  const State state = rolled("1:b,b,10,50 3:b,b,b,b turn:1", "65");
  EXPECT_EQ(engine.think(state)->play, player<Game>("greedy")->think(state)->play);
  EXPECT_FALSE(*engine.expect(state_of("1:b,b,10,50 3:b,b,b,b turn:1"), {}));
}

TEST(LudoEngine, gives_reasons_that_can_be_counted) {
  EXPECT_EQ(decided("expert", rolled("1:b,b,b,b 3:b,b,b,b turn:1", "43")).reason.code, "reason.ludo.the-only-play");
  const auto reason = [](std::string_view position, std::string_view dice, std::string_view play) {
    const State state = rolled(position, dice);
    return english(reason_for(state, *parse_play(state, play), legal(state).size()));
  };
  // Seat 3 with 30 stands on seat 1's 4.
  EXPECT_EQ(reason("1:b,b,1,20 3:b,b,b,30 turn:1", "43", "1/4 20/24"), "It sends a piece back.");
  EXPECT_EQ(reason("1:10,50,h,h 3:b,b,b,b turn:1", "61", "50/h 10/11"), "It brings a piece home.");
  EXPECT_EQ(reason("1:10,20,h,h 3:50,h,h,h turn:1", "61", "10/17"), "It is worth most, and no roll reaches a piece.");
  // Seat 3 counts seat 1's 30 as 4: a 1 from its 3, with the other die played elsewhere, is 11 of 36.
  EXPECT_EQ(reason("1:23,52,h,h 3:3,51,52,h turn:1", "52", "23/30"),
            "It is worth most, although it leaves one piece where 11 of 36 rolls reach it.");
  // From there it is 8 to go, by the sum alone: five ways.
  EXPECT_EQ(reason("1:30,52,h,h 3:3,51,52,h turn:1", "52", "30/37"),
            "It leaves danger: 11 of 36 rolls reached a piece, now 5 do.");
}

// Seat 2 counts seat 1's 30 as 17: its piece on 12 needs a 5. Seat 3 is past it.
TEST(LudoEngine, of_several_opponents_the_rolls_of_one_are_counted) {
  const State state =
      rolled("1:10,27,h,h 2:12,h,h,h 3:40,45,h,h turn:1", "3", rules_of("beginner", {{"seats", "1,2,3"}}));
  EXPECT_EQ(english(reason_for(state, *parse_play(state, "27/30"), legal(state).size())),
            "It is worth most, although it leaves one piece where 1 of one opponent’s 6 rolls reaches it.");
}

// Each errs less than the one below, by the judgement of the strongest at first sight.
TEST(LudoEngine, levels_err_less_and_less) {
  const std::vector<std::string> levels{"beginner", "easy", "medium", "hard", "expert"};
  const auto judge = player<Game>("expert");
  const auto lost = losses<Game>(*judge, levels, begin_with(Rules{}, Seat::one), 12);
  for (std::size_t i = 1; i < levels.size(); ++i)
    EXPECT_LT(sum_of(lost.at(levels[i])), 0.8 * sum_of(lost.at(levels[i - 1]))) << levels[i];
  EXPECT_EQ(sum_of(lost.at("expert")), 0);
}

// Longer duels are in docs/ludo.md; the bounds lie several standard errors below.
TEST(LudoEngine, wins_against_greedy_players) {
  const auto share = [](const char* preset, const char* seats, int rounds) {
    return won(duel<Game>(rules_of(preset, {{"seats", seats}}), *player<Game>("expert"), *player<Game>("greedy"),
                          rounds, {.seed = 11}));
  };
  EXPECT_GT(share("standard", "1,3", 150), 0.68);
  EXPECT_GT(share("standard", "1,2,3,4", 60), 0.27);
}

}  // namespace
}  // namespace fourfold::ludo::test
