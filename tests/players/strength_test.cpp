// How much better greedy is than random. The duels are the same on every build, so the bounds only have to leave room
// for another seed: they lie several standard errors below what longer duels measure (docs/players.md).
#include "tests/players/support.h"

namespace fourfold::test {
namespace {

template <class G>
players::Tally greedy_against_random(std::string_view preset, int rounds, std::string_view option = "",
                                     std::string_view value = "") {
  auto rules = find_preset<G>(preset)->rules;
  EXPECT_TRUE(option.empty() || set_option<G>(rules, option, value));
  return duel<G>(rules, *player<G>("greedy"), *player<G>("random"), rounds, {.seed = 2024});
}

double won(const players::Tally& tally) { return static_cast<double>(tally.wins) / static_cast<double>(tally.games); }

// Published for this list: 97.7 % against one random player and 85.8 % against three. In so many games the standard
// errors are 0.4 and 1.0 %.
TEST(Strength, ludo_greedy_reaches_the_published_rates) {
  EXPECT_GT(won(greedy_against_random<ludo::Game>("standard", 800)), 0.977 - 0.012);
  EXPECT_GT(won(greedy_against_random<ludo::Game>("standard", 300, "seats", "1,2,3,4")), 0.858 - 0.03);
}

TEST(Strength, ludo_greedy_wins_with_one_die_too) {
  EXPECT_GT(won(greedy_against_random<ludo::Game>("beginner", 200)), 0.85);
  EXPECT_GT(won(greedy_against_random<ludo::Game>("classic", 200)), 0.75);
}

TEST(Strength, backgammon_greedy_wins_nearly_always_and_mostly_more_than_one_point) {
  for (const std::string_view preset : {"liberty", "botanica", "nackgammon"}) {
    const auto tally = greedy_against_random<backgammon::Game>(preset, 100, "cube", "off");
    EXPECT_GT(won(tally), 0.97) << preset;
    EXPECT_GT(tally.points_a_game(), 2.2) << preset;
  }
  EXPECT_GT(won(greedy_against_random<backgammon::Game>("hyper", 200, "cube", "off")), 0.75);
  EXPECT_GT(won(greedy_against_random<backgammon::Game>("tournament", 100, "match_length", "0")), 0.97);
}

TEST(Strength, checkers_greedy_wins_nearly_always) {
  EXPECT_GT(won(greedy_against_random<checkers::Game>("tournament", 100)), 0.98);
  EXPECT_GT(won(greedy_against_random<checkers::Game>("botanica", 100)), 0.97);
}

// Perfect play wins about 77 of 100 games of the simple game against random play.
TEST(Strength, backgammon_dice_greedy_wins_two_of_three) {
  EXPECT_GT(won(greedy_against_random<backgammon_dice::Game>("simple", 400)), 0.69 - 0.06);
  EXPECT_GT(won(greedy_against_random<backgammon_dice::Game>("basic", 200)), 0.80 - 0.07);
  EXPECT_GT(greedy_against_random<backgammon_dice::Game>("scored", 150).points_a_game(), 0.18 - 0.12);
}

}  // namespace
}  // namespace fourfold::test
