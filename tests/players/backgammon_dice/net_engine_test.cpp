// The engine of Backgammon Dice: chances that add up, plays judged as deeply as asked for, levels that err less and
// less, reasons that are true, and how often it wins.
#include "players/backgammon_dice/net_engine.h"

#include <gtest/gtest.h>

#include "players/backgammon_dice/nets.h"
#include "players/backgammon_dice/reasons.h"
#include "tests/players/support.h"
#include "tests/rules/backgammon_dice/support.h"

namespace fourfold::backgammon_dice::test {
namespace {

using fourfold::test::duel;
using fourfold::test::losses;
using fourfold::test::player;
using fourfold::test::sum_of;

players::Decision<Game> decided(std::string_view level, const State& state, const players::Limits& limits = {}) {
  return *player<Game>(level)->think(state, limits);
}

double won(const players::Tally& tally) { return static_cast<double>(tally.wins) / static_cast<double>(tally.games); }

TEST(BackgammonDiceEngine, nobody_is_much_better_off_at_the_start) {
  for (const Rules& rules : {simple, basic, scored}) {
    const auto outlook = *player<Game>("expert")->expect(begin_with(rules, Seat::two), {});
    ASSERT_TRUE(outlook);
    ASSERT_EQ(outlook->win.size(), 2U);
    EXPECT_EQ(outlook->win[0].seat, Seat::one);
    EXPECT_NEAR(outlook->win[1].win, 0.5, 0.08);
    EXPECT_NEAR(outlook->win[0].win + outlook->win[1].win, 1, 1e-9);
    EXPECT_NEAR(outlook->equity, 2 * outlook->win[1].win - 1, 1e-9);
  }
  EXPECT_FALSE(*player<Game>("expert")->expect(initial(simple), {})) << "who begins is not settled";
}

// Both need a 1: p = 11/36 + 25/36 (1 − p).
TEST(BackgammonDiceEngine, endings_are_exact) {
  const State state = position(simple, "1:16,o,o,o,o 2:16,o,o,o,o turn:2");
  for (const char* const level : {"expert", "master"}) {
    EXPECT_NEAR((*player<Game>(level)->expect(state, {}))->win[1].win, 36.0 / 61, 1e-6) << level;
  }
  const auto decision = decided("master", rolled(simple, "1:16,o,o,o,o 2:16,o,o,o,o turn:2", "61"));
  EXPECT_DOUBLE_EQ(decision.candidates[0].value, 1);
}

TEST(BackgammonDiceEngine, candidates_carry_the_depth_they_were_judged_at) {
  const State state = rolled(simple, "1:1,1,3,6,6 2:1,1,3,6,6 turn:1", "21");
  const auto decision = decided("expert", state);
  EXPECT_EQ(decision.meaning, players::Meaning::equity);
  for (const auto& candidate : decision.candidates) {
    EXPECT_EQ(candidate.plies, 0);
    ASSERT_EQ(candidate.figures.size(), 1U);
    EXPECT_EQ(candidate.figures[0].name, "win");
    EXPECT_NEAR(candidate.value, 2 * candidate.figures[0].value - 1, 1e-6);
  }
  EXPECT_EQ(decided("expert", state, {.plies = 1}).candidates[0].plies, 1);
  EXPECT_EQ(decided("expert", state, {.nodes = 1, .plies = 1}).candidates[0].plies, 0) << "no room to look ahead";
  EXPECT_EQ(decided("expert", state, {.plies = 1, .stop = [] { return true; }}).candidates[0].plies, 0);
}

TEST(BackgammonDiceEngine, judges_any_play_as_deeply_as_the_best) {
  const State state = rolled(basic, "1:1,1,3,6,6D 2:1,1,3,6,6 turn:1", "21");
  const PlayList plays = legal(state);
  const auto judged = *player<Game>("expert")->judge(state, {plays.begin(), plays.size()}, {.plies = 1});
  ASSERT_EQ(judged.size(), plays.size());
  for (std::size_t i = 0; i < plays.size(); ++i) {
    EXPECT_EQ(judged[i].play, plays[i]);
    EXPECT_EQ(judged[i].plies, 1);
  }
  EXPECT_FALSE(player<Game>("expert")->judge(state, std::vector{Play::resignation()}));
}

TEST(BackgammonDiceEngine, plays_as_greedy_does_without_a_net) {
  const players::Resources none{.file = [](std::string_view) -> Result<std::optional<std::string>> {
    return std::optional<std::string>("no net");
  }};
  NetEngine engine(none, {});
  const State state = rolled(simple, "1:1,1,3,6,6 2:1,1,3,6,6 turn:1", "31");
  EXPECT_EQ(engine.think(state)->play, player<Game>("greedy")->think(state)->play);
  EXPECT_FALSE(*engine.expect(begin_with(simple, Seat::one), {}));
}

TEST(BackgammonDiceEngine, each_preset_has_its_net) {
  EXPECT_EQ(net_rules(simple), "simple");
  EXPECT_EQ(net_rules(basic), "basic");
  EXPECT_EQ(net_rules(scored), "scored");
  EXPECT_EQ(net_rules(with(simple, "duty", "none")), "simple");
  EXPECT_EQ(net_rules(with(simple, "scored", "on")), "scored");
  for (const Rules& rules : {simple, basic, scored}) {
    EXPECT_TRUE(net_of(net_rules(rules), {}));
    EXPECT_TRUE(missing_files(rules).empty()) << "all are part of the tests";
  }
}

TEST(BackgammonDiceEngine, gives_reasons_that_can_be_counted) {
  const auto reason = [](std::string_view text, std::string_view dice, std::string_view play) {
    const State state = rolled(simple, text, dice);
    return english(reason_for(state, *parse_play(state, play), legal(state).size()));
  };
  // Seat one's 8 and 5 are 3 and 6 away from seat two's 6: twenty rolls show a 3 or a 6, and 2-1, 5-1, 4-2, 1-1 and 2-2
  // add up to one.
  EXPECT_EQ(reason("1:5,8,o,o,o 2:6,6,o,o,o turn:1", "52", "5/10 8/10"),
            "It leaves danger: 28 of 36 rolls reached a pawn, now 0 do.");
  // What was captured comes in first, and then only 4-4 brings a pawn from seat two's 6 to seat one's 3.
  EXPECT_EQ(reason("1:1,1,3,6,6 2:1,1,3,6,6 turn:1", "44", "6/10/14* 6/10/14"),
            "It captures, and leaves one pawn where 1 of 36 rolls reaches it.");
  EXPECT_EQ(reason("1:4,o,o,o,o 2:6,6,o,o,o turn:1", "51", "4/10"), "There is no other play.");
  EXPECT_EQ(reason("1:12,13,16,o,o 2:7,8,o,o,o turn:1", "21", "16/o 12/14"), "It bears off.");
}

// Each errs less than the one below, by the judgement of the strongest at first sight.
TEST(BackgammonDiceEngine, levels_err_less_and_less) {
  const std::vector<std::string> levels{"beginner", "easy", "medium", "hard", "expert"};
  const auto judge = player<Game>("expert");
  for (const Rules& rules : {simple, basic, scored}) {
    const auto lost = losses<Game>(*judge, levels, begin_with(rules, Seat::one), 8);
    for (std::size_t i = 1; i < levels.size(); ++i)
      EXPECT_LT(sum_of(lost.at(levels[i])), 0.85 * sum_of(lost.at(levels[i - 1]))) << levels[i];
    EXPECT_EQ(sum_of(lost.at("expert")), 0);
  }
}

// Longer duels are in docs/players.md; the bounds lie several standard errors below.
TEST(BackgammonDiceEngine, wins_against_greedy) {
  const auto meet = [](const Rules& rules, int rounds) {
    return duel<Game>(rules, *player<Game>("expert"), *player<Game>("greedy"), rounds, {.seed = 11});
  };
  EXPECT_GT(won(meet(simple, 300)), 0.54);
  EXPECT_GT(won(meet(basic, 200)), 0.68);
  EXPECT_GT(meet(scored, 200).points_a_game(), 0.2);
}

}  // namespace
}  // namespace fourfold::backgammon_dice::test
