// Duels on several threads: the same result to the last bit, and a stop that leaves the first rounds.
#include "players/duel_threads.h"

#include <gtest/gtest.h>

#include "tests/players/support.h"

namespace fourfold::test {
namespace {

template <class G>
class DuelThreads : public testing::Test {
 public:
  static players::Tally on_threads(unsigned threads, std::uint64_t rounds,
                                   const std::function<bool(const players::Tally&)>& go_on) {
    std::vector<std::unique_ptr<players::Engine<G>>> greedy;
    std::vector<std::unique_ptr<players::Engine<G>>> random;
    for (unsigned thread = 0; thread < threads; ++thread) {
      greedy.push_back(player<G>("greedy"));
      random.push_back(player<G>("random"));
    }
    const auto& rules = G::presets().front().rules;
    const players::DuelSettings settings{.seed = 42};
    return *players::play_rounds(
        rounds, threads,
        [&](std::uint64_t round, unsigned thread) {
          return players::play_round<G>(rules, *greedy[thread], *random[thread], settings, round);
        },
        go_on);
  }
  static bool always(const players::Tally&) { return true; }
};
TYPED_TEST_SUITE(DuelThreads, AsTypes<AllGames>::type, GameNames);

TYPED_TEST(DuelThreads, one_two_and_three_give_the_same) {
  const players::Tally one = this->on_threads(1, 25, this->always);
  EXPECT_EQ(one.rounds, 25);
  for (const unsigned threads : {2U, 3U, 64U}) {
    const players::Tally several = this->on_threads(threads, 25, this->always);
    EXPECT_EQ(several, one);
    EXPECT_EQ(several.points_a_game(), one.points_a_game());
    EXPECT_EQ(several.standard_error(), one.standard_error());
  }
}

TYPED_TEST(DuelThreads, a_stopped_duel_is_a_shorter_duel) {
  for (const unsigned threads : {1U, 3U}) {
    const players::Tally stopped =
        this->on_threads(threads, 1000, [](const players::Tally& so_far) { return so_far.rounds < 8; });
    EXPECT_GE(stopped.rounds, 8);
    EXPECT_LE(stopped.rounds, 8 + static_cast<int>(threads));
    EXPECT_EQ(stopped, this->on_threads(1, static_cast<std::uint64_t>(stopped.rounds), this->always));
  }
}

TEST(DuelThreadsOfNothing, no_round_is_no_result) {
  const auto never = [](std::uint64_t, unsigned) {
    ADD_FAILURE();
    return players::Tally{};
  };
  EXPECT_EQ(*players::play_rounds(0, 4, never, [](const players::Tally&) { return true; }), players::Tally{});
}

TEST(DuelThreadsOfNothing, a_round_that_fails_ends_the_duel_with_its_error) {
  const auto play = [](std::uint64_t round, unsigned) -> Result<players::Tally> {
    if (round == 5) return refuse<"engine.stopped">();
    return players::Tally{.rounds = 1};
  };
  for (const unsigned threads : {1U, 3U}) {
    const auto played = players::play_rounds(1000, threads, play, [](const players::Tally&) { return true; });
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().message.code, "engine.stopped");
  }
}

}  // namespace
}  // namespace fourfold::test
